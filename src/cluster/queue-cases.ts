import type { Given } from '../fuzz/case.ts';
import { joined } from '../fuzz/shards/joined.ts';
import { killedCase } from '../fuzz/shards/killed-case.ts';
import { type ShardsPlan, settingsIn } from '../fuzz/shards/plan.ts';
import type { PlayShards } from '../fuzz/shards/play-shards.ts';
import type { Shard } from '../fuzz/shards/shard.ts';
import { type ShardResult, shardResultOf } from '../fuzz/shards/shard-result.ts';
import { GatechartError } from '../kernel/error.ts';
import type { SetSource } from '../kernel/faces/card-sets.ts';
import { foreignJson } from '../kernel/foreign-json.ts';
import { artifactsAt } from './artifacts/place.ts';
import { configFor, type QueueRun } from './queue-run.ts';
import { materialOf } from './run-store.ts';
import { submit } from './submit.ts';

/** Cases that are played by the workers of a queue. */
export const casesOverQueue =
  (
    queue: QueueRun,
    plan: ShardsPlan,
    given: readonly Given[],
    sets: readonly SetSource[] | undefined,
  ): PlayShards =>
  async (shards, stop, done) => {
    const { redis, run, place, access, tell } = queue;
    const settings = settingsIn(plan, sets);
    const materials = [
      ...(given.length === 0 ? [] : [materialOf('positions', given)]),
      ...(sets === undefined ? [] : [materialOf('sets', sets)]),
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
      done(shard, joined(there));
    };
    await submit({
      redis,
      config: { ...configFor(queue, materials), kind: 'fuzz', plan },
      materials,
      artifacts: await artifactsAt(place, run, access),
      shards,
      stop,
      isRepeatable: true,
      tell,
      take: (shard, lines) => {
        const name = `cases from ${shard.from} on`;
        const { value, fault } = foreignJson(lines.join('\n'), name);
        if (fault !== undefined) throw new GatechartError('BAD_ARTIFACT', name, fault);
        home(shardResultOf(name, value, settings, shard));
      },
      lose: (number, reason) => home(killedCase(settings, given, number, reason)),
    });
  };
