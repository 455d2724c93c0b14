import { assign, setup } from 'xstate';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
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
    hasAttackerLeft: ({ context }) => hasAttackerLeft(context.game),
    isNobodyHit: ({ context }) => isNobodyHit(context.game),
  },
  actions: {
    acceptOutput,
    dealCombatDamage: assign({ game: ({ context }) => dealCombatDamage(context.game) }),
  },
}).createMachine({
  id: 'damageStep',
  context: fromInput((input) => input),
  output: ({ context: { game } }) => ({ game }),
  meta: { clauses: ['u2103/replaced.5'] },
  initial: 'dealing',
  states: {
    dealing: {
      always: [
        { guard: 'hasAttackerLeft', target: 'combatDamage', meta: { clauses: ['8-2b'] } },
        { target: 'receiver' },
      ],
    },
    receiver: {
      description: 'What it hits: the frontmost card now on the attacked line.',
      always: [
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
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'ended', actions: 'acceptOutput' },
      },
    },
    ended: { type: 'final' },
  },
});
