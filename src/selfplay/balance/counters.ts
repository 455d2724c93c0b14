import type { Ruleset } from '../../core/ruleset-2.ts';
import { type Outcome, pointsOf } from '../outcome.ts';
import { estimateOverPairs } from '../pairs.ts';
import { type Estimate, meanOf, rounded } from '../statistics/estimates.ts';
import {
  pairMatches,
  refuseUnsupported,
  type ReplayedParts,
  replayedParts,
  readSets,
  turnsOf,
  hasDiverged,
} from './what-if.ts';
import type { BalancePlan } from './balance-plan.ts';

/**
 * How often counters decide: the share of the matches that another player wins where they are played again with the same
 * shuffles, and no card can be used as a counter.
 */
export interface Counters {
  readonly games: number;
  /** Those that took another course: in the others no counter mattered. */
  readonly otherwise: number;
  readonly decided: Estimate;
  /** The share if those that took another course had nothing in common but their decks and who began. */
  readonly unrelated: number;
  readonly turns?: { readonly before: number; readonly after: number };
}

const FOLDER = 'no-counters';

/** The matches without counters. Throws `USAGE` where the ruleset cannot be asked so, and as `replayedParts`. */
export const counterParts = (asked: BalancePlan, plain: Ruleset): ReplayedParts => {
  const changed =
    plain.sets?.withoutCounters?.(readSets(plain, asked.sets)) ?? refuseUnsupported('--counters', plain);
  return replayedParts(asked, plain, changed, { folder: FOLDER, set: FOLDER });
};

/** By decks in their seats and who began: how often seat 0 scores. */
const kindOf = ({ decks, first }: Outcome): string => [...decks, first].join('\n');

const scoresByKind = (outcomes: readonly Outcome[]): ReadonlyMap<string, number> => {
  const points = new Map<string, number[]>();
  for (const outcome of outcomes) {
    points.set(kindOf(outcome), [...(points.get(kindOf(outcome)) ?? []), pointsOf(outcome, 0)]);
  }
  return new Map([...points].map(([kind, values]) => [kind, meanOf(values)]));
};

/** What counters decide, by the matches as they were and without counters: those of one number are one match twice. */
export const countersOf = (before: readonly Outcome[], after: readonly Outcome[]): Counters => {
  const twice = pairMatches(before, after);
  const others = twice.filter(hasDiverged);
  const score = scoresByKind(twice.map(([outcome]) => outcome));
  const again = scoresByKind(twice.map(([outcome, other]) => ({ ...other, decks: outcome.decks })));
  const apart = others.map(([outcome, other]): number => {
    const [p, q] = [
      score.get(kindOf(outcome)) ?? 0,
      again.get(kindOf({ ...other, decks: outcome.decks })) ?? 0,
    ];
    return p * (1 - q) + q * (1 - p);
  });
  const turns = turnsOf(twice);
  return {
    games: twice.length,
    otherwise: others.length,
    decided: estimateOverPairs(
      twice.map(([outcome, other]) => [outcome.number, outcome.winner === other.winner ? 0 : 1]),
    ),
    unrelated: rounded(twice.length === 0 ? 0 : apart.reduce((sum, each) => sum + each, 0) / twice.length),
    ...(turns && { turns }),
  };
};
