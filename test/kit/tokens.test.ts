import { describe, expect, expectTypeOf, it } from 'vitest';
import { answer, judge, newMatch, pending, record, resume, verify, view } from '../../src/api/index.ts';
import { cardGame } from '../../src/api/kit.ts';
import { PLAYERS, type Player } from '../../src/api/ruleset.ts';
import { toDense } from '../../src/core/adapters/observation-encoder.ts';
import { Chance, type RngState } from '../../src/core/random.ts';
import { positionDigest } from '../../src/replay/position-digest.ts';
import { checkPosition } from '../../src/replay/saved-match.ts';
import { duel } from './support/duel.ts';
import { ruleset, type Skirmish, skirmish } from './support/skirmish.ts';

const VIEWERS = [null, 0, 1] as const;

const laid = (position: object) =>
  resume({ title: 'a board', ruleset: 'skirmish', ...position }, { ruleset });

const TABLE = {
  p1: { deck: ['wolf', 'cub', 'bolt'], board: ['wolf'], hand: ['bolt', 'howl'] },
  p2: { deck: ['bolt', 'feast', 'wolf'], hand: ['wolf', 'cub'], board: ['wolf'] },
};

/** The game of the table, and with a pup of the first player. */
const called = (): { readonly before: Skirmish; readonly game: Skirmish; readonly pup: number } => {
  const before = laid(TABLE).game();
  const [pup, game] = skirmish.created(before, 'pup', 'board', { holder: 0, at: 'bottom' });
  return { before, game, pup };
};

const conserved = (game: Skirmish): readonly string[] => ruleset.checkInvariants(game);

describe('A token', () => {
  it('is created as the next card, in a zone of its owner, for all to see', () => {
    const { before, game, pup } = called();
    expect([pup, game.cards[pup], game.owners[pup]]).toEqual([before.cards.length, 'pup', 0]);
    expect(skirmish.placeOf(game, pup)).toEqual({ zone: 'board', holder: 0 });
    for (const player of PLAYERS)
      expect(skirmish.view(game, player).zones.board).toEqual([['wolf', 'pup'], ['wolf']]);
    expect(before.cards).not.toContain('pup');
    expect(conserved(game)).toEqual([]);
    const [, onTop] = skirmish.created(game, 'pup', 'board', { holder: 1 });
    expect(skirmish.view(onTop, 0).zones.board[1]).toEqual(['pup', 'wolf']);
  });

  it('is created in a zone where it exists, of a player', () => {
    const { game } = called();
    const create = skirmish.created as (game: Skirmish, id: string, zone: string, where?: object) => unknown;
    expect(() => create(game, 'wolf', 'board', { holder: 0 })).toThrow('the card wolf is no token');
    expect(() => create(game, 'hound', 'board', { holder: 0 })).toThrow('the card hound is no token');
    expect(() => create(game, 'pup', 'hand', { holder: 0 })).toThrow('pup exists only in board, not in hand');
    expect(() => create(game, 'pup', 'board')).toThrow('each player has a zone board; say whose');
  });

  it('carries marks and numbers as any card', () => {
    const { game, pup } = called();
    const fed = skirmish.marked(game, pup, { attack: 2 });
    expect(skirmish.numberOf(fed, pup, 'attack')).toBe(3);
    expect(skirmish.view(fed, 1).marks.board[0]?.map(({ attack }) => attack)).toEqual([0, 2]);
  });

  it('may change hands', () => {
    const { game, pup } = called();
    const taken = skirmish.move(game, pup, 'board', { holder: 1 });
    expect(skirmish.placeOf(taken, pup)).toEqual({ zone: 'board', holder: 1 });
    expect(skirmish.placeOf(skirmish.move(taken, pup, 'board'), pup)).toEqual({ zone: 'board', holder: 0 });
  });

  it('has an owner only where cards have one', () => {
    const made = (shared: 'deck' | 'table') =>
      cardGame({
        id: 'imps',
        clauses: {},
        cards: { ace: {}, imp: { tokenIn: ['table', 'row'] } },
        zones: {
          deck: { seenBy: 'nobody', ...(shared === 'deck' && { isShared: true }) },
          table: { seenBy: 'all', ...(shared === 'table' && { isShared: true }) },
          row: { seenBy: 'all' },
        },
        deckZone: 'deck',
        decks: { all: { ace: 2 } },
        counters: {},
        values: {},
        moves: {},
        facts: {},
      });
    const setup = { edition: 'only', decks: ['all', 'all'], seed: 1, index: 0 } as const;
    for (const shared of ['deck', 'table'] as const) {
      const game = made(shared);
      const [imp, state] = game.created(game.newGame(setup, ['only']), 'imp', 'table', { holder: 1 });
      expect(state.owners[imp]).toBeNull();
      expect(game.cardsIn(state, 'table', 1)).toEqual([imp]);
    }
  });

  it('is declared as one for the compiler', () => {
    const { game } = called();
    // @ts-expect-error -- a wolf is no token
    expect(() => skirmish.created(game, 'wolf', 'board', { holder: 0 })).toThrow();
    // @ts-expect-error -- a pup exists on boards
    expect(() => skirmish.created(game, 'pup', 'grave', { holder: 0 })).toThrow();
    expectTypeOf(skirmish.placeOf(game, 0)).extract<undefined>().toEqualTypeOf<undefined>();
    expectTypeOf(duel.placeOf).returns.extract<undefined>().toBeNever();
    expectTypeOf<Parameters<typeof duel.created>[1]>().toBeNever();
    const declared = (parts: object) =>
      ({
        id: 'imps',
        clauses: {},
        cards: { ace: {}, imp: { tokenIn: ['open'] } },
        zones: { open: { seenBy: 'all' } },
        deckZone: 'open',
        counters: {},
        values: {},
        moves: {},
        facts: {},
        ...parts,
      }) as const;
    const game2 = declared({});
    expect(() => cardGame({ ...game2, decks: { all: { ace: 1 } } })).not.toThrow();
    // @ts-expect-error -- no deck holds a token
    expect(() => cardGame({ ...game2, decks: { all: { imp: 1 } } })).toThrow('it is a token');
    const cards = { ace: {}, imp: { tokenIn: ['opn'] } } as const;
    // @ts-expect-error -- there is no such zone
    expect(() => cardGame({ ...game2, cards, decks: { all: {} } })).toThrow('zones that all see (open)');
  });
});

describe('A token that leaves the zones where it exists', () => {
  const gone = (to: 'deck' | 'grave' | 'hand') => {
    const { game, pup } = called();
    const aimed = skirmish.triggered(skirmish.marked(game, pup, { damage: 1 }), {
      player: 1,
      what: 'bite',
      target: { card: pup },
    });
    return { game: skirmish.move(aimed, pup, to), pup };
  };

  it.each(['deck', 'grave', 'hand'] as const)('for a %s ceases to exist', (to) => {
    const { game, pup } = gone(to);
    expect(skirmish.placeOf(game, pup)).toBeUndefined();
    expect(skirmish.cardsIn(game, to, 0)).toEqual(skirmish.cardsIn(called().before, to, 0));
    expect(game.marks).toEqual({});
    expect(game.triggers).toEqual([{ player: 1, what: 'bite' }]);
    expect(conserved(game)).toEqual([]);
    const told = skirmish.tell(game, { clause: 'die', what: 'buried', card: pup });
    expect(told.facts.slice().at(-1)).toEqual({ clause: 'die', what: 'buried', card: 'pup' });
  });

  it('moves no more, and nothing can be put on it or aimed at it', () => {
    const { game, pup } = gone('grave');
    expect(skirmish.move(game, pup, 'board')).toBe(game);
    expect(() => skirmish.move(game, pup, 'table' as 'board')).toThrow('declares no zone table');
    expect(() => skirmish.marked(game, pup, { damage: 1 })).toThrow(`card ${pup} (pup) has ceased to exist`);
    const item = { player: 0, what: 'bolt', target: { card: pup } } as const;
    expect(() => skirmish.pushed(game, item)).toThrow(`card ${pup} (pup) has ceased to exist`);
    expect(skirmish.marksOf(game, pup).damage).toBe(0);
    expect(skirmish.numberOf(game, pup, 'attack')).toBe(1);
  });

  it('is shown where its ability waits', () => {
    const { game, pup } = called();
    const item = { player: 0, what: 'howl', card: pup } as const;
    const both = skirmish.move(skirmish.triggered(skirmish.pushed(game, item), item), pup, 'grave');
    for (const player of PLAYERS) {
      const seen = { player: 0, what: 'howl', card: 'pup' };
      expect(skirmish.view(both, player)).toMatchObject({ stack: [seen], triggers: [seen] });
      const lines = ruleset.hints?.textView('en').table(ruleset.view(both, player)) ?? [];
      expect(lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual(
        expect.arrayContaining(['waits: howl pup, player 1', 'triggered: howl pup, player 1']),
      );
    }
    for (const viewer of VIEWERS) {
      const card = ruleset.renderBoard?.(both, viewer).middle.items[0]?.card;
      expect(card?.name?.en).toBe('pup');
      expect(ruleset.cardDetails?.(both, viewer, card?.key ?? '', 'en')?.kind).toBe(
        'unit, token, attack 1, health 1',
      );
    }
  });

  it('stays known when what it lay with is shuffled away', () => {
    const { game, pup } = called();
    const mixed = skirmish.shuffled(game, 'board', 0);
    const away = skirmish
      .cardsIn(mixed, 'board', 0)
      .reduce((next, card) => skirmish.move(next, card, 'deck'), mixed);
    const after = skirmish.shuffled(away, 'deck', 0);
    expect(PLAYERS.map((viewer) => skirmish.knows(after, viewer, pup))).toEqual([true, true]);
    expect(conserved(after)).toEqual([]);
    for (const seed of [1, 2, 3, 4]) {
      const world = imagined(after, 1, seed);
      expect(PLAYERS.flatMap((player) => skirmish.kindsIn(world, 'deck', player))).not.toContain('pup');
      expect(world.cards[pup]).toBe('pup');
    }
  });
});

/** A stream of random numbers. */
const streamOf = (seed: number): RngState =>
  ruleset.newGame({ edition: 'usual', decks: ['pack', 'pack'], seed, index: 0 }).rng;

/** A game as a player may imagine it, dealt by that seed. */
const imagined = (game: Skirmish, viewer: Player, seed: number): Skirmish => {
  const deal = ruleset.determinize?.({ game, stack: [] }, viewer);
  if (deal === undefined) throw new Error('nothing is dealt');
  return deal(streamOf(seed)).game;
};

/** A game with the cards of another player exchanged. */
const exchanged = (game: Skirmish, viewer: Player): Skirmish => {
  const other = ruleset.rerandomizeHidden?.(game, viewer) as Skirmish | undefined;
  if (other === undefined) throw new Error('nothing can be exchanged');
  return other;
};

describe('A created card reveals no hidden one', () => {
  it('by its number or key, which follow from what all know', () => {
    const { before } = called();
    for (const viewer of PLAYERS) {
      const boards = [before, exchanged(before, viewer)].map((game) => {
        const [pup, after] = skirmish.created(game, 'pup', 'board', { holder: 1 });
        return [pup, ruleset.renderBoard?.(after, viewer), ruleset.boardChanges?.(game, after, [], viewer)];
      });
      expect(boards[1]).toEqual(boards[0]);
    }
  });

  it('by what is noted of it: all know it wherever it lies, and it is mixed with no other', () => {
    const { game, pup } = called();
    expect(game.known[pup]).toBe(3);
    for (const lots of game.lots) expect(lots.filter((lot) => lot === lots[pup])).toHaveLength(1);
  });

  it('by a key that a card had before, or has later', () => {
    const { game, pup } = called();
    for (const viewer of PLAYERS) {
      expect(new Set(game.keys[viewer]).size).toBe(game.cards.length);
      const [other, two] = skirmish.created(skirmish.move(game, pup, 'grave'), 'pup', 'board', { holder: 0 });
      expect(two.keys[viewer][other]).not.toBe(two.keys[viewer][pup]);
      const [drawn = -1] = skirmish.cardsIn(two, 'deck', 0);
      const shown = skirmish.move(two, drawn, 'board');
      expect(shown.keys[viewer].filter((key) => key === shown.keys[viewer][drawn])).toHaveLength(1);
    }
  });

  it('by its lot: the hidden cards are dealt as before, and it stays what it is', () => {
    const { before, game, pup } = called();
    for (const viewer of PLAYERS) {
      for (const seed of [1, 2, 3, 4, 5]) {
        const world = imagined(game, viewer, seed);
        expect(world.cards).toEqual([...imagined(before, viewer, seed).cards, 'pup']);
        expect(world.cards[pup]).toBe('pup');
        expect(skirmish.view(world, viewer)).toEqual(skirmish.view(game, viewer));
      }
      expect(exchanged(game, viewer).cards).toEqual([...exchanged(before, viewer).cards, 'pup']);
    }
  });

  it('by its lot, when it was shuffled with cards that are hidden later', () => {
    const { game, pup } = called();
    const [wolf = -1] = skirmish.cardsIn(game, 'board', 0);
    const hidden = skirmish.shuffled(
      skirmish.move(skirmish.shuffled(game, 'board', 0), wolf, 'deck'),
      'deck',
      0,
    );
    const places = new Set<number>();
    for (let seed = 0; seed < 40; seed += 1) {
      const world = imagined(hidden, 1, seed);
      expect(skirmish.cardsIn(world, 'board', 0).map((card) => world.cards[card])).toEqual(['pup']);
      places.add(skirmish.cardsIn(world, 'deck', 0).findIndex((card) => world.cards[card] === 'wolf'));
    }
    expect(places.size).toBeGreaterThan(2);
    expect(hidden.cards[pup]).toBe('pup');
  });
});

describe('The check of a game with tokens', () => {
  it('finds a token that is nowhere, twice, removed and there, or where it does not exist', () => {
    const { game, pup } = called();
    const away = skirmish.move(game, pup, 'grave');
    const lies = (state: Skirmish, zone: 'board' | 'hand', cards: readonly number[]): Skirmish => ({
      ...state,
      zones: { ...state.zones, [zone]: [cards, state.zones[zone][1] ?? []] },
    });
    const board = skirmish.cardsIn(away, 'board', 0);
    const hand = skirmish.cardsIn(away, 'hand', 0);
    const subject = `card ${pup} (pup)`;
    const { removed: _, ...forgotten } = away;
    expect(conserved(forgotten)).toEqual([`${subject} is in 0 zones`]);
    expect(conserved(lies(game, 'board', [...board, pup, pup]))).toEqual([`${subject} is in 2 zones`]);
    expect(conserved(lies(away, 'board', [...board, pup]))).toEqual([
      `${subject} is in 1 zones, and was removed`,
    ]);
    expect(conserved(lies(lies(game, 'board', board), 'hand', [...hand, pup]))).toEqual([
      `${subject} is a token in the zone hand`,
    ]);
    const [wolf = -1] = board;
    expect(conserved({ ...away, removed: [pup, wolf] })).toEqual([`card ${wolf} (wolf) is no token`]);
    expect(conserved({ ...game, created: ['wolf'] })).toEqual([`${subject} was created as wolf`]);
    expect(conserved({ ...game, cards: game.cards.with(pup, 'wolf') })).toEqual([
      `card ${pup} (wolf) is no token`,
    ]);
  });
});

/** Random matches: their records, and their games from one decision to the next. */
const matches = (): readonly { readonly text: string; readonly games: readonly Skirmish[] }[] =>
  [1, 2, 3, 4].map((seed) => {
    const { match, text } = record({ ruleset, seed });
    const chance = new Chance(seed, 0, 'tokens');
    const games = [match.game()];
    for (let open = pending(match); open !== undefined; open = pending(match)) {
      answer(match, open.decision.player, chance.pick(open.decision.options).key);
      games.push(match.game());
    }
    return { text: text(), games };
  });

describe('The motion of tokens', () => {
  const movesIn = (before: Skirmish, after: Skirmish, viewer: Player | null) =>
    ruleset.boardChanges?.(before, after, [], viewer).moves ?? [];

  it('shows where one appears and vanishes, and moves nothing out of a hidden place', () => {
    const { before, game, pup } = called();
    for (const viewer of VIEWERS) {
      const key = String(viewer === null ? pup : game.keys[viewer][pup]);
      const name = { en: 'pup', ja: 'pup' };
      const still = { name, path: ['0 board'] };
      expect(movesIn(before, game, viewer)).toEqual([{ ...still, before: undefined, after: key }]);
      const left = skirmish.move(game, pup, 'hand');
      expect(movesIn(game, left, viewer)).toEqual([{ ...still, before: key, after: undefined }]);
      expect(movesIn(before, left, viewer)).toEqual([]);
      const taken = skirmish.move(game, pup, 'board', { holder: 1 });
      expect(movesIn(game, taken, viewer).map(({ path }) => path)).toEqual([['0 board', '1 board']]);
    }
  });

  it('takes no card that was played unseen for the one that it called', () => {
    const before = laid(TABLE).game();
    const howl = skirmish.cardOf(before, 'hand', 0, 'howl');
    const [, after] = skirmish.created(skirmish.move(before, howl, 'grave'), 'pup', 'board', { holder: 0 });
    for (const viewer of VIEWERS)
      expect(movesIn(before, after, viewer).map(({ name, path }) => [name?.en, ...path])).toEqual(
        expect.arrayContaining([
          ['howl', '0 hand', '0 grave'],
          ['pup', '0 board'],
        ]),
      );
  });

  it('moves nothing where boards with some are shuffled in sight', () => {
    const { game } = called();
    for (const viewer of VIEWERS)
      expect(movesIn(game, skirmish.shuffled(game, 'board', 0), viewer)).toEqual([]);
  });

  it('accounts for each card of a match, from and to what the boards show', () => {
    const spots = (game: Skirmish, viewer: Player | null): readonly string[] => {
      const board = ruleset.renderBoard?.(game, viewer);
      return [
        ...(board?.sides ?? []).flatMap(({ player, rows, piles }) =>
          [...rows.flat(), ...piles].flatMap(({ key, count }) =>
            Array.from({ length: count }, () => `${player} ${key}`),
          ),
        ),
        ...(board?.middle.items ?? []).map(({ key }) => `item ${key}`),
      ];
    };
    let still = 0;
    for (const { games } of matches())
      for (const [at, before] of games.entries())
        for (const after of [games[at + 1], games[at + 4]].flatMap((game) => game ?? []))
          for (const viewer of VIEWERS) {
            const lies = [...spots(before, viewer)];
            for (const { path, before: was, after: is } of movesIn(before, after, viewer)) {
              if (path.length === 1) still += 1;
              if (path.length > 1 || was !== undefined) lies.splice(lies.indexOf(path[0] ?? ''), 1);
              if (path.length > 1 || is !== undefined) lies.push(path.at(-1) ?? '');
            }
            expect(lies.toSorted()).toEqual(spots(after, viewer).toSorted());
          }
    expect(still).toBeGreaterThan(20);
  });
});

describe('A match with tokens', () => {
  it('is replayed to the same position, which says what was created', () => {
    for (const { text, games } of matches()) {
      expect(games.at(-1)?.created?.length).toBeGreaterThan(0);
      expect(verify(text, { ruleset }).mismatch).toBeUndefined();
    }
    const { game } = called();
    const other = { ...game, created: ['wolf'] } as Skirmish;
    expect(positionDigest({ game: other, stack: [] })).not.toBe(positionDigest({ game, stack: [] }));
  });

  it('may be gone on with from a position of others, with no card that was not created', () => {
    const setup = { edition: 'usual', decks: ['pack', 'pack'], seed: 1, index: 0 } as const;
    const { game: begun, stack } = newMatch({ ruleset, seed: 1 }).position();
    const [pup, game] = skirmish.created(begun, 'pup', 'board', { holder: 0 });
    const check = (state: Skirmish) => () =>
      checkPosition(ruleset, setup, { game: JSON.parse(JSON.stringify(state)), stack }, 'saved');
    expect(check(game)).not.toThrow();
    const { created: _, ...smuggled } = game;
    expect(check(smuggled)).toThrow('its cards differ from those of the match');
    const wolf = { ...game, cards: game.cards.with(pup, 'wolf'), created: ['wolf'] } as Skirmish;
    expect(check(wolf)).toThrow(`card ${pup} (wolf) is no token`);
  });

  it('has observations of one size', () => {
    const encoder = ruleset.observationEncoder;
    if (encoder === undefined) throw new Error('no encoder');
    const { before, game, pup } = called();
    const [, more] = skirmish.created(game, 'pup', 'board', { holder: 0 });
    const marked = skirmish.marked(more, pup, { damage: 1 });
    const seen = [before, game, marked, skirmish.move(marked, pup, 'hand')].map((each) =>
      toDense(encoder.observe(skirmish.view(each, 0))),
    );
    expect(new Set(seen.map(({ length }) => length))).toEqual(new Set([encoder.layout.size]));
    // Of a board first how many cards it has, then how many of each kind.
    const board = encoder.layout.fields.find(({ name }) => name === 'board')?.offset ?? -1;
    const pups = board + 1 + [...(ruleset.collection?.cards.keys() ?? [])].indexOf('pup');
    expect(seen.map((numbers) => numbers[pups])).toEqual([0, 1, 2, 1]);
  });
});

describe('A scenario with tokens', () => {
  const answers = [{ p1: 'aim 1' }, { p2: 'pass' }];

  it('lays them in the zones where they exist, with marks, and sees them go', () => {
    const fight = { p1: { hand: ['bolt'] }, p2: { board: [{ card: 'pup', exhausted: true }, 'wolf'] } };
    const expected = { p1: { grave: ['bolt'] }, p2: { board: ['wolf'], grave: [] } };
    const scenario = { title: 'a fight', ruleset: 'skirmish', ...fight, answers, expect: expected };
    expect(judge(scenario, { ruleset })[0]?.findings).toEqual([]);
  });

  it('calls one', () => {
    const scenario = {
      ...{ title: 'a howl', ruleset: 'skirmish', ...TABLE, answers: ['play howl'] },
      expect: { p1: { board: ['wolf', { card: 'pup', exhausted: true }], grave: ['howl'] } },
    };
    expect(judge(scenario, { ruleset })[0]?.findings).toEqual([]);
    const match = laid(TABLE);
    expect(answer(match, 0, 'play howl')).toBeUndefined();
    expect(view(match, 1).zones.board[0]).toEqual(['wolf', 'pup']);
    expect(
      match
        .game()
        .facts.slice()
        .find(({ what }) => what === 'called'),
    ).toEqual({
      clause: 'howl',
      what: 'called',
      card: 'pup',
    });
  });

  it.each(['hand', 'grave', 'deck'])('refuses one in a %s', (zone) => {
    expect(() => laid({ p1: { [zone]: ['wolf', 'pup'] } })).toThrow(
      `p1.${zone}.1: the token pup exists only in board`,
    );
  });

  it('has no default with one', () => {
    type Defaults = NonNullable<Parameters<typeof skirmish.ruleset>[0]['scenario']>['defaults'];
    expectTypeOf<{ hand: ['wolf'] }>().toExtend<Defaults>();
    expectTypeOf<{ hand: ['pup'] }>().not.toExtend<Defaults>();
  });
});

it('The cards of a game with Japanese say in both languages which are tokens', () => {
  const both = cardGame({
    id: 'imps',
    clauses: {},
    cards: {
      ace: { name: { en: 'Ace', ja: 'エース' } },
      imp: { name: { en: 'Imp', ja: '小鬼' }, kind: { en: 'unit', ja: 'ユニット' }, tokenIn: ['open'] },
    },
    zones: { open: { seenBy: 'all' } },
    deckZone: 'open',
    decks: { all: { ace: 1 } },
    counters: {},
    values: {},
    moves: {},
    facts: {},
  }).ruleset({ version: 1, editions: { usual: {} as never }, decisions: {}, concede: (each) => each });
  expect(both.collection?.cardTable('ja').rows).toEqual([
    ['ace', '', '', 'エース'],
    ['imp', 'ユニット', 'はい', '小鬼'],
  ]);
  expect(both.collection?.show('imp', 'en')).toEqual(['Imp', 'unit, token']);
});
