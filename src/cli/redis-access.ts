import type { StoreAccess } from '@gatechart/cluster/artifacts';
import { type RedisAddress, redactedRedisUrl } from '@gatechart/cluster/redis';
import { usage } from './errors.ts';

/** Where Redis is, by the option or the environment. Throws `USAGE` where neither says it, and `BAD_VALUE`. */
export const redisPlace = (option: string | undefined): RedisAddress => {
  const {
    GATECHART_REDIS,
    GATECHART_REDIS_USERNAME: username,
    GATECHART_REDIS_PASSWORD: password,
  } = process.env;
  const url = option ?? GATECHART_REDIS;
  if (url === undefined) throw usage('--redis', 'the address of the Redis server is missing');
  const place = { url, ...(username && { username }), ...(password && { password }) };
  // Every program of this machine can read a command line.
  if (new URL(redactedRedisUrl(place)).href !== new URL(url).href) process.title = 'gatechart';
  return place;
};

/** What lets this machine into an object store, by the names that its programs know it by. */
export const storeAccess = (): StoreAccess | undefined => {
  const { env } = process;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const { AWS_SESSION_TOKEN: sessionToken, AWS_REGION: region } = env;
  const endpoint = env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL;
  if (!accessKeyId || !secretAccessKey) return undefined;
  return {
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
    ...(region && { region }),
    ...(endpoint && { endpoint }),
  };
};
