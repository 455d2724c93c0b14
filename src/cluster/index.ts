export { engineDigest } from './engine.ts';
export { openRedis } from './redis.ts';
export { runWorker } from './worker.ts';
