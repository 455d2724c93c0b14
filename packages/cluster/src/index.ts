export { engineDigest } from 'gatechart/node';
export { openRedis } from './redis.ts';
export { runWorker } from './worker.ts';
