import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(ROOT, 'docs/reference/conformance.md'), 'utf8');

// Within the package, so that its own name is found.
const folder = mkdtempSync(join(ROOT, 'dist', 'example-'));
afterAll(() => rmSync(folder, { recursive: true }));

const examples = [...page.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = '']) => code);

describe('The page on what every ruleset owes', () => {
  it('has an example for Node that runs as it stands there, and skips what it says', () => {
    const example = examples.find((code) => code.includes("from 'node:test'")) ?? '';
    const file = join(folder, 'conformance.test.js');
    writeFileSync(file, example);
    const { status, stdout } = spawnSync(process.execPath, ['--test', '--test-reporter=tap', file], {
      encoding: 'utf8',
      env: { ...process.env, NODE_TEST_CONTEXT: undefined },
    });
    expect(stdout).toMatch(/ok \d+ - options: /);
    expect(stdout).toMatch(/ok \d+ - laws: .* # SKIP the ruleset has no traceInvariants/);
    expect(stdout).toMatch(/# fail 0/);
    expect(status).toBe(0);
  });
});
