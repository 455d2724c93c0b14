import { expect, test } from 'vitest';
import { topItem } from '../../../../src/rulesets/gate-ruler/queries/gate.ts';
import {
  discardDriven,
  overdriveOptions,
  removePlayed,
  revealOptions,
} from '../../../../src/rulesets/gate-ruler/rules/ch10-drive/drive.ts';
import type { Instance } from '../../../../src/rulesets/gate-ruler/state/instance.ts';
import { gameOf } from '../../support/described.ts';

const game = gameOf({
  cards: {
    comet: { like: '1/1/1', overdrive: [{ do: 'draw', player: 'own', count: 1 }] },
    trap: { type: 'event', timing: 'instant', effect: [{ do: 'draw', player: 'own', count: 1 }] },
  },
  p1: { drive: [{ card: 'comet', faceUp: true }, 'trap'] },
  gate: [{ drive: 'p1' }],
  start: 'attack declaration',
});
const [comet, trap] = game.sides[0].zones.drive as readonly [Instance, Instance];
const waiting = topItem(game, 'drive');
const ids = (refs: readonly { readonly card: Instance }[]) => refs.map(({ card }) => card);

test('10-3b a driven card that can be set is kept hidden or revealed, one after the other', () => {
  expect(revealOptions(game, 0, [trap, comet])).toEqual([
    { key: 'keep trap in drive', type: 'keep', card: trap },
    { key: 'reveal trap in drive', type: 'reveal', card: trap },
  ]);
});

test('10-3e-1 an overdrive that waits is used or given up', () => {
  expect(overdriveOptions(game)).toEqual([
    { key: 'give up OD of comet in drive', type: 'giveUpOverdrive', card: comet },
    { key: 'use OD of comet in drive', type: 'useOverdrive', card: comet },
  ]);
});

test('10-3e-2 a card that is discarded waits no more in its drive', () => {
  expect(ids(waiting.cards)).toEqual([comet, trap]);
  const { cards, overdrives } = topItem(
    discardDriven(game, { type: 'discard', key: '', card: trap }),
    'drive',
  );
  expect([ids(cards), ids(overdrives)]).toEqual([[comet], [comet]]);
});

test('10-3e-4 of a card and its overdrive that which was played waits no more, and the other does', () => {
  const played = (how: 'card' | 'overdrive') => {
    const { cards, overdrives } = topItem(removePlayed(game, { how, player: 0, card: comet }), 'drive');
    return [ids(cards), ids(overdrives)];
  };
  expect(played('card')).toEqual([[trap], [comet]]);
  expect(played('overdrive')).toEqual([[comet, trap], []]);
});
