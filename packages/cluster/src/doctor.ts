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
  new Map(
    info.split(/\r?\n/).flatMap((line) => {
      const at = line.indexOf(':');
      return at < 0 ? [] : [[line.slice(0, at), line.slice(at + 1)] as const];
    }),
  );

const versionCheck = (version: string): Check => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isWell = major > MIN_VERSION[0] || (major === MIN_VERSION[0] && minor >= MIN_VERSION[1]);
  return {
    about: 'version',
    found: version,
    ...(isWell ? { is: 'well' } : { is: 'ill', todo: `install Redis ${MIN_VERSION.join('.')} or newer` }),
  };
};

const aofCheck = (isOn: boolean): Check => ({
  about: 'append-only file',
  found: isOn ? 'on' : 'off',
  ...(isOn
    ? { is: 'well' }
    : {
        is: 'ill',
        todo: 'a Redis that ends forgets what it was told: CONFIG SET appendonly yes, and appendonly yes in redis.conf',
      }),
});

const evictionCheck = (policy: string): Check => ({
  about: 'eviction',
  found: policy,
  ...(policy === 'noeviction'
    ? { is: 'well' }
    : {
        is: 'ill',
        todo: 'a full Redis throws jobs away: CONFIG SET maxmemory-policy noeviction, and the same in redis.conf',
      }),
});

const roleCheck = (role: string): Check => ({
  about: 'role',
  found: role === 'slave' ? 'a replica' : 'a primary',
  ...(role === 'slave'
    ? { is: 'ill', todo: 'nobody can write to it: name the Redis that it follows' }
    : { is: 'well' }),
});

const memoryCheck = (used: number, most: number): Check => {
  const inMegabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`;
  if (most === 0) return { about: 'memory', found: `${inMegabytes(used)} used, no bound`, is: 'well' };
  const found = `${inMegabytes(used)} of ${inMegabytes(most)} used`;
  return used < 0.9 * most
    ? { about: 'memory', found, is: 'well' }
    : { about: 'memory', found, is: 'warning', todo: 'raise maxmemory: a full Redis takes no more jobs' };
};

const clockCheck = (
  [seconds, micros]: readonly (string | number)[],
  before: number,
  after: number,
): Check => {
  const theirs = Number(seconds) * 1000 + Number(micros) / 1000;
  const skew = Math.round(theirs - (before + after) / 2);
  const found = `${Math.abs(skew)} ms ${skew < 0 ? 'behind' : 'ahead of'} this machine`;
  return Math.abs(skew) <= MAX_SKEW
    ? { about: 'clock', found, is: 'well' }
    : {
        about: 'clock',
        found,
        is: 'warning',
        todo: 'let both machines take their time from one place (NTP)',
      };
};

const workerChecks = async (redis: Redis, { engine, program }: LocalMachine): Promise<readonly Check[]> => {
  const workers = await listWorkers(redis);
  const about = 'workers';
  const ours = workers.filter((each) => each.engine === engine);
  const slots = ours.reduce((sum, each) => sum + each.slots, 0);
  const checks: Check[] = [
    ours.length > 0
      ? { about, found: `${ours.length} with this program, ${slots} slots`, is: 'well' }
      : {
          about,
          found: 'none with this program',
          is: 'warning',
          todo: 'start one: gatechart worker --redis URL',
        },
  ];
  for (const each of workers) {
    const found = `${each.id}: program ${each.program} (${each.engine}), Node ${each.node}`;
    if (each.engine !== engine) {
      const todo = `it takes nothing that this program submits: install ${program} (${engine}) there`;
      checks.push({ about, found, is: 'warning', todo });
    }
    if (each.trouble !== undefined) {
      checks.push({
        about,
        found: `${each.id}: ${each.trouble}`,
        is: 'warning',
        todo: 'see to it on that machine',
      });
    }
  }
  return checks;
};

/** The value of a setting; nothing where nobody is told, as at many a hosted Redis. */
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
    { about: 'program', found: `${self.program} (${self.engine})`, is: 'well' },
    ...(await workerChecks(redis, self)),
  ];
};

/** Looks whether a Redis keeps what a queue tells it, and who works there. Throws `REDIS_DENIES`, `REDIS_REFUSES`. */
export const diagnose = (redis: Redis, self: LocalMachine): Promise<readonly Check[]> =>
  collectChecks(redis, self).catch((error: unknown) => {
    throw translateRedisError(error);
  });
