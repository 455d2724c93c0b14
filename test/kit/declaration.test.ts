import { describe, expect, expectTypeOf, it } from 'vitest';
import leduc from '../../examples/leduc/index.mjs';
import { conforms } from '../../src/api/conformance.ts';
import { GatechartError, newMatch, why } from '../../src/api/index.ts';
import { cardGame, type MoveOf } from '../../src/api/kit.ts';
import { requireObservationEncoder } from '../../src/core/adapters/require-encoder.ts';
import { Chance } from '../../src/core/random.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { explore, exploredOf } from '../../src/fuzz/explore/explore.ts';
import { newTally } from '../../src/fuzz/explore/explorer.ts';
import { localLane } from '../../src/fuzz/explore/lanes.ts';
import { PositionSet } from '../../src/fuzz/explore/position-set.ts';
import { deckGenerator } from '../../src/fuzz/targets/fuzz-targets.ts';
import { checkedRuleset } from '../../src/ruleset-loader/check.ts';
import { startMatch } from '../../src/runtime/start.ts';
import { game as sparks } from '../../templates/game/src/game.ts';
import template from '../../templates/game/src/index.ts';
import { gatechart } from '../cli/in-process.ts';
import { sharedDeckGame } from './support/shared-deck.ts';

const GAME = {
  id: 'small',
  clauses: { one: 'There is one rule.' },
  cards: { ace: {}, king: {} },
  zones: { deck: { seenBy: 'nobody' }, hand: { seenBy: 'owner' } },
  deckZone: 'deck',
  decks: { plain: { ace: 2, king: 1 } },
  counters: { life: 3 },
  values: {},
  moves: { play: { card: 'card' } },
  facts: { drew: { fields: { player: 'player', card: 'card' }, line: '{player} draws {card}' } },
} as const;

/** The error that an action throws as one line. */
const thrownBy = (action: () => unknown): string => {
  try {
    action();
  } catch (error) {
    if (error instanceof GatechartError) return `${error.code} ${error.place}: ${error.message}`;
    throw error;
  }
  return 'none';
};

const refusal = (change: object): string => thrownBy(() => cardGame({ ...GAME, ...change } as typeof GAME));

describe('A declaration', () => {
  it('is taken as it should be', () => expect(refusal({})).toBe('none'));

  it.each<[object, string]>([
    [
      { zones: { ...GAME.zones, hand: { seenBy: 'me' } } },
      'zones.hand.seenBy: expected all, owner or nobody, got "me"',
    ],
    [
      { zones: { ...GAME.zones, hand: { seenBy: 'owner', isShared: true } } },
      'zones.hand: a shared zone has no owner; let all see it, or nobody',
    ],
    [{ deckZone: 'dek' }, 'deckZone: there is no zone dek (did you mean deck?)'],
    [
      { cards: { ...GAME.cards, imp: { tokenIn: [] } } },
      'cards.imp.tokenIn: expected zones that all see (the game has none), got []',
    ],
    [
      { cards: { ...GAME.cards, imp: { tokenIn: true } } },
      'cards.imp.tokenIn: expected a list of zones, got true',
    ],
    [
      {
        cards: { ...GAME.cards, imp: { tokenIn: ['field', 'hand'] } },
        zones: { ...GAME.zones, field: { seenBy: 'all' } },
      },
      'cards.imp.tokenIn: expected zones that all see (field), got ["field","hand"]',
    ],
    [
      {
        cards: { ...GAME.cards, imp: { tokenIn: ['field'] } },
        decks: { plain: { imp: 1 } },
        zones: { ...GAME.zones, field: { seenBy: 'all' } },
      },
      'decks.plain.imp: it is a token, which rules create; take it out of this list, or tokenIn out of the card',
    ],
    [{ decks: { plain: { kng: 1 } } }, 'decks.plain.kng: there is no card kng (did you mean king?)'],
    [{ decks: { plain: { ace: 1.5 } } }, 'decks.plain.ace: expected a whole number from 0, got 1.5'],
    [{ counters: { hand: 1 } }, 'counters.hand: a zone has that name; choose another one'],
    [{ counters: { turn: 1 } }, 'counters.turn: scenario files have a key of that name; choose another one'],
    [
      { counters: { values: 1 } },
      'counters.values: scenario files have a key of that name; choose another one',
    ],
    ...['priority', 'stackItems', 'state', 'triggers'].flatMap((name): [object, string][] => [
      [
        { counters: { [name]: 1 } },
        `counters.${name}: scenario files have a key of that name; choose another one`,
      ],
      [
        { zones: { ...GAME.zones, [name]: { seenBy: 'all' } } },
        `zones.${name}: scenario files have a key of that name; choose another one`,
      ],
    ]),
    [{ moves: { play: { key: 'card' } } }, 'moves.play.key: the name is taken; give the field another one'],
    [
      { moves: { play: { card: 'crad' } } },
      'moves.play.card: expected one of card, number, player, text, or whole numbers { from, to }, got "crad"',
    ],
    [
      { facts: { drew: { fields: { clause: 'text' }, line: '' } } },
      'facts.drew.fields.clause: the name is taken; give the field another one',
    ],
    [
      { facts: { drew: { fields: { hidden: 'text' }, line: '' } } },
      'facts.drew.fields.hidden: the name is taken; give the field another one',
    ],
    [
      { facts: { drew: { fields: {}, line: '{playr} draws' } } },
      'facts.drew.line: the event has no field playr',
    ],
    [{ facts: { drew: { fields: {} } } }, 'facts.drew.line: expected text, got undefined'],
    [
      { facts: { drew: { line: 'it is drawn' } } },
      'facts.drew.fields: expected a table of keys, got undefined',
    ],
    [{ id: undefined }, 'id: expected text, got undefined'],
    [{ deckZone: undefined }, 'deckZone: expected text, got undefined'],
    ...['clauses', 'cards', 'zones', 'decks', 'counters', 'values', 'moves', 'facts'].map(
      (part): [object, string] => [{ [part]: undefined }, `${part}: expected a table of keys, got undefined`],
    ),
    [
      { cuonters: {} },
      'cuonters: the key is not known here (did you mean counters?); expected id, clauses, cards, zones, deckZone, decks, counters, marks, keywords, names, values, moves or facts',
    ],
    [
      { clauses: { one: { text: 'There is one rule.', act: 'view' } } },
      'clauses.one.act: the key is not known here (did you mean acts?); expected text, source, kind, certainty, acts or because',
    ],
    [
      { cards: { ...GAME.cards, ace: { naem: 'Ace' } } },
      'cards.ace.naem: the key is not known here (did you mean name?); expected name, kind, text, numbers, keywords, tokenIn or attaches',
    ],
    [
      { zones: { ...GAME.zones, pile: { seenBy: 'all', isPile: 'yes' } } },
      'zones.pile.isPile: expected true or false, got "yes"',
    ],
    [
      { zones: { ...GAME.zones, hand: { seenby: 'owner' } } },
      'zones.hand.seenby: the key is not known here (did you mean seenBy?); expected seenBy, isShared, isPile or name',
    ],
    [
      { facts: { drew: { fields: {}, line: '', headlin: 'none' } } },
      'facts.drew.headlin: the key is not known here (did you mean headline?); expected fields, line, headline, isChance or beginsTurn',
    ],
    [
      { zones: { ...GAME.zones, hand: { seenBy: 'owner', name: { en: 'hand', jp: '手札' } } } },
      'zones.hand.name.jp: the key is not known here (did you mean ja?); expected en or ja',
    ],
    [
      { cards: { ...GAME.cards, ace: { name: { en: 'Ace' } } } },
      'cards.ace.name.ja: expected text, got undefined',
    ],
    [{ cards: { ...GAME.cards, ace: 'Ace' } }, 'cards.ace: expected a table of keys, got "Ace"'],
    [{ cards: { ...GAME.cards, ace: { kind: 3 } } }, 'cards.ace.kind: expected text, got 3'],
    [{ cards: { ...GAME.cards, ace: { text: [3] } } }, 'cards.ace.text.0: expected text, got 3'],
    [{ clauses: { one: 1 } }, 'clauses.one: expected text, got 1'],
    [
      { clauses: { one: { text: '', certainty: 'sure' } } },
      'clauses.one.certainty: expected official, secondary or inferred, got "sure"',
    ],
    [
      { zones: { ...GAME.zones, deck: { seenBy: 'nobody', isShared: 'yes' } } },
      'zones.deck.isShared: expected true or false, got "yes"',
    ],
    [{ decks: { plain: ['ace'] } }, 'decks.plain: expected a table of keys, got ["ace"]'],
    [{ counters: { life: '3' } }, 'counters.life: expected a number, got "3"'],
    [
      { facts: { drew: { fields: {}, line: '', headline: 'big' } } },
      'facts.drew.headline: expected none, harm or outcome, got "big"',
    ],
  ])('is refused with %j', (change, message) => expect(refusal(change)).toBe(`BAD_RULESET ${message}`));

  it('gives functions that name what is not declared', () => {
    const game = cardGame(GAME);
    const state = game.newGame({ edition: 'usual', decks: ['plain', 'plain'], seed: 1, index: 0 }, ['usual']);
    const card = game.cardsIn(state, 'deck', 0)[0] ?? -1;
    expect(() => game.move(state, card, 'table' as 'hand')).toThrow('the game declares no zone table');
    expect(() => game.change(state, 'mana' as 'life', 0, 1)).toThrow('the game declares no counter mana');
    expect(() => game.lost(state, 0, 'two' as 'one')).toThrow('the game declares no clause two');
    const told = { clause: 'one', what: 'drew', player: 0, card } as const;
    expect(() => game.tell(state, { ...told, what: 'fell' as 'drew' })).toThrow('no event fell');
    expect(() => game.tell(state, { ...told, clause: 'two' as 'one' })).toThrow('no clause two');
    expect(() => game.tell(state, { ...told, card: 99 })).toThrow('about a card 99');
    expect(() => game.tell(state, { clause: 'one', what: 'drew', player: 0 } as never)).toThrow(
      'needs the field card',
    );
    const nothing = game.setup({ rules: { forget: () => undefined as never } }).createMachine({
      ...game.io,
      id: 'match',
      initial: 'only',
      states: { only: { entry: 'forget', always: 'end' }, end: { tags: 'over' } },
    });
    const broken = game.ruleset({
      version: 1,
      editions: { usual: nothing },
      decisions: {},
      concede: (each) => each,
    });
    expect(() => newMatch({ ruleset: broken })).toThrow('the rule forget returned no game');
  });

  it('has types that refuse what is not declared', () => {
    expectTypeOf<MoveOf<typeof sparks>['type']>().toEqualTypeOf<'attack' | 'pass' | 'stop'>();
    expectTypeOf<MoveOf<typeof sparks, 'attack'>['card']>().toEqualTypeOf<'bolt' | 'spark' | 'ward'>();
    const state = template.newGame({ edition: 'usual', decks: ['storm', 'storm'], seed: 1, index: 0 });
    const [card = -1] = sparks.cardsIn(state, 'deck', 0);
    // @ts-expect-error -- there is no such zone
    expect(() => sparks.move(state, card, 'table')).toThrow('no zone table');
    // @ts-expect-error -- the event needs a card
    expect(() => sparks.tell(state, { clause: 'turn.1', what: 'drew', player: 0 })).toThrow('the field card');
    // @ts-expect-error -- the cards begin in a zone
    expect(() => cardGame({ ...GAME, deckZone: 'dek' })).toThrow('there is no zone dek');
    const chart = sparks.setup({});
    chart.createMachine({ ...sparks.io, id: 'match', on: { pass: {} } });
    // @ts-expect-error -- the move is called pass
    chart.createMachine({ ...sparks.io, id: 'match', on: { pas: {} } });
  });

  it('gives charts whose targets are states of theirs, and scenarios that go on in one', () => {
    const chart = sparks.setup({ guards: { hasLost: () => false } });
    const made = chart.createMachine({
      ...sparks.io,
      id: 'match',
      initial: 'begun',
      states: {
        begun: {
          initial: 'inner',
          states: { inner: { on: { pass: '#last' } } },
          always: '.inner',
          onDone: 'main',
        },
        main: {
          on: { pass: 'over', stop: { target: 'begun.inner' } },
          always: [{ guard: 'hasLost', target: 'over' }],
        },
        over: { id: 'last', tags: 'over' },
      },
    });
    const parts = {
      version: 1,
      editions: { usual: made },
      decisions: {},
      concede: (game: never) => game,
    } as const;
    expect(sparks.ruleset({ ...parts, scenario: { state: 'main' } }).editions.usual).toBe(made);
    expect(sparks.ruleset({ ...parts, scenario: { state: 'begun.inner' } }).editions.usual).toBe(made);
    const states = 'expected one of begun.inner, main';
    // @ts-expect-error -- no edition has such a state
    expect(() => sparks.ruleset({ ...parts, scenario: { state: 'man' } })).toThrow(
      expect.objectContaining({
        code: 'BAD_RULESET',
        place: 'scenario.state',
        message: `a match cannot go on in man (did you mean main?); ${states}`,
      }),
    );
    for (const state of ['begun', 'over'] as const)
      expect(() => sparks.ruleset({ ...parts, scenario: { state } })).toThrow(states);
    const { createMachine } = chart;
    const io = { ...sparks.io, id: 'match' } as const;
    // @ts-expect-error -- there is no such state
    expect(() => createMachine({ ...io, initial: 'man', states: { main: {} } }).root.initial).toThrow();
    // @ts-expect-error -- there is no such state
    expect(() => createMachine({ ...io, states: { main: { always: 'man' } } })).toThrow();
    // @ts-expect-error -- there is no such state
    expect(() => createMachine({ ...io, states: { main: { on: { pass: { target: 'man' } } } } })).toThrow();
    // @ts-expect-error -- there is no such state
    expect(() => createMachine({ ...io, states: { main: { always: [{ target: 'man' }] } } })).toThrow();
  });

  it('has one deck for both players where it is shared', () => {
    expect(() => leduc.newGame({ edition: 'usual', decks: ['leduc', 'other'], seed: 1, index: 0 })).toThrow(
      expect.objectContaining({ code: expect.stringMatching(/UNKNOWN_DECK|BAD_VALUE/) }),
    );
    const zones = { deck: { seenBy: 'nobody', isShared: true } } as const;
    const game = cardGame({ ...GAME, zones, decks: { one: { ace: 1 }, two: { king: 1 } } });
    const both = { edition: 'usual', decks: ['one', 'two'], seed: 1, index: 0 } as const;
    expect(() => game.newGame(both, ['usual'])).toThrow(
      'the players share one deck, got one and two; name one deck for both',
    );
  });

  it('with several decks to share is played with the first, or with any one that is chosen', () => {
    const shared = sharedDeckGame();
    expect(() => checkedRuleset(shared)).not.toThrow();
    const cardsOf = (match: { game(): unknown }) => (match.game() as { cards: string[] }).cards;
    expect(cardsOf(newMatch({ ruleset: shared }))).toEqual(Array(6).fill('ace'));
    expect(cardsOf(newMatch({ ruleset: shared, decks: ['two', 'two'] }))).toEqual(Array(6).fill('king'));
    const begun = Array.from({ length: 20 }, (_, seed) =>
      deckGenerator(shared).generate(new Chance(seed, 0, 'decks'), 'usual', () => 1),
    ) as readonly { decks: readonly string[] }[];
    expect(new Set(begun.map(({ decks }) => decks.join()))).toEqual(new Set(['one,one', 'two,two']));
    const failed = conforms(shared).flatMap((each) => {
      try {
        if (each.skip === undefined && each.id !== 'leaks') each.run();
        return [];
      } catch {
        return [each.id];
      }
    });
    expect(failed).toEqual([]);
  });

  it('of many cards has no table of actions, and of few has one', () => {
    const cards = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`card-${index}`, {}]));
    const moves = { trade: { give: 'card', take: 'card', burn: 'card' } } as const;
    const parts = { version: 1, editions: { usual: {} }, decisions: {}, concede: (each: never) => each };
    const many = cardGame({ ...GAME, cards, decks: {}, moves }).ruleset(parts as never);
    expect(many.observationEncoder).toBeUndefined();
    expect(() => requireObservationEncoder(many as unknown as Ruleset)).toThrow(
      'has no observation encoder: the kit makes none for moves with more than 20,000 combinations of values: moves.trade',
    );
    expect(cardGame(GAME).ruleset(parts as never).observationEncoder?.actions.named).toEqual([
      'play ace',
      'play king',
    ]);
  });

  it('of moves with numbers or texts has no table of actions, and its ruleset names them', () => {
    const moves = {
      bet: { amount: 'number' },
      play: { card: 'card' },
      say: { to: 'player', word: 'text' },
    } as const;
    const parts = { version: 1, editions: { usual: {} }, decisions: {}, concede: (each: never) => each };
    const ruleset = cardGame({ ...GAME, moves }).ruleset(parts as never);
    expect(() => requireObservationEncoder(ruleset as unknown as Ruleset)).toThrow(
      'has no observation encoder: the kit makes none for moves with a text, or a number without bounds: moves.bet.amount, moves.say.word',
    );
  });

  it('has a key for each move, also where ids of cards have several words', () => {
    const cards = { fire: {}, 'fire ball': {}, ball: {}, 'ball rain': {}, rain: { name: 'big rain' } };
    const moves = { mix: { one: 'card', two: 'card' } } as const;
    const mixed = [
      { type: 'mix', one: 'fire', two: 'ball rain' },
      { type: 'mix', one: 'fire ball', two: 'rain' },
    ] as const;
    const ruleset = cardGame({ ...GAME, cards, decks: { plain: { fire: 1 } }, moves }).ruleset({
      version: 1,
      editions: { usual: {} as never },
      decisions: { main: { clause: 'one', player: () => 0, moves: () => mixed } },
      concede: (each) => each,
    });
    const game = ruleset.newGame({ edition: 'usual', decks: ['plain', 'plain'], seed: 1, index: 0 });
    const options = ruleset.decisions.main?.({ game } as never).options ?? [];
    expect(options.map(({ key }) => key)).toEqual(['mix "fire ball" rain', 'mix fire "ball rain"']);
    const named = ruleset.observationEncoder?.actions.named;
    expect(new Set(named).size).toBe(25);
    expect(named).toEqual(expect.arrayContaining(options.map(({ key }) => key)));
    const text = ruleset.hints?.textView('en').option(options[0] as never, ruleset.view(game, 0));
    expect(text).toBe('mix fire ball big rain');
  });

  it('is in English alone if a text of it is', () => {
    expect([leduc.languages, template.languages]).toEqual([undefined, undefined]);
    const parts = { version: 1, editions: { usual: {} }, decisions: {}, concede: (each: never) => each };
    expect(cardGame(GAME).ruleset(parts as never).languages).toEqual(['en']);
  });
});

describe('A refused move', () => {
  const match = newMatch({ ruleset: template, decks: ['harbor', 'harbor'], seed: 1 });

  it.each(['attack ward', 'ward', 'attack a ward', 'attack 守り'])('is explained by %s', (asked) => {
    const at = newMatch({ ruleset: template, decks: ['harbor', 'harbor'], seed: 6 });
    expect(template.refusedOptions?.(at.game(), at.pending()?.decision as never)).toHaveLength(1);
    expect(why(at, asked).reason?.guard).toBe('a ward is no attack');
  });

  it('is not taken for another one by a part of a word', () => {
    expect(why(match, 'ard').reason).toBeUndefined();
  });

  it('has its names beside its key', () => {
    const [option] = (match.pending()?.decision.options ?? []).filter(({ type }) => type === 'attack');
    const text = option && template.hints?.textView('ja').option(option, template.view(match.game(), 0));
    expect(text).toMatch(/^attack (火花|雷)$/);
  });
});

describe('Turns of a game', () => {
  it('begin with the events that are said to begin one: records are compared there', () => {
    expect(template.recordedEvents).toEqual({ chance: ['drew'], checkpoints: ['turnBegan'] });
    expect(leduc.recordedEvents?.checkpoints).toEqual([]);
  });

  it('end an exploration, and a game that names no such event is not explored by turns', async () => {
    const ruleset = template as unknown as Ruleset;
    const match = startMatch(
      ruleset,
      ruleset.newGame({
        edition: ruleset.defaultEdition,
        decks: [ruleset.decks?.[0] ?? '', ruleset.decks?.[0] ?? ''],
        seed: 1,
        index: 0,
      }),
      { runtime: 'lean' },
    );
    const exploration = { ruleset, from: match.position(), depth: 100, isTurn: true };
    const seen = new PositionSet(1000);
    const begun = { seen, tally: newTally(), open: undefined };
    const stop = new AbortController().signal;
    const limits = { positions: 500, stop };
    const { turns, ends, isComplete } = exploredOf(
      await explore(begun, [localLane(exploration, seen)], limits),
    );
    expect(turns).toBeGreaterThan(0);
    expect([ends, isComplete]).toEqual([0, true]);
    const { code, notes } = await gatechart('fuzz', 'explore', '--rules', 'examples/leduc', '--turn');
    expect([code, notes[0]]).toEqual([
      2,
      expect.stringContaining('--turn: leduc names no event with which a turn begins; use --depth N'),
    ]);
  });
});

describe('The parts of a ruleset', () => {
  const concede = (state: never) => state;
  const refusalOf = (game: object, parts: object): string =>
    thrownBy(() => cardGame(game as typeof GAME).ruleset({ version: 1, concede, ...parts } as never));
  const [player, moves] = [() => 0, () => []];
  const rule = { refuses: () => true, because: 'it is refused', clause: 'one' };
  const another = { ...rule, clause: 'turn.1' };

  it.each([
    [
      { boardChange: () => [] },
      'boardChange: a ruleset has no member of that name (did you mean boardChanges?)',
    ],
    [
      { editions: {}, decisions: {}, optionTexts: () => '' },
      'optionTexts: a ruleset has no member of that name (did you mean optionText?)',
    ],
    [{ decisions: {} }, 'editions: expected a table of keys, got undefined'],
    [{ editions: {} }, 'decisions: expected a table of keys, got undefined'],
    [
      { editions: {}, decisions: { main: { moves } } },
      'decisions.main.player: expected a function, got undefined',
    ],
    [
      { editions: {}, decisions: { main: { player, moves: [] } } },
      'decisions.main.moves: expected a function, got []',
    ],
    [
      { editions: {}, decisions: { main: { player, moves, unless: [{}] } } },
      'decisions.main.unless.0.refuses: expected a function, got undefined',
    ],
    [
      { editions: {}, decisions: { main: { player, moves, clause: 'one', promt: 'Play.' } } },
      'decisions.main.promt: the key is not known here (did you mean prompt?); expected player, moves, unless, clause or prompt',
    ],
    [
      { editions: {}, decisions: { main: { player, moves, clause: 'oen' } } },
      'decisions.main.clause: there is no clause oen (did you mean one?)',
    ],
    [
      { editions: {}, decisions: { main: { player, moves, clause: 'one', unless: [rule, another] } } },
      'decisions.main.unless.1.clause: there is no clause turn.1; nearest: one',
    ],
    [{ editions: {}, decisions: {} }, 'editions: there is none; name at least one, with its chart'],
    [
      { editions: { usual: {} }, decisions: {}, scenario: { state: 'main', pases: ['pass'] } },
      'scenario.pases: the key is not known here (did you mean passes?); expected state, defaults, passes or prepare',
    ],
    [
      { editions: { usual: {} }, decisions: {}, scenario: { state: 'main', defaults: { hnd: [] } } },
      'scenario.defaults.hnd: the key is not known here (did you mean hand?); expected deck or hand',
    ],
    [
      {
        editions: { usual: {} },
        decisions: {},
        scenario: { state: 'main', defaults: { hand: ['ace', 'kign'] } },
      },
      'scenario.defaults.hand.1: there is no card kign (did you mean king?)',
    ],
    [
      {
        editions: { usual: {} },
        decisions: {},
        scenario: { state: 'main', passes: ['play ace', 'plya ace'] },
      },
      'scenario.passes.1: there is no move plya (did you mean play?)',
    ],
  ])('are refused with %j', (parts, message) => {
    expect(refusalOf(GAME, parts)).toBe(`BAD_RULESET ${message}`);
  });

  it('are refused with a token among the cards of a zone', () => {
    const game = {
      ...GAME,
      cards: { ...GAME.cards, imp: { tokenIn: ['hand'] } },
      zones: { ...GAME.zones, hand: { seenBy: 'all' } },
    };
    const scenario = { state: 'main', defaults: { hand: ['imp'] } };
    expect(refusalOf(game, { editions: { usual: {} }, decisions: {}, scenario })).toBe(
      'BAD_RULESET scenario.defaults.hand.0: it is a token, which rules create; take it out of this list, or tokenIn out of the card',
    );
  });

  it('may begin the key of a passing option with a type of several words', () => {
    const moves = { 'end turn': { card: 'card' } };
    const withPass = (pass: string): string =>
      refusalOf(
        { ...GAME, moves },
        { editions: { usual: {} }, decisions: {}, scenario: { state: 'main', passes: [pass] } },
      );
    expect(withPass('end turn')).toBe('none');
    expect(withPass('end turn ace')).toBe('none');
    expect(withPass('end turns')).toBe(
      'BAD_RULESET scenario.passes.0: there is no move end (did you mean end turn?)',
    );
  });
});

describe('Reasons of ratings', () => {
  it('may be in English alone', () => {
    const game = cardGame(GAME);
    const given = {
      decisions: {},
      editions: { usual: {} },
      version: 1,
      concede: (state: never) => state,
    } as never;
    const rating = () => [{ worth: 1, reason: 'it is best' }];
    const made = game.ruleset({ ...(given as object), rating } as never);
    expect(made.rating?.({} as never)).toEqual([
      { worth: 1, reason: { en: 'it is best', ja: 'it is best' } },
    ]);
  });
});
