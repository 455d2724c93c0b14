import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openArtifacts } from '../src/artifacts.ts';
import { isAsPlayedHere } from './failures/runs.ts';
import { Cluster, commandLine } from './support/cluster.ts';
import { HASH } from './support/config.ts';
import { ACCESS, ObjectStore } from './support/object-store.ts';

const PLAN = ['--ruleset', 'waiting-zone', '--agents', 'random', '--games', '4', '--seed', '5'];

let store: ObjectStore;

beforeAll(async () => {
  store = await ObjectStore.start();
  vi.stubEnv('AWS_ACCESS_KEY_ID', ACCESS.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', ACCESS.secretAccessKey);
  vi.stubEnv('AWS_REGION', ACCESS.region);
  vi.stubEnv('AWS_ENDPOINT_URL_S3', store.url);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await store.end();
});

const access = () => ({ ...ACCESS, endpoint: store.url });

describe('Artifacts in an object store', () => {
  it('are put, listed, fetched and removed', async () => {
    const artifacts = await openArtifacts('s3://runs/some/where', HASH, access());
    const content = new Uint8Array([1, 2, 3]);
    await artifacts.put('0-2.one.gz', content);
    await artifacts.put('0-20.other.gz', content);
    expect([...store.objects.keys()]).toEqual(
      ['0-2.one.gz', '0-20.other.gz'].map((name) => `/runs/some/where/${HASH}/${name}`),
    );
    expect(await artifacts.list('0-2.')).toEqual(['0-2.one.gz']);
    expect(await artifacts.list('')).toEqual(['0-2.one.gz', '0-20.other.gz']);
    expect(await artifacts.get('0-2.one.gz')).toEqual(content);
    expect(await artifacts.get('none')).toBeUndefined();
    for (const name of await artifacts.list('')) await artifacts.remove(name);
    await artifacts.remove('none');
    expect([[...store.objects.keys()], store.refused]).toEqual([[], []]);
  });

  it('need credentials, and the right ones', async () => {
    await expect(openArtifacts('s3://runs', HASH, undefined)).rejects.toMatchObject({
      code: 'NO_STORE_ACCESS',
    });
    const wrong = await openArtifacts('s3://runs', HASH, { ...access(), secretAccessKey: 'another' });
    await expect(wrong.put('one', new Uint8Array())).rejects.toMatchObject({ code: 'CANNOT_WRITE' });
    await expect(wrong.list('')).rejects.toMatchObject({ code: 'CANNOT_READ' });
    expect(store.refused).toHaveLength(2);
    expect(store.objects.size).toBe(0);
  });

  it('are refused at a place that is none', async () => {
    for (const place of ['s3://', 's3:///x', 's3://runs/a b', 's3://runs/?x']) {
      await expect(openArtifacts(place, HASH, access())).rejects.toMatchObject({ code: 'BAD_VALUE' });
    }
  });
});

describe('A run whose workers do not see its folder', () => {
  it('is collected by the store, and leaves nothing there', async () => {
    const cluster = await Cluster.forTest();
    const place = 's3://runs/deep';
    const unwilling = await cluster.worker({ id: 'unwilling', access: access() });
    const run = commandLine(...cluster.overQueue('run', ...PLAN), '--artifacts', place);
    await unwilling.said(
      /^RUN_REFUSED s3:\/\/runs\/deep: the worker has no permission to write there; start it with --artifacts/,
    );
    await cluster.worker({ permissions: { programs: false, store: 's3://runs' }, access: access() });
    expect(await run.code).toBe(0);
    await isAsPlayedHere(cluster, 'run', PLAN);
    expect([...store.objects.keys()]).toEqual([]);
    expect(JSON.stringify([run.notes, run.out, cluster.text('run', 'plan.json')])).not.toContain(
      ACCESS.secretAccessKey,
    );
  });

  it('waits where the store answers that it cannot, and goes on', async () => {
    const cluster = await Cluster.forTest();
    store.failing = 403;
    const worker = await cluster.worker({
      permissions: { programs: false, store: 's3://runs' },
      access: access(),
    });
    const run = commandLine(...cluster.overQueue('run', ...PLAN), '--artifacts', 's3://runs');
    await worker.said(/^CANNOT_WRITE \S+: the store answers 403/);
    expect(await run.code).toBe(0);
  });
});
