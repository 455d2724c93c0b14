import { assign, setup } from 'xstate';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import { beginPhase } from '../../src/rulesets/gate-ruler/rules/ch06-turn/turn.ts';
import { isLastSubPhase } from '../../src/rulesets/gate-ruler/rules/ch08-attack/attack.ts';
import { attack } from './attack.ts';
import { attackPhaseEnd } from './attack-phase-end.ts';
import type { RuleMachine, RuleMachineTypes } from './types.ts';
import { vigilance } from './vigilance.ts';

/** The attack phase (ch.8): attack sub-phases until the turn player stops. */
export const attackPhase: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  actors: { attack, firstAtEnd: attackPhaseEnd, lastAtEnd: vigilance },
  guards: {
    goesOn: (_, { goesOn }: { goesOn: boolean }) => goesOn,
    isLastSubPhase: ({ context }) => isLastSubPhase(context.game),
  },
  actions: {
    acceptOutput,
    beginPhase: assign({ game: ({ context }) => beginPhase(context.game, 'attack', '6-4') }),
  },
}).createMachine({
  id: 'attackPhase',
  context: fromInput((input) => input),
  output: ({ context: { game } }) => ({ game }),
  meta: { clauses: ['6-4', '8-1a'] },
  entry: 'beginPhase',
  initial: 'subPhase',
  states: {
    subPhase: {
      meta: { clauses: ['8-2a'] },
      invoke: {
        id: 'attack',
        src: 'attack',
        input: ({ context: { game } }) => ({ game }),
        onDone: [
          {
            guard: { type: 'goesOn', params: ({ event }) => event.output },
            target: 'further',
            actions: 'acceptOutput',
          },
          { target: 'firstAtEnd', actions: 'acceptOutput' },
        ],
      },
    },
    further: {
      always: [
        { guard: 'isLastSubPhase', target: 'firstAtEnd', meta: { clauses: ['5-7a', '8-2a-2'] } },
        { target: 'subPhase', meta: { clauses: ['8-2a-2'] } },
      ],
    },
    firstAtEnd: {
      description: 'The event for the end comes before Vigilance, unless it is read the other way.',
      invoke: {
        id: 'firstAtEnd',
        src: 'firstAtEnd',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'lastAtEnd', actions: 'acceptOutput' },
      },
    },
    lastAtEnd: {
      invoke: {
        id: 'lastAtEnd',
        src: 'lastAtEnd',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'ended', actions: 'acceptOutput' },
      },
    },
    ended: { type: 'final' },
  },
});
