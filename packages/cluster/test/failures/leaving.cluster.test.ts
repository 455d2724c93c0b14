import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Cluster, commandLine } from '../support/cluster.ts';
import { until } from '../support/until.ts';
import { note } from './row.ts';
import { isAsPlayedHere, PLAN } from './runs.ts';

describe('A worker that gives no sign of life', () => {
  it('for longer than its lock (SIGSTOP): another one plays the shard, its late result is refused', async (context) => {
    const cluster = await Cluster.forTest();
    const stopped = await cluster.worker({ id: 'stopped' });
    const run = commandLine(...cluster.overQueue('run', ...PLAN));
    await cluster.home('run', 4);
    const { from, count } = await cluster.stopAtWork(stopped, 'stopped');
    const other = await cluster.worker({ id: 'other' });
    await other.said(`played ${count} from ${from} `);
    stopped.kill('SIGCONT');
    expect(await run.code).toBe(0);
    await isAsPlayedHere(cluster, 'run');
    expect(stopped.text).not.toContain(`played ${count} from ${from} `);
    expect(other.lines).toContainEqual(
      expect.stringMatching(new RegExp(`-${from}-${count} was dropped by its worker and is played again$`)),
    );
    await note(context, cluster, `the other worker: … was dropped by its worker and is played again`);
  });

  it('as its event loop is blocked for longer than its lock: nothing is counted twice', async (context) => {
    const cluster = await Cluster.forTest();
    const blocked = await cluster.worker({ id: 'blocked' });
    const run = commandLine(...cluster.overQueue('run', ...PLAN));
    await cluster.home('run', 4);
    const file = cluster.at('go-on');
    blocked.tell(file);
    await blocked.said('hears nothing');
    const [held] = await cluster.queue.getActive();
    if (held === undefined) throw new Error('it has begun nothing');
    const { from, count } = held.data;
    const other = await cluster.worker({ id: 'other' });
    await other.said(`played ${count} from ${from} `);
    writeFileSync(file, '');
    await blocked.said('hears again');
    expect(await run.code).toBe(0);
    await isAsPlayedHere(cluster, 'run');
    expect(blocked.text).not.toContain(`played ${count} from ${from} `);
    await note(context, cluster, 'the other worker: … was dropped by its worker and is played again');
  });
});

describe('A disk that is full', () => {
  it('where workers put what they played: they say it once, and go on when there is room', async (context) => {
    if (process.getuid?.() !== 0) throw new Error('only root can mount the small disk of this test');
    const cluster = await Cluster.forTest();
    const disk = cluster.at('run', 'shards');
    mkdirSync(disk, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk]);
    onTestFinished(() => void execFileSync('umount', ['--lazy', disk]));
    const filling = `${disk}/filling`;
    expect(() => writeFileSync(filling, Buffer.alloc(128 * 1024))).toThrow('ENOSPC');
    const worker = await cluster.worker({ id: 'full' });
    const run = commandLine(...cluster.overQueue('run', ...PLAN));
    const trouble = await worker.said(/^DISK_FULL .*the disk is full/);
    await until(() => run.notes.some((line) => line.startsWith('worker full: DISK_FULL')));
    rmSync(filling);
    expect(await run.code).toBe(0);
    expect(worker.lines.filter((line) => line.startsWith('DISK_FULL'))).toHaveLength(1);
    await isAsPlayedHere(cluster, 'run');
    await note(context, cluster, trouble.replace(cluster.folder.path, '…'));
  });
});

describe('A worker with another program', () => {
  it('takes nothing, and is told once', async (context) => {
    const cluster = await Cluster.forTest();
    const build = await cluster.changedBuild('newer', 'return options[pick]', 'return options[pick + 0]');
    const newer = await cluster.worker({ id: 'newer', build });
    const run = commandLine(...cluster.overQueue('run', ...PLAN));
    const told = await until(() =>
      run.notes.find((line) => line.startsWith('worker newer has another program')),
    );
    await cluster.worker({ id: 'same' });
    expect(await run.code).toBe(0);
    await isAsPlayedHere(cluster, 'run');
    expect(newer.text).not.toContain('played');
    expect(run.notes.filter((line) => line.includes('has another program'))).toHaveLength(1);
    await note(context, cluster, told);
  });
});
