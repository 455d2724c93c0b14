import { and, assign, setup } from 'xstate';
import { acceptOutput, applyRule, isOver, passState, stateGuard } from '../../src/core/rule-machine.ts';
import { isFirstTurn } from '../../src/rulesets/gate-ruler/queries/in-play.ts';
import {
  beginPhase,
  drawAtStart,
  drawsLess,
  expireUntilTurn,
  reachMoment,
  readyOwnCards,
  readyResources,
  setSummonCaps,
  startDrives,
} from '../../src/rulesets/gate-ruler/rules/ch06-turn/turn.ts';
import { drive } from './drive.ts';
import { gate } from './gate.ts';
import type { RuleMachine, RuleMachineTypes } from './types.ts';

/** The start phase (6-2). */
export const startPhase: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  actors: { gate, drive },
  guards: {
    isOver,
    isFirstTurn: stateGuard(isFirstTurn),
    drawsLess: stateGuard(drawsLess),
    drivesAtStart: stateGuard((game) => startDrives(game) > 0),
  },
  actions: {
    acceptOutput,
    beginPhase: assign({ game: ({ context }) => expireUntilTurn(beginPhase(context.game, 'start', '6-2')) }),
    setSummonCaps: applyRule(setSummonCaps),
    startGame: assign({ game: ({ context }) => reachMoment(context.game, 'gameStart', '6-2b') }),
    readyOwnCards: applyRule(readyOwnCards),
    reachStart: assign({ game: ({ context }) => reachMoment(context.game, 'startPhase', '6-2d') }),
    readyResources: applyRule(readyResources),
    drawAtStart: applyRule(drawAtStart),
  },
}).createMachine({
  id: 'startPhase',
  context: ({ input }) => input,
  output: passState,
  meta: { clauses: ['6-2'] },
  entry: 'beginPhase',
  initial: 'summonCaps',
  states: {
    summonCaps: {
      meta: { clauses: ['6-2a'] },
      entry: 'setSummonCaps',
      always: [{ guard: 'isFirstTurn', target: 'gameStart' }, { target: 'readying' }],
    },
    gameStart: {
      meta: { clauses: ['6-2b'] },
      entry: 'startGame',
      invoke: {
        id: 'gate',
        src: 'gate',
        input: passState,
        onDone: [
          { guard: 'isOver', target: 'over', actions: 'acceptOutput' },
          { target: 'readying', actions: 'acceptOutput' },
        ],
      },
    },
    readying: {
      meta: { clauses: ['6-2c'] },
      entry: 'readyOwnCards',
      always: 'beginning',
    },
    beginning: {
      meta: { clauses: ['6-2d', '6-2e'] },
      entry: 'reachStart',
      invoke: {
        id: 'gate',
        src: 'gate',
        input: passState,
        onDone: [
          { guard: 'isOver', target: 'over', actions: 'acceptOutput' },
          { target: 'startAction', actions: 'acceptOutput' },
        ],
      },
    },
    startAction: {
      description: "What the turn player's ruler does at the start of its turns.",
      initial: 'resources',
      states: {
        resources: {
          meta: { clauses: ['6-2f'] },
          entry: 'readyResources',
          always: [{ guard: 'drawsLess', target: 'draw', meta: { clauses: ['5-7b'] } }, { target: 'draw' }],
        },
        draw: {
          meta: { clauses: ['6-2f'] },
          entry: 'drawAtStart',
          always: [
            { guard: and(['isFirstTurn', 'drivesAtStart']), target: 'drive', meta: { clauses: ['5-7c'] } },
            { guard: 'drivesAtStart', target: 'drive' },
            { target: 'gate' },
          ],
        },
        drive: {
          meta: { clauses: ['6-2f', '10-1a'] },
          invoke: {
            id: 'drive',
            src: 'drive',
            input: ({ context: { game } }) => ({ game, player: game.turn.player, count: startDrives(game) }),
            onDone: { target: 'gate', actions: 'acceptOutput' },
          },
        },
        gate: {
          meta: { clauses: ['6-2g'] },
          invoke: {
            id: 'gate',
            src: 'gate',
            input: passState,
            onDone: [
              { guard: 'isOver', target: '#startPhase.over', actions: 'acceptOutput' },
              { target: '#startPhase.ended', actions: 'acceptOutput' },
            ],
          },
        },
      },
    },
    ended: { type: 'final' },
    over: { type: 'final' },
  },
});
