export { engineDigest } from '../../../src/selfplay/engine-digest.ts';
export { openRedis } from './redis-2.ts';
export { runWorker } from './worker.ts';
