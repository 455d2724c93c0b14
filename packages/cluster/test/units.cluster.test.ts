import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engineDigest } from '../../../src/selfplay/engine-digest.ts';
import { configDigest } from '../src/job.ts';
import { openRedis } from '../src/redis.ts';
import { createMaterial, RunStore } from '../src/run-store.ts';
import { Cluster } from './support/cluster.ts';
import { CONFIG, HASH } from './support/config.ts';

describe('The digest of the program', () => {
  it('is of what it plays by, and not of what it says', async () => {
    const cluster = await Cluster.forTest();
    const told = await cluster.changedBuild('told', "'SIGINT', 'SIGTERM'", "'SIGTERM', 'SIGINT'");
    const played = await cluster.changedBuild('played', 'return options[pick]', 'return options[pick + 0]');
    expect(engineDigest()).toMatch(/^[0-9a-f]{16}$/);
    await cluster.runsOn(told);
    expect(cluster.engine).toBe(engineDigest());
    await cluster.runsOn(played);
    expect(cluster.engine).not.toBe(engineDigest());
  });
});

describe('What the machines of a run tell each other', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await Cluster.start();
  });
  afterAll(() => cluster.end());

  it('comes back as it was told, the order of its keys too', async () => {
    const store = new RunStore(cluster.redis.client);
    const sets = createMaterial('sets', [{ name: 'x', value: { b: 1, a: 2 } }]);
    await store.put(CONFIG, [sets]);
    expect(await store.config(configDigest(CONFIG))).toEqual(CONFIG);
    expect(JSON.stringify(await store.material(sets.need))).toBe('[{"name":"x","value":{"b":1,"a":2}}]');
    await store.forget(CONFIG);
    await expect(store.config(configDigest(CONFIG))).rejects.toMatchObject({ code: 'CONFIG_MISSING' });
  });

  it('is refused where it is not what its digest says', async () => {
    const store = new RunStore(cluster.redis.client);
    const name = configDigest(CONFIG);
    const sets = createMaterial('sets', ['one']);
    await store.put(CONFIG, [sets]);
    const wrong = [JSON.stringify({ ...CONFIG, place: '/etc' }), '{', '[]', ''];
    for (const text of wrong) {
      await cluster.redis.client.set(`gatechart-config:${name}`, text);
      await cluster.redis.client.set(`gatechart-sets:${sets.need.digest}`, text);
      await expect(store.config(name)).rejects.toMatchObject({ code: 'BAD_JOB' });
      await expect(store.material(sets.need)).rejects.toMatchObject({ code: 'BAD_JOB' });
    }
    await expect(store.material({ kind: 'sets', digest: HASH })).rejects.toMatchObject({
      code: 'CONFIG_MISSING',
    });
  });

  it('of a sample is what the first worker came to, and who has begun one and not ended', async () => {
    const store = new RunStore(cluster.redis.client);
    expect(await store.beginSample(HASH, 'one')).toEqual(['one']);
    expect([...(await store.beginSample(HASH, 'two'))].sort()).toEqual(['one', 'two']);
    expect(await store.endSample(HASH, 'two', 'first')).toBe('first');
    expect(await store.endSample(HASH, 'three', 'other')).toBe('first');
    expect(await store.beginSample(HASH, 'three')).toEqual(expect.arrayContaining(['one', 'three']));
    await store.forget(CONFIG);
    expect(await store.endSample(HASH, 'three', 'other')).toBe('other');
  });
});

describe('A Redis', () => {
  it('is refused where it is none, and said to be away where nobody answers', async () => {
    for (const url of ['', 'queue.example', 'http://queue.example', 'redis//x']) {
      await expect(openRedis({ url }, () => {})).rejects.toMatchObject({
        code: 'BAD_VALUE',
        place: '--redis',
      });
    }
    const cluster = await Cluster.forTest();
    const { url } = cluster.redis;
    await cluster.redis.kill();
    await expect(openRedis({ url }, () => {})).rejects.toMatchObject({ code: 'REDIS_AWAY', place: url });
  });
});
