import type { PlayersCard } from '../../../core/ruleset-2.ts';
import type { GateRulerEvent } from '../state/fact.ts';
import type { Game } from '../state/game.ts';

/** The card that a fact says was played, or whose ability was, and by whom. */
export const cardUsed = (game: Game, fact: GateRulerEvent): PlayersCard | undefined => {
  if (fact.what !== 'played' || fact.item.kind !== 'card') return undefined;
  const { player, item } = fact;
  return { player, card: game.definitionOf[item.card] as string };
};
