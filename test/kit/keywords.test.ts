import { describe, expect, it } from 'vitest';
import { answer, judge, pending, resume } from '../../src/api/index.ts';
import { cardGame } from '../../src/api/kit.ts';
import type { BoardZone } from '../../src/core/adapters/board-view.ts';
import { toDense } from '../../src/core/adapters/observation-encoder.ts';
import type { GatechartError } from '../../src/core/errors.ts';
import { type Garrison, garrison, ruleset } from './support/garrison.ts';
import { ruleset as skirmish } from './support/skirmish.ts';

const { attached, cardsIn, hasKeyword, move } = garrison;

/** A captain, which has guard, and a squire against a squire. */
const POSITION = {
  title: 'a field',
  ruleset: 'garrison',
  p1: { deck: ['squire', 'squire'], hand: ['sword', 'curse'], field: ['captain', 'squire'] },
  p2: { deck: ['squire', 'squire'], hand: ['captain', 'curse'], field: ['squire'] },
};

const laid = () => resume(POSITION, { ruleset });

/** The game after some answers of both players in turn. */
const answered = (...answers: readonly string[]): Garrison => {
  const match = laid();
  for (const [index, key] of answers.entries())
    expect(answer(match, index % 2 === 0 ? 0 : 1, key)).toBeUndefined();
  return match.game();
};

const cardIn = (game: Garrison, player: 0 | 1, place: number): number =>
  cardsIn(game, 'field', player)[place - 1] ?? -1;

describe('A keyword', () => {
  it('is printed, or there as long as what gives it', () => {
    const game = answered('attach sword p1 2');
    const [captain, squire, sword] = [1, 2, 3].map((place) => cardIn(game, 0, place)) as [
      number,
      number,
      number,
    ];
    expect([captain, squire, sword].map((card) => hasKeyword(game, card, 'guard'))).toEqual([
      true,
      true,
      false,
    ]);
    expect(hasKeyword(move(game, sword, 'grave'), squire, 'guard')).toBe(false);
    expect(hasKeyword(move(game, captain, 'grave'), captain, 'guard')).toBe(true);
    expect(() => hasKeyword(game, captain, 'gard' as 'guard')).toThrow('declares no keyword gard');
  });

  it('is lost by an effect; of two effects on one keyword the last one counts', () => {
    const game = answered('attach curse p1 1', 'pass', 'attach sword p1 1');
    const [captain, curse] = [cardIn(game, 0, 1), cardIn(game, 0, 3)];
    expect(hasKeyword(game, captain, 'guard')).toBe(true);
    expect(hasKeyword(attached(game, curse, captain), captain, 'guard')).toBe(false);
    expect(hasKeyword(answered('attach curse p1 1'), captain, 'guard')).toBe(false);
  });

  it('decides what a player may do', () => {
    const match = laid();
    answer(match, 0, 'pass');
    const fights = (of: typeof match) =>
      pending(of)?.decision.options.flatMap(({ key }) => (key.startsWith('fight') ? [key] : []));
    expect(fights(match)).toEqual(['fight 1 1']);
    expect(answer(match, 1, 'fight 1 2')).toMatchObject({
      message: '"fight 1 2" is not a legal action: another unit has guard.',
    });
    const cursed = laid();
    answer(cursed, 0, 'attach curse p1 1');
    expect(fights(cursed)).toEqual(['fight 1 1', 'fight 1 2']);
  });
});

/** A game of one card of each kind, which all lie where all players see them. */
const pool = (rules: Parameters<typeof cardGame>[1], marks: object = {}) => {
  const made = cardGame(
    {
      id: 'pool',
      clauses: { one: 'Cards are there.' },
      cards: { ace: { numbers: { attack: 1, rank: 1 } }, king: { keywords: ['guard', 'swift'] } },
      zones: { pool: { seenBy: 'all', isShared: true } },
      deckZone: 'pool',
      decks: { all: { ace: 1, king: 1 } },
      counters: {},
      marks: { swift: false, ...marks },
      keywords: { swift: 'It is first.', guard: 'It is fought.', meek: 'It is last.' },
      names: { swift: 'quick' },
      values: {},
      moves: { pass: {} },
      facts: {},
    },
    rules as object,
  );
  const begun = made.newGame({ edition: 'usual', decks: ['all', 'all'], seed: 1, index: 0 }, ['usual']);
  const [ace = -1, king = -1] = (['ace', 'king'] as const).map((id) =>
    made.cardOf(begun, 'pool', undefined, id),
  );
  const match = made.setup({}).createMachine({
    ...made.io,
    id: 'match',
    initial: 'open',
    states: {
      open: { tags: 'decision', meta: { clauses: ['one'], decision: 'open' }, on: { pass: 'over' } },
      over: { tags: 'over' },
    },
  });
  const ruleset = made.ruleset({
    version: 1,
    editions: { usual: match },
    decisions: { open: { clause: 'one', player: () => 0, moves: () => [{ type: 'pass' }] } },
    concede: (game) => game,
    scenario: { state: 'open' },
  });
  return { made, begun, ace, king, ruleset };
};

describe('A mark with the name of a keyword', () => {
  it('gives it, and an effect may take it all the same', () => {
    const { made, begun, ace, king, ruleset: open } = pool({});
    const quick = made.marked(begun, ace, { swift: true });
    expect([begun, quick].map((game) => made.hasKeyword(game, ace, 'swift'))).toEqual([false, true]);
    expect(open.cardDetails?.(quick, null, String(ace), 'en')?.notes).toEqual(['quick']);
    expect(made.view(quick, 0).keywords.pool[0]?.toSorted()).toEqual([['swift'], ['swift', 'guard']]);
    const slow = pool({ keywordEffects: () => [{ by: king, loses: 'swift' }] });
    const marked = slow.made.marked(slow.begun, slow.ace, { swift: true });
    expect(slow.made.hasKeyword(marked, slow.ace, 'swift')).toBe(false);
    expect(slow.ruleset.cardDetails?.(marked, null, String(slow.king), 'en')?.notes).toEqual([
      'lost quick by king',
    ]);
  });

  it('is false at the start', () => {
    expect(() => pool({}, { meek: true })).toThrow(
      'the mark gives the keyword of that name where it is true; expected false at the start, got true',
    );
    expect(() => pool({}, { meek: 0 })).toThrow('expected false at the start, got 0');
  });
});

describe('An effect on keywords', () => {
  it.each([
    [{ by: 7, gains: 'guard' }, 'keywordEffects: by is the number of a card, got 7'],
    [{ by: 0, gains: 'gard' }, 'gains or loses one of swift, guard, meek, got {"gains":"gard"}'],
    [{ by: 0 }, 'gains or loses one of swift, guard, meek, got {}'],
    [{ by: 0, gains: 'guard', loses: 'meek' }, 'got {"gains":"guard","loses":"meek"}'],
  ])('is refused where it is %j', (effect, message) => {
    const { made, begun, ace } = pool({ keywordEffects: () => [effect as never] });
    expect(() => made.hasKeyword(begun, ace, 'guard')).toThrow(message);
  });

  it('is one of a list', () => {
    const { made, begun, ace } = pool({ keywordEffects: () => ({ by: 0, gains: 'guard' }) as never });
    expect(() => made.hasKeyword(begun, ace, 'guard')).toThrow(
      'keywordEffects returns a list of { by, gains } or { by, loses }, got {"by":0,"gains":"guard"}',
    );
  });

  it('may be read by one on numbers', () => {
    const { made, begun, ace } = pool({
      keywordEffects: (_, card) => [{ by: card, gains: 'meek' }] as never,
      numberEffects: (game, card, name, { hasKeyword: has }) =>
        name === 'attack' && has(game, card, 'meek' as never) ? [{ by: card, change: -1 }] : [],
    });
    expect([made.numberOf(begun, ace, 'attack'), made.numberOf(begun, ace, 'rank')]).toEqual([0, 1]);
  });

  it('does not read what it changes, and an effect on a number may read another number', () => {
    const { made, begun, ace } = pool({
      keywordEffects: (game, card) => (made.hasKeyword(game as never, card, 'meek') ? [] : []),
      numberEffects: (game, card, name) => {
        const read = name === 'attack' ? 'rank' : made.numberOf(game as never, ace, 'rank') > 0 && 'attack';
        return read === false
          ? []
          : [{ by: card, change: made.numberOf(game as never, card, read as 'rank') }];
      },
    });
    expect(() => made.hasKeyword(begun, ace, 'guard')).toThrow(
      `keywordEffects reads the keywords of card ${ace} (ace) while it works out just that`,
    );
    expect(() => made.numberOf(begun, ace, 'attack')).toThrow(
      `numberEffects reads the rank of card ${ace} (ace) while it works out just that`,
    );
    const chained = pool({
      numberEffects: (game, card, name) =>
        name === 'rank' ? [] : [{ by: card, change: chained.made.numberOf(game as never, card, 'rank') }],
    });
    for (const _ of 'ab') expect(chained.made.numberOf(chained.begun, chained.ace, 'attack')).toBe(2);
  });
});

describe('What players see of keywords', () => {
  const game = answered('attach sword p1 2', 'attach curse p1 1', 'pass', 'play captain');
  const [bare, armed] = [cardIn(game, 0, 1), cardIn(game, 0, 2)];

  it('is what the cards have now, in the zones that somebody sees', () => {
    const { keywords } = ruleset.view(game, 1);
    expect(keywords.field).toEqual([
      [[], ['guard'], []],
      [[], [], ['guard']],
    ]);
    expect(keywords.hand).toEqual([
      [null, null, null],
      [[], []],
    ]);
    expect(ruleset.view(laid().game(), 1).keywords.hand).toEqual([
      [null, null],
      [['guard'], []],
    ]);
    expect(Object.keys(keywords)).toEqual(['hand', 'field', 'grave']);
    expect(
      skirmish.view(resume({ title: 'a board', ruleset: 'skirmish' }, { ruleset: skirmish }).game(), 0),
    ).not.toHaveProperty('keywords');
  });

  it('is on the faces of the cards', () => {
    const keywordsIn = ({ cards }: BoardZone) => cards.map(({ keywords = [] }) => keywords);
    const fields = ruleset
      .renderBoard?.(game, 0)
      .sides.map(({ rows }) => rows.flat().flatMap((zone) => (zone.key === 'field' ? keywordsIn(zone) : [])));
    const guard = (isPrinted: boolean, isThere: boolean) => [
      { name: { en: 'guard', ja: 'guard' }, isPrinted, isThere },
    ];
    expect(fields).toEqual([
      [guard(true, false), guard(false, true), []],
      [[], [], guard(true, true)],
    ]);
  });

  it('is in the details of a card: what it is printed with, and by what it has or lost another one', () => {
    const details = (card: number, language: 'en' | 'ja' = 'en') =>
      ruleset.cardDetails?.(game, null, String(card), language);
    expect(details(bare)).toMatchObject({
      kind: 'unit, guard, attack 2',
      text: ['guard: It must be fought before units without guard.'],
      notes: ['lost guard by Curse', 'with Curse'],
    });
    expect(details(armed)).toMatchObject({
      kind: 'unit, attack 1',
      text: [],
      notes: ['has guard by Sword', 'with Sword'],
    });
    expect(details(bare, 'ja')?.notes[0]).toBe('Curseによりguardを失っている');
    expect(details(armed, 'ja')?.notes[0]).toBe('Swordによりguardを得ている');
  });

  it('stands in the terminal where it is not as printed, and it is seen', () => {
    const lineOf = (of: Garrison): string =>
      ruleset.hints?.textView('en').table(ruleset.view(of, 0))[0]?.replaceAll('\u00a0', ' ') ?? '';
    expect(lineOf(game)).toContain(
      'field Captain (attack 1, guard: no, with Curse), Squire (attack 4, guard, with Sword), ',
    );
    expect(lineOf(move(game, bare, 'deck'))).toMatch(/deck Captain {2}hand/);
    expect(lineOf(move(game, bare, 'hand'))).toMatch(/hand Captain, /);
  });

  it('is told by the list of cards', () => {
    const { head = [], rows = [] } = ruleset.collection?.cardTable('en') ?? {};
    const column = head.indexOf('keywords');
    expect(rows.map((row) => [row[0], row[column]])).toEqual([
      ['squire', ''],
      ['captain', 'guard'],
      ['sword', ''],
      ['curse', ''],
    ]);
    expect(skirmish.collection?.cardTable('en').head).not.toContain('keywords');
  });

  it('is counted in observations of a game with such effects', () => {
    const encoder = ruleset.observationEncoder;
    if (encoder === undefined) throw new Error('the game has an encoder');
    const numbers = toDense(encoder.observe(ruleset.view(game, 0)));
    const { offset = 0, length = 0 } =
      encoder.layout.fields.find(({ name }) => name === 'field guard now') ?? {};
    // squire, captain, sword, curse: first those of player 1
    expect([...numbers].slice(offset, offset + length)).toEqual([1, 0, 0, 0, 0, 1, 0, 0]);
    expect(pool({}).ruleset.observationEncoder?.layout.fields.map(({ name }) => name)).not.toContain(
      'pool guard now',
    );
  });
});

describe('A scenario with keywords', () => {
  const findingsOf = (card: object) =>
    judge(
      {
        ...POSITION,
        answers: ['attach sword p1 2'],
        expect: {
          p1: { field: [{ card: 'captain', keywords: ['guard'] }, { card: 'squire', ...card }, 'sword'] },
        },
      },
      { ruleset },
    )[0]?.findings.map(({ message }) => message) ?? ['none'];

  it('expects some that a card has, and some that it is without', () => {
    expect([findingsOf({ keywords: ['guard'] }), findingsOf({ keywords: [] })]).toEqual([[], []]);
    expect(findingsOf({ without: ['guard'] })).toHaveLength(1);
    expect(() => findingsOf({ keywords: ['gard'] })).toThrow('must be guard');
    const { ruleset: open } = pool({});
    const countOf = (card: object) =>
      judge(
        { title: 'a pool', ruleset: 'pool', pool: ['king'], expect: { pool: [{ card: 'king', ...card }] } },
        { ruleset: open },
      )[0]?.findings.length;
    expect(countOf({ keywords: ['guard', 'swift'], without: ['meek'] })).toBe(0);
    expect(countOf({ keywords: ['guard'], without: [] })).toBe(0);
    expect(countOf({ keywords: ['guard', 'meek'] })).toBe(1);
    expect(countOf({ without: ['swift', 'meek'] })).toBe(1);
  });
});

describe('A declaration of keywords', () => {
  const base = {
    id: 'none',
    clauses: {},
    cards: { ace: { numbers: { attack: 1 } } },
    zones: { pool: { seenBy: 'all' } },
    deckZone: 'pool',
    decks: {},
    counters: {},
    values: {},
    moves: {},
    facts: {},
  } as const;

  it.each([
    [
      { keywords: { guard: 'It is fought.' }, cards: { ace: { keywords: ['gard'] } } },
      'BAD_RULESET cards.ace.keywords.0: there is no keyword gard',
    ],
    [
      { cards: { ace: { keywords: 'guard' } } },
      'BAD_RULESET cards.ace.keywords: expected a list of keywords',
    ],
    [{ keywords: { guard: 1 } }, 'BAD_RULESET keywords.guard: expected text, got 1'],
    [
      { keywords: { attack: 'It attacks.' } },
      'BAD_RULESET keywords.attack: cards have a number of that name; choose another one',
    ],
  ])('is refused with %j', (change, message) => {
    const refusal = (): string => {
      try {
        cardGame({ ...base, ...change } as never);
        return 'accepted';
      } catch (error) {
        const { code, place, message: reason } = error as GatechartError;
        return `${code} ${place}: ${reason}`;
      }
    };
    expect(refusal()).toContain(message);
  });

  it('may have cards from elsewhere, as from a file of cards', () => {
    const cards = { ace: { keywords: ['guard'] }, pup: { tokenIn: ['pool'] } };
    const made = cardGame({
      ...base,
      keywords: { guard: 'It is fought.' },
      cards,
      decks: { all: { ace: 1 } },
    });
    const begun = made.newGame({ edition: 'usual', decks: ['all', 'all'], seed: 1, index: 0 }, ['usual']);
    const [pup, game] = made.created(begun, 'pup', 'pool', { holder: 0 });
    const [ace = -1] = made.cardsIn(game, 'pool', 1);
    expect([ace, pup].map((card) => made.hasKeyword(game, card, 'guard'))).toEqual([true, false]);
  });

  it('is checked by the compiler', () => {
    expect(() =>
      cardGame({
        ...base,
        keywords: { guard: 'It is fought.' },
        // @ts-expect-error -- the keyword is called guard
        cards: { ace: { keywords: ['gard'] } },
      }),
    ).toThrow();
  });
});
