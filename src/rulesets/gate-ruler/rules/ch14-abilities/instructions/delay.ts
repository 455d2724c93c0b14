import { happen } from '../../../happening/happen.ts';
import { addDelayed } from '../../../happening/lasting.ts';
import { sourceOf } from '../../../reading/gate.ts';
import type { InstructionOf, InstructionRule } from './rule.ts';

/** 13-3a-1: whether it reduces damage still to come. */
const doesReduceLater = ({ when, effect }: InstructionOf<'delay'>): boolean =>
  when.on === 'damagePut' && effect.some((each) => each.do === 'reduce');

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
      game: happen(addDelayed(game, delayed), {
        clause: '14-9f',
        ...(doesReduceLater(instruction) && { decidedBy: ['13-3a-1'] }),
        what: 'delayed',
        source: source.card,
      }),
    };
  },
};
