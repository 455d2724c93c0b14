import { type Outcome, pointsOf } from '../outcome.ts';
import { estimateOverPairs } from '../pairs.ts';
import { pairOf } from '../plan-2.ts';
import { type Estimate, estimate, meanOf, rounded } from '../statistics/estimates.ts';

/**
 * How much luck there is between two agents with the same deck: the share of the pairs that are split. In both matches of one the
 * shuffles and the player who begins are the same, and the agents change seats; each won one: the same seat won twice.
 */
export interface Luck {
  /** Of the agent. */
  readonly score: Estimate;
  readonly split: Estimate;
  /** The share of split pairs if matches were won as often, and nothing bound those of a pair together. */
  readonly unrelated: number;
}

/** `agent`: the one of the two whose score it is. Matches that failed do not count, nor do pairs of which one did. */
export const luckOf = (outcomes: readonly Outcome[], agent: string): Luck => {
  const pairs = new Map<number, Outcome[]>();
  for (const outcome of outcomes) {
    if (outcome.failure !== undefined) continue;
    pairs.set(pairOf(outcome.number), [...(pairs.get(pairOf(outcome.number)) ?? []), outcome]);
  }
  const whole = [...pairs.values()].filter((pair) => pair.length === 2);
  const points = (outcome: Outcome): number => pointsOf(outcome, outcome.agents[0] === agent ? 0 : 1);
  const isSplit = ([one, other]: readonly Outcome[]): boolean =>
    one?.winner !== undefined && one.winner === other?.winner;
  const all = whole.flat();
  const won = meanOf(all.map((outcome) => (points(outcome) === 1 ? 1 : 0)));
  const lost = meanOf(all.map((outcome) => (points(outcome) === 0 ? 1 : 0)));
  return {
    score: estimateOverPairs(all.map((outcome) => [outcome.number, points(outcome)])),
    split: estimate(whole.map((pair) => (isSplit(pair) ? 1 : 0))),
    unrelated: rounded(2 * won * lost),
  };
};
