import { assign, setup } from 'xstate';
import { does, held, take } from '../../src/kernel/charts.ts';
import { heard } from '../../src/kernel/fact.ts';
import { waitingDamage } from '../../src/rulesets/waiting-zone/reading/waiting-zone.ts';
import { dealTogether } from '../../src/rulesets/waiting-zone/rules/battle/damage.ts';
import { counterOptions } from '../../src/rulesets/waiting-zone/rules/checks/counter.ts';
import {
  closeChecks,
  isCheckBeforeCounters,
  openCheck,
  passCheck,
} from '../../src/rulesets/waiting-zone/rules/checks/window.ts';
import { counterOrder } from '../../src/rulesets/waiting-zone/rules/waiting/order.ts';
import type { Instance } from '../../src/rulesets/waiting-zone/values/instance.ts';
import type { OptionOf, WaitingZoneOption } from '../../src/rulesets/waiting-zone/values/option.ts';
import type { WaitingItem } from '../../src/rulesets/waiting-zone/values/waiting-item.ts';
import { declaration } from './declaration.ts';
import { effect } from './effect.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

interface CounterWindow extends Holding {
  /** The counter being activated. */
  readonly card: Instance;
  /** The counter that resolves next. */
  readonly item: number;
  /** Counters activated in the whole course. */
  readonly activated: number;
}

/** How many counters were activated, which a caller may have to know (reading.1). */
export interface Activated extends Holding {
  readonly activated: number;
}

/**
 * Making every check that is due: asking, resolving the counters, then the checks they brought about, deepest first,
 * then the damage of effects, until none is left (reading.4, reading.30).
 */
export const counterWindow: RuleProcess<Holding, Activated> = setup({
  types: {} as RuleTypes<CounterWindow, Holding, Activated>,
  actors: { declaration, effect },
  guards: {
    isCheckBeforeCounters: held(isCheckBeforeCounters),
    isCounterWaiting: ({ context }) => counterOrder(context.game).items.length > 0,
    isCheckDue: ({ context }) => context.game.due.length > 0,
    isEffectDamageWaiting: ({ context }) => waitingDamage(context.game, 'effect').length > 0,
    canOnlyPass: ({ context }) => counterOptions(context.game).length === 1,
    isOnlyOne: ({ context }) => counterOrder(context.game).items.length === 1,
    isForm: ({ event }, form: WaitingZoneOption['form']) => event.option.form === form,
  },
  actions: {
    take,
    hear: does(heard),
    openCheck: does(openCheck),
    pass: does(passCheck),
    announceCounter: assign(({ context, event }) => ({
      game: heard(context.game),
      card: (event.option as OptionOf<'counter'>).card,
      activated: context.activated + 1,
    })),
    choose: assign(({ context, event }) => ({
      game: heard(context.game),
      item: (event.option as OptionOf<'resolve'>).item,
    })),
    chooseOnly: assign(({ context }) => ({
      item: (counterOrder(context.game).items[0] as WaitingItem).number,
    })),
    dealEffectDamage: assign(({ context }) => ({
      game: dealTogether(context.game, waitingDamage(context.game, 'effect'), 'reading.30'),
    })),
    closeChecks: does(closeChecks),
  },
}).createMachine({
  id: 'counterWindow',
  context: ({ input }) => ({ game: input.game, card: -1, item: -1, activated: 0 }),
  output: ({ context }) => ({ game: context.game, activated: context.activated }),
  meta: { clauses: ['check.1'] },
  initial: 'course',
  states: {
    course: {
      meta: { clauses: ['reading.4'] },
      always: [
        { guard: 'isCheckBeforeCounters', target: 'check' },
        { guard: 'isCounterWaiting', target: 'order' },
        { guard: 'isCheckDue', target: 'check' },
        { guard: 'isEffectDamageWaiting', target: 'effectDamage' },
        { target: 'closed' },
      ],
    },
    check: {
      meta: { clauses: ['check.1', 'check.8', 'check.9', 'play.14', 'reading.9', 'reading.23'] },
      entry: 'openCheck',
      always: 'asking',
    },
    asking: {
      always: [{ guard: 'canOnlyPass', target: 'passed' }, { target: 'answering' }],
    },
    answering: {
      tags: 'decision',
      meta: { clauses: ['check.1', 'reading.6', 'reading.22'], asks: 'counter' },
      on: {
        answer: [
          { guard: { type: 'isForm', params: 'pass' }, target: 'passed', actions: 'hear' },
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
        onDone: { target: 'asking', actions: 'take' },
      },
    },
    passed: {
      meta: { clauses: ['reading.6', 'reading.2'] },
      entry: 'pass',
      always: 'course',
    },
    order: {
      meta: { clauses: ['priority.1', 'together.1'] },
      always: [{ guard: 'isOnlyOne', target: 'forced' }, { target: 'ordering' }],
    },
    ordering: {
      tags: 'decision',
      meta: { clauses: ['together.1', 'reading.27'], asks: 'counterOrder' },
      on: { answer: { target: 'resolution', actions: 'choose' } },
    },
    forced: {
      description: 'One counter waits.',
      meta: { clauses: ['priority.1'] },
      entry: 'chooseOnly',
      always: 'resolution',
    },
    resolution: {
      meta: { clauses: ['priority.1'] },
      invoke: {
        id: 'effect',
        src: 'effect',
        input: ({ context: { game, item } }) => ({ game, item }),
        onDone: { target: 'course', actions: 'take' },
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
