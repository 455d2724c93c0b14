import { describe, expect, it } from 'vitest';
import { conforms } from '../../src/api/conformance.ts';
import { answer, judge, pending, question, resume, view, why } from '../../src/api/index.ts';
import { cardGame } from '../../src/api/kit.ts';
import { matchingIds } from '../../src/cli/cards/command.ts';
import { toDense } from '../../src/core/adapters/observation-encoder.ts';
import { ruleset, type Skirmish, skirmish } from './support/skirmish.ts';

describe('A game whose cards carry marks, held to what every ruleset owes', () => {
  for (const { title, skip, run } of conforms(ruleset)) it.skipIf(skip !== undefined)(title, run);
});

const laid = (position: object) =>
  resume({ title: 'a board', ruleset: 'skirmish', ...position }, { ruleset });

const WOLVES = {
  p1: { board: ['wolf'], hand: ['bolt', 'feast'] },
  p2: { board: [{ card: 'wolf', damage: 1, exhausted: true }, 'wolf', 'cub'] },
};

const unitIn = (game: Skirmish, player: 0 | 1, place: number): number =>
  skirmish.cardsIn(game, 'board', player)[place] ?? -1;

describe('The marks of a card', () => {
  it('are those at the start where none were set', () => {
    const game = laid(WOLVES).game();
    const start = { damage: 0, exhausted: false, attack: 0, fed: false };
    expect(skirmish.marksOf(game, unitIn(game, 1, 1))).toEqual(start);
    expect(skirmish.marksOf(game, unitIn(game, 1, 0))).toEqual({ ...start, damage: 1, exhausted: true });
  });

  it('leave no trace when they are as at the start again', () => {
    const game = laid(WOLVES).game();
    const unit = unitIn(game, 0, 0);
    const back = skirmish.marked(skirmish.marked(game, unit, { damage: 2 }), unit, { damage: 0 });
    expect(back).toEqual(game);
  });

  it('lie beside who brought it, where the zone does not say that', () => {
    const game = laid({
      stack: [{ card: 'bolt', owner: 'p2' }],
      p1: { grave: [{ card: 'cub', owner: 'p2' }] },
    }).game();
    const { owners } = ruleset.view(game, 0);
    expect([owners.stack, owners.grave]).toEqual([[[1]], [[1], []]]);
    expect(ruleset.renderBoard?.(game, 0).middle.items.map(({ owner }) => owner)).toEqual([1]);
    const lines = ruleset.hints?.textView('en').table(ruleset.view(game, 0)) ?? [];
    expect(lines.map((line) => line.replaceAll('\u00a0', ' ')).slice(0, 3)).toEqual([
      expect.stringContaining('grave cub (of player 2)'),
      expect.stringContaining('grave 0'),
      'stack bolt (of player 2)',
    ]);
  });

  it('are lost when it leaves its zone, and stay while it moves within it', () => {
    const game = laid(WOLVES).game();
    const unit = unitIn(game, 1, 0);
    const below = skirmish.move(game, unit, 'board', { at: 'bottom' });
    expect(skirmish.marksOf(below, unit).damage).toBe(1);
    const back = skirmish.move(skirmish.move(game, unit, 'hand'), unit, 'board');
    expect(skirmish.marksOf(back, unit)).toEqual(skirmish.marksOf(game, unitIn(game, 1, 1)));
    const taken = skirmish.move(game, unit, 'board', { holder: 0 });
    expect(skirmish.marksOf(taken, unit).damage).toBe(0);
  });

  it('are on no card that a player does not see, and have no other names', () => {
    const game = laid(WOLVES).game();
    const [held = -1] = skirmish.cardsIn(game, 'hand', 0);
    expect(() => skirmish.marked(game, held, { damage: 1 })).toThrow('zone hand, which not all players see');
    const other = { damge: 1 } as object;
    expect(() => skirmish.marked(game, unitIn(game, 0, 0), other)).toThrow('declares no mark damge');
    for (const damage of ['1', true, Number.NaN, Infinity, undefined])
      expect(() => skirmish.marked(game, unitIn(game, 0, 0), { damage } as object)).toThrow(
        `the mark damage takes a number, got ${damage}`,
      );
  });

  it('are added to the printed numbers of the same name', () => {
    const game = laid(WOLVES).game();
    const unit = unitIn(game, 0, 0);
    expect(skirmish.numberOf(skirmish.marked(game, unit, { attack: 3 }), unit, 'attack')).toBe(5);
    const [held = -1] = skirmish.cardsIn(game, 'hand', 0);
    expect(() => skirmish.numberOf(game, held, 'attack')).toThrow('has no number attack');
  });

  it('are seen by both players, in the order of the cards', () => {
    const match = laid(WOLVES);
    const { marks, zones } = view(match, 0);
    expect(zones.board[1]).toEqual(['wolf', 'wolf', 'cub']);
    expect(marks.board[1]?.map(({ damage }) => damage)).toEqual([1, 0, 0]);
    expect(Object.keys(marks)).toEqual(['board', 'stack', 'grave']);
  });
});

describe('The target of an item', () => {
  const aimed = () => {
    const match = laid(WOLVES);
    expect(answer(match, 0, 'aim 2')).toBeUndefined();
    return match;
  };

  it('is seen by both players as a card in its place', () => {
    const target = { zone: 'board', holder: 1, card: 'wolf', index: 1 };
    expect(view(aimed(), 1).stack).toEqual([{ player: 0, what: 'bolt', card: 'bolt', target }]);
    const [item] = ruleset.renderBoard?.(aimed().game(), 1).middle.items ?? [];
    expect(item?.parts).toEqual([{ en: '→ Wolf (player 2, board 2)', ja: '→ Wolf (player 2, board 2)' }]);
  });

  it('stands in the terminal with the item that waits, and with triggers', () => {
    const game = aimed().game();
    const item = { player: 1, what: 'burn', target: { player: 0 } } as const;
    const waiting = skirmish.triggered(skirmish.pushed(game, item), { ...item, card: unitIn(game, 1, 0) });
    const lines = ruleset.hints?.textView('en').table(ruleset.view(waiting, 1)) ?? [];
    expect(lines.map((line) => line.replaceAll('\u00a0', ' ')).slice(3, 6)).toEqual([
      'waits: burn, player 2 → player 1',
      'waits: bolt, player 1 → Wolf (player 2, board 2)',
      'triggered: burn Wolf, player 2 → player 1',
    ]);
  });

  it('of a trigger is on the board, below the stack', () => {
    const game = aimed().game();
    const target = { card: unitIn(game, 1, 0) };
    const waiting = skirmish.triggered(game, { player: 1, what: 'bite', target });
    const items = ruleset.renderBoard?.(waiting, 0).middle.items ?? [];
    expect(items.map(({ key, kind, owner }) => [key, kind, owner])).toEqual([
      ['stack 0', 'bolt', 0],
      ['trigger 0', 'bite', 1],
    ]);
    expect(items[1]?.parts.map((part) => (typeof part === 'string' ? part : part.en))).toEqual([
      'triggered',
      '→ Wolf (player 2, board 1)',
    ]);
  });

  it('is the target no more when it has left its zone', () => {
    const match = aimed();
    expect(answer(match, 1, 'recall 2')).toBeUndefined();
    expect(
      match
        .game()
        .facts.slice()
        .map(({ what }) => what),
    ).toContain('missed');
    expect(view(match, 0).zones.board[1]).toEqual(['wolf', 'cub']);
  });

  it('may be a player, and is no card that a player does not see', () => {
    const game = laid(WOLVES).game();
    const item = { player: 0, what: 'burn' } as const;
    const burning = skirmish.pushed(game, { ...item, target: { player: 1 } });
    expect(ruleset.view(burning, 0).stack).toEqual([{ ...item, target: { player: 1 } }]);
    const target = { card: skirmish.cardsIn(game, 'hand', 0)[0] ?? -1 };
    expect(() => skirmish.pushed(game, { ...item, target })).toThrow('not all players see');
    expect(() => skirmish.triggered(game, { ...item, target })).toThrow('not all players see');
  });

  it('of a trigger is lost as well', () => {
    const game = laid(WOLVES).game();
    const unit = unitIn(game, 1, 0);
    const waiting = skirmish.triggered(game, { player: 0, what: 'bite', target: { card: unit } });
    expect(skirmish.triggersOf(skirmish.move(waiting, unit, 'grave'), 0)).toEqual([
      { player: 0, what: 'bite' },
    ]);
    expect(skirmish.triggersOf(skirmish.move(waiting, unitIn(game, 1, 1), 'grave'), 0)[0]?.target).toEqual({
      card: unit,
    });
  });
});

describe('A scenario', () => {
  const findingsOf = (scenario: object) =>
    judge({ title: 'a fight', ruleset: 'skirmish', ...scenario }, { ruleset })[0]?.findings.map(
      ({ path, message }) => `${path?.join('.')}: ${message}`,
    );

  it('gives and expects marks, of an expected card those that are named', () => {
    const fight = { ...WOLVES, answers: [{ p1: 'aim 1' }, { p2: 'pass' }] };
    const grave = { grave: ['wolf'], board: ['wolf', 'cub'] };
    expect(findingsOf({ ...fight, expect: { p2: grave } })).toEqual([]);
    const second = { ...WOLVES, answers: [{ p1: 'aim 2' }, { p2: 'pass' }] };
    const expected = (damage: number) => ({
      p2: { board: [{ card: 'wolf', exhausted: false }, { card: 'wolf', damage }, 'cub'] },
    });
    expect(findingsOf({ ...second, expect: expected(2) })).toEqual([]);
    expect(findingsOf({ ...second, expect: expected(1) })).toEqual([
      'expect.p2.board: expected [{"card":"wolf","exhausted":false},{"card":"wolf","damage":1},"cub"], found [{"card":"wolf","exhausted":false},{"card":"wolf","damage":2},"cub"]',
    ]);
  });

  it('gives and expects values', () => {
    const values = { round: 7, grudges: [1] };
    const pass = { values, answers: [{ p1: 'pass' }] };
    expect(laid({ values: { round: 7 } }).game().values).toEqual({ round: 7, grudges: [] });
    expect(findingsOf({ ...pass, expect: { values: { ...values, round: 8 } } })).toEqual([]);
    expect(findingsOf({ ...pass, expect: { values: { round: 7 } } })).toEqual([
      'expect.values.round: expected 7, found 8',
    ]);
  });

  it('gives and expects cards whose owner is another player, or that lie in a shared zone', () => {
    const taken = { card: 'wolf', owner: 'p2' };
    const game = laid({
      p1: { board: [taken, 'cub'], hand: [{ card: 'feast', owner: 'p2' }] },
      stack: [{ card: 'bolt', owner: 'p1' }, 'feast'],
    }).game();
    const ownersIn = (zone: 'board' | 'hand' | 'stack', holder?: 0) =>
      skirmish.cardsIn(game, zone, holder).map((card) => game.owners[card]);
    expect([ownersIn('board', 0), ownersIn('hand', 0), ownersIn('stack')]).toEqual([[1, 0], [1], [0, null]]);
    const lost = skirmish.move(game, unitIn(game, 0, 0), 'grave');
    expect(skirmish.cardsIn(lost, 'grave', 1)).toHaveLength(1);
    const pass = { p1: { board: [taken, 'cub'] }, stack: ['feast'], answers: [{ p1: 'pass' }] };
    const board = [{ card: 'wolf', owner: 'p2', damage: 0 }, { card: 'cub' }];
    expect(findingsOf({ ...pass, expect: { p1: { board } } })).toEqual([]);
    const expected = { p1: { board: ['wolf', { card: 'cub', owner: 'p2' }] } };
    expect(findingsOf({ ...pass, expect: expected })).toEqual([
      'expect.p1.board: expected ["wolf",{"card":"cub","owner":"p2"}], found ["wolf",{"card":"cub","owner":"p1"}]',
    ]);
    expect(findingsOf({ ...pass, expect: { stack: [{ card: 'feast', owner: 'p1' }] } })).toEqual([
      'expect.stack: expected [{"card":"feast","owner":"p1"}], found [{"card":"feast","owner":null}]',
    ]);
  });

  it('takes a value of the kind at the start, any where that is null, and no owner where the deck is shared', () => {
    const values = { phase: 'main', isDone: false, table: {}, holder: null };
    const zones = { deck: { seenBy: 'all', isShared: true } } as const;
    const made = cardGame({ ...OPEN, zones, values }).ruleset({
      ...PARTS,
      scenario: { state: 'main' },
    } as never);
    const isTaken = (position: object) => made.scenario?.position.safeParse(position).success;
    const taken = { phase: 'end', isDone: true, table: { one: 1 }, holder: 1 };
    expect(isTaken({ values: taken, deck: ['ace', { card: 'king', damage: 1 }] })).toBe(true);
    for (const wrong of [{ phase: 1 }, { isDone: 1 }, { table: [] }, { table: null }])
      expect([wrong, isTaken({ values: wrong })]).toEqual([wrong, false]);
    expect(isTaken({ deck: [{ card: 'ace', owner: 'p1' }] })).toBe(false);
  });

  it.each([
    [{ values: { round: '7' } }, 'values.round: must be a number'],
    [{ values: { grudges: 7 } }, 'values.grudges: must be a list'],
    [{ values: { rounds: 7 } }, 'values.rounds: the key is not known here (did you mean round?)'],
    [{ p1: { hand: [{ card: 'wolf', owner: 1 }] } }, 'p1.hand.0.owner: must be p1 or p2'],
    [
      { p1: { hand: [{ card: 'wolf', onwer: 'p2' }] } },
      'p1.hand.0.onwer: the key is not known here (did you mean owner?)',
    ],
    [
      { p1: { hand: [{ card: 'wulf' }] } },
      'p1.hand.0.card: must be wolf, cub, bolt, feast or howl (did you mean wolf?)',
    ],
    [
      { p1: { board: ['dragon'] } },
      'p1.board.0: must be wolf, cub, bolt, feast, howl or pup, or { card: wolf, damage: …, owner: p1 }',
    ],
    [
      { p1: { hand: [7] } },
      'p1.hand.0: must be wolf, cub, bolt, feast or howl, or { card: wolf, owner: p1 }',
    ],
    [
      { p1: { board: [{ card: 'wolf', damge: 1 }] } },
      'p1.board.0.damge: the key is not known here (did you mean damage?)',
    ],
    [
      { p1: { board: ['wulf'] } },
      'p1.board.0: must be wolf, cub, bolt, feast, howl or pup (did you mean wolf?)',
    ],
    [{ p1: { board: [{ card: 'wolf', exhausted: 1 }] } }, 'p1.board.0.exhausted: must be true or false'],
    [
      { p1: { hand: [{ card: 'wolf', damage: 1 }] } },
      'p1.hand.0.damage: cards of this zone carry no marks: not all players see them',
    ],
  ])('names the place of what it cannot give: %o', (position, message) => {
    expect(() => laid(position)).toThrow(message);
  });
});

describe('A card', () => {
  const grown = () => {
    const game = laid(WOLVES).game();
    return skirmish.marked(game, unitIn(game, 0, 0), { attack: 1, fed: true, damage: 2, exhausted: true });
  };

  it('has a face with its numbers and marks', () => {
    const [unit] = ruleset.renderBoard?.(grown(), 1).sides[0].rows.flat()[1]?.cards ?? [];
    const number = (name: string, value: string, printed = value) => ({
      label: { en: name, ja: name },
      value,
      printed,
    });
    expect(unit).toMatchObject({
      name: { en: 'Wolf', ja: 'Wolf' },
      kind: { en: 'unit', ja: 'unit' },
      text: { en: ['It hunts.'], ja: ['It hunts.'] },
      cost: number('cost', '1'),
      numbers: [number('attack', '3', '2'), number('health', '3'), number('well fed', '✓')],
      damage: 2,
      exhausted: true,
    });
  });

  it('has a sheet, for those who know it', () => {
    const game = grown();
    const [unit] = ruleset.renderBoard?.(game, 1).sides[0].rows.flat()[1]?.cards ?? [];
    expect(ruleset.cardDetails?.(game, 1, unit?.key ?? '', 'en')).toEqual({
      name: 'Wolf',
      kind: 'unit, cost 1, attack 2, health 3',
      text: ['It hunts.'],
      numbers: [
        { name: 'cost', printed: '1', now: '1', changes: [] },
        { name: 'attack', printed: '2', now: '3', changes: [{ by: 'attack', change: '+1' }] },
        { name: 'health', printed: '3', now: '3', changes: [] },
      ],
      notes: ['damage 2', 'exhausted', 'well fed'],
    });
    const own = ruleset.renderBoard?.(game, 0).sides[0].rows.flat()[0]?.cards ?? [];
    expect(own.map(({ key }) => ruleset.cardDetails?.(game, 0, key, 'en')?.name)).toEqual(['bolt', 'feast']);
    const others = ruleset.renderBoard?.(game, 1).sides[0].rows.flat()[0]?.cards ?? [];
    expect(others.map(({ key }) => ruleset.cardDetails?.(game, 1, key, 'en'))).toEqual([
      undefined,
      undefined,
    ]);
    const keys = game.cards.map((_, card) => game.keys[1][card]);
    const hidden = keys.filter((key) => ruleset.cardDetails?.(game, 1, String(key), 'en') === undefined);
    expect(hidden).toHaveLength(2);
  });

  it('stands in the terminal with its marks', () => {
    const lines = ruleset.hints?.textView('en').table(ruleset.view(grown(), 0)) ?? [];
    expect(lines[0]?.replaceAll('\u00a0', ' ')).toBe(
      'Player 1:  life 6  deck 0  hand bolt, feast  board Wolf (attack 3, damage 2, exhausted, well fed)  grave 0',
    );
    expect(lines.at(-1)).toBe('round:\u00a00');
  });

  it('is refused with the reason for the option whose text is asked for', () => {
    const match = laid({ p1: { board: [{ card: 'wolf', exhausted: true }] } });
    expect(why(match, 'attack with Wolf (0 damage)').reason?.guard).toBe('the unit is exhausted');
  });

  it('is looked up by the number of an option that names it, and not of another', () => {
    const asked = question(laid({ ...WOLVES, p1: { board: ['wolf'], hand: ['wolf', 'bolt'] } }));
    if (asked === undefined) throw new Error('nothing is asked');
    const linesOf = (key: string) => {
      const number = asked.decision.options.findIndex((each) => each.key === key) + 1;
      return ruleset.hints?.cardDetails?.(asked, String(number), 'en');
    };
    expect(linesOf('play wolf')?.[0]).toBe('Wolf');
    expect([linesOf('aim 1'), linesOf('pass')]).toEqual([[], []]);
  });

  it('is named, looked up and described where an option is about it', () => {
    const match = laid({ ...WOLVES, p1: { board: ['wolf'], hand: ['wolf', 'bolt'] } });
    const open = pending(match);
    const asked = question(match);
    if (open === undefined || asked === undefined) throw new Error('nothing is asked');
    const { hints } = ruleset;
    const option = (key: string) => {
      const found = open.decision.options.find((each) => each.key === key);
      if (found === undefined) throw new Error(`no option ${key}`);
      return found;
    };
    expect(hints?.cardNames?.(option('play wolf'), asked.view())).toEqual(['Wolf', '狼']);
    expect(hints?.cardDetails?.(asked, '狼', 'ja')).toEqual([
      'Wolf',
      'unit, cost 1, attack 2, health 3',
      'It hunts.',
    ]);
    expect(hints?.cardDetails?.(asked, 'dragon', 'en')).toEqual([]);
    expect(skirmish.nameOf(null)).toEqual({ en: 'a card', ja: 'a card' });
    expect(hints?.textView('en').option(option('aim 1'), asked.view())).toBe('aim at Wolf (1 damage)');
    expect(hints?.textView('en').option(option('play wolf'), asked.view())).toBe('play Wolf');
  });
});

/** A game of two cards, all of them open. */
const OPEN = {
  id: 'open',
  clauses: {},
  cards: { ace: {}, king: {} },
  zones: { deck: { seenBy: 'all' } },
  deckZone: 'deck',
  decks: { all: { ace: 2, king: 1 } },
  counters: {},
  marks: { damage: 0, exhausted: false },
  values: {},
  moves: { play: { card: 'card' } },
  facts: {},
} as const;

const PARTS = { version: 1, editions: { usual: {} }, decisions: {}, concede: (each: never) => each };

describe('A number with bounds', () => {
  const bounded = (bounds: unknown) => () =>
    cardGame({ ...OPEN, moves: { put: { card: 'card', place: bounds } } } as unknown as typeof OPEN);

  it('in a move is listed for learners', () => {
    const { observationEncoder } = bounded({ from: -1, to: 1 })().ruleset(PARTS as never);
    expect(observationEncoder?.actions.named).toEqual(
      ['ace', 'king'].flatMap((card) => [-1, 0, 1].map((place) => `put ${card} ${place}`)),
    );
    const many = bounded({ from: 0, to: Number.MAX_SAFE_INTEGER })().ruleset(PARTS as never);
    expect(many.noObservationEncoder).toMatch(/more than 20,000 combinations of values: moves.put$/);
  });

  it.each([{ from: 2, to: 1 }, { from: 1 }, { from: 0.5, to: 2 }, [1, 2]])('is refused: %j', (bounds) => {
    expect(bounded(bounds)).toThrow('or whole numbers { from, to }, got');
  });
});

describe('The cards and decks of a game', () => {
  const { collection } = ruleset;
  if (collection === undefined) throw new Error('no collection');

  it('are listed with their kinds and numbers', () => {
    expect(collection.cardTable('en')).toEqual({
      head: ['card', 'type', 'token', 'cost', 'attack', 'health', 'name'],
      keys: ['card', 'type', 'token', 'cost', 'attack', 'health', 'name'],
      right: new Set([3, 4, 5]),
      rows: [
        ['wolf', 'unit', '', '1', '2', '3', 'Wolf'],
        ['cub', 'unit', '', '0', '1', '1', 'cub'],
        ['bolt', 'spell', '', '', '', '', 'bolt'],
        ['feast', 'spell', '', '', '', '', 'feast'],
        ['howl', 'spell', '', '', '', '', 'howl'],
        ['pup', 'unit', 'yes', '', '1', '1', 'pup'],
      ],
    });
    expect(collection.cardTable('ja').rows[0]).toEqual(['wolf', 'unit', '', '1', '2', '3', 'Wolf']);
    expect(collection.show('wolf', 'ja')).toEqual(['Wolf', 'unit, cost 1, attack 2, health 3', 'It hunts.']);
    expect(collection.deckTable('en').rows).toEqual([['pack', '13', 'yes', 'pack']]);
    expect(collection.deckDetails('pack', 'en')?.lines).toEqual(['pack (pack)', 'cards: 13', 'legal']);
  });

  it('are looked for by the name of a number, and by its key', () => {
    const cards = { ace: { numbers: { attack: 3, cost: 2 } }, king: { numbers: { attack: 1, cost: 2 } } };
    const names = { attack: { en: 'strike', ja: '打撃' } };
    const { collection: found } = cardGame({ ...OPEN, cards, names }).ruleset(PARTS as never);
    if (found === undefined) throw new Error('no collection');
    expect(found.cardTable('ja').head).toEqual(['カード', '打撃', 'cost', '名前']);
    for (const where of ['strike>=2', 'attack>=2', 'attack=3'])
      expect([...matchingIds(found, { where: [where] })]).toEqual(['ace']);
    expect([...matchingIds(found, { where: ['cost=2', 'strike=1'] })]).toEqual(['king']);
    expect(() => matchingIds(found, { where: ['attak=3'] })).toThrow(
      'there is no column attak (did you mean attack?); known: card, strike, cost, name, attack',
    );
  });

  it('have no column for what no card says', () => {
    const plain = cardGame(OPEN).ruleset(PARTS as never);
    expect(plain.collection?.cardTable('en').head).toEqual(['card', 'name']);
    expect(plain.collection?.show('ace', 'en')).toEqual(['ace']);
  });
});

describe('The numbers of a position for learners', () => {
  it('have the sum of each mark on the cards of a kind, first those of the player', () => {
    const open = cardGame(OPEN);
    const encoder = open.ruleset(PARTS as never).observationEncoder;
    if (encoder === undefined) throw new Error('no encoder');
    const start = open.newGame({ edition: 'only', decks: ['all', 'all'], seed: 1, index: 0 }, ['only']);
    const aces = open.cardsIn(start, 'deck', 1).filter((card) => start.cards[card] === 'ace');
    const hurt = aces.reduce((game, card) => open.marked(game, card, { damage: 2, exhausted: true }), start);
    const [king = -1] = open.cardsIn(hurt, 'deck', 0).filter((card) => start.cards[card] === 'king');
    const game = open.marked(hurt, king, { damage: 5 });
    const read = (player: 0 | 1, name: string) => {
      const field = encoder.layout.fields.find((each) => each.name === name);
      if (field === undefined) throw new Error(`no field ${name}`);
      const numbers = toDense(encoder.observe(open.view(game, player)));
      return [...numbers.slice(field.offset, field.offset + field.length)];
    };
    expect(read(0, 'deck damage')).toEqual([0, 5, 4, 0]);
    expect(read(1, 'deck damage')).toEqual([4, 0, 0, 5]);
    expect(read(1, 'deck exhausted')).toEqual([2, 0, 0, 0]);
  });
});

describe('A title on a page', () => {
  const titlesOf = (parts: object) => {
    const made = cardGame({ ...OPEN, ...parts, counters: { life: 3 } } as unknown as typeof OPEN);
    const game = made.newGame({ edition: 'only', decks: ['all', 'all'], seed: 1, index: 0 }, ['only']);
    const [side] =
      made.ruleset(PARTS as never).renderBoard?.(made.pushed(game, { player: 0, what: 'trap' }), 0).sides ??
      [];
    return [side?.meters[0]?.title, side?.rows[0]?.[0]?.title];
  };

  it('is the declared name, and the key in a game in English alone', () => {
    const life = { en: 'life', ja: 'life' };
    const named = { deck: { seenBy: 'all', name: 'Library' } };
    const library = { en: 'Library', ja: 'Library' };
    expect(titlesOf({ zones: named })).toEqual([life, library]);
    expect(titlesOf({ clauses: { one: 'There is one rule.' } })).toEqual([life, { en: 'deck', ja: 'deck' }]);
  });

  it('is left to the page where a game has Japanese, but no name', () => {
    const library = { en: 'Library', ja: '山札' };
    expect(titlesOf({})).toEqual([undefined, undefined]);
    expect(titlesOf({ zones: { deck: { seenBy: 'all', name: library } } })).toEqual([undefined, library]);
  });
});

describe('A game in two languages', () => {
  it('names its counters, marks and numbers in both', () => {
    const names = {
      life: { en: 'life', ja: '体力' },
      cost: { en: 'cost', ja: 'コスト' },
      attack: { en: 'strike', ja: '打撃' },
      asleep: { en: 'asleep', ja: '睡眠' },
    };
    const both = cardGame({
      ...OPEN,
      counters: { life: 3, mana: 1 },
      cards: { ace: { numbers: { cost: 1, attack: 2, speed: 4 } }, king: {} },
      marks: { attack: 0, asleep: false, ready: true },
      names,
    });
    const made = both.ruleset(PARTS as never);
    const start = both.newGame({ edition: 'only', decks: ['all', 'all'], seed: 1, index: 0 }, ['only']);
    const [ace = -1] = both.cardsIn(start, 'deck', 0).filter((card) => start.cards[card] === 'ace');
    const game = both.marked(start, ace, { attack: 1, asleep: true, ready: false });
    const side = made.renderBoard?.(game, 0).sides[0];
    expect(side?.meters).toEqual([
      { key: 'life', title: names.life, value: '3' },
      { key: 'mana', value: '1' },
    ]);
    const face = side?.rows.flat()[0]?.cards.find(({ key }) => key === String(ace));
    expect(face?.cost?.label).toEqual(names.cost);
    expect(face?.numbers?.map(({ label, value }) => `${label.ja} ${value}`)).toEqual([
      '打撃 3',
      'speed 4',
      '睡眠 ✓',
      'ready ✗',
    ]);
    expect(made.cardDetails?.(game, 0, String(ace), 'ja')).toMatchObject({
      kind: 'コスト 1, 打撃 2, speed 4',
      numbers: [
        { name: 'コスト', changes: [] },
        { name: '打撃', changes: [{ by: '打撃', change: '+1' }] },
        { name: 'speed', changes: [] },
      ],
      notes: ['睡眠', 'ready: なし'],
    });
    const table = made.hints?.textView('ja').table(both.view(game, 0)).join().replaceAll('\u00a0', ' ');
    expect(table).toContain('体力 3  mana 1');
    expect(table).toContain('(打撃 3, 睡眠, ready: なし)');
    expect(made.hints?.textView('en').table(both.view(game, 0)).join()).toContain('strike\u00a03');
    expect(made.collection?.cardTable('ja').head).toEqual(['カード', 'コスト', '打撃', 'speed', '名前']);
    expect(made.collection?.cardTable('en').head).toEqual(['card', 'cost', 'strike', 'speed', 'name']);
    expect(made.observationEncoder?.layout.fields.map(({ name }) => name)).toContain('deck attack');
  });

  it('names its values in both, above the board and under the table', () => {
    const values = { round: 3, isNight: false, log: [] as readonly string[] };
    const shown = (parts: object) => {
      const game = cardGame({ ...OPEN, values, ...parts });
      const made = game.ruleset(PARTS as never);
      const start = game.newGame({ edition: 'only', decks: ['all', 'all'], seed: 1, index: 0 }, ['only']);
      const table = (language: 'en' | 'ja') =>
        made.hints?.textView(language).table(game.view(start, 0)).at(-1)?.replaceAll('\u00a0', ' ');
      return [made.renderBoard?.(start, 0).heading, table('en'), table('ja')];
    };
    const round = { en: 'turn', ja: 'ラウンド' };
    expect(shown({ names: { round } })).toEqual([
      [{ en: 'turn: 3', ja: 'ラウンド: 3' }, 'isNight: false'],
      'turn: 3  isNight: false',
      'ラウンド: 3  isNight: false',
    ]);
    const unnamed = 'round: 3  isNight: false';
    expect(shown({})).toEqual([['round: 3', 'isNight: false'], unnamed, unnamed]);
    expect(shown({ names: { round, log: 'log' } })[2]).toBe('turn: 3  isNight: false');
    // @ts-expect-error -- the value is called round
    expect(() => cardGame({ ...OPEN, values, names: { rund: 'turn' } })).toThrow('(did you mean round?)');
  });

  it('is in English alone if a name of a number is', () => {
    const names = { damage: 'wounds', exhausted: { en: 'tired', ja: '疲労' } };
    const made = cardGame({ ...OPEN, names }).ruleset(PARTS as never);
    expect(made.languages).toEqual(['en']);
  });

  it('lists its cards in both', () => {
    const cards = {
      ace: { name: { en: 'Ace', ja: 'エース' }, text: [{ en: 'It wins.', ja: '勝つ。' }] },
      king: { name: { en: 'King', ja: 'キング' } },
    };
    const zones = { deck: { seenBy: 'all', name: { en: 'deck', ja: '山札' } } } as const;
    const both = cardGame({ ...OPEN, zones, cards }).ruleset(PARTS as never);
    expect(both.languages).toBeUndefined();
    expect(both.collection?.show('ace', 'ja')).toEqual(['エース', '勝つ。']);
    expect(both.collection?.show('ace', 'en')).toEqual(['Ace', 'It wins.']);
  });
});

describe('A declaration', () => {
  const made = (parts: object) => () => cardGame({ ...OPEN, ...parts } as typeof OPEN);

  it('has marks that are numbers, true or false, fit the numbers of cards, and are not called card', () => {
    const cards = { ace: { numbers: { attack: 1 } }, king: {} };
    expect(made({ marks: { owner: 'p1' } })).toThrow('expected a number, true or false, got "p1"');
    expect(made({ cards, marks: { attack: true } })).toThrow('cards have a number of that name');
    expect(made({ cards, marks: { attack: 1 } })).not.toThrow();
    expect(made({ marks: { damage: true } })).toThrow('the mark damage as a number; expected one, got true');
    expect(made({ marks: { exhausted: 0 } })).toThrow('the mark exhausted as a boolean; expected one, got 0');
    expect(made({ marks: { damage: Infinity } })).toThrow('expected a number, true or false, got Infinity');
    for (const mark of ['card', 'host', 'numbers', 'owner'])
      expect(made({ marks: { [mark]: 1 } })).toThrow('scenario files have a key of that name');
  });

  it('has cards whose numbers are numbers, and whose texts are a list', () => {
    expect(made({ cards: { ace: { numbers: { attack: '1' } }, king: {} } })).toThrow(
      'expected a number, got "1"',
    );
    expect(made({ cards: { ace: { text: 'It wins.' }, king: {} } })).toThrow(
      'a list of texts, got "It wins."',
    );
  });

  it('names only counters, marks and numbers that it has', () => {
    // @ts-expect-error -- the mark is called damage
    expect(() => cardGame({ ...OPEN, names: { damge: 'wounds' } })).toThrow(
      expect.objectContaining({
        code: 'BAD_RULESET',
        place: 'names.damge',
        message:
          'there is no counter, keyword, mark, value or number of cards of that name (did you mean damage?)',
      }),
    );
    const cards = { ace: { numbers: { attack: 1 } }, king: {} };
    const names = { damage: 'wounds', life: 'health', attack: { en: 'strike', ja: '打撃' } };
    expect(() => cardGame({ ...OPEN, cards, counters: { life: 1 }, names })).not.toThrow();
    expect(made({ names: { damage: 3 } })).toThrow('expected text, got 3');
  });

  it('has no two numbers that are shown by one name in a language', () => {
    const cards = { ace: { numbers: { attack: 1, speed: 2 } }, king: { numbers: { health: 3 } } };
    const refused = (place: string, other: string) =>
      expect.objectContaining({
        code: 'BAD_RULESET',
        place: `names.${place}`,
        message: `the number ${other} of cards is shown by the same name; give one of them another name`,
      });
    const named = (names: object) => made({ cards, names });
    expect(named({ speed: 'attack' })).toThrow(refused('speed', 'attack'));
    expect(named({ attack: 'power', health: 'power' })).toThrow(refused('attack', 'health'));
    const [strike, hit] = [
      { en: 'strike', ja: '打撃' },
      { en: 'hit', ja: '打撃' },
    ];
    expect(named({ attack: strike, speed: hit })).toThrow(refused('attack', 'speed'));
    expect(named({ attack: 'speed', speed: 'attack' })).not.toThrow();
    expect(named({ attack: strike, damage: hit })).not.toThrow();
  });

  it('has no marks in its state and views where it declares none', () => {
    const { marks: _, ...unmarked } = OPEN;
    const plain = cardGame(unmarked);
    const game = plain.newGame({ edition: 'only', decks: ['all', 'all'], seed: 1, index: 0 }, ['only']);
    expect([game, plain.view(game, 0)].map((each) => 'marks' in each)).toEqual([false, false]);
    expect(plain.marksOf(game, 0)).toEqual({});
    expect(plain.marked(game, plain.cardsIn(game, 'deck', 0)[0] ?? -1, {})).toBe(game);
  });
});
