import { afterAll, beforeAll } from 'vitest';
import { RedisServer } from '../../packages/cluster/test/support/redis-server.ts';
import { runPages } from './run-blocks.ts';

let redis: RedisServer | undefined;

beforeAll(async () => {
  redis = await RedisServer.start();
});

afterAll(() => redis?.end());

runPages('cluster', () => ({ GATECHART_REDIS: redis?.url }));
