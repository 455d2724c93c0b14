import { setup } from 'xstate';
import { does, held, isOver, take, theGame } from '../../src/core/charts.ts';
import {
  dealCombatDamage,
  hasAttackerLeft,
  isNobodyHit,
} from '../../src/rulesets/gate-ruler/rules/ch08-attack/attack.ts';
import { gate } from './gate.ts';
import type { RuleProcess, RuleTypes } from './types.ts';

/** The damage step of edition 1.0.0: one gate processing; Penetrate and Counterattack trigger within it. */
export const damageStep100: RuleProcess = setup({
  types: {} as RuleTypes,
  actors: { gate },
  guards: {
    isOver,
    hasAttackerLeft: held(hasAttackerLeft),
    isNobodyHit: held(isNobodyHit),
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
  initial: 'dealing',
  states: {
    dealing: {
      always: [
        { guard: 'hasAttackerLeft', target: 'combatDamage', meta: { clauses: ['8-2b'] } },
        { guard: 'isNobodyHit', target: 'combatDamage', meta: { clauses: ['8-6b-2'] } },
        {
          target: 'combatDamage',
          actions: 'dealCombatDamage',
          meta: { clauses: ['8-6b', '8-6b-1', '8-6b-3', 'u2103/replaced.1'] },
        },
      ],
    },
    combatDamage: {
      meta: { clauses: ['u2103/replaced.5'] },
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
