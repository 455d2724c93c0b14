import { opponentOf, type Player } from '../../../core/decision.ts';
import type { Game, Side } from '../state/game-2.ts';

/** The side with other cards in the places that the viewer does not see: in the deck, and in the hand of the opponent. */
const redealSide = (side: Side, isOpponent: boolean): Side => {
  const { deck, hand } = side.zones;
  if (!isOpponent) return { ...side, zones: { ...side.zones, deck: deck.toReversed() } };
  const cards = [...deck, ...hand].toReversed();
  return {
    ...side,
    zones: { ...side.zones, deck: cards.slice(0, deck.length), hand: cards.slice(deck.length) },
  };
};

/** The game with decks, and the hand of the opponent, dealt in another way. Nothing while something open may name such a card. */
export const rerandomizeHiddenCards = (game: Game, viewer: Player): Game | undefined => {
  if (game.waiting.length > 0 || game.window !== null) return undefined;
  const sideOf = (player: Player): Side => redealSide(game.sides[player], player === opponentOf(viewer));
  return { ...game, sides: [sideOf(0), sideOf(1)], rng: game.rng.map((word) => ~word) };
};
