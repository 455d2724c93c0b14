import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const here = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe.runIf(hasPython)('The Python client', () => {
  it('plays, saves and steps in batches through serve --stdio', () => {
    const { status, stderr } = spawnSync('python3', [here('python/tests/test_gatechart.py')], {
      env: {
        ...process.env,
        GATECHART_SERVE: `${process.execPath} ${here('dist/src/cli/main.js')} serve --stdio`,
      },
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/Ran 5 tests[\s\S]*OK/);
    expect(status).toBe(0);
  });
});
