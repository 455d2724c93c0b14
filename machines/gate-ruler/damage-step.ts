import { assign, setup } from 'xstate';
import { dealCombatDamage } from '../../src/gate-ruler/attack.ts';
import { gate } from './gate.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

/** The damage step (8-6): gate processing before, during and after the combat damage. */
export const damageStep: RuleProcess = setup({
  types: {} as RuleTypes,
  actors: { gate },
  guards: {
    isOver: (_, { game }: Holding) => game.result !== undefined,
  },
  actions: {
    take: assign((_, { game }: Holding) => ({ game })),
    dealCombatDamage: assign(({ context }) => ({ game: dealCombatDamage(context.game) })),
  },
}).createMachine({
  id: 'damageStep',
  context: ({ input }) => input,
  output: ({ context }) => ({ game: context.game }),
  meta: { clauses: ['8-6'] },
  initial: 'before',
  states: {
    before: {
      description: 'Before the combat damage.',
      meta: { clauses: ['8-6a'] },
      invoke: {
        id: 'gate',
        src: 'gate',
        input: ({ context }) => ({ game: context.game }),
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'during', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
      },
    },
    during: {
      description: 'The attacking card deals combat damage.',
      meta: { clauses: ['8-6b'] },
      entry: 'dealCombatDamage',
      invoke: {
        id: 'gate',
        src: 'gate',
        input: ({ context }) => ({ game: context.game }),
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'after', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
      },
    },
    after: {
      description: 'After the combat damage.',
      meta: { clauses: ['8-6c'] },
      invoke: {
        id: 'gate',
        src: 'gate',
        input: ({ context }) => ({ game: context.game }),
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'ended', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
      },
    },
    ended: { type: 'final' },
    over: { type: 'final', meta: { clauses: ['1-4b'] } },
  },
});
