import type { PlayersCard } from '../../../core/ruleset.ts';
import type { GateRulerEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';

/** The card that a fact says was played, or whose ability was, and by whom. */
export const cardUsed = (game: Game, fact: GateRulerEvent): PlayersCard | undefined => {
  if (fact.what !== 'played' || fact.item.kind !== 'card') return undefined;
  const { player, item } = fact;
  return { player, card: game.definitionOf[item.card] as string };
};

/** The card that a fact says was drawn or driven: out of the deck to the hand or the drive zone. */
export const cardDrawn = (game: Game, fact: GateRulerEvent): PlayersCard | undefined => {
  if (fact.what !== 'moved') return undefined;
  const { card, from, to } = fact;
  if (from === 'gate' || to === 'gate' || from.zone !== 'deck') return undefined;
  if (to.zone !== 'hand' && to.zone !== 'drive') return undefined;
  return { player: to.player, card: game.definitionOf[card] as string };
};
