import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Cluster, commandLine } from '../support/cluster.ts';
import { until } from '../support/until.ts';
import { note } from './row.ts';
import { Chance, isAsPlayedHere, PLAN } from './runs.ts';

const KILLS = 6;

describe('A run over the queue goes on', () => {
  it('when workers are killed', async (context) => {
    const cluster = await Cluster.forTest();
    const chance = new Chance('workers');
    const plan = [...PLAN, '--games', '100'];
    let worker = await cluster.worker({ id: 'worker-0' });
    const run = commandLine(...cluster.overQueue('run', ...plan));
    for (let kills = 0; kills < KILLS; kills += 1) {
      await cluster.home('run', 1 + kills * 8 + chance.below(6));
      await cluster.stopAtWork(worker, `worker-${kills}`);
      await worker.end();
      worker = await cluster.worker({ id: `worker-${kills + 1}` });
    }
    expect(await run.code).toBe(0);
    await isAsPlayedHere(cluster, 'run', plan);
    const { executions, completions } = await cluster.counts();
    expect(executions).toBe(completions + KILLS);
    await note(context, cluster, 'nothing');
  });

  it('when Redis is killed and comes back', async (context) => {
    const cluster = await Cluster.forTest();
    const chance = new Chance('redis');
    await cluster.worker();
    await cluster.worker();
    const run = commandLine(...cluster.overQueue('run', ...PLAN));
    for (let kills = 0; kills < 3; kills += 1) {
      await cluster.home('run', 2 + kills * 10 + chance.below(6));
      await cluster.redis.kill();
      await until(
        () => run.notes.filter((line) => line.includes(' does not answer; waiting ')).length > kills,
      );
      await cluster.redis.start();
      await until(() => run.notes.filter((line) => line.includes(' answers again')).length > kills);
    }
    expect(await run.code).toBe(0);
    await isAsPlayedHere(cluster, 'run');
    await note(
      context,
      cluster,
      run.notes
        .filter((line) => /away|back/.test(line))
        .slice(0, 2)
        .join('; '),
    );
  });

  it('when a Redis that keeps nothing is killed and comes back empty', async (context) => {
    const cluster = await Cluster.forTest({ keeps: false });
    await cluster.worker();
    const run = commandLine(...cluster.overQueue('run', ...PLAN));
    await cluster.home('run', 6);
    await cluster.redis.kill();
    await cluster.redis.start();
    expect(await run.code).toBe(0);
    await isAsPlayedHere(cluster, 'run');
    expect(run.notes).toContain('the queue has lost jobs; submitting them again');
    await note(context, cluster, run.notes.filter((line) => /away|back|lost/.test(line)).join('; '));
  });

  it('when Redis is away for twelve seconds', async (context) => {
    const cluster = await Cluster.forTest();
    const worker = await cluster.worker();
    const run = commandLine(...cluster.overQueue('run', ...PLAN));
    await cluster.home('run', 6);
    await cluster.redis.kill();
    await pause(12_000);
    await cluster.redis.start();
    expect(await run.code).toBe(0);
    await isAsPlayedHere(cluster, 'run');
    for (const lines of [run.notes, worker.lines]) {
      expect(lines.filter((line) => line.includes('does not answer; waiting until it does'))).toHaveLength(1);
      expect(lines.filter((line) => /\d answers again$/.test(line))).toHaveLength(1);
    }
    await note(
      context,
      cluster,
      run.notes
        .filter((line) => /away|back/.test(line))
        .slice(0, 2)
        .join('; '),
    );
  });

  it('when the submitter is killed and started again in the same folder', async (context) => {
    const cluster = await Cluster.forTest();
    const chance = new Chance('submitter');
    await cluster.worker();
    await cluster.worker();
    for (let kills = 0; kills < 2; kills += 1) {
      const submitter = cluster.program(cluster.overQueue('run', ...PLAN));
      await cluster.home('run', 2 + kills * 12 + chance.below(8));
      await submitter.end();
      expect(existsSync(cluster.at('run', 'lock'))).toBe(true);
    }
    const last = cluster.program(cluster.overQueue('run', ...PLAN));
    expect(await last.ended).toBe(0);
    expect(existsSync(cluster.at('run', 'lock'))).toBe(false);
    expect(await commandLine(...cluster.here('here', ...PLAN)).code).toBe(0);
    expect(readFileSync(cluster.at('run', 'summary.json'))).toEqual(
      readFileSync(cluster.at('here', 'summary.json')),
    );
    await note(context, cluster, 'nothing; the same command goes on');
  });

  it('when it is submitted twice: the second submitter is refused', async (context) => {
    const cluster = await Cluster.forTest();
    const first = cluster.program(cluster.overQueue('run', ...PLAN));
    await first.said('waiting for a worker with this program');
    const second = cluster.program(cluster.overQueue('run', ...PLAN));
    expect(await second.ended).not.toBe(0);
    const [refusal = ''] = second.lines;
    expect(refusal).toMatch(
      new RegExp(`^gatechart: RUN_IN_USE \\S+lock: the folder is in use by process ${first.pid} `),
    );
    await cluster.worker();
    expect(await first.ended).toBe(0);
    await note(context, cluster, 'RUN_IN_USE lock: the folder is in use by process …');
  });
});
