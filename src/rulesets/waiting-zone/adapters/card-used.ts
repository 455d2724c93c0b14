import type { PlayersCard } from '../../../core/ruleset-2.ts';
import type { WaitingZoneEvent } from '../state/event.ts';
import type { Game } from '../state/game-2.ts';

/** The card that a fact says was played, or activated as a counter, and by whom. */
export const cardUsed = (game: Game, fact: WaitingZoneEvent): PlayersCard | undefined => {
  if (fact.what !== 'put' || (fact.item.kind !== 'card' && fact.item.kind !== 'counter')) return undefined;
  const { owner, card } = fact.item;
  return { player: owner, card: game.definitionOf[card] as string };
};
