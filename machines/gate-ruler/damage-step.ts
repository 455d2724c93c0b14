import { setup } from 'xstate';
import { does, held, isOver, take, theGame } from '../../src/kernel/charts.ts';
import { dealCombatDamage } from '../../src/rulesets/gate-ruler/rules/ch08-attack/attack.ts';
import {
  dealCounterattack,
  dealPenetrate,
  doesCounterattack,
  doesPenetrate,
  noteCombatKeywords,
} from '../../src/rulesets/gate-ruler/rules/ch08-attack/combat-keywords.ts';
import { gate } from './gate.ts';
import type { RuleProcess, RuleTypes } from './types.ts';

/** The damage step (8-6): gate processing before, during and after the combat damage. */
export const damageStep: RuleProcess = setup({
  types: {} as RuleTypes,
  actors: { gate },
  guards: {
    isOver,
    doesPenetrate: held(doesPenetrate),
    doesCounterattack: held(doesCounterattack),
  },
  actions: {
    take,
    noteCombatKeywords: does(noteCombatKeywords),
    dealCombatDamage: does(dealCombatDamage),
    dealPenetrate: does(dealPenetrate),
    dealCounterattack: does(dealCounterattack),
  },
}).createMachine({
  id: 'damageStep',
  context: ({ input }) => input,
  output: theGame,
  meta: { clauses: ['8-6', 'u2103/damage-step.1'] },
  initial: 'before',
  states: {
    before: {
      description: 'Before the combat damage: what Penetrate and Counterattack look at is remembered.',
      meta: { clauses: ['8-6a', '8-6a-1', '8-6a-2', '8-6a-3'] },
      entry: 'noteCombatKeywords',
      invoke: {
        id: 'gate',
        src: 'gate',
        input: theGame,
        onDone: [
          { guard: 'isOver', target: 'over', actions: 'take' },
          { target: 'during', actions: 'take' },
        ],
      },
    },
    during: {
      description: 'The attacking card deals combat damage.',
      meta: { clauses: ['8-6b', '8-6b-4'] },
      entry: 'dealCombatDamage',
      invoke: {
        id: 'gate',
        src: 'gate',
        input: theGame,
        onDone: [
          { guard: 'isOver', target: 'over', actions: 'take' },
          { target: 'penetrate', actions: 'take' },
        ],
      },
    },
    penetrate: {
      description: 'After the combat damage: the second look at Penetrate.',
      meta: { clauses: ['8-6c-1', 'u2103/penetrate.2'] },
      always: [
        { guard: 'doesPenetrate', target: 'counterattack', actions: 'dealPenetrate' },
        { target: 'counterattack' },
      ],
    },
    counterattack: {
      description: 'The second look at Counterattack.',
      meta: { clauses: ['8-6c-2', 'u2103/counterattack.2'] },
      always: [{ guard: 'doesCounterattack', target: 'after', actions: 'dealCounterattack' }, { target: 'after' }],
    },
    after: {
      description: 'After the combat damage.',
      meta: { clauses: ['8-6c', '8-6c-3'] },
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
    over: { type: 'final', meta: { clauses: ['1-4b'] } },
  },
});
