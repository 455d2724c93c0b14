import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { boardgameDuels } from '../../src/bench/duel/bench.ts';

it.each([
  ['beside the bench', 'src/bench/boardgame/duel.js'],
  ['in the package', undefined],
])('boardgame.io is not measured where it is not installed: %s', async (_, source) => {
  const folder = mkdtempSync(join(tmpdir(), 'gatechart-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const peer = join(folder, 'duel.mjs');
  if (source !== undefined) copyFileSync(source, peer);
  expect(await boardgameDuels(1, pathToFileURL(peer).href)).toBeUndefined();
});
