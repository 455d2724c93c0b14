import { assign, setup } from 'xstate';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import { isStopped, isUseNegated, stopUse, usedAbility } from '../../src/rulesets/waiting-zone/rules/card-play.ts';
import { eventCard } from '../../src/rulesets/waiting-zone/rules/event-start.ts';
import { counterCheck } from './counter-check.ts';
import type { Activated } from './counter-window.ts';
import { declaration } from './declaration.ts';
import { effect } from './effect.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

/** Using a cost ability: it waits, is checked and resolves; its card stays where it is. */
export const costAbility: RuleMachine = setup({
  types: {} as RuleMachineTypes<Activated, StateContext>,
  actors: { declaration, counterCheck, effect },
  guards: {
    isNegated: ({ context }) => isUseNegated(context.game),
    isStopped: ({ context }) => isStopped(context.game, context.activated),
  },
  actions: {
    acceptOutput,
    count: assign({ activated: (_, { activated }: Activated) => activated }),
    stop: assign({ game: ({ context }) => stopUse(context.game) }),
  },
}).createMachine({
  id: 'costAbility',
  context: fromInput(({ game }: StateContext) => ({ game, activated: 0 })),
  output: ({ context: { game } }) => ({ game }),
  initial: 'declaration',
  states: {
    declaration: {
      meta: { clauses: ['ability.1', 'play.1'] },
      invoke: {
        id: 'declaration',
        src: 'declaration',
        input: ({ context: { game } }) => ({ game, use: { use: 'ability', card: eventCard(game) } }),
        onDone: { target: 'useCheck', actions: 'acceptOutput' },
      },
    },
    useCheck: {
      meta: { clauses: ['ability.1', 'check.2', 'check.7'] },
      invoke: {
        id: 'counterCheck',
        src: 'counterCheck',
        input: ({ context: { game } }) => ({ game }),
        onDone: {
          target: 'outcome',
          actions: ['acceptOutput', { type: 'count', params: ({ event }) => event.output }],
        },
      },
    },
    outcome: {
      always: [
        { guard: 'isNegated', target: 'negated', meta: { clauses: ['ability.2'] } },
        { guard: 'isStopped', target: 'stopped' },
        { target: 'resolution' },
      ],
    },
    resolution: {
      meta: { clauses: ['ability.2', 'reading.1'] },
      invoke: {
        id: 'effect',
        src: 'effect',
        input: ({ context: { game } }) => ({ game, item: usedAbility(game)?.number ?? -1 }),
        onDone: { target: 'effectCheck', actions: 'acceptOutput' },
      },
    },
    effectCheck: {
      description: 'What the effect brought about is checked.',
      meta: { clauses: ['check.1'] },
      invoke: {
        id: 'counterCheck',
        src: 'counterCheck',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'used', actions: 'acceptOutput' },
      },
    },
    used: { type: 'final' },
    negated: { type: 'final' },
    stopped: { meta: { clauses: ['reading.1'] }, entry: 'stop', type: 'final' },
  },
});
