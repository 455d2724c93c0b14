import { assign, not, setup } from 'xstate';
import { clearEvents } from '../../src/rulesets/gate-ruler/events/emit.ts';
import {
  damageCardOptions,
  damageOptions,
  type Healing,
  type HealOf,
  healAllDamage,
  healDamage,
  healRuler,
  healUnits,
  isAnyCardHealed,
  isAnyDamageHealed,
  isAnyUnitHealed,
} from '../../src/rulesets/gate-ruler/rules/ch13-damage/healing.ts';
import type { GateRulerOption, OptionOf } from '../../src/rulesets/gate-ruler/state/option.ts';
import type { RuleMachine, RuleMachineTypes, StateContext, StepResult } from './types.ts';

interface HealingInput extends StateContext, Pick<Healing, 'item' | 'heal'> {}

interface HealingContext extends Healing, StepResult {}

const ofRuler = (healing: HealingContext) => healing as Healing<HealOf<'healRuler'>>;
const ofUnits = (healing: HealingContext) => healing as Healing<HealOf<'healUnit'>>;
const ofDamage = (healing: HealingContext) => healing as Healing<HealOf<'healProcess'>>;

const cardIn = (option: GateRulerOption | undefined) => (option as OptionOf<'card'>).card;

/** Healing a ruler (13-4b) or units (13-7b). */
export const healing: RuleMachine<HealingInput, StepResult> = setup({
  types: {} as RuleMachineTypes<HealingContext, HealingInput, StepResult>,
  guards: {
    isHeal: ({ context }, heal: Healing['heal']['do']) => context.heal.do === heal,
    isAnyCardHealed: ({ context }) => isAnyCardHealed(ofRuler(context)),
    isAnyDamageHealed: ({ context }) => isAnyDamageHealed(ofDamage(context)),
    isAnyUnitHealed: ({ context }) => isAnyUnitHealed(ofUnits(context)),
    isAllDamageMeant: ({ context }) => ofDamage(context).heal.all === true,
    isEveryCardPicked: ({ context }) => damageCardOptions(ofRuler(context)).length === 0,
    isOnlyCard: ({ context }) => damageCardOptions(ofRuler(context)).length === 1,
    areDamagesAlike: ({ context }) => damageOptions(ofDamage(context)).length === 0,
  },
  actions: {
    pick: assign({
      game: ({ context: { game } }) => clearEvents(game),
      picked: ({ context: { picked }, event }) => [...picked, cardIn(event.option)],
    }),
    pickOnly: assign({ picked: ({ context }) => [...context.picked, cardIn(damageCardOptions(ofRuler(context))[0])] }),
    chooseDamage: assign({
      game: ({ context }) => clearEvents(context.game),
      amount: ({ event }) => (event.option as OptionOf<'number'>).number,
    }),
    healRuler: assign(({ context }) => healRuler(ofRuler(context))),
    healUnits: assign(({ context }) => healUnits(ofUnits(context))),
    healAllDamage: assign(({ context }) => healAllDamage(ofDamage(context))),
    healDamage: assign(({ context }) => healDamage(ofDamage(context))),
  },
}).createMachine({
  id: 'healing',
  context: ({ input }) => ({ ...input, picked: [], isComplete: false }),
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
      on: { answer: { target: 'damageZone', actions: 'pick' } },
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
      on: { answer: { target: 'oneDamage', actions: 'chooseDamage' } },
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
