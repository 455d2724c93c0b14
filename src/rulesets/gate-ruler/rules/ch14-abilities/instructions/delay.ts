import { happen } from '../../../happening/happen.ts';
import { sourceOf } from '../../../reading/item.ts';
import type { InstructionOf, InstructionRule } from './rule.ts';

/** 14-9f: a delayed automatic ability; it triggers once unless its text says otherwise. */
export const delay: InstructionRule<InstructionOf<'delay'>> = {
  carryOut(game, item, instruction) {
    const source = sourceOf(game, item);
    const delayed = {
      number: game.nextNumber,
      controller: item.controller,
      source,
      when: instruction.when,
      effect: instruction.effect,
      choices: item.choices,
      until: instruction.for,
      often: instruction.often ?? false,
    };
    return {
      game: happen(
        { ...game, delayed: [...game.delayed, delayed], nextNumber: game.nextNumber + 1 },
        { clause: '14-9f', what: 'delayed', source: source.card },
      ),
    };
  },
};
