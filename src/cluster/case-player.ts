import { z } from 'zod';
import type { Given } from '../fuzz/case.ts';
import { positionSchema } from '../fuzz/finding.ts';
import { type ShardsPlan, settingsIn } from '../fuzz/shards/plan.ts';
import { playShard } from '../fuzz/shards/play-shard.ts';
import { GatechartError } from '../kernel/error.ts';
import { firstIssue } from '../record/read.ts';
import { checkRules } from '../registry.ts';
import { NEVER, type ShardPlayer } from './shard-player.ts';

const givenSchema = z.array(
  z.strictObject({ position: positionSchema, answers: z.array(z.string()).readonly() }),
);

/** The positions that came with a run. Throws `BAD_JOB`. */
export const givenIn = (value: unknown): readonly Given[] => {
  const parsed = givenSchema.safeParse(value);
  if (!parsed.success) throw new GatechartError('BAD_JOB', 'positions', firstIssue(parsed.error));
  return parsed.data as unknown as readonly Given[];
};

/** Plays the cases of a fuzz run, each shard on a thread of its own. Throws `RULES_DIFFER`. */
export const casePlayer = (plan: ShardsPlan, given: readonly Given[]): ShardPlayer => {
  checkRules(plan);
  return {
    isRepeatable: true,
    play: async (shard) => [JSON.stringify(await playShard(settingsIn(plan), given, shard, { stop: NEVER }))],
  };
};
