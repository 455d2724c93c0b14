import { describe, expect, test } from 'vitest';
import { PLAYERS, type Player } from '../../../src/core/decision.ts';
import { rngStream } from '../../../src/core/random.ts';
import { gateRuler } from '../../../src/registered.ts';
import { cardsIn } from '../../../src/rulesets/gate-ruler/queries/zones.ts';
import type { ScenarioPosition } from '../../../src/rulesets/gate-ruler/scenario/schema.ts';
import type { GateRulerEvent } from '../../../src/rulesets/gate-ruler/state/event.ts';
import type { Place, Zone } from '../../../src/rulesets/gate-ruler/state/instance.ts';
import { withZone } from '../../../src/rulesets/gate-ruler/state/setters.ts';
import { determinize } from '../../../src/rulesets/gate-ruler/views/determinization.ts';
import { informationStateKey } from '../../../src/rulesets/gate-ruler/views/information-state.ts';
import { type GameView, view } from '../../../src/rulesets/gate-ruler/views/player-view.ts';
import { gameOf, matchOf } from '../support/described.ts';

const cards = {
  plot: { type: 'event', timing: 'instant', effect: [{ do: 'draw', player: 'own', count: 1 }] },
  trick: { type: 'event', timing: 'instant', effect: [{ do: 'draw', player: 'own', count: 2 }] },
  meadow: { type: 'field' },
};

/** Player 1 with another card in every zone; what the opponent may not know is given. */
const everywhere = (hidden: {
  readonly hand: string;
  readonly set: string;
  readonly deck: string;
  readonly drive: string;
}): ScenarioPosition => ({
  cards,
  p1: {
    ruler: { card: 'knight', exhausted: true, carries: 2 },
    A1: { card: '1/9/1', exhausted: true, damage: 3, souls: '2/2/2' },
    D1: '4/4/4',
    S1: hidden.set,
    field: 'meadow',
    hand: [hidden.hand, '5/5/5'],
    deck: [hidden.deck],
    drive: [hidden.drive, { card: '6/6/6', faceUp: true }],
    damage: ['7/7/7'],
    graveyard: ['8/8/8'],
    resources: [{ card: 'resource', exhausted: true }, 'resource'],
    removed: ['9/9/9'],
    counter: ['3/3/2'],
  },
  gate: [
    { damage: { 'p1 A1': 1 }, from: 'p2 ruler' },
    { card: 'trick', by: 'p2' },
  ],
});

const DESCRIBED = everywhere({ hand: '1/1/1', set: 'plot', deck: '2/3/2', drive: '3/4/3' });

const zoneOf = (seen: GameView, zone: Zone) => seen.sides[0].zones[zone];

const idsIn = (viewer: 0 | 1, zone: Zone): readonly (string | null)[] | undefined =>
  zoneOf(view(gameOf(DESCRIBED), viewer), zone)?.cards.map((card) => card?.id ?? null);

describe('What a player may see', () => {
  const hiddenFromOpponent: readonly (readonly [string, Zone, readonly string[]])[] = [
    ['3-5b', 'hand', ['1/1/1', '5/5/5']],
    ['3-10b', 'set1', ['plot']],
  ];
  for (const [clause, zone, ids] of hiddenFromOpponent) {
    test(`${clause} the ${zone} is public to its player and hidden from the opponent`, () => {
      expect(idsIn(0, zone)).toEqual(ids);
      expect(idsIn(1, zone)).toEqual(ids.map(() => null));
    });
  }

  test('3-4b the deck is hidden from everybody, its player too', () => {
    const hidden = Array.from({ length: 21 }, () => null);
    expect(idsIn(0, 'deck')).toEqual(hidden);
    expect(idsIn(1, 'deck')).toEqual(hidden);
  });

  const publicToAll: readonly (readonly [string, Zone, readonly string[]])[] = [
    ['3-7b', 'ruler', ['knight']],
    ['3-8b', 'attack1', ['1/9/1']],
    ['3-9b', 'defense1', ['4/4/4']],
    ['3-11b', 'field', ['meadow']],
    ['3-13b', 'damage', ['7/7/7']],
    ['3-14b', 'soul', ['2/2/2']],
    ['3-15b', 'graveyard', ['8/8/8']],
    ['3-16b', 'resource', ['resource', 'resource']],
    ['3-17b', 'removed', ['9/9/9']],
    ['3-19b', 'counter', ['3/3/2']],
  ];
  for (const [clause, zone, ids] of publicToAll) {
    test(`${clause} the ${zone} zone is public to both players`, () => {
      expect(idsIn(0, zone)).toEqual(ids);
      expect(idsIn(1, zone)).toEqual(ids);
    });
  }

  test('3-18b the gate is public to both players, in its order', () => {
    for (const viewer of PLAYERS) {
      const seen = view(gameOf(DESCRIBED), viewer);
      expect(seen.gate.map(({ kind }) => kind)).toEqual(['card', 'damage']);
      expect(seen.cardsOnGate.map(({ id }) => id)).toEqual(['trick']);
    }
  });

  test('3-2c-1 both players see in which order things lie on the gate, whoever put them there', () => {
    for (const gate of [['trick', 'plot'] as const, ['plot', 'trick'] as const]) {
      const game = gameOf({
        cards,
        gate: gate.map((card, index) => ({ card, by: index === 0 ? 'p1' : 'p2' })),
      });
      for (const viewer of PLAYERS) {
        expect(view(game, viewer).cardsOnGate.map(({ id }) => id)).toEqual([...gate].reverse());
      }
    }
  });

  test('3-6b-1 whether a card in play is public depends on its zone: the opponent knows all but what is set', () => {
    const inPlay = ['ruler', 'attack1', 'defense1', 'set1', 'field'] as const;
    expect(inPlay.map((zone) => idsIn(1, zone))).toEqual([
      ['knight'],
      ['1/9/1'],
      ['4/4/4'],
      [null],
      ['meadow'],
    ]);
  });

  test('3-2b-1 a player sees all that is noted of a public card: its state, its damage, its souls, its numbers', () => {
    for (const viewer of PLAYERS) {
      const seen = view(gameOf(DESCRIBED), viewer);
      const [soul] = zoneOf(seen, 'soul')?.cards ?? [];
      expect(zoneOf(seen, 'attack1')?.cards).toMatchObject([
        { exhausted: true, damage: 3, souls: [soul?.card], atk: 1, hp: 9, stk: 1 },
      ]);
      expect(zoneOf(seen, 'ruler')?.cards).toMatchObject([{ exhausted: true, rulerDamage: 2 }]);
      expect(zoneOf(seen, 'resource')?.cards.map((card) => card?.exhausted)).toEqual([true, false]);
    }
  });

  test('3-2b-2 what is hidden from a player makes no difference to anything the player is shown', () => {
    const other = everywhere({ hand: '4/4/3', set: 'trick', deck: '5/1/5', drive: '6/1/6' });
    expect(view(gameOf(other), 1)).toEqual(view(gameOf(DESCRIBED), 1));
    expect(view(gameOf(other), 0)).not.toEqual(view(gameOf(DESCRIBED), 0));
  });

  test('3-2b-2 the order of a deck makes no difference to anything a player is shown', () => {
    const game = gameOf(DESCRIBED);
    const place: Place = { player: 0, zone: 'deck' };
    const turned = withZone(game, place, [...cardsIn(game, 0, 'deck')].reverse());
    for (const viewer of PLAYERS) expect(view(turned, viewer)).toEqual(view(game, viewer));
  });

  test('3-2b-3 both players know how many cards lie in each zone, hidden or not', () => {
    const game = gameOf(DESCRIBED);
    for (const viewer of PLAYERS) {
      for (const player of PLAYERS) {
        const seen = view(game, viewer).sides[player].zones;
        const counts = Object.entries(seen).map(([zone, shown]) => [zone, shown?.count]);
        const real = Object.entries(game.sides[player].zones).flatMap(([zone, lying]) =>
          lying === undefined ? [] : [[zone, lying.length]],
        );
        expect(counts).toEqual(real);
      }
    }
  });

  test('3-3b-3 a face-down card is known to the player to whom its zone is public, and to no other', () => {
    const [own, opponents] = PLAYERS.map((viewer) => view(gameOf(DESCRIBED), viewer)) as [GameView, GameView];
    expect(zoneOf(own, 'set1')?.cards).toMatchObject([{ id: 'plot', faceUp: false }]);
    expect(zoneOf(own, 'drive')?.cards).toMatchObject([
      { id: '3/4/3', faceUp: false },
      { id: '6/6/6', faceUp: true },
    ]);
    expect(zoneOf(opponents, 'set1')?.cards).toEqual([null]);
    expect(zoneOf(opponents, 'drive')?.cards).toMatchObject([null, { id: '6/6/6' }]);
  });

  test('3-2d-2 the order in which cards are put into a deck is known to no other player, as it is said and afterwards', () => {
    const returning = (...answers: readonly (readonly [Player, string])[]) => {
      const match = matchOf({
        cards: {
          storm: {
            type: 'event',
            timing: 'standard',
            effect: [{ do: 'move', cards: { all: { type: ['unit'] } }, to: 'deck' }],
          },
        },
        p1: { hand: 'storm', A1: '1/1/1', A2: '2/2/2', D1: '3/3/3' },
        p2: { A1: '4/4/4', A2: '5/5/5' },
      });
      expect(match.answer(0, 'play storm in hand')).toBeUndefined();
      const shown = answers.map(([player, key]) => {
        expect(match.answer(player, key)).toBeUndefined();
        const game = match.game();
        const world = determinize(match.position(), 1)(rngStream(1, 0, 'order'));
        return {
          view: view(game, 1),
          key: informationStateKey(game, 1),
          lines: game.facts.slice().map((fact) => gateRuler.narrate(game, fact, 1, 'en')),
          board: gateRuler.boardChanges?.(game, game, game.facts.slice(), 1),
          world: world.game,
        };
      });
      return { shown, decks: match.game().sides.map(({ zones }) => zones.deck.slice(0, 3)) };
    };

    const one = returning([0, 'put first A1'], [0, 'put first A2'], [1, 'put first A1']);
    const another = returning([0, 'put first D1'], [0, 'put first A2'], [1, 'put first A1']);
    expect(one.decks[0]).toEqual(another.decks[0]?.toReversed());
    expect(one.shown).toEqual(another.shown);
  });

  test('3-2d what a player calls a card by ends as it goes back to the hand', () => {
    const match = matchOf({
      cards: {
        recall: {
          type: 'event',
          timing: 'standard',
          effect: [{ do: 'move', cards: { all: { side: 'ally', type: ['unit'] } }, to: 'hand' }],
        },
      },
      p1: { A1: '1/9/1', hand: 'recall' },
    });
    const handle = () => zoneOf(view(match.game(), 1), 'attack1')?.cards[0]?.card;
    const before = handle();
    for (const key of ['play recall in hand', 'play 1/9/1 in hand', 'to A1']) {
      expect(match.answer(0, key)).toBeUndefined();
    }
    expect(before).toBeTypeOf('number');
    expect(handle()).toBeTypeOf('number');
    expect(handle()).not.toBe(before);
  });

  test('3-5b a card that is drawn is known to the player who draws it alone', () => {
    const match = matchOf({ cards, p1: { S1: 'plot', deck: ['3/3/3'] } });
    expect(match.answer(0, 'play S1')).toBeUndefined();
    const told: readonly GateRulerEvent[] = match.game().facts.slice();
    const drawn = told.find((fact) => fact.what === 'moved' && fact.to !== 'gate' && fact.to.zone === 'hand');
    expect(drawn?.knownTo).toEqual([0]);
  });
});

/** A standard event that chooses among the own cards of a zone. */
const chooser = (zone: string) => ({
  type: 'event',
  timing: 'standard',
  effect: [
    { do: 'choose', as: 'card', from: { side: 'ally', zone: [zone], other: true } },
    { do: 'move', cards: 'chosen:card', to: 'removed' },
  ],
});

const optionsFor = (zone: string, ids: readonly string[]): readonly string[] => {
  const laid =
    zone === 'soul'
      ? { hand: ['pick'], A1: { card: '4/4/4', souls: [...ids] } }
      : { [zone]: [...ids], hand: [...(zone === 'hand' ? ids : []), 'pick'] };
  const match = matchOf({ cards: { ...cards, swamp: { type: 'field' }, pick: chooser(zone) }, p1: laid });
  expect(match.answer(0, 'play pick in hand')).toBeUndefined();
  return match.pending()?.decision.options.map(({ key }) => key) ?? [];
};

describe('Where no order is kept', () => {
  const units = ['1/1/1', '2/2/2', '3/3/3'];
  const unordered: readonly (readonly [string, string, readonly string[]])[] = [
    ['3-5b', 'hand', units],
    ['3-11b', 'field', ['meadow', 'swamp']],
    ['3-13b', 'damage', units],
    ['3-14b', 'soul', units],
    ['3-15b', 'graveyard', units],
    ['3-17b', 'removed', units],
  ];
  for (const [clause, zone, ids] of unordered) {
    test(`${clause} a choice among the cards of the ${zone} is the same however they came to lie there`, () => {
      const options = optionsFor(zone, ids);
      expect(options).toHaveLength(ids.length);
      expect(optionsFor(zone, [...ids].reverse())).toEqual(options);
    });
  }

  test('3-10b set cards are hidden from the opponent in every set zone alike', () => {
    const seen = (S1: string, S3: string) => view(gameOf({ cards, p1: { S1, S3 } }), 1);
    expect(seen('plot', 'trick')).toEqual(seen('trick', 'plot'));
  });
});
