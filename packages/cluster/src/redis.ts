import { GatechartError } from 'gatechart/tools';
import type { Redis } from 'ioredis';

/** Packages that only runs over many machines need. Throws `NOT_INSTALLED` where one is not there. */
export const importOptional = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND') throw error;
    const name = /package '([^']+)'/.exec(message)?.[1] ?? 'a package';
    throw new GatechartError('NOT_INSTALLED', name, 'the package is not installed');
  }
};

/** Where Redis is, with the credentials that the URL does not have. */
export interface RedisAddress {
  /** `redis://HOST:PORT/DB`, or `rediss://` over TLS; may hold a user and a password. */
  readonly url: string;
  readonly username?: string;
  readonly password?: string;
}

/** Milliseconds. */
const CONNECT_TIMEOUT = 5000;
const MAX_RETRY_DELAY = 2000;

const badRedisUrl = (reason: string): GatechartError => new GatechartError('BAD_VALUE', '--redis', reason);

const urlOf = (text: string): URL => {
  if (!URL.canParse(text) || !/^rediss?:$/.test(new URL(text).protocol)) {
    throw badRedisUrl('expected the URL of a Redis, such as redis://localhost:6379');
  }
  const url = new URL(text);
  if (/^\/?\d{0,9}$/.test(url.pathname)) return url;
  throw badRedisUrl('expected the number of a database after the host, such as redis://localhost:6379/1');
};

/** The URL of a Redis without credentials. */
export const redactedRedisUrl = ({ url }: RedisAddress): string => {
  const { protocol, host, pathname } = urlOf(url);
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`;
};

/** Options of a client. */
const optionsFor = ({ username, password }: RedisAddress) => ({
  ...(username !== undefined && { username }),
  ...(password !== undefined && { password }),
  lazyConnect: true,
  connectTimeout: CONNECT_TIMEOUT,
  // Whoever waits for Redis waits until it is there again.
  maxRetriesPerRequest: null,
  retryStrategy: (times: number) => Math.min(MAX_RETRY_DELAY, 100 * times),
});

const isReply = (error: unknown): error is Error => error instanceof Error && error.name === 'ReplyError';

/** Errors of a Redis that denies access, in our words where they are clearer. */
const DENIALS: readonly (readonly [RegExp, string | undefined])[] = [
  [/^NOAUTH/, 'Redis needs a password, and none was given'],
  [/^WRONGPASS|invalid password/, 'Redis rejects that user or that password'],
  [/^NOPERM/, undefined],
];

/**
 * An error of a Redis that answers with one: `REDIS_DENIES` where the user may not, `REDIS_REFUSES` where it is full, cannot
 * write to its disk, or is a replica. Any other error as it is.
 */
export const translateRedisError = (error: unknown, place = 'Redis'): unknown => {
  if (!isReply(error)) return error;
  const { message } = error;
  const denial = DENIALS.find(([pattern]) => pattern.test(message));
  return denial === undefined
    ? new GatechartError('REDIS_REFUSES', place, message)
    : new GatechartError('REDIS_DENIES', place, denial[1] ?? message);
};

/** Of Redis; with an older one nothing of a queue works. */
const MIN_REDIS_VERSION = 5;

/** Checks that the version will do and the database exists. Throws `REDIS_REFUSES`. */
const checkServer = async (client: Redis, where: string): Promise<void> => {
  const [, version = ''] = /^redis_version:(\d+\S*)/m.exec(await client.info('server')) ?? [];
  if (Number.parseInt(version, 10) < MIN_REDIS_VERSION) {
    throw new GatechartError(
      'REDIS_REFUSES',
      where,
      `the server runs Redis ${version}, but a queue needs at least Redis ${MIN_REDIS_VERSION}.0`,
    );
  }
  const { db } = client.options;
  // The client alone would go on in the first database without a word.
  if (db) await client.select(db);
};

/**
 * A client that answers; it goes on by itself when Redis comes back; `tell` says when it goes and comes. Throws
 * `BAD_VALUE`, `REDIS_AWAY`, `REDIS_DENIES`, `REDIS_REFUSES`, `NOT_INSTALLED`.
 */
export const openRedis = async (place: RedisAddress, tell: (line: string) => void): Promise<Redis> => {
  const url = urlOf(place.url);
  const { Redis: Client } = await importOptional(() => import('ioredis'));
  const client = new Client(url.href, optionsFor(place));
  let reason: NodeJS.ErrnoException | undefined;
  client.on('error', (error: NodeJS.ErrnoException) => {
    reason = error;
  });
  const where = redactedRedisUrl(place);
  try {
    await client.connect();
    await checkServer(client, where);
  } catch (error) {
    client.disconnect();
    if (error instanceof GatechartError) throw error;
    const cause: NodeJS.ErrnoException = isReply(error) ? error : (reason ?? (error as Error));
    const translated = translateRedisError(cause, where);
    throw translated instanceof GatechartError
      ? translated
      : new GatechartError('REDIS_AWAY', where, cause.code ?? cause.message);
  }
  let isThere = true;
  client.on('reconnecting', () => {
    if (isThere) tell(`${where} does not answer; waiting until it does`);
    isThere = false;
  });
  client.on('ready', () => {
    if (!isThere) tell(`${where} answers again`);
    isThere = true;
  });
  return client;
};

/** One more connection to the same Redis, for a queue: one that is away is waited for, too. The first one says that it is. */
export const duplicateConnection = (redis: Redis): Redis =>
  redis.duplicate({ lazyConnect: false }).on('error', () => {});

/** Reports each line once. */
export const reportOnce = (tell: (line: string) => void): ((line: string) => void) => {
  const reported = new Set<string>();
  return (line) => {
    if (!reported.has(line)) tell(line);
    reported.add(line);
  };
};
