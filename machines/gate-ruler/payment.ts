import { assertEvent, assign, setup } from 'xstate';
import { canonicalOptions, onlyOption } from '../../src/core/decision.ts';
import { fromInput } from '../../src/core/rule-machine.ts';
import { clearEvents } from '../../src/rulesets/gate-ruler/events/emit.ts';
import { type CostPart, paymentOptions, payPart } from '../../src/rulesets/gate-ruler/rules/ch14-abilities/cost.ts';
import type { PlayRequest } from '../../src/rulesets/gate-ruler/state/option.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

interface Payment extends StateContext {
  readonly request: PlayRequest;
  /** What is still owed, each part paid with one card. */
  readonly owed: readonly CostPart[];
}

interface PaymentOutput extends StateContext {
  readonly isPaid: boolean;
}

const paymentChoices = ({ game, request, owed }: Payment) => canonicalOptions(paymentOptions(game, request, owed));

/** Paying a cost (14-3c): part by part, asked for only where the cards differ; whole or not at all. */
export const payment: RuleMachine<Payment, PaymentOutput> = setup({
  types: {} as RuleMachineTypes<Payment, Payment, PaymentOutput>,
  guards: {
    isPaid: ({ context }) => context.owed.length === 0,
    isUnpayable: ({ context }) => paymentChoices(context).length === 0,
    isOnlyWay: ({ context }) => paymentChoices(context).length === 1,
  },
  actions: {
    clearEvents: assign({ game: ({ context }) => clearEvents(context.game) }),
    pay: assign(({ context, event }) => {
      assertEvent(event, 'choose.card');
      return payPart(context.game, context.owed, event);
    }),
    payOnly: assign(({ context }) => payPart(context.game, context.owed, onlyOption(paymentChoices(context)))),
  },
}).createMachine({
  id: 'payment',
  context: fromInput((input: Payment) => input),
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
      on: { 'choose.card': { target: 'owing', actions: ['clearEvents', 'pay'] } },
    },
    paid: { type: 'final' },
    unpaid: { type: 'final' },
  },
});
