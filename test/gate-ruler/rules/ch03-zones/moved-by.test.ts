import { describe, expect, test } from 'vitest';
import { refOf } from '../../../../src/rulesets/gate-ruler/queries/cards.ts';
import { cardsIn } from '../../../../src/rulesets/gate-ruler/queries/zones.ts';
import {
  type Arrival,
  moveCard,
  moveFromDeck,
  moveToGate,
} from '../../../../src/rulesets/gate-ruler/rules/ch03-zones/movement.ts';
import type { ScenarioPosition } from '../../../../src/rulesets/gate-ruler/scenario/schema.ts';
import type { Game, LastingEffect } from '../../../../src/rulesets/gate-ruler/state/game.ts';
import type { CardRef, Instance, Place, Zone } from '../../../../src/rulesets/gate-ruler/state/instance.ts';
import { gameOf } from '../../support/described.ts';
import { only } from '../../support/plays.ts';

const lurker: ScenarioPosition['cards'] = { lurker: { like: '1/1/1', keywords: ['standby'] } };

const own = (zone: Zone): Place => ({ player: 0, zone });

/** What decided each fact of a kind, in order. */
const decidedIn = ({ facts }: Game, kind: 'moved' | 'entered'): readonly unknown[] =>
  facts
    .slice()
    .filter(({ what }) => what === kind)
    .map(({ decidedBy }) => decidedBy);

const moveBy = (game: Game, card: Instance, to: Place, arrival?: Arrival): unknown =>
  decidedIn(moveCard(game, card, to, '15-3a', arrival), 'moved').at(-1);

/** Zones by their names in descriptions. */
const LETTERS = {
  attack1: 'A1',
  defense1: 'D1',
  set1: 'S1',
  hand: 'hand',
  drive: 'drive',
  graveyard: 'graveyard',
};

describe('What decides where a card goes and how it lies there', () => {
  const moves: readonly (readonly [
    string,
    keyof typeof LETTERS,
    Zone,
    Arrival,
    readonly string[] | undefined,
  ])[] = [
    ['3-2d between attack zones it is the same card', 'attack1', 'attack2', {}, ['3-2d']],
    ['3-2d between set zones it is the same card', 'set1', 'set2', {}, ['3-2d']],
    ['3-9b as it moves to a defense zone', 'attack1', 'defense1', {}, ['3-2d', '3-6b-1', '3-9b']],
    ['15-3a-2 as it leaves it for an attack zone', 'defense1', 'attack1', {}, ['15-3a-2', '3-2d', '3-6b-1']],
    ['15-4a as it is set', 'attack1', 'set1', {}, ['15-4a', '3-2d', '3-6b-1', '3-3b-1']],
    ['15-4a as it is set where it was not in play', 'hand', 'set1', {}, ['15-4a', '3-3b-1']],
    ['3-3b-1 from a set zone to another of the front', 'set1', 'attack1', {}, ['3-2d', '3-6b-1', '3-3b-1']],
    ['3-3b-1 not where it is told', 'set1', 'attack1', { faceUp: true }, ['3-2d', '3-6b-1']],
    ['3-3a-1 new in an attack zone', 'graveyard', 'attack1', {}, ['3-3a-1', '3-3b-1', '3-6g-1']],
    ['3-3a-1 not where it is told', 'graveyard', 'attack1', { exhausted: true }, ['3-3b-1', '3-6g-1']],
    ['3-3b-1 not new where it is told', 'graveyard', 'attack1', { faceUp: true }, ['3-3a-1', '3-6g-1']],
    ['3-9b new in a defense zone', 'graveyard', 'defense1', {}, ['3-9b', '3-3b-1', '3-6g-1']],
    ['3-3b-1 as it is driven', 'hand', 'drive', {}, ['3-3b-1']],
    ['3-3 nothing where cards have no state', 'attack1', 'graveyard', {}, undefined],
    ['3-3 nothing as it returns to the hand', 'attack1', 'hand', {}, undefined],
  ];
  for (const [title, from, to, arrival, decided] of moves) {
    test(title, () => {
      const game = gameOf({ cards: lurker, p1: { [LETTERS[from]]: ['lurker'] } });
      expect(moveBy(game, only(game, from), own(to), arrival)).toEqual(decided);
    });
  }

  test('3-16b a resource that is put with the resources lies ready and face up', () => {
    const game = gameOf({ p1: { resources: 1 } });
    expect(moveBy(game, only(game, 'resource'), own('resource'))).toEqual(['3-3a-1', '3-3b-1']);
  });

  test('3-2e the owner of a card that leaves the zones of another player', () => {
    const game = gameOf({ p1: { A1: { card: '3/3/2', owner: 'p2' } } });
    expect(moveBy(game, only(game, 'attack1'), { player: 1, zone: 'hand' })).toEqual(['3-2e']);
  });

  test('3-2e no owner where a card stays in play under another player', () => {
    const game = gameOf({ p1: { A1: '3/3/2' } });
    expect(moveBy(game, only(game, 'attack1'), { player: 1, zone: 'attack1' })).toEqual(['3-2d']);
  });

  test('3-2e no other player for a card that was on the gate, and 15-4a where it is set from there', () => {
    const before = gameOf({ cards: lurker, p1: { hand: ['lurker'] } });
    const card = only(before, 'hand');
    const game = moveToGate(before, card, '14-3a');
    expect(moveBy(game, card, own('hand'))).toBe(undefined);
    expect(moveBy(game, card, own('set1'))).toEqual(['15-4a', '3-3b-1']);
  });

  test('u2103/unaffected.5 what removes cards of the graveyard, where it passes by the card and only on that way', () => {
    const game = gameOf({
      cards: {
        void: {
          type: 'field',
          abilities: [
            {
              kind: 'continuous',
              effects: [
                { instead: 'removed', of: 'graveyard', on: { all: { side: 'enemy', type: ['unit'] } } },
              ],
            },
          ],
        },
        idol: {
          like: '1/2/1',
          abilities: [{ kind: 'continuous', effects: [{ unaffected: 'enemyEffects', on: 'this' }] }],
        },
      },
      p1: { A1: 'idol' },
      p2: { field: 'void' },
    });
    const card = only(game, 'attack1');
    expect(moveBy(game, card, own('graveyard'))).toEqual(['u2103/unaffected.5']);
    expect(moveBy(game, card, own('hand'))).toBe(undefined);
  });
});

describe('What was applied to a card', () => {
  const game = gameOf({ p1: { A1: '3/3/2', A2: '2/2/2' } });
  const [card, other] = [only(game, 'attack1'), only(game, 'attack2')];
  const withEffectsOn = (...each: readonly (readonly CardRef[])[]): Game => ({
    ...game,
    lasting: each.map((on) => ({ on }) as LastingEffect),
  });
  const ref = refOf(game, card);
  const otherRef = refOf(game, other);

  test('3-2d applies no more as it leaves play', () => {
    expect(moveBy(withEffectsOn([ref]), card, own('hand'))).toEqual(['3-2d']);
    expect(moveBy(withEffectsOn([otherRef], [otherRef, ref]), card, own('hand'))).toEqual(['3-2d']);
  });

  test('3-2d is nothing where it was applied to another card, or to what the card was before', () => {
    expect(moveBy(withEffectsOn([otherRef]), card, own('hand'))).toBe(undefined);
    expect(moveBy(withEffectsOn([{ ...ref, object: -1 }]), card, own('hand'))).toBe(undefined);
  });

  test('3-2d stays on it between zones in play', () => {
    expect(moveBy(withEffectsOn([ref]), card, own('defense1'))).toEqual(['3-2d', '3-6b-1', '3-9b']);
  });
});

describe('Whether souls stay with a card that is played', () => {
  const played = (souls: readonly string[]): Game => {
    const game = gameOf({ p1: { drive: [{ card: '3/3/2', faceUp: true, souls: [...souls] }] } });
    const card = only(game, 'drive');
    return moveCard(moveToGate(game, card, '14-3a'), card, own('attack1'), '9-4b', { playedFrom: 'drive' });
  };
  const NEW = ['3-3a-1', '3-3b-1', '3-6g-1'];

  test('3-14d-1 and 3-14d-2 they do, to the gate and into play', () => {
    expect(decidedIn(played(['1/1/1']), 'moved')).toEqual([['3-14d-1'], [...NEW, '3-14d-2']]);
  });

  test('3-14d-1 and 3-14d-2 nothing is said of souls where there are none', () => {
    expect(decidedIn(played([]), 'moved')).toEqual([undefined, NEW]);
  });
});

describe('What it means that a card comes out', () => {
  const cards: ScenarioPosition['cards'] = {
    meadow: { type: 'field' },
    crier: { like: '1/1/1', touchdown: [{ do: 'draw', player: 'own', count: 1 }] },
  };
  const PUT = ['15-3b', '4-4b', '15-19'];
  const ways: readonly (readonly [string, string, Zone, Arrival, readonly string[]])[] = [
    ['15-19 a unit that is put there is special summoned', '3/3/2', 'attack1', {}, PUT],
    ['16-3b no Touchdown sees that', 'crier', 'attack1', {}, [...PUT, '16-3b']],
    ['16-3b a Touchdown sees a play', 'crier', 'attack1', { playedFrom: 'hand' }, ['15-3b']],
    ['15-19 a unit that is played is not', '3/3/2', 'attack1', { playedFrom: 'hand' }, ['15-3b']],
    ['15-3b a field only comes out', 'meadow', 'field', {}, ['15-3b']],
    [
      '15-3b what chose the card is told too',
      'meadow',
      'field',
      { decidedBy: ['15-3a'] },
      ['15-3b', '15-3a'],
    ],
  ];
  for (const [title, card, to, arrival, decided] of ways) {
    test(title, () => {
      const game = gameOf({ cards, p1: { hand: [card] } });
      const entered = moveCard(game, only(game, 'hand'), own(to), '15-3a', arrival);
      expect(decidedIn(entered, 'entered')).toEqual([decided]);
    });
  }

  test('15-3b from where it comes: its zone, the one it was played from, or the gate where an effect takes it', () => {
    const inHand = gameOf({ p1: { hand: ['3/3/2'] } });
    const card = only(inHand, 'hand');
    const onGate = moveToGate(inHand, card, '14-3a');
    const from = (game: Game, arrival?: Arrival) =>
      moveCard(game, card, own('attack1'), '15-3a', arrival).facts.slice().at(-1);
    expect(from(inHand)).toMatchObject({ what: 'entered', from: 'hand', played: false });
    expect(from(onGate, { playedFrom: 'drive' })).toMatchObject({ from: 'drive', played: true });
    expect(from(onGate)).toMatchObject({ what: 'entered', from: 'gate', played: false });
  });
});

describe('Cards from the top of the deck', () => {
  const ways: readonly (readonly [string, number, Zone, readonly string[] | undefined])[] = [
    ['3-4c one card is not one after the other', 1, 'hand', undefined],
    ['3-4c two cards are', 2, 'hand', ['3-4c']],
    ['3-12b one that is driven waits in the drive zone', 1, 'drive', ['3-12b', '3-3b-1']],
    ['3-12b two that are driven wait there too', 2, 'drive', ['3-4c', '3-12b', '3-3b-1']],
  ];
  for (const [title, count, zone, decided] of ways) {
    test(title, () => {
      const moved = moveFromDeck(gameOf({}), 0, count, zone, '15-6');
      expect(decidedIn(moved, 'moved')).toEqual(Array.from({ length: count }, () => decided));
    });
  }

  test('1-5b as many as there are', () => {
    const game = gameOf({ p1: { deck: { only: ['1/1/1', '2/2/2'] } } });
    const moved = moveFromDeck(game, 0, 3, 'hand', '15-6');
    expect(cardsIn(moved, 0, 'hand')).toEqual(cardsIn(game, 0, 'deck'));
    expect(cardsIn(moved, 0, 'deck')).toEqual([]);
  });
});
