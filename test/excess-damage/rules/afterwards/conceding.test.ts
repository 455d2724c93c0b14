import { expect, it } from 'vitest';
import { concede } from '../../../../src/rulesets/excess-damage/rules/state-based-actions.ts';
import { run } from '../../support/run.ts';

it.each([
  [0, { winner: 1, clause: '104.2a', reasons: ['104.3a', null] }],
  [1, { winner: 0, clause: '104.2a', reasons: [null, '104.3a'] }],
] as const)('104.3a ends an event when seat %d concedes', (player, result) => {
  const { game } = run({ events: [] });
  expect(concede(game, player).result).toEqual(result);
});
