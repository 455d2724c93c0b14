import { PLAYERS } from '../../core/decision.ts';
import { type Outcome, pointsOf } from '../outcome.ts';
import { estimateOverPairs, type Point } from '../pairs.ts';
import type { Estimate } from '../statistics/estimates.ts';

/** How often those of one deck and agent played a card, and how they did. */
export interface DeckCardUse {
  readonly card: string;
  readonly deck: string;
  readonly agent: string;
  /** Players of that deck and agent, over all matches, and those of them who played it. */
  readonly players: number;
  readonly users: number;
  readonly use: Estimate;
  readonly score: Estimate;
}

interface Side {
  readonly match: number;
  readonly cards: ReadonlySet<string>;
  readonly points: number;
}

const KEY = '\n';

const sidesOf = (outcomes: readonly Outcome[]): ReadonlyMap<string, readonly Side[]> => {
  const sides = new Map<string, Side[]>();
  for (const outcome of outcomes) {
    for (const player of PLAYERS) {
      const key = [outcome.decks[player], outcome.agents[player]].join(KEY);
      const known = sides.get(key) ?? [];
      known.push({
        match: outcome.number,
        cards: new Set(outcome.cards[player]),
        points: pointsOf(outcome, player),
      });
      sides.set(key, known);
    }
  }
  return sides;
};

/** The use of every card, apart for each deck and agent; of matches that came to an end. */
export const cardUses = (outcomes: readonly Outcome[]): readonly DeckCardUse[] =>
  [...sidesOf(outcomes)].flatMap(([key, sides]) => {
    const [deck = '', agent = ''] = key.split(KEY);
    const cards = new Set(sides.flatMap((side) => [...side.cards]));
    return [...cards].map((card) => {
      const users = sides.filter((side) => side.cards.has(card));
      return {
        card,
        deck,
        agent,
        players: sides.length,
        users: users.length,
        use: estimateOverPairs(sides.map((side): Point => [side.match, side.cards.has(card) ? 1 : 0])),
        score: estimateOverPairs(users.map(({ match, points }): Point => [match, points])),
      };
    });
  });
