import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Cluster } from '../support/cluster.ts';
import type { Process } from '../support/processes.ts';
import { until } from '../support/until.ts';
import { note } from './row.ts';
import { Chance, isAsPlayedHere, PLAN } from './runs.ts';

const GAMES = 3000;
const SHARDS = 200;

/** Matches that come home between two failures: few, since others come home while one goes on. */
const BETWEEN = 60;

describe('A run of 200 shards', () => {
  it('comes to the same under all of it in turn', async (context) => {
    const cluster = await Cluster.forTest();
    const least = ['const MIN_SHARDS = 32;', `const MIN_SHARDS = ${SHARDS};`] as const;
    await cluster.runsOn(await cluster.changedBuild('build', ...least));
    const chance = new Chance('all');
    const plan = [...PLAN, '--games', `${GAMES}`];
    const command = cluster.overQueue('run', ...plan);
    const workers: { readonly id: string; readonly process: Process }[] = [];
    const start = async () => {
      const id = `worker-${chance.below(1e9)}`;
      workers.push({ id, process: await cluster.worker({ id }) });
    };
    await start();
    await start();
    let submitter = cluster.program(command);
    const drawn = () => {
      const [one] = workers.splice(chance.below(workers.length), 1);
      if (one === undefined) throw new Error('nobody is left');
      return one;
    };
    const failures: readonly (() => Promise<void>)[] = [
      async () => {
        const { id, process } = drawn();
        await cluster.stopAtWork(process, id);
        await process.end();
        await start();
      },
      async () => {
        await cluster.redis.kill();
        await cluster.redis.start();
      },
      async () => {
        await submitter.end();
        submitter = cluster.program(command);
      },
      async () => {
        const one = drawn();
        const { from, count } = await cluster.stopAtWork(one.process, one.id);
        await start();
        await until(() =>
          workers.some(({ process }) => process.text.includes(`played ${count} from ${from} `)),
        );
        one.process.kill('SIGCONT');
        workers.push(one);
      },
      async () => {
        const job = await until(async () => (await cluster.queue.getWaiting())[0]);
        await job.remove().catch(() => {});
      },
      async () => {
        const job = await until(async () => (await cluster.queue.getWaiting())[0]);
        await cluster.queue.add('selfplay', job.data, { jobId: `again-${job.id}` });
      },
    ];
    const whole = cluster.home('run', GAMES);
    let failed = 0;
    for (const [index, failure] of [...failures, ...failures].entries()) {
      await cluster.home('run', 1 + index * BETWEEN + chance.below(BETWEEN / 2));
      // On a fast machine the run may be over before the last of them.
      await Promise.race([failure(), whole]);
      if (cluster.outcomes('run').length >= GAMES) break;
      failed += 1;
    }
    expect(failed).toBeGreaterThanOrEqual(failures.length);
    expect([await submitter.ended, submitter.text]).toEqual([0, expect.any(String)]);
    await isAsPlayedHere(cluster, 'run', plan);
    expect(existsSync(cluster.at('run', 'lock'))).toBe(false);
    expect((await cluster.counts()).completions).toBeGreaterThanOrEqual(SHARDS);
    await note(context, cluster, 'the progress, and that Redis was away');
  });
});
