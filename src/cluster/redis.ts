import type { Redis } from 'ioredis';
import { GatechartError } from '../kernel/error.ts';
import { needed } from './needed.ts';

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

const urlOf = (text: string): URL => {
  if (URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol)) return new URL(text);
  throw new GatechartError(
    'BAD_VALUE',
    '--redis',
    'it is not the URL of a Redis, such as redis://localhost:6379',
  );
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

const away = (place: RedisPlace, reason: string): GatechartError =>
  new GatechartError('REDIS_AWAY', shownRedis(place), reason);

/**
 * A client that answers; it goes on by itself when Redis comes back. `tell` hears when it goes and comes. Throws
 * `BAD_VALUE`, `REDIS_AWAY`, `NOT_INSTALLED`.
 */
export const openRedis = async (place: RedisPlace, tell: (line: string) => void): Promise<Redis> => {
  const url = urlOf(place.url);
  const { Redis: Client } = await needed('ioredis', () => import('ioredis'));
  const client = new Client(url.href, optionsFor(place));
  let reason = 'no answer';
  client.on('error', (error: NodeJS.ErrnoException) => {
    reason = error.code ?? error.message;
  });
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    client.disconnect();
    throw away(place, reason === 'no answer' ? (error as Error).message : reason);
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
