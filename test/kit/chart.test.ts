import { describe, expect, it } from 'vitest';
import { GatechartError, newMatch } from '../../src/api/index.ts';
import { cardGame, type GameOf } from '../../src/api/kit.ts';
import type { Player } from '../../src/api/ruleset.ts';

const game = cardGame({
  id: 'calls',
  clauses: { one: 'Call, then agree.' },
  cards: { ace: {} },
  zones: { deck: { seenBy: 'nobody' } },
  deckZone: 'deck',
  decks: { plain: { ace: 1 } },
  counters: {},
  values: {},
  moves: { call: {}, agree: {} },
  facts: { called: { fields: {}, line: 'A call' }, ended: { fields: {}, line: 'The end' } },
});
type Game = GameOf<typeof game>;

const tell =
  (what: 'called' | 'ended') =>
  (state: Game): Game =>
    game.tell(state, { clause: 'one', what });

const inner = game.setup({}).createMachine({
  ...game.io,
  id: 'inner',
  initial: 'done',
  states: { done: { type: 'final' } },
});

const charts = game.setup({
  actors: { inner },
  moves: { call: tell('called'), agree: (state) => state },
  rules: { end: (state) => game.lost(tell('ended')(state), 0, 'one') },
});

/** How a chart is refused. */
const refusalOf = (build: () => unknown): string => {
  try {
    build();
  } catch (error) {
    if (error instanceof GatechartError) return `${error.code} ${error.place}: ${error.message}`;
    throw error;
  }
  return 'none';
};

const one = tell('called');

it.each<[string, () => unknown, string]>([
  [
    'of moves and of rules',
    () => game.setup({ moves: { call: one }, rules: { call: one } }),
    'rules.call: moves has an action of this name; rename one of the two',
  ],
  [
    'of rules and of every chart',
    () => game.setup({ rules: { acceptOutput: one } }),
    'rules.acceptOutput: every chart of the kit has an action of this name; rename it',
  ],
  [
    'of moves and of every chart',
    () => game.setup({ moves: { clearEvents: one } }),
    'moves.clearEvents: every chart of the kit has an action of this name; rename it',
  ],
])('Actions %s that have one name are refused', (_, build, expected) =>
  expect(refusalOf(build)).toBe(`BAD_RULESET ${expected}`),
);

type Config = Parameters<typeof charts.createMachine>[0];

/** A chart whose state of that name has other parts. */
const chart = (name: 'calling' | 'agreeing' | 'ending', change: object) => {
  const states = {
    calling: {
      tags: 'decision',
      meta: { decision: 'call', clauses: ['one'] },
      on: { call: { target: 'agreeing', actions: 'call' } },
    },
    agreeing: {
      tags: 'decision',
      meta: { decision: 'agree', clauses: ['one'] },
      on: { agree: { target: 'ending', actions: 'agree' } },
    },
    ending: { entry: 'end', always: 'over' },
    over: { tags: 'over' },
  };
  const changed = { ...states, [name]: { ...states[name], ...change } };
  return charts.createMachine({ ...game.io, id: 'match', initial: 'calling', states: changed } as Config);
};

const decision = (type: 'call' | 'agree') =>
  ({ clause: 'one', player: (): Player => 0, moves: () => [{ type }] }) as const;

const eventsAtEnd = (outermost: ReturnType<typeof chart>): readonly string[] => {
  const match = newMatch({
    ruleset: game.ruleset({
      version: 1,
      editions: { usual: outermost },
      decisions: { call: decision('call'), agree: decision('agree') },
      concede: (state, player) => game.lost(state, player, 'one'),
    }),
  });
  match.answer(0, 'call');
  match.answer(0, 'agree');
  return [...match.game().facts].map(({ what }) => what);
};

describe('A transition on a move', () => {
  it.each<[string, object]>([
    ['with an action of moves', { agree: { target: 'ending', actions: 'agree' } }],
    ['without an action', { agree: 'ending' }],
    ['with an action of rules alone', { agree: { target: 'over', actions: 'end' } }],
    ['in a list', { agree: [{ target: 'ending' }] }],
  ])('%s begins a new list of events', (_, on) =>
    expect(eventsAtEnd(chart('agreeing', { on }))).toEqual(['ended']),
  );

  it('is none where a chart leaves it undefined', () => {
    const { agreeing } = chart('agreeing', { on: { agree: 'ending', call: undefined } }).states;
    expect(agreeing?.ownEvents).toEqual(['agree']);
  });
});

describe('A chart', () => {
  const refusal = (name: 'calling' | 'ending', change: object): string =>
    refusalOf(() => chart(name, change));

  it.each<[string, 'calling' | 'ending', object, string]>([
    [
      'two actions of moves',
      'calling',
      { on: { call: { target: 'agreeing', actions: ['call', { type: 'agree' }] } } },
      'match: calling: call: agree would drop the events of call; make one action of both',
    ],
    [
      'an action of moves on entry',
      'ending',
      { entry: ['end', 'call'] },
      'match: ending: call is an action of moves and would drop earlier events; list it under rules',
    ],
    [
      'an action of moves of a state that moves on',
      'ending',
      { always: { target: 'over', actions: 'call' } },
      'match: ending: call is an action of moves and would drop earlier events; list it under rules',
    ],
    [
      'an invoked chart whose game is lost',
      'ending',
      { always: undefined, invoke: { src: 'inner', input: game.io.output, onDone: { target: 'over' } } },
      'match: ending: the game of the invoked chart is lost; add the action acceptOutput to onDone',
    ],
  ])('is refused with %s', (_, name, change, expected) =>
    expect(refusal(name, change)).toBe(`BAD_RULESET ${expected}`),
  );

  it.each(['acceptOutput', { type: 'acceptOutput' }])(
    'is taken with the output of an invoked one: %j',
    (actions) =>
      expect(
        refusal('ending', {
          always: undefined,
          invoke: { src: 'inner', onDone: { target: 'over', actions } },
        }),
      ).toBe('none'),
  );
});
