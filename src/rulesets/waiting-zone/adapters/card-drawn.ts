import type { PlayersCard } from '../../../core/ruleset-2.ts';
import type { WaitingZoneEvent } from '../state/event.ts';
import type { Game } from '../state/game-2.ts';

/** The card that a fact says was drawn: out of the deck to the hand. */
export const cardDrawn = (game: Game, fact: WaitingZoneEvent): PlayersCard | undefined => {
  if (fact.what !== 'moved') return undefined;
  const { card, from, to } = fact;
  if (from === 'waitingZone' || to === 'waitingZone') return undefined;
  if (from.zone !== 'deck' || to.zone !== 'hand') return undefined;
  return { player: to.player, card: game.definitionOf[card] as string };
};
