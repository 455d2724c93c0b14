import { scopeOf } from '../../../queries/gate.ts';
import { affectedCards } from '../../../queries/meaning.ts';
import { linkSoul } from '../../ch03-zones/movement-2.ts';
import { unguardedArrival } from '../../ch12-rule-effects/rule-effects.ts';
import type { InstructionOf, InstructionRule } from './rule.ts';

/** 3-14c: cards become souls of another card, together; no soul of theirs keeps them in play (16-11c). */
export const putUnder: InstructionRule<InstructionOf<'putUnder'>> = {
  carryOut(game, item, { cards, host }) {
    const scope = scopeOf(game, item);
    const [under] = affectedCards(game, scope, host);
    const souls = affectedCards(game, scope, cards);
    if (under === undefined || souls.length === 0) return { game, isComplete: false };
    return {
      game: souls.reduce(
        (next, soul) =>
          linkSoul(next, soul, under, '3-14c', { before: game, ...unguardedArrival(game, soul, '16-11c') }),
        game,
      ),
    };
  },
};
