import { opponentOf, PLAYERS, type Player } from '../../../kernel/decision.ts';
import type { Game } from '../values/game.ts';

/** The game with decks, and the hand of the opponent, dealt in another way. Nothing while something open may name such a card. */
export const otherWaitingZone = (game: Game, viewer: Player): Game | undefined => {
  if (game.waiting.length > 0 || game.window !== null) return undefined;
  const definitionOf = [...game.definitionOf];
  for (const player of PLAYERS) {
    const { deck, hand } = game.sides[player].zones;
    const hidden = player === opponentOf(viewer) ? [...deck, ...hand] : deck;
    for (const [index, card] of hidden.entries()) {
      definitionOf[card] = game.definitionOf[hidden[hidden.length - 1 - index] as number] as string;
    }
  }
  return { ...game, definitionOf, rng: game.rng.map((word) => ~word) };
};
