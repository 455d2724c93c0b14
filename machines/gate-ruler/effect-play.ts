import { assign, setup } from 'xstate';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import {
  isPlayLeft,
  playByStep,
  playRequested,
  type StepState,
} from '../../src/rulesets/gate-ruler/rules/ch14-abilities/effect.ts';
import type { Game } from '../../src/rulesets/gate-ruler/state/game.ts';
import { play } from './play.ts';
import type { RuleMachine, RuleMachineTypes, StepResult } from './types.ts';

interface EffectPlay extends StepState, StepResult {}

/** Playing a card because an effect says so (15-20). */
export const effectPlay: RuleMachine<StepState, StepResult> = setup({
  types: {} as RuleMachineTypes<EffectPlay, StepState, StepResult>,
  actors: { play },
  guards: {
    isNothingToPlay: ({ context }) => playRequested(context) === undefined,
    isPlayed: (_, { isPlayed }: { isPlayed: boolean }) => isPlayed,
    isPlayLeft: ({ context }, { game }: { game: Game }) => isPlayLeft({ ...context, game }),
  },
  actions: {
    acceptOutput,
    markComplete: assign({ isComplete: true }),
  },
}).createMachine({
  id: 'effectPlay',
  context: fromInput((input) => ({ ...input, isComplete: false })),
  output: ({ context: { game, isComplete } }) => ({ game, isComplete }),
  initial: 'card',
  states: {
    card: {
      always: [{ guard: 'isNothingToPlay', target: 'notPlayed' }, { target: 'play' }],
    },
    play: {
      meta: { clauses: ['15-20'] },
      invoke: {
        id: 'play',
        src: 'play',
        input: ({ context }) => ({ game: context.game, request: playByStep(context) }),
        onDone: [
          {
            guard: { type: 'isPlayed', params: ({ event }) => event.output },
            target: 'played',
            actions: 'acceptOutput',
          },
          {
            guard: { type: 'isPlayLeft', params: ({ event }) => event.output },
            target: 'card',
            actions: 'acceptOutput',
            meta: { clauses: ['14-3b-4'] },
          },
          { target: 'notPlayed', actions: 'acceptOutput' },
        ],
      },
    },
    played: {
      entry: 'markComplete',
      type: 'final',
    },
    notPlayed: { type: 'final' },
  },
});
