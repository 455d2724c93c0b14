import { crashedCase, type PlayShards, playShard } from 'gatechart/node';
import type { SetSource, StartPosition } from 'gatechart/tools';
import {
  checkRules,
  GatechartError,
  joinResults,
  parseUntrustedJson,
  positionSchema,
  type Shard,
  type ShardResult,
  type ShardsPlan,
  settingsIn,
  shardResultOf,
} from 'gatechart/tools';
import { z } from 'zod';
import { openArtifacts } from './artifacts.ts';
import { NEVER_ABORTED, parseQueued, type ShardPlayer } from './job.ts';
import { configFor, createMaterial, type QueuedRun } from './run-store.ts';
import { submit } from './submit.ts';

const positionsSchema = z.array(
  z.strictObject({
    position: positionSchema,
    answers: z.array(z.string()).readonly(),
    refused: z.array(z.string()).readonly().exactOptional(),
  }),
);

/** The positions that came with a run. Throws `BAD_JOB`. */
export const parsePositions = (value: unknown): readonly StartPosition[] =>
  parseQueued(positionsSchema, value, 'positions') as unknown as readonly StartPosition[];

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

/** Cases that are played by the workers of a queue. */
export const casesOverQueue =
  (
    queue: QueuedRun,
    plan: ShardsPlan,
    given: readonly StartPosition[],
    sets: readonly SetSource[] | undefined,
  ): PlayShards =>
  async (shards, stop, done) => {
    const { redis, run, place, access, tell } = queue;
    const settings = settingsIn(plan, sets);
    const materials = [
      ...(given.length === 0 ? [] : [createMaterial('positions', given)]),
      ...(sets === undefined ? [] : [createMaterial('sets', sets)]),
    ];
    /** Of shards that were split: the parts received so far. */
    const parts = new Map<Shard, ShardResult[]>();
    const onPart = (part: ShardResult): void => {
      const shard = shards.find(({ from, count }) => part.from >= from && part.from < from + count);
      if (shard === undefined) return;
      const received = [...(parts.get(shard) ?? []), part];
      parts.set(shard, received);
      if (received.reduce((sum, { count }) => sum + count, 0) < shard.count) return;
      parts.delete(shard);
      done(shard, joinResults(received));
    };
    await submit({
      redis,
      config: { ...configFor(queue, materials), kind: 'fuzz', plan },
      materials,
      artifacts: await openArtifacts(place, run, access),
      shards,
      stop,
      isRepeatable: true,
      tell,
      onResult: (shard, lines) => {
        const name = `cases from ${shard.from} on`;
        const { value, fault } = parseUntrustedJson(lines.join('\n'), name);
        if (fault !== undefined) throw new GatechartError('BAD_ARTIFACT', name, fault);
        onPart(shardResultOf(name, value, settings, shard));
      },
      onLost: (number, reason) => onPart(crashedCase(settings, given, number, reason)),
    });
  };
