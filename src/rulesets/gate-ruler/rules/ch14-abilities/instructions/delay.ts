import { happen } from '../../../happening/happen.ts';
import { addDelayed } from '../../../happening/lasting.ts';
import { sourceOf } from '../../../reading/gate.ts';
import type { InstructionOf, InstructionRule } from './rule.ts';

/** 14-9f: a delayed automatic ability; it triggers once unless its text says otherwise. */
export const delay: InstructionRule<InstructionOf<'delay'>> = {
  carryOut(game, item, instruction) {
    const source = sourceOf(game, item);
    const delayed = {
      controller: item.controller,
      source,
      when: instruction.when,
      effect: instruction.effect,
      choices: item.choices,
      until: instruction.for,
      often: instruction.often ?? false,
    };
    return {
      game: happen(addDelayed(game, delayed), { clause: '14-9f', what: 'delayed', source: source.card }),
    };
  },
};
