import { expect, it } from 'vitest';
import { boardgameDuels, chartDuels, showdownBattles } from '../../src/bench/peers.ts';

it('boardgame.io plays the same duels', async () => {
  const peer = await boardgameDuels(20);
  expect(peer?.run()).toEqual(chartDuels(20).run());
});

it('Pokémon Showdown plays the same battles again, to their ends', async () => {
  const peer = await showdownBattles(5);
  const battles = peer?.run();
  expect(battles?.counts).toEqual({ games: 5, choices: expect.any(Number) });
  expect(battles?.counts.choices).toBeGreaterThan(5 * 10);
  expect(peer?.run()).toEqual(battles);
});
