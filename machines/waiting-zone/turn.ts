import { assign, setup } from 'xstate';
import { beginTurn, drawForTurn, endBattle, gainEnergy } from '../../src/rulesets/waiting-zone/rules/turn/turn.ts';
import { endPhase } from './end-phase.ts';
import { phase } from './phase.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

/** One turn of the house profile: start, main phase, battle phase, end. */
export const turn: RuleProcess = setup({
  types: {} as RuleTypes,
  actors: { phase, endPhase },
  guards: {
    isOver: (_, { game }: Holding) => game.result !== undefined,
  },
  actions: {
    take: assign((_, { game }: Holding) => ({ game })),
    beginTurn: assign(({ context }) => ({ game: beginTurn(context.game) })),
    gainEnergy: assign(({ context }) => ({ game: gainEnergy(context.game) })),
    draw: assign(({ context }) => ({ game: drawForTurn(context.game) })),
    endBattle: assign(({ context }) => ({ game: endBattle(context.game) })),
  },
}).createMachine({
  id: 'turn',
  context: ({ input }) => input,
  output: ({ context }) => ({ game: context.game }),
  meta: { clauses: ['house.2'] },
  initial: 'start',
  states: {
    start: {
      entry: 'beginTurn',
      always: 'energy',
    },
    energy: {
      meta: { clauses: ['house.3'] },
      entry: 'gainEnergy',
      always: 'draw',
    },
    draw: {
      meta: { clauses: ['house.4'] },
      entry: 'draw',
      always: 'mainPhase',
    },
    mainPhase: {
      meta: { clauses: ['house.2', 'house.5'] },
      invoke: {
        id: 'mainPhase',
        src: 'phase',
        input: ({ context }) => ({ game: context.game, phase: 'main' }),
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'battlePhase', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
      },
    },
    battlePhase: {
      meta: { clauses: ['attack.1', 'house.5'] },
      invoke: {
        id: 'battlePhase',
        src: 'phase',
        input: ({ context }) => ({ game: context.game, phase: 'battle' }),
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          {
            target: 'endPhase',
            actions: [{ type: 'take', params: ({ event }) => event.output }, 'endBattle'],
            meta: { clauses: ['reading.24'] },
          },
        ],
      },
    },
    endPhase: {
      invoke: {
        id: 'endPhase',
        src: 'endPhase',
        input: ({ context }) => ({ game: context.game }),
        onDone: { target: 'ended', actions: { type: 'take', params: ({ event }) => event.output } },
      },
    },
    ended: { type: 'final' },
    over: { meta: { clauses: ['house.10'] }, type: 'final' },
  },
});
