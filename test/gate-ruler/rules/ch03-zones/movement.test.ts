import { describe, expect, test } from 'vitest';
import { PLAYERS } from '../../../../src/core/decision.ts';
import { gateRuler } from '../../../../src/registered.ts';
import { decks } from '../../../../src/rulesets/gate-ruler/cards/decks.ts';
import { rulers } from '../../../../src/rulesets/gate-ruler/cards/rulers.ts';
import {
  cardsIn,
  locationOf,
  zonesOf,
  zonesOfRuler,
} from '../../../../src/rulesets/gate-ruler/queries/zones.ts';
import {
  type Arrival,
  exhaust,
  isComingOut,
  moveCard,
  moveToGate,
  ready,
} from '../../../../src/rulesets/gate-ruler/rules/ch03-zones/movement.ts';
import type { Game } from '../../../../src/rulesets/gate-ruler/state/game.ts';
import type { Instance, Place, Zone } from '../../../../src/rulesets/gate-ruler/state/instance.ts';
import { startMatch } from '../../../../src/runtime/start.ts';
import { gameOf } from '../../support/described.ts';
import { only } from '../../support/plays.ts';

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
  const before = locationOf(game, cards[kind]);
  const moved = moveCard(game, cards[kind], to, '15-3a');
  const after = locationOf(moved, cards[kind]);
  const stayed = moved.facts.slice().some(({ what, clause }) => what === 'stayed' && clause === '3-2h');
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
    expect(moved.facts.slice().at(-1)).toMatchObject({ what: 'stayed', clause: '3-2f-1', card: cards.unit });
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
    expect(moved.facts.slice().map(({ what }) => what)).toEqual(['moved']);
    expect(moved.facts.slice()[0]?.knownTo).toEqual([0]);
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
      expect(game.facts.slice().findLast(({ what }) => what === 'moved')).toMatchObject({
        decidedBy: expect.arrayContaining(['3-6b-1']),
      });
    }
  });

  test('3-3b-1 a unit that moves to a set zone comes to lie face down there, and face up as it comes back', () => {
    const [[away, card], [back]] = [hidden(false), hidden(true)];
    expect(away.states[card]?.faceUp).toBe(false);
    expect(back.states[card]?.faceUp).toBe(true);
  });
});

describe('How a card lies', () => {
  test('3-2d a set card that lies face up stays so in another set zone', () => {
    const game = gameOf({
      cards: { lurker: { like: '1/1/1', keywords: ['standby'] } },
      p1: { S1: { card: 'lurker', faceUp: true } },
    });
    const card = only(game, 'set1');
    const moved = moveCard(game, card, { player: 0, zone: 'set2' }, '15-3a');
    expect(moved.states[card]?.faceUp).toBe(true);
  });

  test('3-3b-1 a card that comes to the drive zone lies face down', () => {
    const { game, cards } = oneOfEach();
    const moved = moveCard(game, cards.unit, { player: 0, zone: 'drive' }, '10-1b');
    expect(moved.states[cards.unit]?.faceUp).toBe(false);
  });

  test('3-2d a card in play that goes onto the gate is a new one there', () => {
    const game = gameOf({
      cards: { lurker: { like: '1/1/1', keywords: ['standby'] } },
      p1: { S1: 'lurker' },
    });
    const card = only(game, 'set1');
    expect(moveToGate(game, card, '14-3a').object[card]).not.toBe(game.object[card]);
  });

  const ways: readonly (readonly [string, boolean, Arrival, Zone, readonly number[] | undefined])[] = [
    ['3-5b only its player knows a hidden driven card that goes to the hand', false, {}, 'hand', [0]],
    ['3-3b everybody knows one that lay face up', true, {}, 'hand', undefined],
    ['3-3b-1 everybody knows one that is told to lie face up', false, { faceUp: true }, 'set1', undefined],
    ['3-10b only its player knows one that is laid face down', false, {}, 'set1', [0]],
  ];
  for (const [title, faceUp, arrival, zone, knownTo] of ways) {
    test(title, () => {
      const game = gameOf({
        cards: { lurker: { like: '1/1/1', keywords: ['standby'] } },
        p1: { drive: [{ card: 'lurker', faceUp }] },
      });
      const { facts } = moveCard(game, only(game, 'drive'), { player: 0, zone }, '15-3a', arrival);
      expect(facts.slice().map((fact) => [fact.what, fact.knownTo])).toEqual([['moved', knownTo]]);
    });
  }

  test('3-3a a card on the gate is neither ready nor exhausted', () => {
    const game = gameOf({ p1: { hand: ['3/3/2'] } });
    const card = only(game, 'hand');
    const onGate = moveToGate(game, card, '14-3a');
    expect(exhaust(onGate, card, '14-3c')).toBe(onGate);
    expect(ready(onGate, card, '15-8')).toBe(onGate);
  });
});

describe('An Open Card', () => {
  const reaching = (zone: Zone) => {
    const game = gameOf({
      cards: { herald: { like: '2/2/1', keywords: ['openCard'] } },
      p1: { deck: ['herald'] },
    });
    const [card] = cardsIn(game, 0, 'deck') as [Instance];
    const moved = moveCard(game, card, { player: 0, zone }, '15-3a');
    return { state: moved.states[card], facts: moved.facts.slice().map(({ what }) => what) };
  };

  test('16-12 is revealed in the drive zone, and lies face up from then on', () => {
    const { state, facts } = reaching('drive');
    expect(facts).toEqual(['moved', 'revealed']);
    expect(state?.faceUp).toBe(true);
  });

  test('16-12 is revealed in the hand, where nothing is noted of how it lies', () => {
    expect(reaching('hand')).toEqual({ state: undefined, facts: ['moved', 'revealed'] });
  });

  test('16-12 is not revealed in any other zone', () => {
    for (const zone of ['graveyard', 'damage', 'removed', 'counter'] as const) {
      expect(reaching(zone).facts).toEqual(['moved']);
    }
  });
});

describe('Whether a card comes out', () => {
  const game = gameOf({
    cards: {
      kasa: { like: '1/1/1', keywords: ['forcedStandby'] },
      idol: { like: '1/1/1', comesOutOnlyBy: 'rite' },
      plot: { type: 'event', timing: 'instant', effect: [{ do: 'draw', player: 'own', count: 1 }] },
    },
    p1: { hand: ['3/3/2', 'kasa', 'idol', 'plot'], A1: 'kasa', A2: 'idol', S1: 'kasa' },
  });
  const [unit, kasa, idol, plot] = cardsIn(game, 0, 'hand') as [number, number, number, number];
  const comesOut = (card: Instance, zone: Zone, arrival: Arrival = {}): boolean =>
    isComingOut(game, card, { player: 0, zone }, arrival);
  const isThere = (card: Instance, zone: Zone): boolean => {
    const to: Place = { player: 0, zone };
    return cardsIn(moveCard(game, card, to, '15-3a'), 0, zone).includes(card);
  };

  test('15-3b it does from the hand to a zone in play', () => {
    expect(comesOut(unit, 'attack1')).toBe(true);
  });

  test('15-3b it does not where it stays out of play, or is set', () => {
    expect(comesOut(unit, 'graveyard')).toBe(false);
    expect(comesOut(plot, 'set1')).toBe(false);
  });

  test('15-3b it does not within play', () => {
    expect(comesOut(only(game, 'attack1'), 'attack2')).toBe(false);
  });

  test('3-2f-1 it does not to a zone that is not there', () => {
    expect(comesOut(unit, 'attack3')).toBe(false);
  });

  test('3-2h it does not to a zone that may not hold it', () => {
    expect(comesOut(plot, 'attack1')).toBe(false);
    expect(comesOut(unit, 'field')).toBe(false);
  });

  test('16-19 a unit with Forced Standby does from a set zone alone', () => {
    expect(comesOut(kasa, 'attack1')).toBe(false);
    expect(isThere(kasa, 'attack1')).toBe(false);
    expect(comesOut(only(game, 'set1'), 'attack1')).toBe(true);
    expect(isThere(only(game, 'set1'), 'attack1')).toBe(true);
  });

  test('16-19 a unit with Forced Standby that is in play moves there as any other', () => {
    expect(isThere(only(game, 'attack1'), 'defense1')).toBe(true);
  });

  test('14-13a a unit that comes out only by one ability does by that one', () => {
    expect(comesOut(idol, 'attack1')).toBe(false);
    expect(comesOut(idol, 'attack1', { by: 'rite' })).toBe(true);
  });

  test('14-13a a unit that comes out only by one ability moves within play as any other', () => {
    expect(isThere(only(game, 'attack2'), 'defense1')).toBe(true);
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
