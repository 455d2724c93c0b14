import { assign, setup } from 'xstate';
import { hasPaymentChoice, payForced, payWith } from '../../src/gate-ruler/cost.ts';
import type { OptionOf } from '../../src/gate-ruler/option.ts';
import type { Player } from '../../src/kernel/decision.ts';
import { heard } from '../../src/kernel/fact.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

interface Payment extends Holding {
  readonly player: Player;
  /** What is still owed. */
  readonly cost: number;
}

/** Paying a cost (14-3c): one resource at a time, asked for only where resources differ. */
export const payment: RuleProcess<Payment> = setup({
  types: {} as RuleTypes<Payment>,
  guards: {
    isPaid: ({ context }) => context.cost === 0,
    hasChoice: ({ context }) => hasPaymentChoice(context.game, context.player),
  },
  actions: {
    payWith: assign(({ context, event }) => ({
      game: payWith(heard(context.game), (event.option as OptionOf<'card'>).card),
      cost: context.cost - 1,
    })),
    payForced: assign(({ context }) => ({
      game: payForced(context.game, context.player),
      cost: context.cost - 1,
    })),
  },
}).createMachine({
  id: 'payment',
  context: ({ input }) => input,
  output: ({ context }) => ({ game: context.game }),
  meta: { clauses: ['14-3c'] },
  initial: 'owing',
  states: {
    owing: {
      always: [
        { guard: 'isPaid', target: 'paid' },
        { guard: 'hasChoice', target: 'choosing' },
        { target: 'forced' },
      ],
    },
    choosing: {
      tags: 'decision',
      meta: { asks: 'payment' },
      on: { answer: { target: 'owing', actions: 'payWith' } },
    },
    forced: {
      description: 'The resources that are left mean the same.',
      entry: 'payForced',
      always: 'owing',
    },
    paid: { type: 'final' },
  },
});
