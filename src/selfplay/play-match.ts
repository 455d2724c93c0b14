import type { Player } from '../core/decision.ts';
import type { GameEvent } from '../core/fact.ts';
import type { Match } from '../runtime/match.ts';

/** What is noted of a match while it is played. */
export interface MatchStats {
  first: Player | undefined;
  turns: number;
  readonly cards: readonly [Set<string>, Set<string>];
  /** The turn in which each card was first drawn. */
  readonly drawn: readonly [Map<string, number>, Map<string, number>];
}

export const newMatchStats = (): MatchStats => ({
  first: undefined,
  turns: 0,
  cards: [new Set(), new Set()],
  drawn: [new Map(), new Map()],
});

const hasPlayer = (fact: GameEvent): fact is GameEvent & { readonly player: Player } => 'player' in fact;

/** Notes the facts since the last answer: turns by the checkpoints of the ruleset, cards as it tells them. */
export const recordEvents = (heard: MatchStats, match: Match): void => {
  const { ruleset } = match;
  const game = match.game();
  const checkpoints = ruleset.recordedEvents?.checkpoints ?? [];
  for (const fact of game.facts) {
    if (checkpoints.includes(fact.what)) {
      heard.turns += 1;
      if (heard.first === undefined && hasPlayer(fact)) heard.first = fact.player;
    }
    const used = ruleset.cardUsed?.(game, fact);
    if (used !== undefined) heard.cards[used.player].add(used.card);
    const drawn = ruleset.cardDrawn?.(game, fact);
    if (drawn !== undefined && !heard.drawn[drawn.player].has(drawn.card)) {
      heard.drawn[drawn.player].set(drawn.card, heard.turns);
    }
  }
};
