import { and, or, setup } from 'xstate';
import { PLAYERS } from '../../src/core/decision.ts';
import { applyRule, passState, stateGuard } from '../../src/core/rule-machine.ts';
import { carriedRulerDamage, isAnyRulerDamaged } from '../../src/rulesets/gate-ruler/queries/cards.ts';
import { nonTurnPlayer } from '../../src/rulesets/gate-ruler/queries/in-play.ts';
import {
  clearLooseSouls,
  clearOverfullZones,
  endByDefeat,
  hasLooseSouls,
  isAnyDestructionWaiting,
  isAnyPlayerDefeated,
  isAnyUnitToBeDestroyed,
  isAnyZoneOverfull,
  putDestructions,
} from '../../src/rulesets/gate-ruler/rules/ch12-rule-effects/rule-effects.ts';
import {
  clearCarriedRulerDamage,
  putRulerDamage,
} from '../../src/rulesets/gate-ruler/rules/ch13-damage/ruler-damage.ts';
import type { Game } from '../../src/rulesets/gate-ruler/state/game.ts';
import type { RuleMachine, RuleMachineTypes } from './types.ts';

/** Rule effects (ch.12), repeated until none applies. */
export const ruleEffects: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  guards: {
    isAnyPlayerDefeated: stateGuard(isAnyPlayerDefeated),
    isAnyRulerDamaged: stateGuard(isAnyRulerDamaged),
    doBothPlayersCarry: stateGuard((game: Game) =>
      PLAYERS.every((player) => carriedRulerDamage(game, player).length > 0),
    ),
    doesTurnPlayerCarry: stateGuard((game: Game) => carriedRulerDamage(game, game.turn.player).length > 0),
    doesOtherPlayerCarry: stateGuard((game: Game) => carriedRulerDamage(game, nonTurnPlayer(game)).length > 0),
    isAnyUnitToBeDestroyed: stateGuard(isAnyUnitToBeDestroyed),
    isAnyDestructionWaiting: stateGuard(isAnyDestructionWaiting),
    hasLooseSouls: stateGuard(hasLooseSouls),
    isAnyZoneOverfull: stateGuard(isAnyZoneOverfull),
  },
  actions: {
    endByDefeat: applyRule(endByDefeat),
    putRulerDamageOfTurnPlayer: applyRule((game: Game) => putRulerDamage(game, game.turn.player)),
    putRulerDamageOfOtherPlayer: applyRule((game: Game) => putRulerDamage(game, nonTurnPlayer(game))),
    carryNone: applyRule(clearCarriedRulerDamage),
    putDestructions: applyRule(putDestructions),
    clearLooseSouls: applyRule(clearLooseSouls),
    clearOverfullZones: applyRule(clearOverfullZones),
  },
}).createMachine({
  id: 'ruleEffects',
  context: ({ input }) => input,
  output: passState,
  initial: 'check',
  states: {
    check: {
      description: 'What applies is looked at together; what is carried out leaves the rest of it as it is.',
      always: [
        {
          guard: and([
            'isAnyPlayerDefeated',
            or(['isAnyRulerDamaged', 'isAnyUnitToBeDestroyed', 'hasLooseSouls', 'isAnyZoneOverfull']),
          ]),
          target: 'defeat',
          meta: { clauses: ['12-1a-1'] },
        },
        { guard: 'isAnyPlayerDefeated', target: 'defeat' },
        { guard: 'isAnyRulerDamaged', target: 'rulerDamage', meta: { clauses: ['12-3a', '13-5a'] } },
        { guard: 'isAnyUnitToBeDestroyed', target: 'destruction' },
        { guard: 'hasLooseSouls', target: 'looseSouls' },
        { guard: 'isAnyZoneOverfull', target: 'overfullZones' },
        { guard: 'isAnyDestructionWaiting', target: 'settled', meta: { clauses: ['12-4b-4'] } },
        { target: 'settled' },
      ],
    },
    defeat: {
      meta: { clauses: ['12-2a'] },
      entry: 'endByDefeat',
      always: 'settled',
    },
    rulerDamage: {
      description: 'Carried ruler damage goes on the gate, a process for each point.',
      initial: 'order',
      states: {
        order: {
          always: [
            {
              guard: 'doBothPlayersCarry',
              target: 'ofTurnPlayer',
              meta: { clauses: ['13-5b-2'] },
            },
            { guard: 'doesTurnPlayerCarry', target: 'ofTurnPlayer' },
            { target: 'ofOtherPlayer' },
          ],
        },
        ofTurnPlayer: {
          meta: { clauses: ['13-5b', '13-5b-1'] },
          entry: 'putRulerDamageOfTurnPlayer',
          always: [{ guard: 'doesOtherPlayerCarry', target: 'ofOtherPlayer' }, { target: 'nothingCarried' }],
        },
        ofOtherPlayer: {
          meta: { clauses: ['13-5b', '13-5b-1'] },
          entry: 'putRulerDamageOfOtherPlayer',
          always: 'nothingCarried',
        },
        nothingCarried: {
          meta: { clauses: ['13-5c'] },
          entry: 'carryNone',
          always: [
            {
              guard: 'isAnyUnitToBeDestroyed',
              target: '#ruleEffects.destruction',
              meta: { clauses: ['12-1a'] },
            },
            { guard: 'hasLooseSouls', target: '#ruleEffects.looseSouls', meta: { clauses: ['12-1a'] } },
            {
              guard: 'isAnyZoneOverfull',
              target: '#ruleEffects.overfullZones',
              meta: { clauses: ['12-1a'] },
            },
            { target: '#ruleEffects.check' },
          ],
        },
      },
    },
    destruction: {
      meta: { clauses: ['2-11c', '12-4a'] },
      entry: 'putDestructions',
      always: [
        { guard: 'hasLooseSouls', target: 'looseSouls', meta: { clauses: ['12-1a'] } },
        { guard: 'isAnyZoneOverfull', target: 'overfullZones', meta: { clauses: ['12-1a'] } },
        { target: 'check' },
      ],
    },
    looseSouls: {
      description: 'Before the overfull zones: the souls of what goes from those are loose only then.',
      meta: { clauses: ['12-6a'] },
      entry: 'clearLooseSouls',
      always: [
        { guard: 'isAnyZoneOverfull', target: 'overfullZones', meta: { clauses: ['12-1a'] } },
        { target: 'check' },
      ],
    },
    overfullZones: {
      meta: { clauses: ['12-5a'] },
      entry: 'clearOverfullZones',
      always: 'check',
    },
    settled: { type: 'final' },
  },
});
