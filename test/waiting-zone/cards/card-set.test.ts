import { describe, expect, it } from 'vitest';
import { newMatch } from '../../../src/api/match.ts';
import type { SetFault } from '../../../src/core/cards/card-sets.ts';
import { withCustomSets } from '../../../src/core/cards/custom-sets.ts';
import type { Ruleset } from '../../../src/core/ruleset.ts';
import { waitingZone } from '../../../src/registered.ts';
import { cardCatalogue, tideVigil } from '../../../src/rulesets/waiting-zone/cards/catalogue.ts';
import type { Game } from '../../../src/rulesets/waiting-zone/state/game.ts';
import { questionOf } from '../../../src/runtime/match-runner.ts';
import { startMatch } from '../../../src/runtime/start.ts';
import { mists } from '../support/mists.ts';

const sets = (() => {
  if (waitingZone.sets === undefined) throw new Error('the waiting zone accepts no card sets');
  return waitingZone.sets;
})();

const faultsIn = (data: unknown): readonly SetFault[] => sets.check(data, []).faults;

const told = (data: unknown): readonly (readonly string[])[] =>
  faultsIn(data).map(({ of, path, reason }) => [of, path, reason]);

const codeOf = (data: unknown): unknown => {
  try {
    return sets.read(data, 'mine.yaml', []);
  } catch (error) {
    return error;
  }
};

/** A card that does nothing wrong but in what is given. */
const card = (parts: object) => ({ cards: [{ id: 'own', name: 'Own', attack: 1, life: 1, ...parts }] });

const spell = (parts: object) => ({ cards: [{ id: 'own', name: 'Own', type: 'spell', ...parts }] });

describe('A set of the waiting-zone game', () => {
  it('has cards and decks as they are written, with effects as lists of instructions', () => {
    const { cards, decks } = sets.read(mists(), 'mine.yaml', []);
    expect(cards).toEqual([
      {
        ...{ id: 'mist-lighter', name: { en: 'Mist Lighter', ja: 'Mist Lighter' }, type: 'unit', cost: 1 },
        ...{ attack: 1, life: 2, in: { instructions: [{ do: 'draw', count: 1 }] }, provenance: 'house' },
      },
    ]);
    expect(decks.map(({ id }) => id)).toEqual(['mists']);
  });

  it.each([...cardCatalogue.values()])('reads the house card $id as the program shows it', (house) => {
    const { cards } = sets.read({ cards: [{ ...house, id: 'copy' }] }, 'mine.yaml', []);
    expect(cards).toEqual([{ ...house, id: 'copy' }]);
  });

  it('has cards that are like another one, of the house or of the set', () => {
    const { cards } = sets.read(
      {
        cards: [
          { id: 'big-fox', name: 'Big Fox', like: 'ember-fox', life: 4 },
          { id: 'dear-fox', name: 'Dear Fox', like: 'big-fox', cost: 3 },
          { id: 'numbers', name: 'Numbers', like: '3/4' },
        ],
      },
      'mine.yaml',
      [],
    );
    expect(cards).toMatchObject([
      { type: 'unit', cost: 1, attack: 2, life: 4 },
      { type: 'unit', cost: 3, attack: 2, life: 4 },
      { type: 'unit', cost: 0, attack: 3, life: 4 },
    ]);
  });

  it('has spells of one effect or of several sides', () => {
    const effect = [{ do: 'draw', count: 1 }];
    const { cards } = sets.read(
      {
        cards: [
          { id: 'one', name: 'One', type: 'spell', effect },
          { id: 'two', name: 'Two', type: 'spell', sides: [effect, effect] },
        ],
      },
      'mine.yaml',
      [],
    );
    expect(cards).toMatchObject([
      { effects: [{ instructions: effect }] },
      { effects: [{ instructions: effect }, { instructions: effect }] },
    ]);
  });

  it.each([
    ['a card without its numbers', { cards: [{ id: 'own', name: 'Own' }] }, 'attack', /needs it/],
    ['a card without a name', { cards: [{ id: 'own', attack: 1, life: 1 }] }, 'name', /is missing/],
    ['a bad id', card({ id: 'Own Card' }), 'id', /small letters and digits/],
    ['a unit that cannot live', card({ life: 0 }), 'life', /must be at least 1/],
    ['a number that is too large', card({ cost: 1001 }), 'cost', /must be at most 1000/],
    ['half a number', card({ cost: 0.5 }), 'cost', /must be a whole number/],
    ['an unknown part', card({ speed: 1 }), 'speed', /the key is not known here/],
    ['a type there is not', card({ type: 'hero' }), 'type', /must be unit, relic, spell or counter/],
    ['a part of another type', card({ windows: ['play'] }), 'windows', /not a key of a card of type unit/],
    ['a spell that does nothing', spell({}), 'effects', /is missing; a card of type spell/],
    ['a counter without its checks', spell({ type: 'counter', effect: [] }), 'windows', /is missing/],
    [
      'an unknown instruction',
      card({ in: [{ do: 'explode' }] }),
      'in.instructions[0].do',
      /do must be choose, draw/,
    ],
    [
      'a mistyped instruction',
      card({ in: [{ do: 'drwa', count: 1 }] }),
      'in.instructions[0].do',
      /^do must be choose, draw, .*, not "drwa" \(did you mean draw\?\)$/,
    ],
    [
      'a mistyped source of a choice',
      card({ in: [{ do: 'choose', as: 'it', from: { from: 'feild' } }] }),
      'in.instructions[0].from.from',
      /^from must be .*, not "feild" \(did you mean field\?\)$/,
    ],
    [
      'a mistyped reference',
      card({ in: [{ do: 'destroy', what: 'oponent' }] }),
      'in.instructions[0].what',
      /^write this, .*, not "oponent" \(did you mean opponent\?\)$/,
    ],
    [
      'an unknown filter',
      card({ in: [{ do: 'choose', as: 'it', from: { from: 'sky' } }] }),
      'in.instructions[0].from.from',
      /from must be field, hand/,
    ],
    [
      'an unknown reference',
      card({ in: [{ do: 'destroy', what: 'everything' }] }),
      'in.instructions[0].what',
      /write this, you/,
    ],
    [
      'a choice that was not made',
      spell({ effect: [{ do: 'destroy', what: 'chosen:it' }] }),
      'effect.instructions[0].what',
      /nothing is chosen as "it" before this/,
    ],
    [
      'a choice of one side, named by what is added to either',
      spell({
        sides: [
          [{ do: 'choose', as: 'it', from: { from: 'field', side: 'any' } }],
          [{ do: 'draw', count: 1 }],
        ],
        optional: { energy: 1, effect: [{ do: 'destroy', what: 'chosen:it' }] },
      }),
      'optional.effect.instructions[0].what',
      /nothing is chosen as "it"/,
    ],
    [
      'two choices of one name',
      card({
        in: [
          { do: 'choose', as: 'it', from: { from: 'field', side: 'any' } },
          { do: 'choose', as: 'it', from: { from: 'field', side: 'any' } },
        ],
      }),
      'in.instructions[1].as',
      /the name "it" is already used/,
    ],
    [
      'an effect that is written twice',
      spell({ effect: [{ do: 'draw', count: 1 }], effects: [[{ do: 'draw', count: 1 }]] }),
      'effect',
      /the key is not known here/,
    ],
    ['a card that is like none', card({ like: 'nobody' }), 'like', /must be the id of an earlier card/],
    ['a card that is like itself', card({ like: 'own' }), 'like', /must be the id of an earlier card/],
    [
      'an ability that could be used without end',
      card({ ability: { energy: 1, effect: [{ do: 'gainEnergy', amount: 1 }] } }),
      'ability.energy',
      /must be more than the energy it gains/,
    ],
    [
      'a card that could come back without end',
      card({ cost: 1, in: [{ do: 'gainEnergy', amount: 1 }], out: [{ do: 'returnToHand', what: 'this' }] }),
      'cost',
      /could come back without end/,
    ],
    [
      'a card that its ability could bring back without end',
      card({
        cost: 0,
        in: [{ do: 'gainEnergy', amount: 1 }],
        ability: { energy: 1, effect: [{ do: 'returnToHand', what: 'this' }] },
      }),
      'ability.energy',
      /could come back without end/,
    ],
    ['the id of a house card', card({ id: 'ember-fox' }), 'id', /is already used/],
  ] as const)('refuses %s as BAD_CARD', (_what, data, path, reason) => {
    expect(told(data)).toContainEqual([expect.stringMatching(/^card /), path, expect.stringMatching(reason)]);
    expect(codeOf(data)).toMatchObject({ code: 'BAD_CARD', place: 'mine.yaml' });
  });

  const deck = (cards: object) => ({ decks: [{ id: 'own', name: 'Own', cards }] });

  it.each([
    ['a deck of another size', deck({ 'ember-fox': 3 }), 'cards', /a deck has 30 cards, this one has 3/],
    ['too many of a card', deck({ 'ember-fox': 4 }), 'cards.ember-fox', /at most 3 of a card/],
    ['a card there is not', deck({ nobody: 1 }), 'cards.nobody', /there is no card nobody/],
    ['a mistyped card', deck({ 'ember-fx': 1 }), 'cards.ember-fx', / ember-fx \(did you mean ember-fox\?\)$/],
    ['none of a card', deck({ 'ember-fox': 0 }), 'cards.ember-fox', /must be at least 1/],
    [
      'a ruler',
      { decks: [{ ...deck({}).decks[0], ruler: 'knight', cards: tideVigil.cards }] },
      'ruler',
      /the key is not known here/,
    ],
    [
      'the id of a house deck',
      { decks: [{ ...tideVigil, name: 'Again' }] },
      'id',
      /is already used; choose another id/,
    ],
  ] as const)('refuses %s as BAD_DECK', (_what, data, path, reason) => {
    expect(told(data)).toContainEqual([expect.stringMatching(/^deck /), path, expect.stringMatching(reason)]);
    expect(codeOf(data)).toMatchObject({ code: 'BAD_DECK', place: 'mine.yaml' });
  });

  it('says by which clause a deck is illegal', () => {
    expect(faultsIn(deck({ 'ember-fox': 4 }))).toMatchObject([{ clause: 'house.1' }, { clause: 'house.1' }]);
  });

  it.each([
    ['a list', [], /a card set has the keys cards and decks/],
    ['another part', { tokens: [] }, /no others/],
    ['cards that are no list', { cards: {} }, /must be a list of cards/],
    ['too many decks', { decks: Array.from({ length: 501 }, () => 0) }, /at most 500 decks/],
  ])('refuses %s as BAD_SET', (_what, data, reason) => {
    expect(codeOf(data)).toMatchObject({ code: 'BAD_SET', message: expect.stringMatching(reason) });
  });

  it('says nothing of the size of a deck with a card that cannot be read', () => {
    const data = { cards: [{ id: 'own', name: 'Own' }], decks: deck({ own: 3 }).decks };
    expect(faultsIn(data).map(({ of }) => of)).toEqual(['card own', 'card own']);
  });
});

describe('A starting deck', () => {
  it('is legal, and has no ruler', () => {
    const starter = sets.starterDeck(undefined, []);
    expect(faultsIn({ decks: [starter] })).toEqual([]);
    expect(() => sets.starterDeck('knight', [])).toThrow(
      expect.objectContaining({ code: 'UNKNOWN_RULER', place: 'knight' }),
    );
  });
});

describe('A match with cards of a set', () => {
  const source = { name: 'mists.yaml', value: mists() };
  const own = withCustomSets(waitingZone as unknown as Ruleset, [source]);

  it('is played to its end with them, and the ruleset is otherwise the same', () => {
    const match = newMatch({ ruleset: own, decks: ['mists', 'tide-vigil'], seed: 3, runtime: 'lean' });
    const { cards } = match.game() as Game;
    expect(cards['mist-lighter']).toMatchObject({ life: 2, in: { instructions: [{ do: 'draw' }] } });
    for (let open = match.pending(); open !== undefined; open = match.pending()) {
      const { player, options } = open.decision;
      match.answer(player, options[0]?.key ?? '', open.number);
    }
    expect(match.game().result).toBeDefined();
    expect([own.id, own.version, own.clauses]).toEqual([
      waitingZone.id,
      waitingZone.version,
      waitingZone.clauses,
    ]);
  });

  it('goes on where an ability names itself to be negated: it resolves', () => {
    const selfish = {
      ...mists().cards[0],
      in: [
        { do: 'choose', as: 'it', from: { from: 'waiting', what: 'in' } },
        { do: 'negate', what: 'chosen:it' },
        { do: 'gainLife', amount: 5 },
      ],
    };
    const set = { name: 'selfish.yaml', value: { ...mists(), cards: [selfish] } };
    const ruleset = withCustomSets(waitingZone as unknown as Ruleset, [set]);
    const match = newMatch({ ruleset, decks: ['mists', 'mists'], seed: 1, runtime: 'lean' });
    for (let open = match.pending(); open !== undefined; open = match.pending()) {
      const { player, options } = open.decision;
      const { key = '' } = options.find((each) => each.key.startsWith('play mist')) ?? options[0] ?? {};
      match.answer(player, key, open.number);
      if ((match.game() as Game).sides.some(({ life }) => life > 20)) return;
    }
    throw new Error('nobody gained life');
  });

  it('is told, rated, drawn and read with them', () => {
    expect(own.collection?.cardText('mist-lighter', 'en')?.text).toEqual(['IN: Draw 1 card.']);
    expect(own.matchGenerator?.cards).toContain('mist-lighter');
    expect(own.observationEncoder?.layout.size).toBeGreaterThan(
      waitingZone.observationEncoder?.layout.size ?? 0,
    );
    expect(own.featureEncoder?.position.size).toBeGreaterThan(waitingZone.featureEncoder?.position.size ?? 0);
    const setup = { edition: own.defaultEdition, decks: ['mists', 'mists'], seed: 1, index: 0 } as const;
    const match = startMatch(own, own.newGame(setup), { runtime: 'lean' });
    for (let open = match.pending(); open !== undefined; open = match.pending()) {
      const { player, options } = open.decision;
      const place = options.findIndex(({ key }) => key === 'play mist-lighter');
      if (place >= 0) {
        expect(own.rating?.(questionOf(match, open))[place]).toMatchObject({
          worth: 54,
          reason: { en: expect.stringContaining('Mist Lighter') },
        });
        return;
      }
      match.answer(player, options[0]?.key ?? '', open.number);
    }
    throw new Error('nobody could play the card');
  });
});
