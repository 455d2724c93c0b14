export { engineDigest } from '../../../src/selfplay/engine-digest.ts';
export { openRedis } from './redis.ts';
export { runWorker } from './worker.ts';
