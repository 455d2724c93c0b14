import { describe, expect, it } from 'vitest';
import { newMatch } from '../../../src/api/match.ts';
import { gateRuler } from '../../../src/registered.ts';
import { checkSet, readSet } from '../../../src/rulesets/gate-ruler/adapters/card-sets.ts';
import { starterDeck } from '../../../src/rulesets/gate-ruler/adapters/starter-deck.ts';
import {
  builtInCatalogue,
  cardCatalogue,
  catalogueWith,
} from '../../../src/rulesets/gate-ruler/cards/catalogue.ts';
import { countDeck, deckFaults } from '../../../src/rulesets/gate-ruler/cards/deck-legality.ts';
import { type Deck, decks } from '../../../src/rulesets/gate-ruler/cards/decks.ts';
import { rulers } from '../../../src/rulesets/gate-ruler/cards/rulers.ts';
import { newGame } from '../../../src/rulesets/gate-ruler/rules/ch05-preparation/new-game.ts';

const all = [...decks.values()];
const deckCalled = (id: string): Deck => decks.get(id) as Deck;

describe('The built-in decks', () => {
  it.each(all.map((deck) => [deck.id, deck] as const))('%s is legal, with 12 to 16 counters', (_id, deck) => {
    expect(deckFaults(deck, cardCatalogue)).toEqual([]);
    const { size, counters } = countDeck(deck, cardCatalogue);
    expect(size).toBe(50);
    expect(counters).toBeGreaterThanOrEqual(12);
    expect(counters).toBeLessThanOrEqual(16);
  });

  it('are one for each ruler, two of which drive and two of which pay', () => {
    expect(new Set(all.map(({ ruler }) => ruler))).toEqual(new Set(rulers.map(({ id }) => id)));
    const paying = rulers.filter(({ ruler }) => ruler?.paysCosts);
    const driving = rulers.filter(({ ruler }) => (ruler?.startOfTurn.drive ?? 0) > 0);
    expect([paying.length, driving.length]).toEqual([2, 2]);
  });

  it('together use every deck card there is, at least 45', () => {
    const cards = [...cardCatalogue.values()].filter(({ type }) => type !== 'ruler' && type !== 'resource');
    const used = new Set(all.flatMap((deck) => Object.keys(deck.cards)));
    expect(cards.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
    expect(cards.length).toBeGreaterThanOrEqual(45);
  });
});

describe('A deck is illegal', () => {
  const knight = deckCalled('volnar-host');
  const faultsOf = (deck: Deck, cards = cardCatalogue): readonly string[] =>
    deckFaults(deck, cards).map(({ clause, reason }) =>
      clause === undefined ? reason : `${clause} ${reason}`,
    );
  const changed = (cards: Readonly<Record<string, number>>, ruler = knight.ruler): readonly string[] =>
    faultsOf({ ...knight, ruler, cards: { ...knight.cards, ...cards } });

  it('5-1a with other than 50 cards', () => {
    expect(changed({ balladeer: 3 })).toEqual(['5-1a a deck has 50 cards, this one has 51']);
    expect(changed({ balladeer: 1 })).toEqual(['5-1a a deck has 50 cards, this one has 49']);
  });

  it('5-1b with five copies of a card', () => {
    expect(changed({ 'oath-warden': 4, 'banner-knight': 2 })).toEqual([]);
    expect(changed({ 'oath-warden': 5, 'banner-knight': 1 })).toEqual([
      '5-1b a deck has at most 4 of a card, this one has 5 of oath-warden',
    ]);
  });

  it('5-1b with five copies of one name on two cards', () => {
    const twin = { ...cardCatalogue.get('oath-warden'), id: 'other-oath-warden' } as const;
    const cards = new Map([
      ...cardCatalogue,
      [twin.id, twin as NonNullable<ReturnType<typeof cardCatalogue.get>>],
    ]);
    const deck: Deck = {
      ...knight,
      cards: { ...knight.cards, 'oath-warden': 4, 'other-oath-warden': 1, 'banner-knight': 1 },
    };
    expect(faultsOf(deck, cards)).toEqual([
      '5-1b a deck has at most 4 of a card, this one has 5 of oath-warden, other-oath-warden',
    ]);
  });

  it('2-15 with two copies of a legendary card', () => {
    expect(changed({ aras: 2, 'banner-knight': 2 })).toEqual([
      '2-15 a deck has at most 1 of a legendary card, this one has 2 of aras',
    ]);
  });

  it('5-1d with more legendary names than its ruler allows', () => {
    expect(changed({ daijinki: 1, 'banner-knight': 2 })).toEqual([
      '5-1d a deck for knight has at most 2 legendary names, this one has 3',
    ]);
  });

  it('5-1c with more than 16 counters', () => {
    expect(changed({ 'fortune-teller': 4, 'ember-whelp': 3, 'banner-knight': 1, balladeer: 1 })).toContain(
      '5-1c a deck has at most 16 cards with a counter, this one has 17',
    );
  });

  it('5-1d with a higher sum of levels than its ruler allows', () => {
    const { levels } = countDeck(knight, cardCatalogue);
    expect(changed({}, 'apprentice')).toEqual([
      `5-1d a deck for apprentice has levels of at most 50 together, this one has ${levels}`,
    ]);
  });

  it('5-1d with more factions than its ruler allows', () => {
    expect(changed({ samelien: 1, 'oath-warden': 2 })).toEqual([
      '5-1d a deck for knight has at most 2 factions, this one has 3',
    ]);
  });

  it('2-3c with a ruler or a resource in it', () => {
    expect(changed({ wizard: 1, resource: 1, 'banner-knight': 1 })).toEqual([
      '2-3c a ruler is never in a deck: wizard',
      '2-3c a resource is never in a deck: resource',
    ]);
  });

  it('5-1 without a ruler', () => {
    expect(changed({}, 'nobody')).toEqual(['5-1 there is no ruler nobody']);
    expect(changed({}, 'aprentice')).toEqual(['5-1 there is no ruler aprentice (did you mean apprentice?)']);
  });

  it('with a card that there is not', () => {
    expect(changed({ nobody: 1 })).toEqual(['there is no card nobody']);
    expect(changed({ 'scout-walkr': 1 })).toEqual([
      'there is no card scout-walkr (did you mean scout-walker?)',
    ]);
  });
});

describe('A starter deck', () => {
  it.each(rulers.map(({ id }) => [id] as const))('for %s is legal', (id) => {
    const starter = starterDeck(id, builtInCatalogue);
    expect(starter.ruler).toBe(id);
    expect(deckFaults(starter, cardCatalogue)).toEqual([]);
  });

  it('for nobody is refused with the rulers there are', () => {
    expect(() => starterDeck('nobody', builtInCatalogue)).toThrow(
      expect.objectContaining({ code: 'UNKNOWN_RULER', place: 'nobody' }),
    );
  });

  it('for a ruler that no deck is legal for is refused', () => {
    const strict = rulers.map((card) => ({
      ...card,
      id: 'strict',
      ruler: { ...(card.ruler as NonNullable<typeof card.ruler>), deckLevelCap: 1, legendaries: 0 },
    }))[0] as (typeof rulers)[number];
    const catalogue = catalogueWith([{ cards: [strict], decks: [] }]);
    expect(() => starterDeck('strict', catalogue)).toThrow(expect.objectContaining({ code: 'NO_STARTER' }));
  });
});

const lamp = {
  id: 'lamp-lighter',
  name: 'Lamp Lighter',
  type: 'unit',
  hp: 2,
  touchdown: [{ do: 'draw', player: 'own', count: 1 }],
};

const { touchdown: _touchdown, ...withoutTouchdown } = lamp;

const deckWith = (cards: Readonly<Record<string, number>>): object => {
  const { balladeer: _left, ...others } = deckCalled('volnar-host').cards;
  return { id: 'mine', name: 'Mine', ruler: 'knight', cards: { ...others, ...cards } };
};

describe("A set of cards and decks of one's own", () => {
  it('may be written shortly: a name for both languages, an effect as a list', () => {
    const { cards } = readSet({ cards: [lamp] }, 'mine.yaml');
    expect(cards).toEqual([
      {
        ...lamp,
        name: { en: 'Lamp Lighter', ja: 'Lamp Lighter' },
        touchdown: { instructions: lamp.touchdown },
        provenance: { source: 'house', assumed: [] },
      },
    ]);
  });

  it('is played with as the built-in ones are', () => {
    const set = readSet({ cards: [lamp], decks: [deckWith({ 'lamp-lighter': 2 })] }, 'mine.yaml');
    const setup = { edition: '2021-03', decks: ['mine', 'atlas-drive'], seed: 1, index: 0 } as const;
    const game = newGame(setup, catalogueWith([set]));
    expect(game.definitionOf.filter((id) => id === 'lamp-lighter')).toHaveLength(2);
    expect(game.cards['lamp-lighter']).toEqual(set.cards[0]);
    expect(() => newGame(setup)).toThrow(expect.objectContaining({ code: 'UNKNOWN_DECK', place: 'mine' }));
  });

  it('is played with by the library too', () => {
    const set = readSet({ cards: [lamp], decks: [deckWith({ 'lamp-lighter': 2 })] }, 'mine.yaml');
    const match = newMatch({ ruleset: gateRuler, sets: [set], decks: ['mine', 'atlas-drive'] });
    expect(match.game().cards['lamp-lighter']).toEqual(set.cards[0]);
  });

  it.each<[string, unknown, string]>([
    ['no set at all', [], ': a card set has the keys cards and decks'],
    [
      'another part',
      { deck: [] },
      'deck: a card set has the keys cards and decks, and no others (did you mean decks?)',
    ],
    ['no list', { cards: {} }, 'cards: must be a list of cards'],
    [
      'a card that is none',
      { cards: [{ ...lamp, hp: 'x' }] },
      'card lamp-lighter, hp: must be a whole number, not "x"',
    ],
    ['a card without an id', { cards: [{ ...lamp, id: undefined }] }, 'card 1, id: is missing'],
    [
      'a built-in id',
      { cards: [{ ...lamp, id: 'welkright' }] },
      'card welkright, id: is already used; choose another id',
    ],
    [
      'a card that names an unknown one',
      { cards: [{ ...lamp, touchdown: [{ do: 'destroy', cards: { all: { id: 'nobody' } } }] }] },
      'card lamp-lighter, touchdown.instructions[0].cards.all.id: there is no card nobody',
    ],
    [
      'a number that depends on itself through a built-in card',
      {
        cards: [
          {
            ...withoutTouchdown,
            abilities: [
              {
                kind: 'continuous',
                effects: [
                  {
                    change: 'atk',
                    by: { stat: 'atk', of: { all: { attribute: ['Mage'] } } },
                    on: 'ownRuler',
                  },
                ],
              },
            ],
          },
        ],
      },
      'card lamp-lighter, abilities[0].effects[0]: changes the atk of rulers and reads the atk of cards, which depends on it',
    ],
    ['an illegal deck', { decks: [deckWith({})] }, 'deck mine, cards: a deck has 50 cards, this one has 48'],
  ])('is refused with %s', (_title, data, fault) => {
    const { faults } = checkSet(data);
    expect(
      faults.map(({ of, path, reason }) => `${[of, path].filter(Boolean).join(', ')}: ${reason}`),
    ).toEqual([fault]);
  });

  it('is refused when read with the code for what is wrong and its place', () => {
    const code = (data: unknown): unknown => {
      try {
        return readSet(data, 'mine.yaml');
      } catch (error) {
        return error;
      }
    };
    expect(code([])).toMatchObject({ code: 'BAD_SET', place: 'mine.yaml' });
    expect(code({ cards: [{ ...lamp, hp: 0 }] })).toMatchObject({ code: 'BAD_CARD', place: 'mine.yaml' });
    expect(code({ decks: [deckWith({})] })).toMatchObject({ code: 'BAD_DECK', place: 'mine.yaml' });
  });
});
