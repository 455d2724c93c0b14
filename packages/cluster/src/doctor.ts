import type { Redis } from 'ioredis';
import { translateRedisError } from './redis.ts';
import { listWorkers } from './worker-registry.ts';

/** One thing that was looked at; what to do where it is not as it must be. */
export interface Check {
  readonly about: string;
  readonly found: string;
  readonly is: 'well' | 'warning' | 'ill';
  readonly todo?: string;
}

/** What a machine has, to be compared with those that work. */
export interface LocalMachine {
  readonly engine: string;
  readonly program: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** BullMQ recommends it. */
const MIN_VERSION = [6, 2] as const;

/** Milliseconds; jobs that wait come that much too early or late. */
const MAX_SKEW = 2000;

const parseInfo = (info: string): ReadonlyMap<string, string> =>
  new Map([...info.matchAll(/^([^:\r\n]+):(.*?)\r?$/gm)].map(([, key = '', value = '']) => [key, value]));

/** `todo`: absent where all is well. */
const check = (about: string, found: string, todo?: string, is: 'warning' | 'ill' = 'ill'): Check =>
  todo === undefined ? { about, found, is: 'well' } : { about, found, is, todo };

const versionCheck = (version: string): Check => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isWell = major > MIN_VERSION[0] || (major === MIN_VERSION[0] && minor >= MIN_VERSION[1]);
  return check('version', version, isWell ? undefined : `install Redis ${MIN_VERSION.join('.')} or newer`);
};

const aofCheck = (isOn: boolean): Check =>
  isOn
    ? check('append-only file', 'on')
    : check(
        'append-only file',
        'off',
        'Redis loses its data when it ends: run CONFIG SET appendonly yes, and set appendonly yes in redis.conf',
      );

const evictionCheck = (policy: string): Check =>
  check(
    'eviction',
    policy,
    policy === 'noeviction'
      ? undefined
      : 'Redis deletes jobs when its memory is full: run CONFIG SET maxmemory-policy noeviction, and set the same in redis.conf',
  );

const roleCheck = (role: string): Check =>
  role === 'slave'
    ? check('role', 'a replica', 'a replica cannot be written to: name its primary')
    : check('role', 'a primary');

const memoryCheck = (used: number, max: number): Check => {
  const inMegabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`;
  if (max === 0) return check('memory', `${inMegabytes(used)} used, no limit`);
  const todo =
    used < 0.9 * max ? undefined : 'raise maxmemory: Redis rejects new jobs when its memory is full';
  return check('memory', `${inMegabytes(used)} of ${inMegabytes(max)} used`, todo, 'warning');
};

const clockCheck = (
  [seconds, micros]: readonly (string | number)[],
  before: number,
  after: number,
): Check => {
  const theirs = Number(seconds) * 1000 + Number(micros) / 1000;
  const skew = Math.round(theirs - (before + after) / 2);
  const found = `${Math.abs(skew)} ms ${skew < 0 ? 'behind' : 'ahead of'} this machine`;
  const isWell = Math.abs(skew) <= MAX_SKEW;
  const todo = isWell ? undefined : 'set the clocks of both machines with the same time server (NTP)';
  return check('clock', found, todo, 'warning');
};

const workerChecks = async (redis: Redis, { engine, program }: LocalMachine): Promise<readonly Check[]> => {
  const { living: workers, stalled } = await listWorkers(redis);
  const about = 'workers';
  const ours = workers.filter((each) => each.engine === engine);
  const slots = ours.reduce((sum, each) => sum + each.slots, 0);
  const all =
    ours.length > 0
      ? check(about, `${ours.length} with this program, ${slots} slots`)
      : check(
          about,
          'none with this program',
          'start one with gatechart cluster worker --redis URL',
          'warning',
        );
  const warnings = workers.flatMap((each) => [
    ...(each.engine === engine
      ? []
      : [
          check(
            about,
            `${each.id}: program ${each.program} (${each.engine}), Node ${each.node}`,
            `it plays no runs of this program: install ${program} (${engine}) there`,
            'warning',
          ),
        ]),
    ...(each.trouble === undefined
      ? []
      : [check(about, `${each.id}: ${each.trouble}`, 'correct this on that machine', 'warning')]),
  ]);
  const silent = stalled.map((each) =>
    check(
      about,
      `${each.id} is stalled: no sign of life`,
      `let process ${each.pid} on ${each.host} continue, or end it and start another worker`,
      'warning',
    ),
  );
  return [all, ...warnings, ...silent];
};

/** The value of a setting; nothing where it is not given, as at many a hosted Redis. */
const readSetting = async (redis: Redis, name: string): Promise<string | undefined> => {
  const answer = await redis.config('GET', name).catch(() => undefined);
  return Array.isArray(answer) ? String(answer[1]) : undefined;
};

const collectChecks = async (redis: Redis, self: LocalMachine): Promise<readonly Check[]> => {
  const info = parseInfo(await redis.info());
  const before = self.now();
  const time = await redis.time();
  const after = self.now();
  const policy = info.get('maxmemory_policy') ?? (await readSetting(redis, 'maxmemory-policy')) ?? 'unknown';
  return [
    versionCheck(info.get('redis_version') ?? 'unknown'),
    roleCheck(info.get('role') ?? 'unknown'),
    aofCheck(info.get('aof_enabled') === '1'),
    evictionCheck(policy),
    memoryCheck(Number(info.get('used_memory')), Number(info.get('maxmemory') ?? 0)),
    clockCheck(time, before, after),
    check('program', `${self.program} (${self.engine})`),
    ...(await workerChecks(redis, self)),
  ];
};

/** Looks whether a Redis keeps what a queue tells it, and who works there. Throws `REDIS_DENIES`, `REDIS_REFUSES`. */
export const diagnose = (redis: Redis, self: LocalMachine): Promise<readonly Check[]> =>
  collectChecks(redis, self).catch((error: unknown) => {
    throw translateRedisError(error);
  });
