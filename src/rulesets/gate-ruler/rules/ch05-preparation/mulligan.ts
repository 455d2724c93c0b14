import { opponentOf, type Player } from '../../../../core/decision.ts';
import { cardsIn } from '../../queries/zones.ts';
import type { Game } from '../../state/game.ts';
import { moveCard, moveFromDeck } from '../ch03-zones/movement-2.ts';
import { shuffleDeck } from './preparation.ts';

/** 5-6: who may exchange the starting hand now, after that many were asked: the turn player first (1-5d). */
export const mulliganPlayer = ({
  game,
  asked,
}: {
  readonly game: Game;
  readonly asked: number;
}): Player | undefined => {
  if (game.interpretations.mulligan === 'none' || asked > 1) return undefined;
  return asked === 0 ? game.turn.player : opponentOf(game.turn.player);
};

/** 5-6: the hand goes back into the deck, which is shuffled, and as many cards are drawn. */
export const mulligan = (game: Game, player: Player): Game => {
  const hand = cardsIn(game, player, 'hand');
  const returned = hand.reduce((next, card) => moveCard(next, card, { player, zone: 'deck' }, '5-6'), game);
  return moveFromDeck(shuffleDeck(returned, player, '5-6'), player, hand.length, 'hand', '5-6');
};
