import type { Redis } from 'ioredis';
import { GatechartError } from '../../../src/core/errors.ts';
import { needed } from './redis.ts';

/** Where Redis is, and what lets one in where the URL does not say it. */
export interface RedisPlace {
  /** `redis://HOST:PORT/DB`, or `rediss://` over TLS; may hold a user and a password. */
  readonly url: string;
  readonly username?: string;
  readonly password?: string;
}

/** Milliseconds. */
const ANSWERS_WITHIN = 5000;
const LONGEST_PAUSE = 2000;

const refused = (reason: string): GatechartError => new GatechartError('BAD_VALUE', '--redis', reason);

const urlOf = (text: string): URL => {
  if (!URL.canParse(text) || !/^rediss?:$/.test(new URL(text).protocol)) {
    throw refused('it is not the URL of a Redis, such as redis://localhost:6379');
  }
  const url = new URL(text);
  if (/^\/?\d{0,9}$/.test(url.pathname)) return url;
  throw refused('after the host comes the number of a database, such as redis://localhost:6379/1');
};

/** Where Redis is, without what lets one in. */
export const shownRedis = ({ url }: RedisPlace): string => {
  const { protocol, host, pathname } = urlOf(url);
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`;
};

/** What a client of our queue is opened with. */
const optionsFor = ({ username, password }: RedisPlace) => ({
  ...(username !== undefined && { username }),
  ...(password !== undefined && { password }),
  lazyConnect: true,
  connectTimeout: ANSWERS_WITHIN,
  // Whoever waits for Redis waits until it is there again.
  maxRetriesPerRequest: null,
  retryStrategy: (times: number) => Math.min(LONGEST_PAUSE, 100 * times),
});

const isReply = (error: unknown): error is Error => error instanceof Error && error.name === 'ReplyError';

/** What a Redis answers that lets somebody in only with more, in our words where they are clearer. */
const DENIALS: readonly (readonly [RegExp, string | undefined])[] = [
  [/^NOAUTH/, 'it asks for a password, and was given none'],
  [/^WRONGPASS|invalid password/, 'it does not know that user with that password'],
  [/^NOPERM/, undefined],
];

/**
 * An error of a Redis that answers with one: `REDIS_DENIES` where the user may not, `REDIS_REFUSES` where it is full, cannot
 * write to its disk, or is a replica. Any other error as it is.
 */
export const inOurWords = (error: unknown, place = 'Redis'): unknown => {
  if (!isReply(error)) return error;
  const { message } = error;
  const denial = DENIALS.find(([pattern]) => pattern.test(message));
  return denial === undefined
    ? new GatechartError('REDIS_REFUSES', place, message)
    : new GatechartError('REDIS_DENIES', place, denial[1] ?? message);
};

/** Of Redis; with an older one nothing of a queue works. */
const LEAST_VERSION = 5;

/** What it takes beside an answer: it tells its version, that will do, and it has the database. Throws `REDIS_REFUSES`. */
const tryOut = async (client: Redis, where: string): Promise<void> => {
  const [, version = ''] = /^redis_version:(\d+\S*)/m.exec(await client.info('server')) ?? [];
  if (Number.parseInt(version, 10) < LEAST_VERSION) {
    throw new GatechartError(
      'REDIS_REFUSES',
      where,
      `it is Redis ${version}; a queue needs ${LEAST_VERSION}.0`,
    );
  }
  const { db } = client.options;
  // The client alone would go on in the first database without a word.
  if (db) await client.select(db);
};

/**
 * A client that answers; it goes on by itself when Redis comes back. `tell` hears when it goes and comes. Throws
 * `BAD_VALUE`, `REDIS_AWAY`, `REDIS_DENIES`, `REDIS_REFUSES`, `NOT_INSTALLED`.
 */
export const openRedis = async (place: RedisPlace, tell: (line: string) => void): Promise<Redis> => {
  const url = urlOf(place.url);
  const { Redis: Client } = await needed('ioredis', () => import('ioredis'));
  const client = new Client(url.href, optionsFor(place));
  let reason: NodeJS.ErrnoException | undefined;
  client.on('error', (error: NodeJS.ErrnoException) => {
    reason = error;
  });
  const where = shownRedis(place);
  try {
    await client.connect();
    await tryOut(client, where);
  } catch (error) {
    client.disconnect();
    if (error instanceof GatechartError) throw error;
    const cause: NodeJS.ErrnoException = isReply(error) ? error : (reason ?? (error as Error));
    const said = inOurWords(cause, where);
    throw said instanceof GatechartError
      ? said
      : new GatechartError('REDIS_AWAY', where, cause.code ?? cause.message);
  }
  let isThere = true;
  client.on('reconnecting', () => {
    if (isThere) tell(`${shownRedis(place)} is away; waiting until it is back`);
    isThere = false;
  });
  client.on('ready', () => {
    if (!isThere) tell(`${shownRedis(place)} is back`);
    isThere = true;
  });
  return client;
};

/**
 * One more connection to the same Redis, for a queue: one that is away as it begins is waited for, too. The first one tells
 * that it is.
 */
export const anotherConnection = (redis: Redis): Redis =>
  redis.duplicate({ lazyConnect: false }).on('error', () => {});
