import { scopeOf } from '../../../queries/gate.ts';
import { affectedCards } from '../../../queries/meaning.ts';
import { referenceClauses } from './wording.ts';
import { putDestructionByEffect } from '../../ch12-rule-effects/destruction.ts';
import type { InstructionOf, InstructionRule } from './rule.ts';

/** 15-9: destruction waits on the gate; a destroy process is put for each card. */
export const destroy: InstructionRule<InstructionOf<'destroy'>> = {
  carryOut(game, item, { cards }) {
    const doomed = affectedCards(game, scopeOf(game, item), cards);
    return {
      game: doomed.reduce(
        (next, card) => putDestructionByEffect(next, card, '15-9', referenceClauses(cards)),
        game,
      ),
      isComplete: doomed.length > 0,
    };
  },
};
