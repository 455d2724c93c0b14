import { assign, setup } from 'xstate';
import { fromInput } from '../../src/core/rule-machine.ts';
import {
  carryOut,
  choiceInStep,
  type StepState,
  takeOnlyOption,
  takeOption,
} from '../../src/rulesets/gate-ruler/rules/ch14-abilities/effect.ts';
import type { RuleMachine, RuleMachineTypes, StepResult } from './types.ts';

interface Movement extends StepState, StepResult {}

/** Moving cards by an effect (15-3), or from the gate into play, where somebody chooses something about it. */
export const movement: RuleMachine<StepState, StepResult> = setup({
  types: {} as RuleMachineTypes<Movement, StepState, StepResult>,
  guards: {
    isSoulguardOpen: ({ context }) => choiceInStep(context)?.clause === '16-11',
    isEnhanceOpen: ({ context }) => choiceInStep(context)?.clause === 'u2103/enhance.3',
    isOrderOpen: ({ context }) => choiceInStep(context)?.clause === '3-2d-2',
    isOnlyChoice: ({ context }) => choiceInStep(context)?.options.length === 1,
  },
  actions: {
    choose: assign({ game: ({ context, event }) => takeOption(context, choiceInStep, event) }),
    chooseOnly: assign({ game: ({ context }) => takeOnlyOption(context.game, choiceInStep(context)) }),
    move: assign(({ context }) => {
      const { game, isComplete = true } = carryOut(context);
      return { game, isComplete };
    }),
  },
}).createMachine({
  id: 'movement',
  context: fromInput((input) => ({ ...input, isComplete: false })),
  output: ({ context: { game, isComplete } }) => ({ game, isComplete }),
  initial: 'choices',
  states: {
    choices: {
      description: 'Souls that keep cards in play, souls of units that come out, then the order in a deck.',
      always: [
        { guard: 'isSoulguardOpen', target: 'soulguard' },
        { guard: 'isEnhanceOpen', target: 'enhance' },
        { guard: 'isOnlyChoice', target: 'choices', reenter: true, actions: 'chooseOnly' },
        { guard: 'isOrderOpen', target: 'order' },
        { target: 'moved' },
      ],
    },
    soulguard: {
      description: 'A soul may go to the graveyard in place of the card that would leave play.',
      tags: 'decision',
      meta: { clauses: ['16-11'], decision: 'effectChoice' },
      on: { 'choose.*': { target: 'choices', actions: 'choose' } },
    },
    enhance: {
      description: 'A unit with Enhance that comes out may take another as its soul.',
      tags: 'decision',
      meta: { clauses: ['16-16', 'u2103/enhance.2', 'u2103/enhance.7', 'u2103/enhance.9'], decision: 'enhance' },
      on: { 'choose.*': { target: 'choices', actions: 'choose' } },
    },
    order: {
      description: 'The owner of several cards says in which order they lie in the deck.',
      tags: 'decision',
      meta: { clauses: ['3-2d-2'], decision: 'effectChoice' },
      on: { 'choose.card': { target: 'choices', actions: 'choose' } },
    },
    moved: {
      entry: 'move',
      type: 'final',
    },
  },
});
