import { setup } from 'xstate';
import { does, isOver, take, theGame } from '../../src/kernel/charts.ts';
import { dealCombatDamage } from '../../src/rulesets/gate-ruler/rules/ch08-attack/attack.ts';
import { gate } from './gate.ts';
import type { RuleProcess, RuleTypes } from './types.ts';

/** The damage step of edition 1.0.0: one gate processing; Penetrate and Counterattack trigger within it. */
export const damageStep100: RuleProcess = setup({
  types: {} as RuleTypes,
  actors: { gate },
  guards: {
    isOver,
  },
  actions: {
    take,
    dealCombatDamage: does(dealCombatDamage),
  },
}).createMachine({
  id: 'damageStep',
  context: ({ input }) => input,
  output: theGame,
  meta: { clauses: ['u2103/replaced.5'] },
  initial: 'combatDamage',
  states: {
    combatDamage: {
      meta: { clauses: ['8-6b', 'u2103/replaced.1', 'u2103/replaced.5'] },
      entry: 'dealCombatDamage',
      invoke: {
        id: 'gate',
        src: 'gate',
        input: theGame,
        onDone: [
          { guard: 'isOver', target: 'over', actions: 'take' },
          { target: 'ended', actions: 'take' },
        ],
      },
    },
    ended: { type: 'final' },
    over: { type: 'final' },
  },
});
