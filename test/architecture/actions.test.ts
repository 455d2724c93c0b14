import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = '.github/workflows';

it('Every action of a workflow is pinned by its commit: a tag can be moved', () => {
  const used = readdirSync(FOLDER).flatMap((file) => [
    ...readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(/uses: *(\S+)/g),
  ]);
  expect(used.length).toBeGreaterThan(0);
  for (const [, action] of used) expect(action).toMatch(/@[0-9a-f]{40}$/);
});
