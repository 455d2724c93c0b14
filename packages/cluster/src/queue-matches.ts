import { z } from 'zod';
import type { SetSource } from '../../../src/core/cards/card-sets-2.ts';
import { jobOf, type WrittenPlan } from '../../../src/selfplay/plan-2.ts';
import { planFrom } from '../../../src/selfplay/planned.ts';
import type { MatchPool } from '../../../src/selfplay/runner.ts';
import { isRepeatable } from '../../../src/selfplay/agents/seats.ts';
import { checkAgents, type Leave, secretFor } from './permissions.ts';
import { NEVER, type ShardPlayer } from './shard-player.ts';

/** A match that killed each thread that played it, as a line of a shard; how. */
export const diedSchema = z.strictObject({ number: z.int().nonnegative(), died: z.string() }).readonly();

export type Died = z.output<typeof diedSchema>;

/** So that the thread of a slot need not wait for the next match. */
const AT_ONCE = 2;

/** Plays the matches of a run. Throws `RUN_REFUSED` and as `planFrom`. */
export const matchPlayer = (
  written: WrittenPlan,
  withTrajectory: boolean,
  sets: readonly SetSource[] | undefined,
  leave: Leave,
  pool: MatchPool,
): ShardPlayer => {
  checkAgents(written.agents, leave);
  const plan = planFrom(written, sets, secretFor(written, leave));
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
      await pool.play(tasks, AT_ONCE, NEVER, {
        done: (played) => lines.set(played.outcome.number, JSON.stringify(played)),
        died: ({ number }, died) => lines.set(number, JSON.stringify({ number, died } satisfies Died)),
      });
      return [...lines].sort(([a], [b]) => a - b).map(([, line]) => line);
    },
  };
};
