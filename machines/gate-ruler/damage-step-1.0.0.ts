import { assign, setup } from 'xstate';
import { dealCombatDamage } from '../../src/rulesets/gate-ruler/rules/ch08-attack/attack.ts';
import { gate } from './gate.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

/** The damage step of edition 1.0.0: one gate processing; Penetrate and Counterattack trigger within it. */
export const damageStep100: RuleProcess = setup({
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
  meta: { clauses: ['u2103/replaced.5'] },
  initial: 'combatDamage',
  states: {
    combatDamage: {
      meta: { clauses: ['8-6b', 'u2103/replaced.1', 'u2103/replaced.5'] },
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
          { target: 'ended', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
      },
    },
    ended: { type: 'final' },
    over: { type: 'final', meta: { clauses: ['1-4b'] } },
  },
});
