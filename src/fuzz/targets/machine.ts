import { and, assign, setup } from 'xstate';
import { applyRule, stateGuard, acceptOutput, passState } from '../../core/charts.ts';
import type { GameState } from '../../core/fact.ts';
import { clearEvents, appendEvent } from '../../core/fact.ts';
import type { Process } from '../../core/rule-machine.ts';
import type { ChartSpec, RoomSpec, TransitionSpec } from './random-charts.ts';

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

type ChartEvent = { readonly type: 'answer'; readonly option: { readonly key: string } };

const marked = (game: ChartGame, mark: number): ChartGame => {
  const n = (game.n * 31 + mark + 1) % MODULUS;
  return appendEvent({ ...game, n }, { clause: 'chart', what: `${n}` });
};

const chartSetup = setup({
  types: { context: {} as Context, events: {} as ChartEvent, input: {} as Context },
  guards: {
    isOption: ({ event }, { option }: { readonly option: number }) =>
      event.type === 'answer' && event.option.key === `${option}`,
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
  ...rooms.flatMap(({ leaves }, room) => [`r${room}`, ...leaves.map((_, leaf) => `r${room}.l${leaf}`)]),
  END,
];

const marking = (mark: number) => ({ type: 'mark', params: { mark } });

/** The states of one machine as XState writes them. */
const statesOf = (id: string, rooms: readonly RoomSpec[], mayInvoke: boolean): object => {
  const paths = pathsOf(rooms);
  const to = ({ target, reenter }: TransitionSpec): object =>
    target < 0 ? {} : { target: `#${id}.${paths[target % paths.length]}`, reenter };
  const answer = (specs: readonly TransitionSpec[], isLast: boolean): readonly object[] =>
    [...specs, ...(isLast ? [{ option: 0, target: -1, reenter: false, mark: 0 }] : [])].map(
      (spec, index) => ({
        ...to(spec),
        actions: ['hear', marking(spec.mark)],
        ...(index < specs.length && { guard: { type: 'isOption', params: { option: spec.option } } }),
      }),
    );
  const always = (specs: readonly TransitionSpec[]): readonly object[] =>
    specs.map((spec) => ({
      ...to(spec),
      guard: and(['hasFuel', { type: 'isMultiple', params: { option: spec.option } }]),
      actions: ['burn', marking(spec.mark)],
    }));
  const entryOf = (entry: boolean, mark: number): object => (entry ? { entry: marking(mark) } : {});
  const waiting = { tags: 'decision', meta: { asks: 'pick' } };
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
      states: Object.fromEntries(
        room.leaves.map((leaf, place) => [
          `l${place}`,
          {
            ...entryOf(leaf.entry, 40 + place),
            ...(mayInvoke && leaf.invokes
              ? invoking
              : {
                  ...waiting,
                  always: always(leaf.always),
                  on: { answer: answer(leaf.answer, doesInvoke(room)) },
                }),
          },
        ]),
      ),
      // What goes around a state that invokes may take no answer.
      ...(!doesInvoke(room) && { on: { answer: answer(room.answer, true) } }),
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
