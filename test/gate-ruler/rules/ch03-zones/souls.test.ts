import { expect, it } from 'vitest';
import { gateRuler } from '../../../../src/registered.ts';
import { cardsIn, soulsOf } from '../../../../src/rulesets/gate-ruler/queries/zones.ts';
import { linkSoul } from '../../../../src/rulesets/gate-ruler/rules/ch03-zones/movement.ts';

it('3-14c: souls come as they lie in their zone, whatever number a card has', () => {
  const game = gateRuler.newGame({
    edition: '2021-03',
    decks: ['volnar-host', 'atlas-drive'],
    seed: 1,
    index: 0,
  });
  const host = cardsIn(game, 0, 'ruler')[0] as number;
  const souls = cardsIn(game, 0, 'deck')
    .slice(0, 4)
    .toSorted((one, other) => other - one);
  const linked = souls.reduce((next, soul) => linkSoul(next, soul, host, '3-14c'), game);
  expect(soulsOf(linked, host)).toEqual(souls);
});
