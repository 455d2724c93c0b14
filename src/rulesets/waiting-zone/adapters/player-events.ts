import type { EventRelevance } from '../../../core/adapters/hints.ts';
import type { Player } from '../../../core/decision.ts';
import type { PlayersCard } from '../../../core/ruleset.ts';
import type { WaitingZoneEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { Target, WaitingItem } from '../state/waiting-item.ts';

const isAimedAt = ({ owner }: Game, target: Target, player: Player): boolean =>
  (target.kind === 'player' ? target.player : owner[target.ref.card]) === player;

/** What the opponent begins is news, and damage that is on its way to the player; what an IN or OUT does tells itself. */
const isNewsThatWaits = (game: Game, item: WaitingItem, player: Player): boolean => {
  if (item.kind === 'damage') return isAimedAt(game, item.target, player);
  return item.kind !== 'timing' && item.owner !== player;
};

const isNews = (game: Game, fact: WaitingZoneEvent, player: Player): boolean => {
  switch (fact.what) {
    case 'put':
      return isNewsThatWaits(game, fact.item, player);
    case 'dealt':
      return isAimedAt(game, fact.item.target, player);
    case 'destroyed':
      return game.owner[fact.card] === player;
    case 'turnBegan':
      return fact.player === player;
    default:
      return false;
  }
};

/** A card leaves a deck or the hand of the opponent. */
const showsSomething = (_: Game, fact: WaitingZoneEvent, player: Player): boolean => {
  if (fact.what === 'shuffled' || fact.what === 'firstPlayer') return true;
  if (fact.what !== 'moved' || fact.from === 'waitingZone') return false;
  const isKnown = fact.knownTo?.includes(player) ?? true;
  const { player: whose, zone } = fact.from;
  return isKnown && (zone === 'deck' || (zone === 'hand' && whose !== player));
};

/** What the events of the game of the waiting zone mean to a player. */
export const waitingZoneEventRelevance: EventRelevance<Game> = { isNews, revealsInformation: showsSomething };

/** The card that a game event says was played, or activated as a counter, and by whom. */
export const cardUsed = (game: Game, fact: WaitingZoneEvent): PlayersCard | undefined => {
  if (fact.what !== 'put' || (fact.item.kind !== 'card' && fact.item.kind !== 'counter')) return undefined;
  const { owner, card } = fact.item;
  return { player: owner, card: game.definitionOf[card] as string };
};

/** The card that a game event says was drawn: out of the deck to the hand. */
export const cardDrawn = (game: Game, fact: WaitingZoneEvent): PlayersCard | undefined => {
  if (fact.what !== 'moved') return undefined;
  const { card, from, to } = fact;
  if (from === 'waitingZone' || to === 'waitingZone') return undefined;
  if (from.zone !== 'deck' || to.zone !== 'hand') return undefined;
  return { player: to.player, card: game.definitionOf[card] as string };
};
