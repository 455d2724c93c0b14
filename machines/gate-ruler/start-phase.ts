import { assign, setup } from 'xstate';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import { isFirstTurn } from '../../src/rulesets/gate-ruler/queries/in-play.ts';
import {
  beginPhase,
  drawAtStart,
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
    isFirstTurn: ({ context }) => isFirstTurn(context.game),
    drivesAtStart: ({ context }) => startDrives(context.game) > 0,
  },
  actions: {
    acceptOutput,
    beginPhase: assign({ game: ({ context }) => expireUntilTurn(beginPhase(context.game, 'start', '6-2')) }),
    setSummonCaps: assign({ game: ({ context }) => setSummonCaps(context.game) }),
    startGame: assign({ game: ({ context }) => reachMoment(context.game, 'gameStart', '6-2b') }),
    readyOwnCards: assign({ game: ({ context }) => readyOwnCards(context.game) }),
    reachStart: assign({ game: ({ context }) => reachMoment(context.game, 'startPhase', '6-2d') }),
    readyResources: assign({ game: ({ context }) => readyResources(context.game) }),
    drawAtStart: assign({ game: ({ context }) => drawAtStart(context.game) }),
  },
}).createMachine({
  id: 'startPhase',
  context: fromInput((input) => input),
  output: ({ context: { game } }) => ({ game }),
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
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'readying', actions: 'acceptOutput' },
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
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'startAction', actions: 'acceptOutput' },
      },
    },
    startAction: {
      description: "What the turn player's ruler does at the start of its turns.",
      initial: 'resources',
      states: {
        resources: {
          meta: { clauses: ['6-2f'] },
          entry: 'readyResources',
          always: 'draw',
        },
        draw: {
          meta: { clauses: ['6-2f'] },
          entry: 'drawAtStart',
          always: [{ guard: 'drivesAtStart', target: 'drive' }, { target: 'gate' }],
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
