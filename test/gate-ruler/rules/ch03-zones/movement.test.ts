import { describe, expect, test } from 'vitest';
import { PLAYERS } from '../../../../src/kernel/decision.ts';
import { gateRuler } from '../../../../src/registry.ts';
import { decks } from '../../../../src/rulesets/gate-ruler/cards/decks/index.ts';
import { rulers } from '../../../../src/rulesets/gate-ruler/cards/rulers.ts';
import {
  cardsIn,
  whereIs,
  zonesOf,
  zonesOfRuler,
} from '../../../../src/rulesets/gate-ruler/reading/zones.ts';
import { moveCard } from '../../../../src/rulesets/gate-ruler/rules/ch03-zones/movement.ts';
import type { Game } from '../../../../src/rulesets/gate-ruler/values/game.ts';
import type { Instance, Place, Zone } from '../../../../src/rulesets/gate-ruler/values/instance.ts';
import { startMatch } from '../../../../src/runtime/start.ts';
import { gameOf } from '../../support/described.ts';

const KINDS = ['unit', 'standby unit', 'event', 'field', 'resource', 'ruler'] as const;
type Kind = (typeof KINDS)[number];

/** One card of each kind in a place it may lie in. */
const oneOfEach = (): { readonly game: Game; readonly cards: Readonly<Record<Kind, Instance>> } => {
  const game = gameOf({
    cards: {
      plot: { type: 'event', timing: 'instant', effect: [{ do: 'draw', player: 'own', count: 1 }] },
      lurker: { like: '1/1/1', keywords: ['standby'] },
      meadow: { type: 'field' },
    },
    p1: { graveyard: ['1/1/1', 'lurker', 'plot', 'meadow'], resources: 1 },
  });
  const [unit, lurker, event, field] = cardsIn(game, 0, 'graveyard') as [number, number, number, number];
  const [resource] = cardsIn(game, 0, 'resource') as [number];
  const [ruler] = cardsIn(game, 0, 'ruler') as [number];
  return { game, cards: { unit, 'standby unit': lurker, event, field, resource, ruler } };
};

const enters = (kind: Kind, zone: Zone): boolean => {
  const { game, cards } = oneOfEach();
  const to: Place = { player: 0, zone };
  const before = whereIs(game, cards[kind]);
  const moved = moveCard(game, cards[kind], to, '15-3a');
  const after = whereIs(moved, cards[kind]);
  const stayed = moved.facts.some(({ what, clause }) => what === 'stayed' && clause === '3-2h');
  expect(after).toEqual(stayed ? before : to);
  return !stayed;
};

describe('What a zone may hold', () => {
  const holds: readonly (readonly [string, Zone, readonly Kind[]])[] = [
    ['3-7c', 'ruler', ['ruler']],
    ['3-8c', 'attack1', ['unit', 'standby unit']],
    ['3-9c', 'defense1', ['unit', 'standby unit']],
    ['3-10c', 'set1', ['standby unit', 'event']],
    ['3-11c', 'field', ['field']],
  ];
  for (const [clause, zone, kinds] of holds) {
    test(`${clause} the ${zone} zone takes no card but ${kinds.join(', ')}; any other stays where it is`, () => {
      expect(KINDS.filter((kind) => enters(kind, zone))).toEqual(kinds);
    });
  }

  test('3-2f-1 a card that should move to a zone its player does not have stays as it was', () => {
    const { game, cards } = oneOfEach();
    const moved = moveCard(game, cards.unit, { player: 0, zone: 'attack3' }, '15-3a');
    expect(moved.sides).toEqual(game.sides);
    expect(moved.object).toEqual(game.object);
    expect(moved.facts.at(-1)).toMatchObject({ what: 'stayed', clause: '3-2f-1', card: cards.unit });
  });

  test('3-10d a set card that moves to another set zone is not revealed, and stays face down', () => {
    const game = gameOf({
      cards: {
        plot: { type: 'event', timing: 'instant', effect: [{ do: 'draw', player: 'own', count: 1 }] },
      },
      p1: { S1: 'plot' },
    });
    const [card] = cardsIn(game, 0, 'set1') as [number];
    const moved = moveCard(game, card, { player: 0, zone: 'set2' }, '15-3a');
    expect(cardsIn(moved, 0, 'set2')).toEqual([card]);
    expect(moved.states[card]?.faceUp).toBe(false);
    expect(moved.object[card]).toBe(game.object[card]);
    expect(moved.facts.map(({ what }) => what)).toEqual(['moved']);
    expect(moved.facts[0]?.knownTo).toEqual([0]);
  });
});

describe('Between zones in play', () => {
  /** An exhausted unit in an attack zone that goes to a set zone and, where it is to, comes back. */
  const hidden = (comesBack: boolean): readonly [Game, Instance] => {
    const game = gameOf({
      cards: { lurker: { like: '1/1/1', keywords: ['standby'] } },
      p1: { A1: { card: 'lurker', exhausted: true } },
    });
    const [card] = cardsIn(game, 0, 'attack1') as [number];
    const away = moveCard(game, card, { player: 0, zone: 'set2' }, '15-3a');
    return [comesBack ? moveCard(away, card, { player: 0, zone: 'attack2' }, '15-3a') : away, card];
  };

  test('3-6b-1 a unit that moves to a set zone is exhausted no more, nor as it comes back to an attack zone', () => {
    for (const comesBack of [false, true]) {
      const [game, card] = hidden(comesBack);
      expect(game.states[card]?.exhausted).toBe(false);
      expect(game.facts.at(-1)).toMatchObject({ decidedBy: expect.arrayContaining(['3-6b-1']) });
    }
  });

  test('3-3b-1 a unit that moves to a set zone comes to lie face down there, and face up as it comes back', () => {
    const [[away, card], [back]] = [hidden(false), hidden(true)];
    expect(away.states[card]?.faceUp).toBe(false);
    expect(back.states[card]?.faceUp).toBe(true);
  });
});

describe('The ruler zone', () => {
  test('3-7a-1 every ruler leaves its player exactly one ruler zone, with that ruler in it', () => {
    for (const { id } of rulers) {
      const game = gameOf({ p1: { ruler: id } });
      expect(zonesOf(game, 0, 'ruler')).toEqual(['ruler']);
      expect(cardsIn(game, 0, 'ruler').map((card) => game.definitionOf[card])).toEqual([id]);
    }
  });

  test('3-7a-1 no numbers of other zones add a ruler zone or take it away', () => {
    for (const count of [0, 1, 5]) {
      const zones = zonesOfRuler({ attackZones: count, defenseZones: count, setZones: count });
      expect(zones.filter((zone) => zone.startsWith('ruler'))).toEqual(['ruler']);
    }
  });

  test('3-6f-1 both rulers carry no ruler damage as the game starts', () => {
    for (const deck of decks.keys()) {
      const setup = { edition: gateRuler.defaultEdition, decks: [deck, deck], seed: 7, index: 0 } as const;
      const started = startMatch(gateRuler, gateRuler.newGame(setup), { runtime: 'lean' }).game();
      for (const player of PLAYERS) {
        const [ruler] = cardsIn(started, player, 'ruler') as [number];
        expect(started.states[ruler]?.rulerDamage).toEqual([]);
        expect(cardsIn(started, player, 'damage')).toEqual([]);
      }
    }
  });
});
