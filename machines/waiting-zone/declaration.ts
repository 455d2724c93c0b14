import { assign, setup } from 'xstate';
import { clearEvents } from '../../src/core/game-state.ts';
import { fromInput } from '../../src/core/rule-machine.ts';
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
    take: assign(({ context, event }) => applyAnswer({ game: clearEvents(context.game), draft: context.draft }, event)),
    takeForced: assign(({ context }) => applyForcedAnswer(context)),
    complete: assign({ game: ({ context }) => complete(context) }),
  },
}).createMachine({
  id: 'declaration',
  context: fromInput(({ game, use }: DeclarationInput) => ({ game, draft: newDraft(use) })),
  output: ({ context: { game } }) => ({ game }),
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
            { guard: { type: 'isPast', params: 'additionalCost' }, target: 'paid' },
            { guard: 'isForced', target: 'forced' },
            { target: 'choosing' },
          ],
        },
        forced: { meta: { clauses: ['play.2'] }, entry: 'takeForced', always: 'open' },
        choosing: {
          tags: 'decision',
          meta: { clauses: ['play.2'], decision: 'additionalCost' },
          on: { discard: { target: 'open', actions: 'take' } },
        },
        paid: { type: 'final' },
      },
      onDone: 'optionalCost',
    },
    optionalCost: {
      initial: 'open',
      states: {
        open: {
          always: [
            { guard: { type: 'isPast', params: 'optionalCost' }, target: 'decided' },
            { guard: 'isForced', target: 'forced' },
            { target: 'choosing' },
          ],
        },
        forced: { meta: { clauses: ['play.3'] }, entry: 'takeForced', always: 'open' },
        choosing: {
          tags: 'decision',
          meta: { clauses: ['play.3'], decision: 'optionalCost' },
          on: {
            payOptionalCost: { target: 'open', actions: 'take' },
            declineOptionalCost: { target: 'open', actions: 'take' },
          },
        },
        decided: { type: 'final' },
      },
      onDone: 'side',
    },
    side: {
      initial: 'open',
      states: {
        open: {
          always: [
            { guard: { type: 'isPast', params: 'side' }, target: 'chosen' },
            { guard: 'isForced', target: 'forced' },
            { target: 'choosing' },
          ],
        },
        forced: { meta: { clauses: ['play.4'] }, entry: 'takeForced', always: 'open' },
        choosing: {
          tags: 'decision',
          meta: { clauses: ['play.4'], decision: 'side' },
          on: { 'choose.side': { target: 'open', actions: 'take' } },
        },
        chosen: { type: 'final' },
      },
      onDone: 'targets',
    },
    targets: {
      initial: 'open',
      states: {
        open: {
          always: [
            { guard: { type: 'isPast', params: 'targets' }, target: 'chosen' },
            { guard: 'isForced', target: 'forced' },
            { target: 'choosing' },
          ],
        },
        forced: { meta: { clauses: ['play.5'] }, entry: 'takeForced', always: 'open' },
        choosing: {
          tags: 'decision',
          meta: { clauses: ['play.5'], decision: 'target' },
          on: { 'choose.target': { target: 'open', actions: 'take' } },
        },
        chosen: { type: 'final' },
      },
      onDone: 'declared',
    },
    declared: {
      meta: { clauses: ['play.6', 'zone.2', 'zone.3', 'zone.4'] },
      entry: 'complete',
      type: 'final',
    },
  },
});
