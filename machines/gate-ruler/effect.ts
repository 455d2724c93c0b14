import { assign, setup } from 'xstate';
import type { Instruction } from '../../src/gate-ruler/card.ts';
import { carryOut, finishPlayed, instructionAt, resolvingItem } from '../../src/gate-ruler/effect.ts';
import { topOfGate } from '../../src/gate-ruler/gate.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

interface EffectContext extends Holding {
  /** Number of the card or ability on the gate. */
  readonly item: number;
  /** Place of the next instruction. */
  readonly next: number;
}

const nextInstruction = ({ game, item, next }: EffectContext): Instruction | undefined =>
  instructionAt(game, resolvingItem(game, item), next);

/** Resolving a played card or ability: its instructions in order, then the card goes where it belongs. */
export const effect: RuleProcess = setup({
  types: {} as RuleTypes<EffectContext, Holding>,
  guards: {
    hasInstruction: ({ context }) => nextInstruction(context) !== undefined,
  },
  actions: {
    carryOut: assign(({ context }) => ({
      game: carryOut(
        context.game,
        resolvingItem(context.game, context.item),
        nextInstruction(context) as Instruction,
      ),
      next: context.next + 1,
    })),
    finish: assign(({ context }) => ({ game: finishPlayed(context.game, context.item) })),
  },
}).createMachine({
  id: 'effect',
  context: ({ input }) => ({ game: input.game, item: topOfGate(input.game)?.number ?? -1, next: 0 }),
  output: ({ context }) => ({ game: context.game }),
  meta: { clauses: ['9-4b'] },
  initial: 'instructions',
  states: {
    instructions: {
      always: [{ guard: 'hasInstruction', target: 'instruction' }, { target: 'resolved' }],
    },
    instruction: {
      meta: { clauses: ['1-5b'] },
      entry: 'carryOut',
      always: 'instructions',
    },
    resolved: { entry: 'finish', type: 'final' },
  },
});
