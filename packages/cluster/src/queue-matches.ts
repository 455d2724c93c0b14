import { z } from 'zod';
import type { SetSource } from '../../../src/core/cards/card-sets-2.ts';
import { jobOf, type SerializedPlan } from '../../../src/selfplay/plan-2.ts';
import { planFrom } from '../../../src/selfplay/planned.ts';
import type { MatchPool } from '../../../src/selfplay/runner.ts';
import { isRepeatable } from '../../../src/selfplay/agents/seats.ts';
import { checkAgentsPermitted, type WorkerPermissions, permittedSecret } from './permissions.ts';
import { NEVER_ABORTED, type ShardPlayer } from './shard-player.ts';

/** A match that killed each thread that played it, as a line of a shard; how. */
export const crashedMatchSchema = z.strictObject({ number: z.int().nonnegative(), died: z.string() }).readonly();

export type CrashedMatch = z.output<typeof crashedMatchSchema>;

/** So that the thread of a slot need not wait for the next match. */
const CONCURRENT_MATCHES = 2;

/** Plays the matches of a run. Throws `RUN_REFUSED` and as `planFrom`. */
export const matchPlayer = (
  written: SerializedPlan,
  withTrajectory: boolean,
  sets: readonly SetSource[] | undefined,
  leave: WorkerPermissions,
  pool: MatchPool,
): ShardPlayer => {
  checkAgentsPermitted(written.agents, leave);
  const plan = planFrom(written, sets, permittedSecret(written, leave));
  return {
    isRepeatable: isRepeatable(plan),
    play: async ({ from, count }) => {
      const tasks = Array.from({ length: Math.min(from + count, plan.games) - from }, (_, index) => ({
        plan: written,
        ...(sets && { sets }),
        job: jobOf(plan, from + index),
        withTrajectory,
      }));
      const lines = new Map<number, string>();
      await pool.play(tasks, CONCURRENT_MATCHES, NEVER_ABORTED, {
        onMatch: (played) => lines.set(played.outcome.number, JSON.stringify(played)),
        onCrash: ({ number }, died) => lines.set(number, JSON.stringify({ number, died } satisfies CrashedMatch)),
      });
      return [...lines].sort(([a], [b]) => a - b).map(([, line]) => line);
    },
  };
};
