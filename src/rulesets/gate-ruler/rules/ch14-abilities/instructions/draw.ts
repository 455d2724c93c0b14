import { opponentOf } from '../../../../../core/decision.ts';
import { scopeOf } from '../../../queries/gate.ts';
import { amountOf } from '../../../queries/meaning.ts';
import { cardsIn } from '../../../queries/zones.ts';
import { moveFromDeck } from '../../ch03-zones/movement-2.ts';
import { shuffleDeck } from '../../ch05-preparation/preparation.ts';
import type { InstructionOf, InstructionRule } from './rule.ts';

/** 15-6: cards are drawn one by one from the top of the deck. */
export const draw: InstructionRule<InstructionOf<'draw'>> = {
  carryOut(game, item, { player, count }) {
    const who = player === 'own' ? item.controller : opponentOf(item.controller);
    const wanted = amountOf(game, scopeOf(game, item), count);
    return {
      game: moveFromDeck(game, who, wanted, 'hand', '15-6'),
      isComplete: cardsIn(game, who, 'deck').length >= wanted,
    };
  },
};

/** 15-16: a deck is shuffled. */
export const shuffle: InstructionRule<InstructionOf<'shuffle'>> = {
  carryOut: (game, item, { player }) => ({
    game: shuffleDeck(game, player === 'own' ? item.controller : opponentOf(item.controller), '15-16'),
  }),
};
