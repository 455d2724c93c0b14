import type { Player } from '../../../../../core/decision.ts';
import { emitEvent } from '../../../events/happen.ts';
import { scopeOf } from '../../../queries/gate.ts';
import { affectedCards } from '../../../queries/meaning.ts';
import { referenceClauses } from './wording.ts';
import { locationOf } from '../../../queries/zones.ts';
import { exhaust as exhaustCard, ready as readyCard } from '../../ch03-zones/movement-2.ts';
import type { InstructionOf, InstructionRule } from './rule.ts';

/** Cards become ready. */
export const ready: InstructionRule<InstructionOf<'ready'>> = {
  carryOut(game, item, { cards }) {
    const meant = affectedCards(game, scopeOf(game, item), cards);
    return {
      game: meant.reduce((next, card) => readyCard(next, card, '15-14', referenceClauses(cards)), game),
      isComplete: meant.length > 0,
    };
  },
};

/** Cards become exhausted. */
export const exhaust: InstructionRule<InstructionOf<'exhaust'>> = {
  carryOut(game, item, { cards }) {
    const meant = affectedCards(game, scopeOf(game, item), cards);
    return {
      game: meant.reduce((next, card) => exhaustCard(next, card, '15-14', referenceClauses(cards)), game),
      isComplete: meant.length > 0,
    };
  },
};

/** 15-5: cards are shown to both players. */
export const reveal: InstructionRule<InstructionOf<'reveal'>> = {
  carryOut(game, item, { cards }) {
    const meant = affectedCards(game, scopeOf(game, item), cards);
    const told = meant.reduce((next, card) => {
      const from = locationOf(next, card);
      return from === 'gate'
        ? next
        : emitEvent(next, { clause: '15-5a', what: 'revealed', player: from.player as Player, card, from });
    }, game);
    return { game: told, isComplete: meant.length > 0 };
  },
};
