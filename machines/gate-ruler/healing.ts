import { assertEvent, assign, not, setup } from 'xstate';
import { fromInput } from '../../src/core/rule-machine.ts';
import { clearEvents } from '../../src/rulesets/gate-ruler/events/emit.ts';
import {
  damageCardOptions,
  damageOptions,
  type Healing,
  healAllDamage,
  healDamage,
  healRuler,
  healUnits,
  isAllDamageMeant,
  isAnyCardHealed,
  isAnyDamageHealed,
  isAnyUnitHealed,
} from '../../src/rulesets/gate-ruler/rules/ch13-damage/healing.ts';
import type { RuleMachine, RuleMachineTypes, StateContext, StepResult } from './types.ts';

interface HealingInput extends StateContext, Pick<Healing, 'item' | 'heal'> {}

interface HealingContext extends Healing, StepResult {}

/** Healing a ruler (13-4b) or units (13-7b). */
export const healing: RuleMachine<HealingInput, StepResult> = setup({
  types: {} as RuleMachineTypes<HealingContext, HealingInput, StepResult>,
  guards: {
    isHeal: ({ context }, heal: Healing['heal']['do']) => context.heal.do === heal,
    isAnyCardHealed: ({ context }) => isAnyCardHealed(context),
    isAnyDamageHealed: ({ context }) => isAnyDamageHealed(context),
    isAnyUnitHealed: ({ context }) => isAnyUnitHealed(context),
    isAllDamageMeant: ({ context }) => isAllDamageMeant(context),
    isEveryCardPicked: ({ context }) => damageCardOptions(context).length === 0,
    isOnlyCard: ({ context }) => damageCardOptions(context).length === 1,
    areDamagesAlike: ({ context }) => damageOptions(context).length === 0,
  },
  actions: {
    pick: assign({
      game: ({ context: { game } }) => clearEvents(game),
      picked: ({ context: { picked }, event }) => {
        assertEvent(event, 'choose.card');
        return [...picked, event.card];
      },
    }),
    pickOnly: assign({
      picked: ({ context }) => [...context.picked, ...damageCardOptions(context).map(({ card }) => card)],
    }),
    chooseDamage: assign({
      game: ({ context }) => clearEvents(context.game),
      chosen: ({ event }) => {
        assertEvent(event, 'choose.number');
        return event;
      },
    }),
    healRuler: assign(({ context }) => healRuler(context)),
    healUnits: assign(({ context }) => healUnits(context)),
    healAllDamage: assign(({ context }) => healAllDamage(context)),
    healDamage: assign(({ context }) => healDamage(context)),
  },
}).createMachine({
  id: 'healing',
  context: fromInput((input) => ({ ...input, picked: [], isComplete: false })),
  output: ({ context: { game, isComplete } }) => ({ game, isComplete }),
  initial: 'healed',
  states: {
    healed: {
      description: 'What is healed: a ruler, what one process dealt to a unit, or units.',
      always: [
        { guard: { type: 'isHeal', params: 'healRuler' }, target: 'damageZone' },
        { guard: { type: 'isHeal', params: 'healProcess' }, target: 'damage' },
        { guard: 'isAnyUnitHealed', target: 'units' },
        { target: 'nothing' },
      ],
    },
    damageZone: {
      description: 'Cards of the damage zone are picked, one by one.',
      always: [
        { guard: not('isAnyCardHealed'), target: 'nothing' },
        { guard: 'isEveryCardPicked', target: 'ruler' },
        { guard: 'isOnlyCard', target: 'damageZone', reenter: true, actions: 'pickOnly' },
        { target: 'choosingCard' },
      ],
    },
    choosingCard: {
      tags: 'decision',
      meta: { clauses: ['13-4b'], decision: 'healedCard' },
      on: { 'choose.card': { target: 'damageZone', actions: 'pick' } },
    },
    ruler: {
      description: 'They go to the graveyard; what the ruler carries stays.',
      meta: { clauses: ['13-4b'] },
      entry: 'healRuler',
      type: 'final',
    },
    damage: {
      description: 'What one process dealt in this phase, or what all of them dealt.',
      always: [
        { guard: not('isAnyDamageHealed'), target: 'nothing' },
        { guard: 'isAllDamageMeant', target: 'allDamage' },
        { guard: 'areDamagesAlike', target: 'oneDamage' },
        { target: 'choosingDamage' },
      ],
    },
    choosingDamage: {
      tags: 'decision',
      meta: { clauses: ['13-7b-1'], decision: 'healedDamage' },
      on: { 'choose.number': { target: 'oneDamage', actions: 'chooseDamage' } },
    },
    oneDamage: {
      meta: { clauses: ['13-7b-1'] },
      entry: 'healDamage',
      type: 'final',
    },
    allDamage: {
      meta: { clauses: ['13-7b-1'] },
      entry: 'healAllDamage',
      type: 'final',
    },
    units: {
      meta: { clauses: ['13-7b'] },
      entry: 'healUnits',
      type: 'final',
    },
    nothing: { type: 'final' },
  },
});
