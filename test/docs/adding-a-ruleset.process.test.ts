import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shellBlocksOf } from './commands.ts';

const scripts = shellBlocksOf(readFileSync('docs/how-to/add-a-ruleset.md', 'utf8'))
  .flatMap((block) => block.trim().split('\n'))
  .flatMap((line) => /^node -e "(.*)"$/.exec(line)?.[1] ?? []);

it.each(scripts)('The page about a custom game has what runs in the example: %s', (script) => {
  const run = execFileSync(process.execPath, ['-e', script], { cwd: 'examples/leduc', encoding: 'utf8' });
  expect(run).not.toBe('');
});
