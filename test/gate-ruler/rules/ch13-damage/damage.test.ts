import { expect, test } from 'vitest';
import { refOf } from '../../../../src/rulesets/gate-ruler/queries/cards.ts';
import { cardsIn } from '../../../../src/rulesets/gate-ruler/queries/zones.ts';
import { moveCard } from '../../../../src/rulesets/gate-ruler/rules/ch03-zones/movement.ts';
import { putProcess, receiverKind } from '../../../../src/rulesets/gate-ruler/rules/ch13-damage/damage.ts';
import type { Game } from '../../../../src/rulesets/gate-ruler/state/game.ts';
import type { Instance } from '../../../../src/rulesets/gate-ruler/state/instance.ts';
import { gameOf } from '../../support/described.ts';

const kindIn = (game: Game, card: Instance, seen = game) =>
  receiverKind(game, { receiver: refOf(seen, card), amount: 1 });

const game = gameOf({
  cards: { plot: { type: 'event', timing: 'instant', effect: [{ do: 'draw', player: 'own', count: 1 }] } },
  p1: { A1: '3/3/2', D1: '1/1/1', graveyard: '2/2/2' },
  gate: [{ card: 'plot', by: 'p1' }],
});

test('13-2b what damage reaches is a ruler in the ruler zone, and a unit in the front row', () => {
  const first = (zone: 'ruler' | 'attack1' | 'defense1') => cardsIn(game, 0, zone)[0] as Instance;
  expect(kindIn(game, first('ruler'))).toBe('ruler');
  expect(kindIn(game, first('attack1'))).toBe('unit');
  expect(kindIn(game, first('defense1'))).toBe('unit');
});

test('13-8a what lies elsewhere or on the gate, or has become another card, is neither', () => {
  const [unit] = cardsIn(game, 0, 'attack1') as [Instance];
  const [dead] = cardsIn(game, 0, 'graveyard') as [Instance];
  const [played] = game.gate as unknown as readonly [{ readonly card: Instance }];
  const gone = moveCard(game, unit, { player: 0, zone: 'hand' }, '15-3a');
  const back = moveCard(gone, unit, { player: 0, zone: 'attack1' }, '15-3a');
  expect(kindIn(game, dead)).toBe('neither');
  expect(kindIn(game, played.card)).toBe('neither');
  expect(kindIn(gone, unit, game)).toBe('neither');
  expect(kindIn(back, unit, game)).toBe('neither');
  expect(kindIn(back, unit)).toBe('unit');
});

test('u2103/unaffected.3 a process says whose effect deals it where its source is not of that player', () => {
  const [unit] = cardsIn(game, 0, 'attack1') as [Instance];
  const dealtBy = (effectOf: 0 | 1) => {
    const damage = { source: refOf(game, unit), controller: 0, effectOf, pairs: [], combat: false } as const;
    return putProcess(game, damage, [], '13-2a').gate.at(-1);
  };
  expect(dealtBy(1)).toMatchObject({ controller: 0, effectOf: 1 });
  expect(dealtBy(0)).toHaveProperty('effectOf', undefined);
});
