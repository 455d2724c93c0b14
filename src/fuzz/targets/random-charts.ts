import { and, assign, setup } from 'xstate';
import { z } from 'zod';
import { type MatchGenerator, type Start, type StartOf, shrinkJson } from '../../core/adapters/generators.ts';
import {
  canonicalOptions,
  type Decision,
  type MoveOf,
  type Option,
  opponentOf,
  type Player,
} from '../../core/decision.ts';
import { GatechartError } from '../../core/errors.ts';
import { appendEvent, clearEvents, type GameState } from '../../core/game-state.ts';
import type { Chance } from '../../core/random.ts';
import { acceptOutput, applyRule, type Process, passState, stateGuard } from '../../core/rule-machine.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { firstIssue } from '../../replay/record.ts';
import type { FuzzTarget } from '../case.ts';

/** The moves of the options, by number, and what transitions take them by; the first option has none, and is an answer. */
const MOVES = [undefined, 'pick.left', 'pick.left.far', 'pick.right'] as const;
const TAKEN_BY = ['answer', 'pick.*', 'pick.left', 'pick.left.*'] as const;

/** A transition: taken by a move, or unguarded as the last of its list. */
const transition = z.strictObject({
  /** Place among those that transitions take moves by; for instant ones what the number of the game is divided by. */
  option: z.int(),
  /** Place in the list of all states of the machine; -1: no target. */
  target: z.int(),
  reenter: z.boolean(),
  mark: z.int(),
});

const leaf = z.strictObject({
  entry: z.boolean(),
  always: z.array(transition),
  answer: z.array(transition),
  invokes: z.boolean(),
});

const room = z.strictObject({
  entry: z.boolean(),
  leaves: z.array(leaf),
  answer: z.array(transition),
  /** What follows where it ends: a room with any has a final state of its own. */
  done: z.array(transition),
});
const rooms = z.array(room);

/** A machine and the one it invokes. Rooms are compound states; their leaves wait or invoke. */
export const chartSpec = z.strictObject({ outer: rooms, inner: rooms });

export type ChartSpec = z.output<typeof chartSpec>;
export type RoomSpec = z.output<typeof room>;
export type TransitionSpec = z.output<typeof transition>;

const STATES = 9;

const drawTransition = (chance: Chance): TransitionSpec => ({
  option: chance.below(TAKEN_BY.length),
  target: chance.between(-1, STATES),
  reenter: chance.onceIn(3),
  mark: chance.below(9),
});

const few = (chance: Chance, most: number): TransitionSpec[] => [
  ...chance.many(chance.below(most + 1), () => drawTransition(chance)),
];

const drawRooms = (chance: Chance): RoomSpec[] => [
  ...chance.many(chance.between(1, 3), () => ({
    entry: chance.onceIn(2),
    answer: few(chance, 2),
    done: few(chance, 1),
    leaves: [
      ...chance.many(chance.between(1, 3), () => ({
        entry: chance.onceIn(2),
        always: chance.onceIn(3) ? few(chance, 2) : [],
        answer: few(chance, 2),
        invokes: chance.onceIn(4),
      })),
    ],
  })),
];

/** A random machine that may invoke another. */
export const drawChart = (chance: Chance): ChartSpec => ({
  outer: drawRooms(chance),
  inner: drawRooms(chance),
});

/** A game of next to nothing: a number, and how many more instant steps the guards allow. */
export interface ChartGame extends GameState {
  readonly n: number;
  readonly fuel: number;
}

export type ChartProcess = Process<{ readonly game: ChartGame }, { readonly game: ChartGame }>;

export const FUEL = 4;
const MODULUS = 1009;

interface Context {
  readonly game: ChartGame;
}

type ChartEvent = MoveOf<{ readonly key: string }>;

const marked = (game: ChartGame, mark: number): ChartGame => {
  const n = (game.n * 31 + mark + 1) % MODULUS;
  return appendEvent({ ...game, n }, { clause: 'chart', what: `${n}` });
};

const chartSetup = setup({
  types: { context: {} as Context, events: {} as ChartEvent, input: {} as Context },
  guards: {
    isMultiple: ({ context }, { option }: { readonly option: number }) => context.game.n % (option + 2) === 0,
    hasFuel: stateGuard(({ fuel }: ChartGame) => fuel > 0),
  },
  actions: {
    hear: assign(({ context }) => ({ game: { ...clearEvents(context.game), fuel: FUEL } })),
    burn: applyRule((game: ChartGame) => ({ ...game, fuel: game.fuel - 1 })),
    take: acceptOutput,
    mark: assign(({ context }, { mark }: { readonly mark: number }) => ({
      game: marked(context.game, mark),
    })),
  },
});

const END = 'end';

const pathsOf = (rooms: readonly RoomSpec[]): readonly string[] => [
  ...rooms.flatMap(({ leaves, done }, room) => [
    `r${room}`,
    ...leaves.map((_, leaf) => `r${room}.l${leaf}`),
    ...(done.length === 0 ? [] : [`r${room}.${END}`]),
  ]),
  END,
];

/** A transition that leads somewhere. */
const anywhere = (spec: TransitionSpec): TransitionSpec => ({ ...spec, target: Math.max(spec.target, 0) });

const marking = (mark: number) => ({ type: 'mark', params: { mark } });

/** The states of one machine as XState writes them. */
const statesOf = (id: string, rooms: readonly RoomSpec[], mayInvoke: boolean): object => {
  const paths = pathsOf(rooms);
  const to = ({ target, reenter }: TransitionSpec): object =>
    target < 0 ? {} : { target: `#${id}.${paths[target % paths.length]}`, reenter };
  /** The moves that a state takes: each if the number allows it, and where nothing around does so all. */
  const moves = (specs: readonly TransitionSpec[], isLast: boolean): object =>
    Object.fromEntries(
      TAKEN_BY.flatMap((type, option) => {
        const own: object[] = specs
          .filter((spec) => spec.option === option)
          .map((spec) => ({
            ...to(spec),
            actions: ['hear', marking(spec.mark)],
            guard: { type: 'isMultiple', params: { option: spec.mark % 2 } },
          }));
        if (isLast && option < 2) own.push({ actions: ['hear', marking(0)] });
        return own.length === 0 ? [] : [[type, own]];
      }),
    );
  const always = (specs: readonly TransitionSpec[]): readonly object[] =>
    specs.map((spec) => ({
      ...to(spec),
      guard: and(['hasFuel', { type: 'isMultiple', params: { option: spec.option } }]),
      actions: ['burn', marking(spec.mark)],
    }));
  const entryOf = (entry: boolean, mark: number): object => (entry ? { entry: marking(mark) } : {});
  const waiting = { tags: 'decision', meta: { decision: 'pick' } };
  const invoking = {
    invoke: {
      id: 'inner',
      src: 'inner',
      input: passState,
      onDone: {
        target: `#${id}.${END}`,
        actions: 'take',
      },
    },
  };
  const doesInvoke = ({ leaves }: RoomSpec): boolean => mayInvoke && leaves.some(({ invokes }) => invokes);
  const states = rooms.map((room, at) => [
    `r${at}`,
    {
      ...entryOf(room.entry, 20 + at),
      initial: 'l0',
      states: Object.fromEntries([
        ...(room.done.length === 0 ? [] : [[END, { type: 'final' }]]),
        ...room.leaves.map((leaf, place) => [
          `l${place}`,
          {
            ...entryOf(leaf.entry, 40 + place),
            ...(mayInvoke && leaf.invokes
              ? invoking
              : {
                  ...waiting,
                  always: always(leaf.always),
                  on: moves(leaf.answer, doesInvoke(room)),
                }),
          },
        ]),
      ]),
      // What goes around a state that invokes may take no answer.
      ...(!doesInvoke(room) && { on: moves(room.answer, true) }),
      ...(room.done.length > 0 && {
        onDone: [...always(room.done.map(anywhere)), { target: `#${id}.${END}`, actions: marking(1) }],
      }),
    },
  ]);
  return { initial: 'r0', states: { ...Object.fromEntries(states), [END]: { type: 'final' } } };
};

const machine = (id: string, rooms: readonly RoomSpec[], mayInvoke: boolean) =>
  chartSetup.createMachine({
    id,
    context: ({ input }: { readonly input: Context }) => ({ game: input.game }),
    output: passState,
    ...statesOf(id, rooms, mayInvoke),
  } as never);

/** The process of a random chart. Throws what XState throws of a chart that cannot be. */
export const processOf = ({ outer, inner }: ChartSpec): ChartProcess =>
  machine('outer', outer, true).provide({
    actors: { inner: machine('inner', inner, false) },
  } as never) as unknown as ChartProcess;

const EDITION = 'random';

export const chartGame = (n: number): ChartGame => ({ edition: EDITION, facts: [], n, fuel: FUEL });

/** The seat and the two to four options that the number of the game stands for. */
const pick = ({ game }: { readonly game: ChartGame }): Decision => ({
  player: (game.n % 2) as Player,
  kind: 'pick',
  clause: 'chart',
  options: canonicalOptions(
    MOVES.slice(0, 2 + (game.n % 3)).map(
      (type, number): Option => ({ key: `${number}`, ...(type !== undefined && { type }) }),
    ),
  ),
});

/** A ruleset of no rules at all, whose editions are what is given. */
export const chartRuleset = (process: ChartProcess | undefined): Ruleset<ChartGame> => ({
  id: 'random-charts',
  version: 1,
  plays: 'matches',
  editions: process === undefined ? {} : { [EDITION]: process },
  defaultEdition: EDITION,
  clauses: {},
  contracts: {},
  newGame: ({ seed }) => chartGame(seed),
  decisions: { pick },
  view: ({ n }) => ({ n }),
  narrate: (_, fact) => fact.what,
  checkInvariants: () => [],
  concede: (game, player) => ({
    ...game,
    result: { winner: opponentOf(player), clause: 'chart', reasons: [null, null] },
  }),
});

const SEED_MODULUS = 1009;

const chartGenerator: MatchGenerator<ChartGame> = {
  cards: [],
  maxChoices: 12,
  generate: (chance) => ({ form: 'chart', chart: drawChart(chance) }),
  *shrink(start) {
    if (start.form !== 'chart') return;
    for (const chart of shrinkJson(start.chart))
      yield { form: 'chart', chart: chart as StartOf<'chart'>['chart'] };
  },
  newGame: (_start, _edition, seed) => chartGame(seed % SEED_MODULUS),
  cardIn: () => undefined,
};

const specOf = (chart: StartOf<'chart'>['chart']) => {
  const spec = chartSpec.safeParse(chart);
  if (spec.success) return spec.data;
  throw new GatechartError('BAD_FINDING', 'chart', firstIssue(spec.error));
};

const rulesetFor = (start: Start | undefined): Ruleset =>
  chartRuleset(start?.form === 'chart' ? processOf(specOf(start.chart)) : undefined);

/** Random charts of the subset that all runtimes run: what no rule of a game does may still tell the runtimes apart. */
export const randomCharts: FuzzTarget = {
  id: 'random-charts',
  version: 2,
  editions: ['random'],
  arena: chartGenerator,
  oracles: ['records', 'runtimes'],
  rulesetFor,
};
