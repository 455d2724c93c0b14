import { assign, setup } from 'xstate';
import { canonicalOptions } from '../../src/core/decision.ts';
import { clearEvents } from '../../src/rulesets/gate-ruler/events/emit.ts';
import {
  type CostPart,
  costOf,
  paymentOptions,
  payPart,
} from '../../src/rulesets/gate-ruler/rules/ch14-abilities/cost.ts';
import type { GateRulerOption, PlayRequest } from '../../src/rulesets/gate-ruler/state/option.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

interface PaymentInput extends StateContext {
  readonly request: PlayRequest;
}

interface Payment extends PaymentInput {
  /** What is still owed, each part paid with one card. */
  readonly owed: readonly CostPart[];
}

interface PaymentOutput extends StateContext {
  readonly isPaid: boolean;
}

const paymentChoices = ({ game, request, owed }: Payment) => canonicalOptions(paymentOptions(game, request, owed));

/** Paying a cost (14-3c): part by part, asked for only where the cards differ; whole or not at all. */
export const payment: RuleMachine<PaymentInput, PaymentOutput> = setup({
  types: {} as RuleMachineTypes<Payment, PaymentInput, PaymentOutput>,
  guards: {
    isPaid: ({ context }) => context.owed.length === 0,
    isUnpayable: ({ context }) => paymentChoices(context).length === 0,
    isOnlyWay: ({ context }) => paymentChoices(context).length === 1,
  },
  actions: {
    pay: assign(({ context, event }) => payPart(clearEvents(context.game), context.owed, event.option)),
    payOnly: assign(({ context }) =>
      payPart(context.game, context.owed, paymentChoices(context)[0] as GateRulerOption),
    ),
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
      meta: { decision: 'payment' },
      on: { answer: { target: 'owing', actions: 'pay' } },
    },
    paid: { type: 'final' },
    unpaid: { type: 'final' },
  },
});
