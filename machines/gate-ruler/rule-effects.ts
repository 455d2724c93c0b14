import { assign, or, setup } from 'xstate';
import { fromInput } from '../../src/core/rule-machine.ts';
import { carriedRulerDamage, isAnyRulerDamaged } from '../../src/rulesets/gate-ruler/queries/cards.ts';
import { nonTurnPlayer } from '../../src/rulesets/gate-ruler/queries/in-play.ts';
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
import {
  clearCarriedRulerDamage,
  putRulerDamage,
} from '../../src/rulesets/gate-ruler/rules/ch13-damage/ruler-damage.ts';
import type { RuleMachine, RuleMachineTypes } from './types.ts';

/** Rule effects (ch.12), repeated until none applies. */
export const ruleEffects: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  guards: {
    isAnyPlayerDefeated: ({ context }) => isAnyPlayerDefeated(context.game),
    isAnyRulerDamaged: ({ context }) => isAnyRulerDamaged(context.game),
    doesTurnPlayerCarry: ({ context: { game } }) => carriedRulerDamage(game, game.turn.player).length > 0,
    doesOtherPlayerCarry: ({ context: { game } }) => carriedRulerDamage(game, nonTurnPlayer(game)).length > 0,
    isAnyUnitToBeDestroyed: ({ context }) => isAnyUnitToBeDestroyed(context.game),
    hasLooseSouls: ({ context }) => hasLooseSouls(context.game),
    isAnyZoneOverfull: ({ context }) => isAnyZoneOverfull(context.game),
    isAnythingElseDue: or(['isAnyUnitToBeDestroyed', 'hasLooseSouls', 'isAnyZoneOverfull']),
  },
  actions: {
    endByDefeat: assign({ game: ({ context }) => endByDefeat(context.game) }),
    putRulerDamageOfTurnPlayer: assign({ game: ({ context: { game } }) => putRulerDamage(game, game.turn.player) }),
    putRulerDamageOfOtherPlayer: assign({ game: ({ context: { game } }) => putRulerDamage(game, nonTurnPlayer(game)) }),
    carryNone: assign({ game: ({ context }) => clearCarriedRulerDamage(context.game) }),
    putDestructions: assign({ game: ({ context }) => putDestructions(context.game) }),
    clearLooseSouls: assign({ game: ({ context }) => clearLooseSouls(context.game) }),
    clearOverfullZones: assign({ game: ({ context }) => clearOverfullZones(context.game) }),
  },
}).createMachine({
  id: 'ruleEffects',
  context: fromInput((input) => input),
  output: ({ context: { game } }) => ({ game }),
  initial: 'check',
  states: {
    check: {
      description: 'What applies is looked at together, and carried out in a row before it is looked at again.',
      always: [
        { guard: 'isAnyPlayerDefeated', target: 'defeat' },
        { guard: 'isAnyRulerDamaged', target: 'rulerDamage', meta: { clauses: ['12-1a', '12-3a', '13-5a'] } },
        { guard: 'isAnythingElseDue', target: 'destruction', meta: { clauses: ['12-1a'] } },
        { target: 'settled' },
      ],
    },
    defeat: {
      meta: { clauses: ['12-2a'] },
      entry: 'endByDefeat',
      always: 'over',
    },
    rulerDamage: {
      description: 'Carried ruler damage goes on the gate, a process for each point.',
      initial: 'ofTurnPlayer',
      states: {
        ofTurnPlayer: {
          always: [
            {
              guard: 'doesTurnPlayerCarry',
              target: 'ofOtherPlayer',
              actions: 'putRulerDamageOfTurnPlayer',
              meta: { clauses: ['13-5b', '13-5b-1'] },
            },
            { target: 'ofOtherPlayer' },
          ],
        },
        ofOtherPlayer: {
          always: [
            {
              guard: 'doesOtherPlayerCarry',
              target: 'nothingCarried',
              actions: 'putRulerDamageOfOtherPlayer',
              meta: { clauses: ['13-5b', '13-5b-1'] },
            },
            { target: 'nothingCarried' },
          ],
        },
        nothingCarried: {
          meta: { clauses: ['13-5c'] },
          entry: 'carryNone',
          type: 'final',
        },
      },
      onDone: { target: 'destruction' },
    },
    destruction: {
      description: 'Units that cannot stay alive.',
      always: [
        {
          guard: 'isAnyUnitToBeDestroyed',
          target: 'looseSouls',
          actions: 'putDestructions',
          meta: { clauses: ['2-11c', '12-4a'] },
        },
        { target: 'looseSouls' },
      ],
    },
    looseSouls: {
      description: 'Before the overfull zones: the souls of what goes from those are loose only then.',
      always: [
        {
          guard: 'hasLooseSouls',
          target: 'overfullZones',
          actions: 'clearLooseSouls',
          meta: { clauses: ['12-6a'] },
        },
        { target: 'overfullZones' },
      ],
    },
    overfullZones: {
      always: [
        {
          guard: 'isAnyZoneOverfull',
          target: 'check',
          actions: 'clearOverfullZones',
          meta: { clauses: ['12-5a'] },
        },
        { target: 'check' },
      ],
    },
    over: { tags: 'over' },
    settled: { type: 'final' },
  },
});
