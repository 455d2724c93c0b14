import { describe, expect, test } from 'vitest';
import { PLAYERS } from '../../../../src/core/decision.ts';
import {
  canHold,
  cardsIn,
  controllerOf,
  isSettable,
  isVisibleTo,
} from '../../../../src/rulesets/gate-ruler/queries/zones.ts';
import type { CardDefinition } from '../../../../src/rulesets/gate-ruler/state/card.ts';
import type { Instance, Zone } from '../../../../src/rulesets/gate-ruler/state/instance.ts';
import { gameOf } from '../../support/described.ts';

const TYPES = ['ruler', 'unit', 'event', 'field', 'resource'] as const;

const printed = (type: CardDefinition['type'], keywords?: CardDefinition['keywords']): CardDefinition =>
  ({ id: 'printed', type, ...(keywords && { keywords }) }) as CardDefinition;

const held = (zone: Zone): readonly string[] => TYPES.filter((type) => canHold(zone, printed(type)));

describe('What a zone may hold', () => {
  const UNLIMITED = ['deck', 'hand', 'drive', 'damage', 'soul', 'graveyard', 'removed', 'counter'] as const;
  test.each(UNLIMITED)('3-2h no clause limits the %s zone, so any card but a ruler may lie there', (zone) => {
    expect(held(zone)).toEqual(['unit', 'event', 'field', 'resource']);
  });

  test('3-7c-1 a ruler lies in no zone but the ruler zone', () => {
    const zones: readonly Zone[] = [
      ...UNLIMITED,
      'ruler',
      'attack1',
      'defense1',
      'set1',
      'field',
      'resource',
    ];
    expect(zones.filter((zone) => held(zone).includes('ruler'))).toEqual(['ruler']);
  });

  test('3-16a-1 nothing but resources lies in the resource zone', () => {
    expect(held('resource')).toEqual(['resource']);
  });

  test('3-10c a unit may be set for Standby or Forced Standby, whatever else it has, and for nothing else', () => {
    expect(isSettable(printed('unit', ['standby', 'penetrate']))).toBe(true);
    expect(isSettable(printed('unit', ['penetrate', 'forcedStandby']))).toBe(true);
    expect(isSettable(printed('unit', ['penetrate', 'intercept']))).toBe(false);
    expect(isSettable(printed('unit'))).toBe(false);
  });
});

describe('Who controls a card', () => {
  test('4-1b the player in whose zone it lies, whoever brought it', () => {
    const game = gameOf({ p1: { A1: '3/3/2' } });
    const [card] = cardsIn(game, 0, 'attack1') as [Instance];
    const lent = { ...game, owner: game.owner.map((owner, each) => (each === card ? 1 : owner)) };
    expect(controllerOf(lent, card)).toBe(0);
  });

  test('4-1a the owner, while it lies on the gate, which belongs to nobody', () => {
    const cards = {
      plot: { type: 'event', timing: 'instant', effect: [{ do: 'draw', player: 'own', count: 1 }] },
    };
    for (const by of ['p1', 'p2'] as const) {
      const game = gameOf({ cards, gate: [{ card: 'plot', by }] });
      const [item] = game.gate;
      expect(controllerOf(game, (item as { readonly card: Instance }).card)).toBe(by === 'p1' ? 0 : 1);
    }
  });
});

describe('Who may know a card', () => {
  test('3-18b everybody, on the gate, face up or not', () => {
    for (const viewer of PLAYERS) {
      expect(isVisibleTo('gate', true, viewer)).toBe(true);
      expect(isVisibleTo('gate', false, viewer)).toBe(true);
    }
  });

  test.each([
    'ruler',
    'attack1',
    'defense1',
    'field',
    'damage',
    'soul',
    'graveyard',
    'resource',
    'removed',
  ] as const)('3-2b-1 everybody, in the %s zone, even where it lies face down', (zone) => {
    for (const viewer of PLAYERS) expect(isVisibleTo({ player: 0, zone }, false, viewer)).toBe(true);
  });

  test('3-3b-3 a set or driven card is known to the opponent once it lies face up, a card in hand never', () => {
    const known = (zone: Zone, faceUp: boolean) => isVisibleTo({ player: 0, zone }, faceUp, 1);
    expect((['set1', 'drive', 'hand'] as const).map((zone) => known(zone, true))).toEqual([
      true,
      true,
      false,
    ]);
    expect((['set1', 'drive', 'hand'] as const).map((zone) => known(zone, false))).toEqual([
      false,
      false,
      false,
    ]);
  });
});
