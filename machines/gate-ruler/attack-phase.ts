import { assign, setup } from 'xstate';
import { isLastSubPhase } from '../../src/gate-ruler/attack.ts';
import { beginPhase, reachMoment } from '../../src/gate-ruler/turn.ts';
import { attack } from './attack.ts';
import { gate } from './gate.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

/** The attack phase (ch.8): attack sub-phases until the turn player stops. */
export const attackPhase: RuleProcess = setup({
  types: {} as RuleTypes,
  actors: { attack, gate },
  guards: {
    isOver: (_, { game }: Holding) => game.result !== undefined,
    goesOn: (_, { goesOn }: { goesOn: boolean }) => goesOn,
    isLastSubPhase: ({ context }) => isLastSubPhase(context.game),
  },
  actions: {
    take: assign((_, { game }: Holding) => ({ game })),
    beginPhase: assign(({ context }) => ({ game: beginPhase(context.game, 'attack', '6-4') })),
    reachEnd: assign(({ context }) => ({ game: reachMoment(context.game, 'attackPhaseEnd', '8-8a') })),
  },
}).createMachine({
  id: 'attackPhase',
  context: ({ input }) => input,
  output: ({ context }) => ({ game: context.game }),
  meta: { clauses: ['6-4', '8-1a'] },
  entry: 'beginPhase',
  initial: 'subPhase',
  states: {
    subPhase: {
      meta: { clauses: ['8-2a'] },
      invoke: {
        id: 'attack',
        src: 'attack',
        input: ({ context }) => ({ game: context.game }),
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'goesOn', params: ({ event }) => event.output },
            target: 'further',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'end', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
      },
    },
    further: {
      meta: { clauses: ['8-2a-2'] },
      always: [{ guard: 'isLastSubPhase', target: 'end' }, { target: 'subPhase' }],
    },
    end: {
      meta: { clauses: ['8-8a'] },
      entry: 'reachEnd',
      invoke: {
        id: 'gate',
        src: 'gate',
        input: ({ context }) => ({ game: context.game }),
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'ended', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
      },
    },
    ended: { type: 'final' },
    over: { type: 'final', meta: { clauses: ['1-4b'] } },
  },
});
