import { assign, setup } from 'xstate';
import { clearEvents } from '../../src/core/game-state.ts';
import { passState } from '../../src/core/rule-machine.ts';
import {
  applyAnswer,
  applyForcedAnswer,
  complete,
  type Draft,
  isStepForced,
  newDraft,
  payCost,
  type Step,
  stepOf,
  type Use,
} from '../../src/rulesets/waiting-zone/rules/declaration.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

interface DeclarationInput extends StateContext {
  readonly use: Use;
}

interface Declaration extends StateContext {
  readonly draft: Draft;
}

/** Declaring a play, a cost ability or a counter: energy, further costs, the side, targets, in this order. */
export const declaration: RuleMachine<DeclarationInput> = setup({
  types: {} as RuleMachineTypes<Declaration, DeclarationInput>,
  guards: {
    isPast: ({ context }, step: Step) => stepOf(context.game, context.draft) !== step,
    isForced: ({ context }) => isStepForced(context),
  },
  actions: {
    payCost: assign({ game: ({ context }) => payCost(context.game, context.draft) }),
    take: assign(({ context, event }) =>
      applyAnswer({ game: clearEvents(context.game), draft: context.draft }, event.option),
    ),
    takeForced: assign(({ context }) => applyForcedAnswer(context)),
    complete: assign({ game: ({ context }) => complete(context) }),
  },
}).createMachine({
  id: 'declaration',
  context: ({ input }) => ({ game: input.game, draft: newDraft(input.use) }),
  output: passState,
  initial: 'energy',
  states: {
    energy: {
      meta: { clauses: ['play.1'] },
      entry: 'payCost',
      always: 'additionalCosts',
    },
    additionalCosts: {
      initial: 'open',
      states: {
        open: {
          always: [
            { guard: { type: 'isPast', params: 'additionalCost' }, target: '#declaration.optionalCost' },
            { guard: 'isForced', target: 'forced' },
            { target: 'choosing' },
          ],
        },
        forced: { meta: { clauses: ['play.2'] }, entry: 'takeForced', always: 'open' },
        choosing: {
          tags: 'decision',
          meta: { clauses: ['play.2'], decision: 'additionalCost' },
          on: { answer: { target: 'open', actions: 'take' } },
        },
      },
    },
    optionalCost: {
      initial: 'open',
      states: {
        open: {
          always: [
            { guard: { type: 'isPast', params: 'optionalCost' }, target: '#declaration.side' },
            { guard: 'isForced', target: 'forced' },
            { target: 'choosing' },
          ],
        },
        forced: { meta: { clauses: ['play.3'] }, entry: 'takeForced', always: 'open' },
        choosing: {
          tags: 'decision',
          meta: { clauses: ['play.3'], decision: 'optionalCost' },
          on: { answer: { target: 'open', actions: 'take' } },
        },
      },
    },
    side: {
      initial: 'open',
      states: {
        open: {
          always: [
            { guard: { type: 'isPast', params: 'side' }, target: '#declaration.targets' },
            { guard: 'isForced', target: 'forced' },
            { target: 'choosing' },
          ],
        },
        forced: { meta: { clauses: ['play.4'] }, entry: 'takeForced', always: 'open' },
        choosing: {
          tags: 'decision',
          meta: { clauses: ['play.4'], decision: 'side' },
          on: { answer: { target: 'open', actions: 'take' } },
        },
      },
    },
    targets: {
      initial: 'open',
      states: {
        open: {
          always: [
            { guard: { type: 'isPast', params: 'targets' }, target: '#declaration.declared' },
            { guard: 'isForced', target: 'forced' },
            { target: 'choosing' },
          ],
        },
        forced: { meta: { clauses: ['play.5'] }, entry: 'takeForced', always: 'open' },
        choosing: {
          tags: 'decision',
          meta: { clauses: ['play.5'], decision: 'target' },
          on: { answer: { target: 'open', actions: 'take' } },
        },
      },
    },
    declared: {
      meta: { clauses: ['play.6', 'zone.2', 'zone.3', 'zone.4'] },
      entry: 'complete',
      type: 'final',
    },
  },
});
