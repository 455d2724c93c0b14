import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';

/**
 * A worker as `gatechart cluster worker` is one, with locks short enough for tests. It is told everything as JSON; at a line with
 * the name of a file its event loop stands still from the end of the next shard on, until that file is there; it ends when
 * whoever started it has ended.
 */
const {
  build,
  id,
  redis: url,
  slots,
  permissions,
  access,
  engine: claimed,
  timing,
} = JSON.parse(process.argv[2]);
const { engineDigest, openRedis, runWorker } = await import(`${build}/packages/cluster/src/index.js`);

let silence;

/** Hears and does nothing until the file is there, with the next shard begun already: it came with the answer to the last. */
const fallSilent = (file) => {
  console.log('hears nothing');
  const cell = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync(file)) Atomics.wait(cell, 0, 0, 50);
  console.log('hears again');
};

const tell = (line) => {
  console.log(line);
  if (silence === undefined || !line.startsWith('played')) return;
  const file = silence;
  silence = undefined;
  fallSilent(file);
};

const stop = new AbortController();
process.once('SIGTERM', () => stop.abort());

createInterface({ input: process.stdin })
  .on('line', (file) => {
    silence = file;
  })
  .on('close', () => process.exit(1));

const redis = await openRedis({ url }, tell);
const engine = claimed ?? engineDigest();
tell(`worker ${id} (${engine})`);
const secret = permissions.secret && Buffer.from(permissions.secret, 'hex');
await runWorker({
  redis,
  me: { id, host: 'test', pid: process.pid, slots, engine, program: '0.0.0', node: process.version },
  permissions: { ...permissions, ...(secret && { secret }) },
  ...(access && { access }),
  stop: stop.signal,
  tell,
  now: () => Date.now(),
  timing,
});
redis.disconnect();
process.exit(0);
