import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at, FILES, pods, tablesIn, yamlFiles, yamlIn } from './cluster-files.ts';

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
