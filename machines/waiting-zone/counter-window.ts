import { assertEvent, assign, setup } from 'xstate';
import { clearEvents } from '../../src/core/game-state.ts';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import { canOnlyPass } from '../../src/rulesets/waiting-zone/rules/counter.ts';
import { closeChecks, isCheckNext, openCheck, passCheck } from '../../src/rulesets/waiting-zone/rules/counter-check.ts';
import { dealEffectDamage, isEffectDamageWaiting } from '../../src/rulesets/waiting-zone/rules/damage.ts';
import {
  isCounterOrderOpen,
  isCounterWaiting,
  nextCounter,
} from '../../src/rulesets/waiting-zone/rules/resolution-order.ts';
import type { Instance } from '../../src/rulesets/waiting-zone/state/instance.ts';
import { declaration } from './declaration.ts';
import { effect } from './effect.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

interface CounterWindow extends StateContext {
  /** The counter being activated. */
  readonly card: Instance;
  /** The counter that resolves next. */
  readonly item: number;
  /** Counters activated in the whole course. */
  readonly activated: number;
}

/** How many counters were activated, which a caller may have to know (reading.1). */
export interface Activated extends StateContext {
  readonly activated: number;
}

/**
 * Making every check that is due: asking, resolving the counters, then the checks they brought about, deepest first,
 * then the damage of effects, until none is left (reading.4, reading.30).
 */
export const counterWindow: RuleMachine<StateContext, Activated> = setup({
  types: {} as RuleMachineTypes<CounterWindow, StateContext, Activated>,
  actors: { declaration, effect },
  guards: {
    isCheckNext: ({ context }) => isCheckNext(context.game),
    isCounterOrderOpen: ({ context }) => isCounterOrderOpen(context.game),
    isCounterWaiting: ({ context }) => isCounterWaiting(context.game),
    isEffectDamageWaiting: ({ context }) => isEffectDamageWaiting(context.game),
    canOnlyPass: ({ context }) => canOnlyPass(context.game),
  },
  actions: {
    acceptOutput,
    clearEvents: assign({ game: ({ context }) => clearEvents(context.game) }),
    openCheck: assign({ game: ({ context }) => openCheck(context.game) }),
    pass: assign({ game: ({ context }) => passCheck(context.game) }),
    passOnly: assign({ game: ({ context }) => passCheck(context.game) }),
    announceCounter: assign(({ context, event }) => {
      assertEvent(event, 'counter');
      return { game: clearEvents(context.game), card: event.card, activated: context.activated + 1 };
    }),
    choose: assign(({ context, event }) => {
      assertEvent(event, 'resolve');
      return { game: clearEvents(context.game), item: event.item };
    }),
    takeNext: assign({ item: ({ context }) => nextCounter(context.game) }),
    dealEffectDamage: assign({ game: ({ context }) => dealEffectDamage(context.game) }),
    closeChecks: assign({ game: ({ context }) => closeChecks(context.game) }),
  },
}).createMachine({
  id: 'counterWindow',
  context: fromInput(({ game }: StateContext) => ({ game, card: -1, item: -1, activated: 0 })),
  output: ({ context }) => ({ game: context.game, activated: context.activated }),
  initial: 'course',
  states: {
    course: {
      description: 'Counters come before the checks they brought about, those before the damage of effects.',
      always: [
        { guard: 'isCheckNext', target: 'check' },
        { guard: 'isCounterOrderOpen', target: 'ordering' },
        { guard: 'isCounterWaiting', target: 'next' },
        { guard: 'isEffectDamageWaiting', target: 'effectDamage' },
        { target: 'closed' },
      ],
    },
    check: {
      meta: { clauses: ['check.1', 'check.8', 'check.9', 'play.14', 'reading.4', 'reading.9', 'reading.23'] },
      entry: 'openCheck',
      always: 'question',
    },
    question: { always: [{ guard: 'canOnlyPass', target: 'forced' }, { target: 'asking' }] },
    asking: {
      tags: 'decision',
      meta: { clauses: ['check.1', 'reading.6', 'reading.22'], decision: 'counter' },
      on: {
        pass: { target: 'passed', actions: 'clearEvents' },
        counter: { target: 'activation', actions: 'announceCounter' },
      },
    },
    activation: {
      meta: { clauses: ['zone.3', 'house.8'] },
      invoke: {
        id: 'declaration',
        src: 'declaration',
        input: ({ context: { game, card } }) => ({ game, use: { use: 'counter', card } }),
        onDone: { target: 'question', actions: 'acceptOutput' },
      },
    },
    passed: {
      meta: { clauses: ['reading.6', 'reading.2'] },
      entry: 'pass',
      always: 'course',
    },
    forced: {
      description: 'There is nothing to activate.',
      meta: { clauses: ['reading.6', 'reading.2'] },
      entry: 'passOnly',
      always: 'course',
    },
    ordering: {
      tags: 'decision',
      meta: { clauses: ['priority.1', 'together.1', 'reading.27'], decision: 'counterOrder' },
      on: { resolve: { target: 'resolution', actions: 'choose' } },
    },
    next: {
      description: 'One counter waits, or some that mean the same.',
      meta: { clauses: ['priority.1', 'together.1'] },
      entry: 'takeNext',
      always: 'resolution',
    },
    resolution: {
      meta: { clauses: ['priority.1'] },
      invoke: {
        id: 'effect',
        src: 'effect',
        input: ({ context: { game, item } }) => ({ game, item }),
        onDone: { target: 'course', actions: 'acceptOutput' },
      },
    },
    effectDamage: {
      meta: { clauses: ['reading.18', 'reading.30'] },
      entry: 'dealEffectDamage',
      always: 'course',
    },
    closed: { entry: 'closeChecks', type: 'final' },
  },
});
