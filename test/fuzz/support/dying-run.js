import { register } from 'tsx/esm/api';

register();
await import('../../../src/registered.ts');
const { ResultFiles: Keeper } = await import('../../../src/cli/fuzz/result-files.ts');
const { runFuzz } = await import('../../../src/fuzz/run.ts');

const [folder] = process.argv.slice(2);
const worker = new URL('./faulty-worker.js', import.meta.url).href;
const keeper = new Keeper(folder, { write: console.log, note: console.error });

/** A run whose worker dies in every case, and that goes on until it is ended from outside. */
await runFuzz(
  { ruleset: 'waiting-zone', targets: ['rules'], seed: 3 },
  {
    workers: 1,
    clock: () => performance.now(),
    stop: new AbortController().signal,
    onFinding: (finding) => console.log(`kept ${keeper.storeFinding(finding).file}`),
    limits: { worker },
  },
);
