import { assign, setup } from 'xstate';
import { clearEvents } from '../../src/core/game-state.ts';
import { acceptOutput, applyRule, outputGuard, stateGuard } from '../../src/core/rule-machine.ts';
import { canOnlyPass } from '../../src/rulesets/waiting-zone/rules/counter.ts';
import {
  closeChecks,
  isCheckBeforeCounters,
  isCheckDue,
  openCheck,
  passCheck,
} from '../../src/rulesets/waiting-zone/rules/counter-check.ts';
import { dealEffectDamage, isEffectDamageWaiting } from '../../src/rulesets/waiting-zone/rules/damage.ts';
import {
  isCounterOrderOpen,
  isCounterWaiting,
  nextCounter,
} from '../../src/rulesets/waiting-zone/rules/resolution-order.ts';
import type { Instance } from '../../src/rulesets/waiting-zone/state/instance.ts';
import type { OptionOf, WaitingZoneOption } from '../../src/rulesets/waiting-zone/state/option.ts';
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
    isCheckBeforeCounters: stateGuard(isCheckBeforeCounters),
    isCounterOrderOpen: stateGuard(isCounterOrderOpen),
    isCounterWaiting: stateGuard(isCounterWaiting),
    isCheckDue: stateGuard(isCheckDue),
    isEffectDamageWaiting: stateGuard(isEffectDamageWaiting),
    canOnlyPass: stateGuard(canOnlyPass),
    hasNoFurther: outputGuard(canOnlyPass),
    isForm: ({ event }, form: WaitingZoneOption['form']) => event.option.form === form,
  },
  actions: {
    acceptOutput,
    clearEvents: applyRule(clearEvents),
    openCheck: applyRule(openCheck),
    pass: applyRule(passCheck),
    announceCounter: assign({
      game: ({ context }) => clearEvents(context.game),
      card: ({ event }) => (event.option as OptionOf<'counter'>).card,
      activated: ({ context }) => context.activated + 1,
    }),
    choose: assign({
      game: ({ context }) => clearEvents(context.game),
      item: ({ event }) => (event.option as OptionOf<'resolve'>).item,
    }),
    takeNext: assign({ item: ({ context }) => nextCounter(context.game) }),
    dealEffectDamage: applyRule(dealEffectDamage),
    closeChecks: applyRule(closeChecks),
  },
}).createMachine({
  id: 'counterWindow',
  context: ({ input }) => ({ game: input.game, card: -1, item: -1, activated: 0 }),
  output: ({ context }) => ({ game: context.game, activated: context.activated }),
  initial: 'course',
  states: {
    course: {
      description: 'Counters come before the checks they brought about, those before the damage of effects.',
      always: [
        { guard: 'isCheckBeforeCounters', target: 'check' },
        { guard: 'isCounterOrderOpen', target: 'ordering' },
        { guard: 'isCounterWaiting', target: 'next' },
        { guard: 'isCheckDue', target: 'check' },
        { guard: 'isEffectDamageWaiting', target: 'effectDamage' },
        { target: 'closed' },
      ],
    },
    check: {
      meta: { clauses: ['check.1', 'check.8', 'check.9', 'play.14', 'reading.4', 'reading.9', 'reading.23'] },
      entry: 'openCheck',
      always: [{ guard: 'canOnlyPass', target: 'passed' }, { target: 'asking' }],
    },
    asking: {
      tags: 'decision',
      meta: { clauses: ['check.1', 'reading.6', 'reading.22'], decision: 'counter' },
      on: {
        answer: [
          { guard: { type: 'isForm', params: 'pass' }, target: 'passed', actions: 'clearEvents' },
          { target: 'activation', actions: 'announceCounter' },
        ],
      },
    },
    activation: {
      meta: { clauses: ['zone.3', 'house.8'] },
      invoke: {
        id: 'declaration',
        src: 'declaration',
        input: ({ context: { game, card } }) => ({ game, use: { use: 'counter', card } }),
        onDone: [
          { guard: 'hasNoFurther', target: 'passed', actions: 'acceptOutput' },
          { target: 'asking', actions: 'acceptOutput' },
        ],
      },
    },
    passed: {
      meta: { clauses: ['reading.6', 'reading.2'] },
      entry: 'pass',
      always: 'course',
    },
    ordering: {
      tags: 'decision',
      meta: { clauses: ['priority.1', 'together.1', 'reading.27'], decision: 'counterOrder' },
      on: { answer: { target: 'resolution', actions: 'choose' } },
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
