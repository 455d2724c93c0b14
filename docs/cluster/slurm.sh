#!/bin/bash
# A run without a queue: eight shares of it, each a task of a Slurm array. In a folder that all nodes see:
#   sbatch slurm.sh                                     all shares
#   sbatch --array=3,5 slurm.sh                         those again that are missing; they go on
#   sbatch --dependency=afterany:JOB --wrap 'gatechart selfplay merge --out cup cup-shares/*'
#SBATCH --job-name=gatechart
#SBATCH --array=1-8
#SBATCH --cpus-per-task=2
#SBATCH --mem=2G
#SBATCH --time=04:00:00
#SBATCH --signal=B:TERM@60
#SBATCH --output=cup-%a.log
#SBATCH --open-mode=append
set -euo pipefail

# Of all the run, and not of this array: SLURM_ARRAY_TASK_COUNT is another number where only some are played.
shares=8

# In place of the shell, so that the signal before the time is up stops it, and what was played is kept.
exec gatechart selfplay --games 2000 --agents ismcts:100,greedy --workers "$SLURM_CPUS_PER_TASK" \
  --shard "$SLURM_ARRAY_TASK_ID/$shares" --out "cup-shares/$SLURM_ARRAY_TASK_ID"
