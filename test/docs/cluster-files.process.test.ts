import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, FILES, pods, type Table, yamlIn } from './cluster-files.ts';

/** Programs that tell what they were started with, in place of those that scripts start. */
let stubs: string;

beforeAll(() => {
  stubs = mkdtempSync(join(tmpdir(), 'gatechart-'));
  const text = '#!/bin/sh\nfor each in "$@"; do echo "$each"; done\n';
  writeFileSync(join(stubs, 'gatechart'), text, { mode: 0o755 });
  writeFileSync(join(stubs, 'redis-server'), `${text}cat\n`, { mode: 0o755 });
});

afterAll(() => rmSync(stubs, { recursive: true }));

/** What the stub of a program was started with, by a command with these variables. */
const started = (
  [program = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
): readonly string[] =>
  execFileSync(program, args, {
    cwd: stubs,
    env: { PATH: `${stubs}:${process.env.PATH}`, ...env },
    encoding: 'utf8',
  })
    .trimEnd()
    .split('\n');

const valueAfter = (args: readonly string[], option: string): string | undefined =>
  args[args.indexOf(option) + 1];

describe('The files to begin with', () => {
  it.each([
    [
      'Compose',
      () =>
        (at(yamlIn(`${FILES}/compose.yaml`)[0], 'services', 'redis', 'command') as string[]).map((word) =>
          word.replaceAll('$$', '$'),
        ),
    ],
    [
      'Kubernetes',
      () =>
        at(
          pods.find(({ name }) => name === 'StatefulSet gatechart-redis')?.pod,
          'containers',
          0,
          'command',
        ) as string[],
    ],
  ])('start Redis in %s so that it loses nothing, and asks for a password', (_, command) => {
    const told = started(command(), { REDIS_PASSWORD: 'of this test' });
    expect(told).toContain('requirepass of this test');
    expect(told[0]).toBe('-');
    expect(valueAfter(told, '--appendonly')).toBe('yes');
    expect(valueAfter(told, '--maxmemory-policy')).toBe('noeviction');
  });
});

describe('Shares', () => {
  const shares = pods.find(({ name }) => name === 'Job gatechart-shares');

  it('of an Indexed Job are all of the run', () => {
    const completions = Number(at(shares?.manifest, 'spec', 'completions'));
    expect(at(shares?.manifest, 'spec', 'completionMode')).toBe('Indexed');
    const [variable] = at(shares?.pod, 'containers', 0, 'env') as readonly Table[];
    expect(variable).toEqual({ name: 'SHARES', value: `${completions}` });
    const command = at(shares?.pod, 'containers', 0, 'command') as readonly string[];
    const dealt = Array.from({ length: completions }, (_, index) => {
      const args = started(command, { JOB_COMPLETION_INDEX: `${index}`, SHARES: `${completions}` });
      return [valueAfter(args, '--shard'), valueAfter(args, '--out')];
    });
    expect(dealt).toEqual(
      Array.from({ length: completions }, (_, index) => [
        `${index + 1}/${completions}`,
        `/runs/cup-shares/${index + 1}`,
      ]),
    );
  });

  it('of an array of Slurm are all of the run, also where only some are played', () => {
    const file = resolve(`${FILES}/slurm.sh`);
    const [, last = ''] = /^#SBATCH --array=1-(\d+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
    const args = started(['bash', file], {
      SLURM_ARRAY_TASK_ID: '3',
      SLURM_ARRAY_TASK_COUNT: '1',
      SLURM_CPUS_PER_TASK: '2',
    });
    expect(args[0]).toBe('selfplay');
    expect(valueAfter(args, '--shard')).toBe(`3/${last}`);
    expect(valueAfter(args, '--out')).toBe('cup-shares/3');
    expect(valueAfter(args, '--workers')).toBe('2');
  });
});
