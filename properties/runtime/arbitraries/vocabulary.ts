import { and, assign, setup } from 'xstate';
import { heard, report } from '../../../src/kernel/fact.ts';
import { FUEL, fact, type TinyGame } from '../../../test/runtime/support/tiny-ruleset.ts';

export interface TinyContext {
  readonly game: TinyGame;
  readonly local: number;
}

type TinyEvent =
  | { readonly type: 'answer'; readonly option: { readonly key: string } }
  | { readonly type: 'xstate.done.actor.child'; readonly output: { readonly game: TinyGame } };

const outputGame = (event: TinyEvent, context: TinyContext): TinyGame =>
  'output' in event ? event.output.game : context.game;

const noted = ({ game, local }: TinyContext, event: TinyEvent, mark: number): TinyGame => {
  const n = (game.n * 31 + mark + local + event.type.length) % 1009;
  return report({ ...game, n }, fact(`${mark} makes ${n}`));
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
    isOdd: ({ context }) => context.game.n % 2 === 1,
    isOutputOdd: ({ context, event }) => outputGame(event, context).n % 2 === 1,
    hasFuel: ({ context }) => context.game.fuel > 0,
    hasOutputFuel: ({ context, event }) => outputGame(event, context).fuel > 0,
    isAbove: ({ context }, { limit }: { readonly limit: number }) => context.local > limit,
    isKey: ({ event }, { key }: { readonly key: string }) =>
      event.type === 'answer' && event.option.key === key,
    isHighAndLow: and([
      { type: 'isAbove', params: { limit: 0 } },
      { type: 'isAbove', params: { limit: 1 } },
    ]),
  },
  actions: {
    hear: assign(({ context }) => ({ game: { ...heard(context.game), fuel: FUEL } })),
    take: assign((_, { game }: { readonly game: TinyGame }) => ({ game })),
    burn: assign({ game: ({ context }) => ({ ...context.game, fuel: context.game.fuel - 1 }) }),
    note: assign({
      game: ({ context, event }, { mark }: { readonly mark: number }) => noted(context, event, mark),
    }),
    scale: assign(({ context }, { by }: { readonly by: number }) => ({
      local: (context.local * by + 1) % 97,
    })),
    count: assign({ local: ({ context }) => context.local + 1 }),
  },
});
