import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILES, yamlIn } from './cluster-files.ts';

type Table = Readonly<Record<string, unknown>>;

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null;

/** Every table and list within a value, itself included. */
const tablesIn = (value: unknown): readonly Table[] =>
  isTable(value) ? [value, ...Object.values(value).flatMap(tablesIn)] : [];

const manifests = readdirSync(`${FILES}/kubernetes`).map((name) => `${FILES}/kubernetes/${name}`);
const yamlFiles = [`${FILES}/compose.yaml`, `${FILES}/ci-matrix.yaml`, ...manifests];

/** What stands under a path of keys. */
const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (isTable(inner) ? inner[key] : undefined), value);

/** The pods of all manifests, with the kind of what makes them. */
const pods = manifests
  .flatMap(yamlIn)
  .map((manifest) => ({
    name: `${String(at(manifest, 'kind'))} ${String(at(manifest, 'metadata', 'name'))}`,
    manifest,
    pod: at(manifest, 'spec', 'template', 'spec'),
  }))
  .filter(({ pod }) => pod !== undefined);

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
  it.each(yamlFiles)('%s is YAML', (file) => {
    expect(yamlIn(file).flatMap(tablesIn).length).toBeGreaterThan(3);
  });

  it('name every image and action by a version', () => {
    const images = yamlFiles
      .flatMap(yamlIn)
      .flatMap(tablesIn)
      .flatMap(({ image, uses }) => [image, uses])
      .filter((name) => name !== undefined);
    const bases = [...readFileSync(`${FILES}/Containerfile`, 'utf8').matchAll(/^FROM (\S+)/gm)].map(
      ([, base]) => base,
    );
    expect(images.length).toBeGreaterThan(10);
    expect(bases).toHaveLength(2);
    for (const name of [...images, ...bases]) expect(name).toMatch(/:\d+\.\d+\.\d+(?:-\w+)*$|@v\d+$/);
  });

  it('have no password in them', () => {
    const texts = yamlFiles.map((file) => readFileSync(file, 'utf8')).join('\n');
    expect(texts).not.toMatch(/rediss?:\/\/[^\s/]*@/);
    const tables = yamlFiles.flatMap(yamlIn).flatMap(tablesIn);
    expect(tables.filter(({ kind }) => kind === 'Secret')).toEqual([]);
    const variables = tables.filter(({ name }) => typeof name === 'string' && name.endsWith('PASSWORD'));
    expect(variables.length).toBeGreaterThan(2);
    for (const variable of variables) {
      expect(at(variable, 'valueFrom', 'secretKeyRef')).toEqual({ name: 'gatechart-redis', key: 'password' });
    }
    const named = tables.flatMap((table) =>
      Object.entries(table).filter(([name]) => name.endsWith('PASSWORD')),
    );
    expect(named.length).toBeGreaterThan(1);
    for (const [, value] of named) expect(value).toMatch(/^\$\{GATECHART_REDIS_PASSWORD:\?/);
  });

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

  it('publish no port', () => {
    expect(tablesIn(yamlIn(`${FILES}/compose.yaml`)).filter((table) => 'ports' in table)).toEqual([]);
  });
});

describe('Pods', () => {
  it('are there for all', () => {
    expect(pods.map(({ name }) => name).sort()).toEqual([
      'Deployment gatechart-workers',
      'Job gatechart-merge',
      'Job gatechart-selfplay',
      'Job gatechart-shares',
      'StatefulSet gatechart-redis',
    ]);
  });

  it.each(pods)('of $name may do no more than they have to', ({ pod }) => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(at(pod, 'securityContext', 'runAsUser')).toBeGreaterThan(0);
    for (const container of at(pod, 'containers') as readonly unknown[]) {
      expect(container).toMatchObject({
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
        resources: { requests: { cpu: expect.anything(), memory: expect.anything() } },
      });
    }
  });

  it.each(pods.filter(({ name }) => !name.includes('redis')))('of $name see the runs', ({ pod }) => {
    const [claim] = yamlIn(`${FILES}/kubernetes/runs.yaml`);
    expect(at(claim, 'spec', 'accessModes')).toEqual(['ReadWriteMany']);
    expect(tablesIn(at(pod, 'volumes'))).toContainEqual({ claimName: at(claim, 'metadata', 'name') });
    expect(at(pod, 'containers', 0, 'volumeMounts')).toContainEqual({ name: 'runs', mountPath: '/runs' });
  });

  it.each(pods.filter(({ name }) => name.startsWith('Job ')))(
    'of $name are never two in one folder',
    ({ manifest }) => {
      expect(at(manifest, 'spec', 'podReplacementPolicy')).toBe('Failed');
    },
  );

  it('end what they have begun', () => {
    const grace = pods
      .filter(({ name }) => /workers|selfplay/.test(name))
      .map(({ pod }) => at(pod, 'terminationGracePeriodSeconds'));
    expect(grace).toEqual([300, 300]);
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

  it('of a matrix are all of the run, and merged whatever became of them', () => {
    const [workflow] = yamlIn(`${FILES}/ci-matrix.yaml`);
    const numbers = at(workflow, 'jobs', 'share', 'strategy', 'matrix', 'share') as readonly number[];
    const runs = tablesIn(at(workflow, 'jobs', 'share')).flatMap(({ run }) => (run ? [String(run)] : []));
    expect(runs.at(-1)).toContain(
      `--shard \${{ matrix.share }}/${numbers.length} --out share-\${{ matrix.share }}`,
    );
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(at(workflow, 'jobs', 'merge')).toMatchObject({ needs: 'share', if: `\${{ !cancelled() }}` });
  });
});
