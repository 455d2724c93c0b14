import { expect, it } from 'vitest';
import { playShard, playShardHere } from '../../src/fuzz/shards/run-shards.ts';
import { gateRuler } from '../../src/registered.ts';
import { lamps } from '../selfplay/support/lamps.ts';

it('A shard with card sets is the same on a thread as here, and no other run takes it', async () => {
  const plain = { ruleset: gateRuler.id, targets: ['views'], seed: 1 } as const;
  const own = { ...plain, sets: [{ name: 'lamps.json', value: lamps() }] };
  const [shard, options] = [{ from: 0, count: 2 }, { stop: new AbortController().signal }];
  const here = await playShardHere(own, [], shard, options);
  expect(await playShard(own, [], shard, options)).toEqual(here);
  expect(await playShardHere(plain, [], shard, options)).not.toEqual(here);
});
