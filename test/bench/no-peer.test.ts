import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { boardgameDuels, showdownBattles } from '../../src/bench/peers.ts';

it.each([
  ['boardgame.io', 'beside the bench', 'tools/bench/boardgame/duel.js', boardgameDuels],
  ['boardgame.io', 'in the package', undefined, boardgameDuels],
  ['Pokémon Showdown', 'beside the bench', 'tools/bench/showdown/battles.js', showdownBattles],
])('%s is not measured where it is not installed: %s', async (_, __, source, benchOf) => {
  const folder = mkdtempSync(join(tmpdir(), 'gatechart-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const peer = join(folder, 'peer.mjs');
  if (source !== undefined) copyFileSync(source, peer);
  expect(await benchOf(1, pathToFileURL(peer).href)).toBeUndefined();
});
