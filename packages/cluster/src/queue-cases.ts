import { z } from 'zod';
import type { StartPosition } from '../../../src/fuzz/case-2.ts';
import { positionSchema } from '../../../src/fuzz/counterexample.ts';
import { type ShardsPlan, settingsIn } from '../../../src/fuzz/shards/shard-plan.ts';
import { playShard } from '../../../src/fuzz/shards/play-shard.ts';
import { GatechartError } from '../../../src/core/errors.ts';
import type { SetSource } from '../../../src/core/cards/card-sets-2.ts';
import { firstIssue } from '../../../src/replay/read.ts';
import { checkRules } from '../../../src/registry.ts';
import { NEVER_ABORTED, type ShardPlayer } from './shard-player.ts';

const positionsSchema = z.array(
  z.strictObject({ position: positionSchema, answers: z.array(z.string()).readonly() }),
);

/** The positions that came with a run. Throws `BAD_JOB`. */
export const parsePositions = (value: unknown): readonly StartPosition[] => {
  const parsed = positionsSchema.safeParse(value);
  if (!parsed.success) throw new GatechartError('BAD_JOB', 'positions', firstIssue(parsed.error));
  return parsed.data as unknown as readonly StartPosition[];
};

/** Plays the cases of a fuzz run, each shard on a thread of its own. Throws `RULES_DIFFER` and `SETS_DIFFER`. */
export const casePlayer = (
  plan: ShardsPlan,
  given: readonly StartPosition[],
  sets: readonly SetSource[] | undefined,
): ShardPlayer => {
  checkRules(plan);
  const settings = settingsIn(plan, sets);
  return {
    isRepeatable: true,
    play: async (shard) => [JSON.stringify(await playShard(settings, given, shard, { stop: NEVER_ABORTED }))],
  };
};
