import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Cluster, commandLine } from './support/cluster.ts';

const PASSWORD = 'word-of-the-test';
const RUN = [
  'selfplay',
  '--ruleset',
  'waiting-zone',
  '--agents',
  'random',
  '--games',
  '2',
  '--engine',
  'bullmq',
];

/** The code and the last line of a command. */
const said = async (...args: readonly string[]) => {
  const { code, notes } = commandLine(...args);
  return { code: await code, line: notes.at(-1) ?? '' };
};

/** A Redis as any other but for the version that it tells. */
const tellingVersion = async (cluster: Cluster, version: string): Promise<string> => {
  const server = createServer((client) => {
    const redis = connect(cluster.redis.port, '127.0.0.1');
    client.pipe(redis).on('error', () => {});
    redis.on('error', () => {}).on('close', () => client.destroy());
    client.on('error', () => {}).on('close', () => redis.destroy());
    redis.on('data', (bytes) => {
      const text = bytes.toString('latin1').replace(/(redis_version:)[\d.]+/, (all, key: string) => {
        return `${key}${version}`.padEnd(all.length, '0');
      });
      client.write(Buffer.from(text, 'latin1'));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

describe('A Redis that lets nobody in without more', () => {
  it('asks for a password, which a command without one says, and where to put it', async () => {
    const cluster = await Cluster.forTest({ password: PASSWORD });
    const { url, port } = cluster.redis;
    for (const args of [
      ['cluster', 'doctor'],
      ['cluster', 'worker'],
      ['cluster', 'board'],
      [...RUN, '--out', cluster.at('run')],
    ]) {
      expect(await said(...args, '--redis', url)).toEqual({
        code: 3,
        line: expect.stringMatching(
          /^gatechart: REDIS_DENIES redis:\/\/127\.0\.0\.1:\d+: Redis needs a password, and none was given; set GATECHART_REDIS_PASSWORD, and GATECHART_REDIS_USERNAME /,
        ),
      });
    }
    for (const user of ['default:other', 'nobody:other']) {
      const { code, line } = await said('cluster', 'doctor', '--redis', `redis://${user}@127.0.0.1:${port}`);
      expect([code, line]).toEqual([
        3,
        expect.stringContaining(': Redis rejects that user or that password; '),
      ]);
      expect(line).not.toContain('other');
    }
  });

  it('may keep a user from what a queue needs', async () => {
    const cluster = await Cluster.forTest();
    const { client, port } = cluster.redis;
    const url = (user: string) => `redis://${user}:word@127.0.0.1:${port}`;
    await client.acl('SETUSER', 'blind', 'on', '>word', '~*', '&*', '+@all', '-info');
    await client.acl('SETUSER', 'reader', 'on', '>word', '~*', '&*', '+@read', '+@connection', '+info');
    for (const [user, denied] of [
      ['blind', 'info'],
      ['reader', 'set'],
    ] as const) {
      expect(await said('cluster', 'worker', '--redis', url(user))).toEqual({
        code: 3,
        line: expect.stringMatching(`^gatechart: REDIS_DENIES .*NOPERM .*'${denied}' command; `),
      });
    }
    expect(await said('cluster', 'doctor', '--redis', url('reader'))).toEqual({
      code: 3,
      line: expect.stringMatching(/^gatechart: REDIS_DENIES .*'time' command; /),
    });
  });
});

describe('A Redis that is no place for a queue', () => {
  it('has not the database of the URL, or that is no number', async () => {
    const cluster = await Cluster.forTest();
    const { url } = cluster.redis;
    for (const args of [
      ['cluster', 'doctor'],
      ['cluster', 'worker'],
      [...RUN, '--out', cluster.at('run')],
    ]) {
      expect(await said(...args, '--redis', `${url}/99`)).toEqual({
        code: 3,
        line: expect.stringMatching(/^gatechart: REDIS_REFUSES \S+\/99: ERR DB index is out of range; /),
      });
    }
    for (const database of ['abc', '-1', '1/2', '1.5']) {
      expect(await said('cluster', 'doctor', '--redis', `${url}/${database}`)).toEqual({
        code: 2,
        line: expect.stringMatching(
          /^gatechart: BAD_VALUE --redis: expected the number of a database after the host/,
        ),
      });
    }
    expect((await said('cluster', 'doctor', '--redis', `${url}/1`)).code).toBe(0);
  });

  it('is a replica: doctor says so, and a worker ends', async () => {
    const cluster = await Cluster.forTest();
    const { client, url } = cluster.redis;
    await client.replicaof('127.0.0.1', '1');
    const doctor = commandLine('cluster', 'doctor', '--redis', url);
    expect(await doctor.code).toBe(1);
    expect(doctor.out).toContainEqual(expect.stringMatching(/^ILL +role: a replica; /));
    const worker = cluster.program(['cluster', 'worker', '--redis', url]);
    expect(await worker.ended).toBe(3);
    expect(worker.lines.at(-1)).toMatch(/^gatechart: REDIS_REFUSES Redis: READONLY /);
  });

  it('becomes a replica under a worker, which says so', async () => {
    const cluster = await Cluster.forTest();
    const worker = await cluster.worker();
    await cluster.redis.client.replicaof('127.0.0.1', '1');
    await worker.said(/^REDIS_REFUSES Redis: READONLY /);
    await cluster.redis.client.replicaof('NO', 'ONE');
    expect(await commandLine(...cluster.overQueue('run', ...RUN.slice(1, 7))).code).toBe(0);
  });

  it('is too old', async () => {
    const cluster = await Cluster.forTest();
    const url = await tellingVersion(cluster, '4.0.1');
    for (const args of [
      ['cluster', 'doctor'],
      ['cluster', 'worker'],
      [...RUN, '--out', cluster.at('run')],
    ]) {
      expect(await said(...args, '--redis', url)).toEqual({
        code: 3,
        line: expect.stringMatching(
          /^gatechart: REDIS_REFUSES \S+: the server runs Redis 4\.0\.\d+, but a queue needs at least Redis 5\.0; /,
        ),
      });
    }
  });
});
