import { expect, it } from 'vitest';
import { boardgameDuels, chartDuels } from '../../src/bench/duel/bench.ts';

it('boardgame.io plays the same duels', async () => {
  const peer = await boardgameDuels(20);
  expect(peer?.run()).toEqual(chartDuels(20).run());
});
