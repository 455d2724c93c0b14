import { type AnyStateMachine, assign, setup } from 'xstate';
import { appendEvent, clearEvents } from '../../../src/core/game-state.ts';
import { fact, type TinyGame, type TinyProcess } from './tiny-ruleset.ts';

interface Holding {
  readonly game: TinyGame;
}

type TinyEvent =
  | { readonly type: 'answer'; readonly option: { readonly key: string } }
  | { readonly type: 'xstate.done.actor.child'; readonly output: Holding };

/** Plain names for small machines; `boom` fails when asked or carried out. */
const plain = setup({
  types: { context: {} as Holding, events: {} as TinyEvent, input: {} as Holding },
  guards: {
    isOdd: ({ context }) => context.game.n % 2 === 1,
    isBelow: ({ context }, { limit }: { readonly limit: number }) => context.game.n < limit,
    isKey: ({ event }, { key }: { readonly key: string }) =>
      event.type === 'answer' && event.option.key === key,
    boom: () => {
      throw new Error('the guard broke');
    },
  },
  actions: {
    hear: assign(({ context }) => ({ game: clearEvents(context.game) })),
    take: assign((_, { game }: Holding) => ({ game })),
    add: assign(({ context: { game } }, { n }: { readonly n: number }) => ({
      game: appendEvent({ ...game, n: game.n + n }, fact(`add ${n}`)),
    })),
    boom: assign(() => {
      throw new Error('the action broke');
    }),
  },
});

export const TAKE = {
  type: 'take',
  params: ({ event }: { readonly event: { readonly output: Holding } }) => event.output,
};

/** A waiting state. `rest` is merged over it. */
export const waiting = (answer: unknown, rest: object = {}): object => ({
  tags: 'decision',
  meta: { decision: 'pick' },
  on: { answer },
  ...rest,
});

/** A state that invokes `child`. */
export const invoking = (onDone: unknown, rest: object = {}): object => ({
  invoke: {
    id: 'child',
    src: 'child',
    input: ({ context }: { readonly context: Holding }) => ({ game: context.game }),
    onDone,
    ...rest,
  },
});

/** A machine of these states, the first one initial. `rest` is merged over its configuration. */
export const machineOf = (
  id: string,
  states: Readonly<Record<string, object>>,
  actors: Readonly<Record<string, AnyStateMachine>> = {},
  rest: object = {},
): TinyProcess => {
  const config = {
    id,
    context: ({ input }: { readonly input: Holding }) => ({ game: input.game }),
    output: ({ context }: { readonly context: Holding }) => ({ game: context.game }),
    initial: Object.keys(states)[0],
    states,
    ...rest,
  };
  return plain.createMachine(config as never).provide({ actors } as never) as unknown as TinyProcess;
};

export const END = { type: 'final' } as const;
