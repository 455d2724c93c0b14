import { assign, setup } from 'xstate';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import { keywords } from '../../src/rulesets/gate-ruler/keywords/table.ts';
import {
  dealCombatDamage,
  hasAttackerLeft,
  isNobodyHit,
} from '../../src/rulesets/gate-ruler/rules/ch08-attack/attack.ts';
import {
  dealKeywordDamage,
  dealsAfterwards,
  dropKeyword,
  noteKeyword,
} from '../../src/rulesets/gate-ruler/rules/ch08-attack/attack-keywords.ts';
import { gate } from './gate.ts';
import type { RuleMachine, RuleMachineTypes } from './types.ts';

const { penetrate, counterattack } = keywords;

/** The damage step (8-6): gate processing before, during and after the combat damage. */
export const damageStep: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  actors: { gate },
  guards: {
    hasAttackerLeft: ({ context }) => hasAttackerLeft(context.game),
    isNobodyHit: ({ context }) => isNobodyHit(context.game),
    doesPenetrate: ({ context }) => dealsAfterwards(context.game, penetrate),
    doesCounterattack: ({ context }) => dealsAfterwards(context.game, counterattack),
  },
  actions: {
    acceptOutput,
    notePenetrate: assign({ game: ({ context }) => noteKeyword(context.game, penetrate) }),
    noteCounterattack: assign({ game: ({ context }) => noteKeyword(context.game, counterattack) }),
    dealCombatDamage: assign({ game: ({ context }) => dealCombatDamage(context.game) }),
    dealPenetrate: assign({ game: ({ context }) => dealKeywordDamage(context.game, penetrate) }),
    dealCounterattack: assign({ game: ({ context }) => dealKeywordDamage(context.game, counterattack) }),
    dropPenetrate: assign({ game: ({ context }) => dropKeyword(context.game, penetrate) }),
    dropCounterattack: assign({ game: ({ context }) => dropKeyword(context.game, counterattack) }),
  },
}).createMachine({
  id: 'damageStep',
  context: fromInput((input) => input),
  output: ({ context: { game } }) => ({ game }),
  meta: { clauses: ['8-6'] },
  initial: 'before',
  states: {
    before: {
      description: 'Before the combat damage: what Penetrate and Counterattack will look at again is remembered.',
      initial: 'penetrate',
      states: {
        penetrate: {
          description: 'The first look at Penetrate.',
          meta: { clauses: ['8-6a', '8-6a-1', 'u2103/damage-step.3'] },
          entry: 'notePenetrate',
          always: 'counterattack',
        },
        counterattack: {
          description: 'The first look at Counterattack.',
          meta: { clauses: ['8-6a', '8-6a-2', 'u2103/damage-step.3'] },
          entry: 'noteCounterattack',
          always: 'gate',
        },
        gate: {
          meta: { clauses: ['8-6a-3', 'u2103/damage-step.1'] },
          invoke: {
            id: 'gate',
            src: 'gate',
            input: ({ context: { game } }) => ({ game }),
            onDone: { target: 'ended', actions: 'acceptOutput' },
          },
        },
        ended: { type: 'final' },
      },
      onDone: 'dealing',
    },
    dealing: {
      description: 'The attacking card deals combat damage.',
      always: [{ guard: 'hasAttackerLeft', target: 'during', meta: { clauses: ['8-2b'] } }, { target: 'receiver' }],
    },
    receiver: {
      description: 'What it hits: the frontmost card now on the attacked line.',
      always: [
        { guard: 'isNobodyHit', target: 'during', meta: { clauses: ['8-6b-2'] } },
        { target: 'during', actions: 'dealCombatDamage', meta: { clauses: ['8-6b', '8-6b-1', '8-6b-3'] } },
      ],
    },
    during: {
      description: 'The combat damage lies on the gate.',
      meta: { clauses: ['8-6b-4', 'u2103/damage-step.1'] },
      invoke: {
        id: 'gate',
        src: 'gate',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'after', actions: 'acceptOutput' },
      },
    },
    after: {
      description: 'After the combat damage.',
      initial: 'penetrate',
      states: {
        penetrate: {
          description: 'The second look at Penetrate.',
          always: [
            {
              guard: 'doesPenetrate',
              target: 'counterattack',
              actions: 'dealPenetrate',
              meta: {
                clauses: ['8-6c', '8-6c-1', '16-5', 'u2103/damage-step.2', 'u2103/penetrate.2', 'u2103/penetrate.4'],
              },
            },
            { target: 'counterattack', actions: 'dropPenetrate' },
          ],
        },
        counterattack: {
          description: 'The second look at Counterattack.',
          always: [
            {
              guard: 'doesCounterattack',
              target: 'gate',
              actions: 'dealCounterattack',
              meta: {
                clauses: [
                  '8-6c',
                  '8-6c-2',
                  '16-7',
                  'u2103/damage-step.2',
                  'u2103/counterattack.2',
                  'u2103/counterattack.3',
                ],
              },
            },
            { target: 'gate', actions: 'dropCounterattack' },
          ],
        },
        gate: {
          meta: { clauses: ['8-6c-3', 'u2103/damage-step.1'] },
          invoke: {
            id: 'gate',
            src: 'gate',
            input: ({ context: { game } }) => ({ game }),
            onDone: { target: 'ended', actions: 'acceptOutput' },
          },
        },
        ended: { type: 'final' },
      },
      onDone: 'ended',
    },
    ended: { type: 'final' },
  },
});
