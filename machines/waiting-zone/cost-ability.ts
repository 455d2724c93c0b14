import { assign, setup } from 'xstate';
import { usedAbility } from '../../src/rulesets/waiting-zone/rules/play/card-play.ts';
import { eventCard } from '../../src/rulesets/waiting-zone/rules/waiting/event.ts';
import { counterCheck } from './counter-check.ts';
import { declaration } from './declaration.ts';
import { effect } from './effect.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

/** Using a cost ability: it waits, is checked and resolves; its card stays where it is. */
export const costAbility: RuleProcess = setup({
  types: {} as RuleTypes,
  actors: { declaration, counterCheck, effect },
  guards: {
    isNegated: (_, { game }: Holding) => usedAbility(game) === undefined,
  },
  actions: {
    take: assign((_, { game }: Holding) => ({ game })),
  },
}).createMachine({
  id: 'costAbility',
  context: ({ input }) => input,
  output: ({ context }) => ({ game: context.game }),
  meta: { clauses: ['event.2', 'ability.2'] },
  initial: 'declaration',
  states: {
    declaration: {
      meta: { clauses: ['ability.1', 'play.1'] },
      invoke: {
        id: 'declaration',
        src: 'declaration',
        input: ({ context: { game } }) => ({ game, use: { use: 'ability', card: eventCard(game) } }),
        onDone: { target: 'useCheck', actions: { type: 'take', params: ({ event }) => event.output } },
      },
    },
    useCheck: {
      meta: { clauses: ['ability.1', 'check.2', 'check.7'] },
      invoke: {
        id: 'counterCheck',
        src: 'counterCheck',
        input: ({ context }) => ({ game: context.game }),
        onDone: [
          {
            guard: { type: 'isNegated', params: ({ event }) => event.output },
            target: 'negated',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'resolution', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
      },
    },
    resolution: {
      meta: { clauses: ['ability.2'] },
      invoke: {
        id: 'effect',
        src: 'effect',
        input: ({ context: { game } }) => ({ game, item: usedAbility(game)?.number ?? -1 }),
        onDone: { target: 'effectCheck', actions: { type: 'take', params: ({ event }) => event.output } },
      },
    },
    effectCheck: {
      description: 'What the effect brought about is checked.',
      meta: { clauses: ['check.1'] },
      invoke: {
        id: 'counterCheck',
        src: 'counterCheck',
        input: ({ context }) => ({ game: context.game }),
        onDone: { target: 'used', actions: { type: 'take', params: ({ event }) => event.output } },
      },
    },
    used: { type: 'final' },
    negated: { type: 'final' },
  },
});
