import { setup } from 'xstate';
import { acceptOutput, applyRule, isOver, passState, stateGuard } from '../../src/core/rule-machine.ts';
import {
  dealCombatDamage,
  hasAttackerLeft,
  isNobodyHit,
} from '../../src/rulesets/gate-ruler/rules/ch08-attack/attack.ts';
import { gate } from './gate.ts';
import type { RuleMachine, RuleMachineTypes } from './types.ts';

/** The damage step of edition 1.0.0: one gate processing; Penetrate and Counterattack trigger within it. */
export const damageStep100: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  actors: { gate },
  guards: {
    isOver,
    hasAttackerLeft: stateGuard(hasAttackerLeft),
    isNobodyHit: stateGuard(isNobodyHit),
  },
  actions: {
    acceptOutput,
    dealCombatDamage: applyRule(dealCombatDamage),
  },
}).createMachine({
  id: 'damageStep',
  context: ({ input }) => input,
  output: passState,
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
        input: passState,
        onDone: [
          { guard: 'isOver', target: 'over', actions: 'acceptOutput' },
          { target: 'ended', actions: 'acceptOutput' },
        ],
      },
    },
    ended: { type: 'final' },
    over: { type: 'final' },
  },
});
