import { assign, setup } from 'xstate';
import { canonicalOptions } from '../../src/core/decision.ts';
import { heard } from '../../src/rulesets/gate-ruler/events/heard.ts';
import {
  type CostPart,
  costOf,
  paymentOptions,
  payPart,
} from '../../src/rulesets/gate-ruler/rules/ch14-abilities/cost-2.ts';
import type { GateRulerOption } from '../../src/rulesets/gate-ruler/state/option.ts';
import type { PlayRequest } from '../../src/rulesets/gate-ruler/state/play-request.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

interface PaymentInput extends Holding {
  readonly request: PlayRequest;
}

interface Payment extends PaymentInput {
  /** What is still owed, each part paid with one card. */
  readonly owed: readonly CostPart[];
}

interface PaymentOutput extends Holding {
  readonly isPaid: boolean;
}

const ways = ({ game, request, owed }: Payment) => canonicalOptions(paymentOptions(game, request, owed));

/** Paying a cost (14-3c): part by part, asked for only where the cards differ; whole or not at all. */
export const payment: RuleProcess<PaymentInput, PaymentOutput> = setup({
  types: {} as RuleTypes<Payment, PaymentInput, PaymentOutput>,
  guards: {
    isPaid: ({ context }) => context.owed.length === 0,
    isUnpayable: ({ context }) => ways(context).length === 0,
    isOnlyWay: ({ context }) => ways(context).length === 1,
  },
  actions: {
    pay: assign(({ context, event }) => payPart(heard(context.game), context.owed, event.option)),
    payOnly: assign(({ context }) => payPart(context.game, context.owed, ways(context)[0] as GateRulerOption)),
  },
}).createMachine({
  id: 'payment',
  context: ({ input }) => ({
    game: input.game,
    request: input.request,
    owed: costOf(input.game, input.request),
  }),
  output: ({ context }) => ({ game: context.game, isPaid: context.owed.length === 0 }),
  meta: { clauses: ['14-3c'] },
  initial: 'owing',
  states: {
    owing: {
      always: [
        { guard: 'isPaid', target: 'paid' },
        { guard: 'isUnpayable', target: 'unpaid' },
        { guard: 'isOnlyWay', target: 'forced' },
        { target: 'choosing' },
      ],
    },
    forced: {
      description: 'The cards that can pay mean the same.',
      entry: 'payOnly',
      always: 'owing',
    },
    choosing: {
      tags: 'decision',
      meta: { asks: 'payment' },
      on: { answer: { target: 'owing', actions: 'pay' } },
    },
    paid: { type: 'final' },
    unpaid: { type: 'final' },
  },
});
