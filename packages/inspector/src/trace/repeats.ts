import type { GameEvent, Player, Ruleset } from 'gatechart/tools';
import { canonicalJson } from 'gatechart/tools';

/** A fact of one player, such as a pass, by whose it is. */
export interface PlayersFact {
  readonly player: Player;
  /** The same for facts that differ in the player alone. */
  readonly key: string;
}

/** What a fact repeats where the same happens to each player in turn; only if the short log leaves it out. */
export const playersFact = (
  { headline }: Pick<Ruleset, 'headline'>,
  fact: GameEvent,
): PlayersFact | undefined => {
  if (!('player' in fact) || headline === undefined || headline(fact) !== undefined) return undefined;
  const key = canonicalJson({ ...fact, player: undefined, decidedBy: undefined });
  return { player: fact.player as Player, key };
};
