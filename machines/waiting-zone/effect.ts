import { assertEvent, assign, setup } from 'xstate';
import { clearEvents } from '../../src/core/game-state.ts';
import { fromInput } from '../../src/core/rule-machine.ts';
import {
  applyChoice,
  carryOutAt,
  effectAnswers,
  emitResolving,
  finish,
  instructionAt,
  isAbilityVoid,
  openChoiceAt,
  resolvingItem,
  voidAbility,
} from '../../src/rulesets/waiting-zone/rules/effects.ts';
import type { EffectItem } from '../../src/rulesets/waiting-zone/state/waiting-item.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

interface EffectInput extends StateContext {
  /** Number of the waiting thing that resolves. */
  readonly item: number;
}

interface EffectContext extends EffectInput {
  /** Place of the next instruction. */
  readonly next: number;
}

const itemOf = ({ game, item }: EffectInput): EffectItem => resolvingItem(game, item);

const answers = (context: EffectContext) => effectAnswers(context.game, itemOf(context), context.next);

/** Resolving a card, counter or ability: its instructions in order, then it leaves the waiting zone. */
export const effect: RuleMachine<EffectInput> = setup({
  types: {} as RuleMachineTypes<EffectContext, EffectInput>,
  guards: {
    isAbilityVoid: ({ context }) => isAbilityVoid(context.game, itemOf(context)),
    isCarriedOut: ({ context }) => instructionAt(itemOf(context), context.next) === undefined,
    isChoice: ({ context }) => openChoiceAt(itemOf(context), context.next) !== undefined,
    isChoiceOpen: ({ context }) => answers(context).length > 1,
  },
  actions: {
    choose: assign({
      game: ({ context, event }) => {
        assertEvent(event, 'choose.target');
        return applyChoice(clearEvents(context.game), itemOf(context), context.next, event);
      },
    }),
    chooseForced: assign({
      game: ({ context }) => applyChoice(context.game, itemOf(context), context.next, answers(context)[0]),
    }),
    carryOut: assign({
      game: ({ context }) => carryOutAt(context.game, itemOf(context), context.next),
      next: ({ context }) => context.next + 1,
    }),
    emitResolving: assign({ game: ({ context }) => emitResolving(context.game, itemOf(context)) }),
    finish: assign({ game: ({ context }) => finish(context.game, itemOf(context)) }),
    voidAbility: assign({ game: ({ context }) => voidAbility(context.game, itemOf(context)) }),
  },
}).createMachine({
  id: 'effect',
  context: fromInput(({ game, item }: EffectInput) => ({ game, item, next: 0 })),
  output: ({ context: { game } }) => ({ game }),
  initial: 'source',
  states: {
    source: {
      always: [
        { guard: 'isAbilityVoid', target: 'void' },
        { target: 'instructions', actions: 'emitResolving' },
      ],
    },
    instructions: {
      always: [
        { guard: 'isCarriedOut', target: 'resolved' },
        { guard: 'isChoiceOpen', target: 'choosing' },
        { guard: 'isChoice', target: 'forced' },
        { target: 'instruction' },
      ],
    },
    choosing: {
      tags: 'decision',
      meta: { clauses: ['house.17'], decision: 'effectChoice' },
      on: { 'choose.target': { target: 'instructions', actions: 'choose' } },
    },
    forced: {
      description: 'At most one thing may be chosen.',
      meta: { clauses: ['house.17'] },
      entry: 'chooseForced',
      always: 'instructions',
    },
    instruction: {
      meta: { clauses: ['house.14'] },
      entry: 'carryOut',
      always: 'instructions',
    },
    resolved: { entry: 'finish', type: 'final' },
    void: { meta: { clauses: ['reading.15'] }, entry: 'voidAbility', type: 'final' },
  },
});
