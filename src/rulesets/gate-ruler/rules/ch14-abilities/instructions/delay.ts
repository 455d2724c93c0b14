import type { ClauseId } from '../../../rulebook/clauses.ts';
import { emitEvent } from '../../../events/happen.ts';
import { addDelayed } from '../../../events/lasting.ts';
import { sourceOf } from '../../../queries/gate.ts';
import { clausesOrNone } from '../../../state/fact.ts';
import type { InstructionOf, InstructionRule } from './rule.ts';

/** 13-3a-1: whether it reduces damage still to come. */
const doesReduceLater = ({ when, effect }: InstructionOf<'delay'>): boolean =>
  when.on === 'damagePut' && effect.some((each) => each.do === 'reduce');

/** 14-9f: a delayed automatic ability; it triggers once (14-9f-1) unless its text says otherwise (14-9f-2). */
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
    const by: readonly ClauseId[] = [delayed.often ? '14-9f-2' : '14-9f-1'];
    return {
      game: emitEvent(addDelayed(game, delayed), {
        clause: '14-9f',
        decidedBy: clausesOrNone(doesReduceLater(instruction) ? ['13-3a-1', ...by] : by),
        what: 'delayed',
        source: source.card,
      }),
    };
  },
};
