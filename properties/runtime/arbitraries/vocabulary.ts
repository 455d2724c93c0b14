import { and, assign, setup } from 'xstate';
import { appendEvent, clearEvents } from '../../../src/core/game-state.ts';
import { acceptOutput, applyRule, outputGuard, stateGuard } from '../../../src/core/rule-machine.ts';
import { FUEL, fact, type TinyGame } from '../../../test/runtime/support/tiny-ruleset.ts';

export interface TinyContext {
  readonly game: TinyGame;
  readonly local: number;
}

type TinyEvent =
  | { readonly type: 'answer'; readonly option: { readonly key: string } }
  | { readonly type: 'pick.left' | 'pick.right' | 'pick.left.far'; readonly key: string }
  | { readonly type: 'xstate.done.actor.child'; readonly output: { readonly game: TinyGame } };

const outputGame = (event: TinyEvent, context: TinyContext): TinyGame =>
  'output' in event ? event.output.game : context.game;

const noted = ({ game, local }: TinyContext, event: TinyEvent, mark: number): TinyGame => {
  const n = (game.n * 31 + mark + local + event.type.length) % 1009;
  return appendEvent({ ...game, n }, fact(`${mark} makes ${n}`));
};

const isOdd = ({ n }: TinyGame): boolean => n % 2 === 1;

const hasFuel = ({ fuel }: TinyGame): boolean => fuel > 0;

interface Breaking {
  readonly at: number;
}

/** Throws for some games. */
const broken = ({ n }: TinyGame, at: number, what: string): boolean => {
  if (n % 7 === at) throw new Error(`the ${what} ${at} broke at ${n}`);
  return n % 3 === 0;
};

/**
 * Guards and actions of random machines. A guard on the end of a process looks at its output and not at the context,
 * whose game is out of date by then.
 */
export const vocabulary = setup({
  types: {
    context: {} as TinyContext,
    events: {} as TinyEvent,
    input: {} as { readonly game: TinyGame; readonly local?: number },
  },
  guards: {
    isOdd: stateGuard(isOdd),
    isOutputOdd: outputGuard(isOdd),
    hasFuel: stateGuard(hasFuel),
    hasOutputFuel: outputGuard(hasFuel),
    isAbove: ({ context }, { limit }: { readonly limit: number }) => context.local > limit,
    isKey: ({ event }, { key }: { readonly key: string }) =>
      (event.type === 'answer' ? event.option.key : 'key' in event && event.key) === key,
    isBroken: ({ context, event }, { at }: Breaking) => broken(outputGame(event, context), at, 'guard'),
    isHighAndLow: and([
      { type: 'isAbove', params: { limit: 0 } },
      { type: 'isAbove', params: { limit: 1 } },
    ]),
  },
  actions: {
    hear: assign(({ context }) => ({ game: { ...clearEvents(context.game), fuel: FUEL } })),
    take: acceptOutput,
    burn: applyRule((game: TinyGame) => ({ ...game, fuel: game.fuel - 1 })),
    note: assign({
      game: ({ context, event }, { mark }: { readonly mark: number }) => noted(context, event, mark),
    }),
    scale: assign(({ context }, { by }: { readonly by: number }) => ({
      local: (context.local * by + 1) % 97,
    })),
    count: assign({ local: ({ context }) => context.local + 1 }),
    swap: assign({
      game: ({ context: { game, local } }) => ({ ...game, n: Math.abs(local) }),
      local: ({ context }) => context.game.n,
    }),
    break: assign({
      local: ({ context }, { at }: Breaking) => (broken(context.game, at, 'action') ? 1 : context.local),
    }),
  },
});
