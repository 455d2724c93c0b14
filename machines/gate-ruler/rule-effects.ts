import { setup } from 'xstate';
import { does, held, theGame } from '../../src/kernel/charts.ts';
import { carriedBy, isAnyRulerDamaged } from '../../src/rulesets/gate-ruler/reading/rulers.ts';
import { nonTurnPlayer } from '../../src/rulesets/gate-ruler/reading/turn.ts';
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
import { carryNone, putRulerDamage } from '../../src/rulesets/gate-ruler/rules/ch13-damage/ruler-damage.ts';
import type { Game } from '../../src/rulesets/gate-ruler/values/game.ts';
import type { RuleProcess, RuleTypes } from './types.ts';

/** Rule effects (ch.12), repeated until none applies. */
export const ruleEffects: RuleProcess = setup({
  types: {} as RuleTypes,
  guards: {
    isAnyPlayerDefeated: held(isAnyPlayerDefeated),
    isAnyRulerDamaged: held(isAnyRulerDamaged),
    doesTurnPlayerCarry: held((game: Game) => carriedBy(game, game.turn.player).length > 0),
    doesOtherPlayerCarry: held((game: Game) => carriedBy(game, nonTurnPlayer(game)).length > 0),
    isAnyUnitToBeDestroyed: held(isAnyUnitToBeDestroyed),
    hasLooseSouls: held(hasLooseSouls),
    isAnyZoneOverfull: held(isAnyZoneOverfull),
  },
  actions: {
    endByDefeat: does(endByDefeat),
    putRulerDamageOfTurnPlayer: does((game: Game) => putRulerDamage(game, game.turn.player)),
    putRulerDamageOfOtherPlayer: does((game: Game) => putRulerDamage(game, nonTurnPlayer(game))),
    carryNone: does(carryNone),
    putDestructions: does(putDestructions),
    clearLooseSouls: does(clearLooseSouls),
    clearOverfullZones: does(clearOverfullZones),
  },
}).createMachine({
  id: 'ruleEffects',
  context: ({ input }) => input,
  output: theGame,
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
      description: 'Carried ruler damage goes on the gate, a process for each point.',
      meta: { clauses: ['12-3a', '13-5a'] },
      initial: 'ofTurnPlayer',
      states: {
        ofTurnPlayer: {
          always: [
            {
              guard: 'doesTurnPlayerCarry',
              target: 'ofOtherPlayer',
              actions: 'putRulerDamageOfTurnPlayer',
              meta: { clauses: ['13-5b', '13-5b-1', '13-5b-2'] },
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
              meta: { clauses: ['13-5b', '13-5b-1', '13-5b-2'] },
            },
            { target: 'nothingCarried' },
          ],
        },
        nothingCarried: {
          meta: { clauses: ['13-5c'] },
          entry: 'carryNone',
          always: '#ruleEffects.check',
        },
      },
    },
    destruction: {
      meta: { clauses: ['2-11c', '12-4a'] },
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
