import { assign, setup } from 'xstate';
import { fromInput } from '../../src/core/rule-machine.ts';
import {
  beginSteps,
  dropIllegalChoices,
  fizzle,
  followIfDone,
  isEveryChoiceIllegal,
  isProcedure,
  leaveStep,
  levelChoice,
  markUndone,
  nextStep,
  type Resolution,
  resolutionOf,
  stepChoice,
  stepState,
  takeOnlyOption,
  takeOption,
  takeStep,
} from '../../src/rulesets/gate-ruler/rules/ch14-abilities/effect.ts';
import type { Step } from '../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/rule.ts';
import { clearTreatments } from '../../src/rulesets/gate-ruler/rules/ch14-abilities/level-treatment.ts';
import { instruction } from './instruction.ts';
import type { RuleMachine, RuleMachineTypes, StateContext, StepResult } from './types.ts';

/** Resolving a played card or ability (14-6): its steps in order, then the card goes where it belongs. */
export const effect: RuleMachine = setup({
  types: {} as RuleMachineTypes<Resolution, StateContext>,
  actors: { instruction },
  guards: {
    isUndone: ({ context }) => context.isUndone,
    isResolved: ({ context }) => context.program?.length === 0,
    isLevelOpen: ({ context }) => levelChoice(context) !== undefined,
    isUnchecked: ({ context }) => context.program === undefined,
    isEveryChoiceIllegal: ({ context }) => isEveryChoiceIllegal(context),
    isOnlyChoice: ({ context }) => stepChoice(context)?.options.length === 1,
    isChoiceOpen: ({ context }) => stepChoice(context) !== undefined,
    isProcedure: ({ context }) => isProcedure(context),
    isStep: ({ context }, kind: Step['do']) => nextStep(context)?.do === kind,
  },
  actions: {
    clearTreatments: assign({ game: ({ context }) => clearTreatments(context.game, context.item) }),
    treat: assign({ game: ({ context, event }) => takeOption(context, levelChoice, event) }),
    dropIllegal: assign({ game: ({ context }) => dropIllegalChoices(context.game, context.item) }),
    fizzle: assign(({ context }) => fizzle(context)),
    begin: assign(({ context }) => beginSteps(context)),
    choose: assign({ game: ({ context, event }) => takeOption(context, stepChoice, event) }),
    chooseOnly: assign({ game: ({ context }) => takeOnlyOption(context.game, stepChoice(context)) }),
    takeStep: assign(({ context }) => takeStep(context)),
    leaveStep: assign(({ context }, result: StepResult) => leaveStep(context, result)),
    markUndone: assign(({ context }) => markUndone(context)),
    followIfDone: assign(({ context }) => followIfDone(context)),
  },
}).createMachine({
  id: 'effect',
  context: fromInput((input) => resolutionOf(input.game)),
  output: ({ context: { game } }) => ({ game }),
  meta: { clauses: ['14-6'] },
  initial: 'targets',
  states: {
    targets: {
      meta: { clauses: ['14-6a'] },
      entry: 'clearTreatments',
      always: 'next',
    },
    next: {
      description: 'What was chosen is checked first, then one step follows the other.',
      always: [
        { guard: 'isUndone', target: 'next', reenter: true, actions: 'markUndone', meta: { clauses: ['1-5b'] } },
        { guard: 'isResolved', target: 'resolved' },
        { guard: 'isLevelOpen', target: 'treatment' },
        { guard: 'isUnchecked', target: 'check' },
        { guard: 'isOnlyChoice', target: 'forced' },
        { guard: 'isChoiceOpen', target: 'choosing' },
        { guard: 'isProcedure', target: 'instruction' },
        { guard: { type: 'isStep', params: 'ifDone' }, target: 'afterwards' },
        { target: 'deed' },
      ],
    },
    treatment: {
      description: 'A level that decides whether a choice is legal, or what the step does, may be treated as another.',
      tags: 'decision',
      meta: { clauses: ['14-7b'], decision: 'treatment' },
      on: { 'choose.number': { target: 'next', actions: 'treat' } },
    },
    check: {
      meta: { clauses: ['14-6a'] },
      entry: 'dropIllegal',
      always: [
        { guard: 'isEveryChoiceIllegal', target: 'next', actions: 'fizzle', meta: { clauses: ['14-6b'] } },
        { target: 'next', actions: 'begin' },
      ],
    },
    forced: {
      description: 'Nothing else may be chosen.',
      meta: { clauses: ['14-6c'] },
      entry: 'chooseOnly',
      always: 'next',
    },
    choosing: {
      tags: 'decision',
      meta: { clauses: ['14-6c'], decision: 'effectChoice' },
      on: { 'choose.*': { target: 'next', actions: 'choose' } },
    },
    instruction: {
      description: 'A game action with a procedure of its own.',
      invoke: {
        id: 'instruction',
        src: 'instruction',
        input: ({ context }) => stepState(context),
        onDone: { target: 'next', actions: { type: 'leaveStep', params: ({ event }) => event.output } },
      },
    },
    afterwards: {
      description: 'What follows only if the steps before were done completely.',
      meta: { clauses: ['14-10a'] },
      entry: 'followIfDone',
      always: 'next',
    },
    deed: {
      description: 'What is done at once.',
      initial: 'kind',
      states: {
        kind: {
          always: [
            { guard: { type: 'isStep', params: 'destroy' }, target: 'destruction' },
            { guard: { type: 'isStep', params: 'redirect' }, target: 'redirection' },
            { guard: { type: 'isStep', params: 'become' }, target: 'becoming' },
            { guard: { type: 'isStep', params: 'finish' }, target: 'leaving' },
            { target: 'other' },
          ],
        },
        destruction: { meta: { clauses: ['15-9'] }, entry: 'takeStep', type: 'final' },
        redirection: { meta: { clauses: ['8-4d-1'] }, entry: 'takeStep', type: 'final' },
        becoming: { meta: { clauses: ['15-21a'] }, entry: 'takeStep', type: 'final' },
        leaving: { meta: { clauses: ['9-4b'] }, entry: 'takeStep', type: 'final' },
        other: { entry: 'takeStep', type: 'final' },
      },
      onDone: { target: 'next' },
    },
    resolved: { type: 'final' },
  },
});
