import { describe, expect, it } from 'vitest';
import { judge, pending, resume } from '../../src/api/index.ts';
import { cardGame } from '../../src/api/kit.ts';
import { scenarioJsonSchema } from '../../src/scenarios/schema.ts';
import { duel, ruleset as duelRuleset } from './support/duel.ts';
import { ruleset, skirmish } from './support/skirmish.ts';

/** A schema for editors, as far as it is read here. */
interface Schema {
  readonly $ref?: string;
  readonly enum?: readonly string[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

const laid = (position: object) =>
  resume({ title: 'a window', ruleset: 'skirmish', ...position }, { ruleset });

const findingsIn = (judged: typeof ruleset | typeof duelRuleset, scenario: object) =>
  judge(
    { title: 'a window', ruleset: judged.id, ...scenario },
    { ruleset: judged as never },
  )[0]?.findings.map(({ path, message }) => `${path?.join('.')}: ${message}`);

const BOLT = { player: 'p1', what: 'bolt', card: 'stack 1', target: 'p2 board 1' };

/** A bolt that waits, aimed at a wolf, while the second player is asked. */
const WINDOW = {
  p2: { board: ['wolf', 'cub'], hand: ['wolf'] },
  stack: ['bolt'],
  stackItems: [BOLT],
  state: 'window',
};

describe('A scenario that begins inside a window', () => {
  const findingsOf = (scenario: object) => findingsIn(ruleset, scenario);

  it('asks the other player, and resolves what waits', () => {
    const match = laid(WINDOW);
    expect(pending(match)?.decision).toMatchObject({ player: 1, kind: 'window' });
    const [bolt] = skirmish.cardsIn(match.game(), 'stack');
    const [wolf] = skirmish.cardsIn(match.game(), 'board', 1);
    expect(match.game().stack).toEqual([{ player: 0, what: 'bolt', card: bolt, target: { card: wolf } }]);
    const hit = { board: [{ card: 'wolf', damage: 2 }, 'cub'] };
    expect(findingsOf({ ...WINDOW, answers: [{ p2: 'pass' }], expect: { p2: hit, stackItems: [] } })).toEqual(
      [],
    );
    const missed = [{ what: 'recalled' }, { what: 'missed' }];
    expect(findingsOf({ ...WINDOW, answers: [{ p2: 'recall 1' }], expect: { facts: missed } })).toEqual([]);
  });

  it('gives the top of the stack last, players as targets, and cards in any place', () => {
    const stackItems = [
      { player: 'p2', what: 'curse', target: 'p1' },
      { player: 'p1', what: 'trap', card: 'p2 hand 1' },
    ];
    const game = laid({ ...WINDOW, stackItems }).game();
    const [card] = skirmish.cardsIn(game, 'hand', 1);
    expect(game.stack).toEqual([
      { player: 1, what: 'curse', target: { player: 0 } },
      { player: 0, what: 'trap', card },
    ]);
  });

  it('counts the cards that a zone has by default', () => {
    const made = skirmish.ruleset({
      version: 1,
      editions: ruleset.editions as never,
      decisions: {},
      concede: (game) => game,
      scenario: { state: 'main' as never, defaults: { grave: ['cub', 'wolf'] } },
    });
    const built = made.scenario?.build(
      { stackItems: [{ player: 'p1', what: 'howl', target: 'p2 grave 2' }] },
      { edition: 'usual', seed: 1 },
    );
    const wolf = built?.game.zones.grave[1]?.[1];
    expect([built?.game.cards[wolf ?? -1], built?.game.stack[0]?.target]).toEqual(['wolf', { card: wolf }]);
  });

  it('expects of an item the keys that are given, and of the list its length', () => {
    const two = { ...WINDOW, stack: ['feast', ...WINDOW.stack], stackItems: [{ ...BOLT, card: 'stack 2' }] };
    const expected = (...stackItems: readonly object[]) =>
      findingsOf({ ...two, answers: [{ expect: { stackItems } }] });
    expect(expected({})).toEqual([]);
    expect(expected({ what: 'bolt', target: 'p2 board 1' })).toEqual([]);
    expect(expected({ player: 'p2', card: 'stack 1', target: 'p2 board 2' })).toEqual([
      'answers.0.expect.stackItems: expected [{"card":"stack 1","player":"p2","target":"p2 board 2"}], found [{"card":"stack 2","player":"p1","target":"p2 board 1"}]',
    ]);
    expect(expected()).toEqual([
      'answers.0.expect.stackItems: expected [], found [{"card":"stack 2","player":"p1","target":"p2 board 1","what":"bolt"}]',
    ]);
    expect(expected({ what: 'bolt' }, { what: 'bolt', target: 'none' })).toEqual([
      'answers.0.expect.stackItems: expected [{"what":"bolt"},{"target":"none","what":"bolt"}], found [{"what":"bolt"}]',
    ]);
  });

  it('shows a target that is gone, and a card that an item does not have or no longer has, as none', () => {
    const aimed = { player: 'p1', what: 'bolt', target: 'p2 board 1' };
    const position = {
      ...WINDOW,
      p2: { board: ['pup'] },
      stackItems: [{ ...aimed, card: 'p2 board 1' }, aimed, { ...aimed, card: 'stack 1' }],
      answers: [{ p2: 'pass' }],
    };
    const gone = { player: 'p1', card: 'none', target: 'none' };
    expect(findingsOf({ ...position, expect: { stackItems: [gone, gone] } })).toEqual([]);
    expect(findingsOf({ ...position, expect: { stackItems: [aimed, {}] } })).toEqual([
      'expect.stackItems: expected [{"player":"p1","target":"p2 board 1","what":"bolt"},{}], found [{"player":"p1","target":"none","what":"bolt"},{}]',
    ]);
    expect(findingsOf({ ...position, expect: { stackItems: [] } })).toEqual([
      'expect.stackItems: expected [], found [{"player":"p1","what":"bolt"},{"player":"p1","what":"bolt"}]',
    ]);
  });

  const OPEN = '(zones: p1 board, p2 board, stack, p1 grave, p2 grave)';
  const ANY = '(zones: p1 deck, p2 deck, p1 hand, p2 hand, p1 board, p2 board, stack, p1 grave, p2 grave)';
  it.each([
    [
      { target: 'p2 board 3' },
      'target: there is no card p2 board 3; cards in p2 board: 2, counted from 1 at',
    ],
    [
      { target: 'p2 grave 1' },
      'target: there is no card p2 grave 1; cards in p2 grave: 0, counted from 1 at',
    ],
    [{ card: 'stack 2' }, 'card: there is no card stack 2; cards in stack: 1, counted from 1 at the top'],
    [
      { target: 'p2 board 0' },
      `target: places in p2 board count from 1 at the top; expected p1, p2 or a card such as p2 board 1 ${OPEN}`,
    ],
    [
      { card: 'p2 hand' },
      `card: places in p2 hand count from 1 at the top; expected a card such as p2 hand 1 ${ANY}`,
    ],
    [
      { target: 'p2 hand 1' },
      `target: not all players see p2 hand; expected p1, p2 or a card such as p1 board 1 ${OPEN}`,
    ],
    [
      { target: 'p3' },
      `target: there is no p3 (did you mean p1?); expected p1, p2 or a card such as p1 board 1 ${OPEN}`,
    ],
    [
      { target: 'p3 board 1' },
      'target: there is no p3 board (did you mean p1 board?); expected p1, p2 or a card such as',
    ],
    [
      { target: 'p1 bord 1' },
      'target: there is no p1 bord (did you mean p1 board?); expected p1, p2 or a card such as',
    ],
    [{ target: 'none' }, 'target: there is no none; expected p1, p2 or a card such as'],
    [
      { card: 'hand 1' },
      `card: there is no hand (did you mean p1 hand?); expected a card such as p1 deck 1 ${ANY}`,
    ],
    [{ card: 'p1 stack 1' }, 'card: there is no p1 stack; expected a card such as'],
    [{ card: 1 }, 'card: must be text; expected a card such as'],
    [{ player: 'p3' }, 'player: must be p1 or p2'],
    [{ player: undefined }, 'player: must be p1 or p2'],
    [{ what: 7 }, 'what: must be text'],
    [{ targt: 'p1' }, 'targt: the key is not known here (did you mean target?)'],
  ])('refuses a wrong item with its place and a remedy: %o', (change, message) => {
    for (const key of ['stackItems', 'triggers'])
      expect(() => laid({ ...WINDOW, [key]: [BOLT, { ...BOLT, ...change }] })).toThrow(`${key}.1.${message}`);
  });

  it('refuses in what is expected the same, at its place', () => {
    const expected = (item: object) => () => laid({ ...WINDOW, expect: { stackItems: [item] } });
    expect(expected({ target: 'p2 hand 1' })).toThrow(
      'expect.stackItems.0.target: not all players see p2 hand',
    );
    expect(expected({ cart: 'stack 1' })).toThrow(
      'expect.stackItems.0.cart: the key is not known here (did you',
    );
  });

  it('lists all cards that are not there', () => {
    const refusal = () =>
      laid({
        ...WINDOW,
        stackItems: [{ ...BOLT, card: 'stack 9', target: 'p1 board 9' }],
        triggers: [{ ...BOLT, target: 'p2 board 9' }],
      });
    expect(refusal).toThrow(
      expect.objectContaining({
        errors: ['stackItems.0.card', 'stackItems.0.target', 'triggers.0.target'].map((place) =>
          expect.objectContaining({
            code: 'SCENARIO_FORMAT',
            message: expect.stringContaining(`${place}: `),
          }),
        ),
      }),
    );
  });

  it('has cards in a shared zone that the player of their item brought, unless it says something else', () => {
    const ownersOf = (position: object) =>
      laid({ ...WINDOW, ...position })
        .game()
        .owners.slice(-1);
    expect(ownersOf({})).toEqual([0]);
    expect(ownersOf({ stack: [{ card: 'bolt', owner: 'p2' }] })).toEqual([1]);
    expect(ownersOf({ stackItems: [] })).toEqual([null]);
  });

  it('has its keys in the schema for editors', () => {
    const schema = JSON.parse(scenarioJsonSchema([ruleset as never], 'skirmish'));
    const at = (given: Schema | undefined): Schema =>
      given?.$ref === undefined ? (given ?? {}) : at(schema.$defs[given.$ref.slice('#/$defs/'.length)]);
    const keysOf = (given: Schema | undefined) => at(given).properties ?? {};
    const { state, priority, stackItems, triggers, expect: expected } = keysOf(schema);
    expect(at(state).enum).toEqual(['dealing', 'main', 'window', 'resolving', 'turnEnd', 'losing']);
    expect(at(priority).enum).toEqual(['p1', 'p2']);
    for (const list of [stackItems, triggers, keysOf(expected).stackItems, keysOf(expected).triggers]) {
      const item = keysOf(at(list).items);
      expect(Object.keys(item)).toEqual(['player', 'what', 'card', 'target']);
      const patternOf = (key: string): RegExp =>
        new RegExp((at(item[key]) as { pattern?: string }).pattern ?? '-');
      for (const fit of ['p1', 'p2 board 1', 'stack 12']) expect(fit).toMatch(patternOf('target'));
      for (const unfit of ['p1 hand 1', 'stack 0', 'board 1']) expect(unfit).not.toMatch(patternOf('target'));
      expect('p1 hand 1').toMatch(patternOf('card'));
    }
  });
});

describe('The state of a position', () => {
  it('is one in which a match can go on', () => {
    expect(() => laid({ state: 'windw' })).toThrow(
      'state: a match cannot go on in windw (did you mean window?); expected one of dealing, main, window, resolving, turnEnd, losing',
    );
    expect(() => laid({ state: 'over' })).toThrow('a match cannot go on in over; expected one of dealing');
    expect(() => laid({ state: ['main'] })).toThrow('state: must be dealing, main, window');
  });

  const small = cardGame({
    id: 'small',
    clauses: { one: 'There is one rule.' },
    cards: { ace: {} },
    zones: { deck: { seenBy: 'nobody' } },
    deckZone: 'deck',
    decks: { plain: { ace: 2 } },
    counters: {},
    values: {},
    moves: { pass: {} },
    facts: {},
  });
  const asks = { tags: 'decision', meta: { clauses: ['one'], decision: 'inner' } } as const;
  const setup = small.setup({});
  const io = { ...small.io, id: 'match', initial: 'main' } as const;
  const over = { tags: 'over' } as const;
  const nested = small.ruleset({
    version: 1,
    editions: {
      first: setup.createMachine({
        ...io,
        states: {
          main: {
            initial: 'before',
            states: { before: { always: 'inner' }, inner: { ...asks, on: { pass: '#over' } } },
          },
          over: { ...over, id: 'over' },
        },
      }),
      second: setup.createMachine({ ...io, states: { main: { ...asks, on: { pass: 'over' } }, over } }),
    },
    decisions: { inner: { clause: 'one', player: ({ turn }) => turn, moves: () => [{ type: 'pass' }] } },
    concede: (game, player) => small.lost(game, player, 'one'),
    scenario: { state: 'main.before' },
  });
  const asked = (scenario: object) =>
    pending(resume({ title: 'inside', ruleset: 'small', ...scenario }, { ruleset: nested as never }))
      ?.decision.kind;

  it('goes with items of a game in which players see no card, and so aim at players alone', () => {
    const item = { player: 'p1', what: 'curse', card: 'p2 deck 1', target: 'p2' };
    const deck = { p2: { deck: ['ace'] } };
    expect(asked({ ...deck, stackItems: [item], state: 'main.inner' })).toBe('inner');
    expect(() => asked({ ...deck, stackItems: [{ ...item, target: 'p2 deck 1' }] })).toThrow(
      'stackItems.0.target: not all players see p2 deck; expected p1 or p2',
    );
  });

  it('may be a nested one', () => {
    expect([asked({}), asked({ state: 'main.inner' })]).toEqual(['inner', 'inner']);
    expect(() => asked({ state: 'man.inner' })).toThrow(
      'state: a match cannot go on in man.inner (did you mean main.inner?); expected one of main.before, main.inner, main',
    );
  });

  it('is one of its edition', () => {
    expect(asked({ state: 'main', edition: 'second' })).toBe('inner');
    expect(() => asked({ state: 'main.inner', edition: 'second' })).toThrow(
      'state: in edition second a match cannot go on in main.inner; expected one of main',
    );
  });
});

describe('The priority of a position', () => {
  it('belongs to the player who is named, and by default to the turn player', () => {
    const asked = (position: object) => {
      const match = resume({ title: 'priority', ruleset: 'duel', ...position }, { ruleset: duelRuleset });
      return [match.game().priority, match.game().turn];
    };
    expect(asked({ turn: 'p2' })).toEqual([{ player: 1, passes: 0 }, 1]);
    expect(asked({ priority: 'p2' })).toEqual([{ player: 1, passes: 0 }, 0]);
    expect(asked({ priority: 'p1', turn: 'p2' })).toEqual([{ player: 0, passes: 0 }, 1]);
    expect(
      findingsIn(duelRuleset, {
        priority: 'p2',
        p2: { hand: ['bolt'] },
        answers: [{ p2: 'pass' }],
        expect: { pending: { player: 'p1', kind: 'window' }, turn: 'p1' },
      }),
    ).toEqual([]);
  });

  it('says who is asked first, but not where something waits or another state is named', () => {
    const first = (position: object) => ruleset.scenario?.firstPlayer?.(position);
    expect([first({}), first({ turn: 'p2' }), first({ priority: 'p2' })]).toEqual([0, 1, 1]);
    for (const more of [{ stackItems: [BOLT] }, { triggers: [BOLT] }, { state: 'window' }])
      expect(first({ priority: 'p2', ...more })).toBeUndefined();
  });

  it('is refused where the state asks the other player', () => {
    expect(() => laid({ priority: 'p2' })).toThrow(
      'player 2 begins, but the position asks player 1 (main); a position resumes after the entry of its state: correct the state, the turn or the priority',
    );
    expect(() => laid({ priority: 'p3' })).toThrow('priority: must be p1 or p2');
    expect(() => laid({ expect: { priority: 'p1' } })).toThrow('expect.priority: the key is not known here');
  });
});

describe('The triggers of a position', () => {
  const ghost = (player: string) => ({ player, what: 'return', card: `${player} grave 1` });
  const position = {
    turn: 'p2',
    p1: { grave: ['ghost'] },
    p2: { grave: ['ghost', 'bolt'] },
    triggers: [ghost('p1'), ghost('p2')],
  };

  it('wait in their order, and are carried out by the rules', () => {
    const { triggers } = resume(
      { title: 'ghosts', ruleset: 'duel', ...position },
      { ruleset: duelRuleset },
    ).game();
    expect(triggers.map(({ player, what }) => [player, what])).toEqual([
      [0, 'return'],
      [1, 'return'],
    ]);
    expect(
      findingsIn(duelRuleset, {
        ...position,
        state: 'resolved',
        expect: {
          pending: { player: 'p2' },
          facts: [
            { what: 'returned', player: 'p2' },
            { what: 'returned', player: 'p1' },
          ],
          p1: { hand: ['ghost'] },
          p2: { hand: ['ghost'], grave: ['bolt'] },
          triggers: [],
        },
      }),
    ).toEqual([]);
  });

  it('can be expected', () => {
    const expected = (...triggers: readonly object[]) =>
      findingsIn(duelRuleset, { ...position, expect: { triggers } });
    expect(expected(ghost('p1'), { card: 'p2 grave 1' })).toEqual([]);
    expect(expected({ player: 'p2' }, {})).toEqual([
      'expect.triggers: expected [{"player":"p2"},{}], found [{"player":"p1"},{}]',
    ]);
    expect(findingsIn(duelRuleset, { ...position, expect: { stackItems: [] } })).toEqual([]);
  });

  it('are put on the stack by rules as others are', () => {
    const game = resume({ title: 'ghosts', ruleset: 'duel', ...position }, { ruleset: duelRuleset }).game();
    expect(duel.orderingPlayer(game)).toBe(1);
    expect(duel.triggerStacked(game, 1, 0).stack).toEqual([game.triggers[1]]);
  });
});
