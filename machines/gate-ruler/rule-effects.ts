import { assign, setup } from 'xstate';
import { isAnyRulerDamaged } from '../../src/rulesets/gate-ruler/reading/rulers.ts';
import {
  clearLooseSouls,
  clearOverfullZones,
  endByDefeat,
  hasLooseSouls,
  isAnyPlayerDefeated,
  isAnyUnitToBeDestroyed,
  isAnyZoneOverfull,
  putDestructions,
} from '../../src/rulesets/gate-ruler/rules/ch12-rule-effects/rule-effects.ts';
import { putRulerDamage } from '../../src/rulesets/gate-ruler/rules/ch13-damage/ruler-damage.ts';
import type { RuleProcess, RuleTypes } from './types.ts';

/** Rule effects (ch.12), repeated until none applies. */
export const ruleEffects: RuleProcess = setup({
  types: {} as RuleTypes,
  guards: {
    isAnyPlayerDefeated: ({ context }) => isAnyPlayerDefeated(context.game),
    isAnyRulerDamaged: ({ context }) => isAnyRulerDamaged(context.game),
    isAnyUnitToBeDestroyed: ({ context }) => isAnyUnitToBeDestroyed(context.game),
    hasLooseSouls: ({ context }) => hasLooseSouls(context.game),
    isAnyZoneOverfull: ({ context }) => isAnyZoneOverfull(context.game),
  },
  actions: {
    endByDefeat: assign(({ context }) => ({ game: endByDefeat(context.game) })),
    putRulerDamage: assign(({ context }) => ({ game: putRulerDamage(context.game) })),
    putDestructions: assign(({ context }) => ({ game: putDestructions(context.game) })),
    clearLooseSouls: assign(({ context }) => ({ game: clearLooseSouls(context.game) })),
    clearOverfullZones: assign(({ context }) => ({ game: clearOverfullZones(context.game) })),
  },
}).createMachine({
  id: 'ruleEffects',
  context: ({ input }) => input,
  output: ({ context }) => ({ game: context.game }),
  meta: { clauses: ['12-1'] },
  initial: 'check',
  states: {
    check: {
      meta: { clauses: ['12-1a'] },
      always: [
        { guard: 'isAnyPlayerDefeated', target: 'defeat' },
        { guard: 'isAnyRulerDamaged', target: 'rulerDamage' },
        { guard: 'isAnyUnitToBeDestroyed', target: 'destruction' },
        { guard: 'isAnyZoneOverfull', target: 'overfullZones' },
        { guard: 'hasLooseSouls', target: 'looseSouls' },
        { target: 'settled' },
      ],
    },
    defeat: {
      meta: { clauses: ['12-2a'] },
      entry: 'endByDefeat',
      always: 'settled',
    },
    rulerDamage: {
      meta: { clauses: ['12-3a', '13-5a'] },
      entry: 'putRulerDamage',
      always: 'check',
    },
    destruction: {
      meta: { clauses: ['12-4a'] },
      entry: 'putDestructions',
      always: 'check',
    },
    overfullZones: {
      meta: { clauses: ['12-5a'] },
      entry: 'clearOverfullZones',
      always: 'check',
    },
    looseSouls: {
      meta: { clauses: ['12-6a'] },
      entry: 'clearLooseSouls',
      always: 'check',
    },
    settled: { type: 'final' },
  },
});
