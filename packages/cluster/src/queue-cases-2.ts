import type { StartPosition } from '../../../src/fuzz/case-2.ts';
import { joinResults } from '../../../src/fuzz/shards/joined.ts';
import { crashedCase } from '../../../src/fuzz/shards/killed-case.ts';
import { type ShardsPlan, settingsIn } from '../../../src/fuzz/shards/shard-plan.ts';
import type { PlayShards } from '../../../src/fuzz/shards/run-shards.ts';
import type { Shard } from '../../../src/fuzz/shards/shard.ts';
import { type ShardResult, shardResultOf } from '../../../src/fuzz/shards/shard-result.ts';
import { GatechartError } from '../../../src/core/errors.ts';
import type { SetSource } from '../../../src/core/cards/card-sets-2.ts';
import { parseUntrustedJson } from '../../../src/core/data/foreign-json.ts';
import { openArtifacts } from './place.ts';
import { configFor, type QueuedRun } from './queue-run.ts';
import { createMaterial } from './run-store.ts';
import { submit } from './submit-2.ts';

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
    /** Of shards that were split: those that are home. */
    const parts = new Map<Shard, ShardResult[]>();
    const isWithin = (from: number, { from: first, count }: Shard): boolean =>
      from >= first && from < first + count;
    const home = (part: ShardResult): void => {
      const shard = shards.find((each) => isWithin(part.from, each));
      if (shard === undefined) return;
      const there = [...(parts.get(shard) ?? []), part];
      parts.set(shard, there);
      if (there.reduce((sum, { count }) => sum + count, 0) < shard.count) return;
      parts.delete(shard);
      done(shard, joinResults(there));
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
        home(shardResultOf(name, value, settings, shard));
      },
      onLost: (number, reason) => home(crashedCase(settings, given, number, reason)),
    });
  };
