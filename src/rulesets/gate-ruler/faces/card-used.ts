import type { Player } from '../../../kernel/decision.ts';
import type { Fact } from '../../../kernel/fact.ts';
import type { GateRulerFact } from '../values/fact.ts';
import type { Game } from '../values/game.ts';

/** The card that a fact says was played, or whose ability was, and by whom. */
export const cardUsed = (
  game: Game,
  fact: Fact,
): { readonly player: Player; readonly card: string } | undefined => {
  const { what, ...rest } = fact as GateRulerFact;
  if (what !== 'played') return undefined;
  const { player, item } = rest as Extract<GateRulerFact, { what: 'played' }>;
  if (item.kind !== 'card') return undefined;
  return { player, card: game.definitionOf[item.card] as string };
};
