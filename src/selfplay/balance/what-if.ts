import { GatechartError } from '../../core/errors.ts';
import type { ChangedSet } from '../../core/cards/card-sets.ts';
import type { CardSet, SetSource } from '../../core/cards/card-sets-2.ts';
import { withCustomSets } from '../../core/cards/custom-sets.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import type { Outcome } from '../outcome.ts';
import { estimateOverPairs, type Point } from '../pairs.ts';
import { type Estimate, meanOf, rounded } from '../statistics/estimates.ts';
import { type BalancePlan, meetingParts, type Part } from './balance-plan.ts';

/** Matches that are played again with changed cards: in the same seats, with the same shuffles. */
export interface ReplayedParts {
  /** Ids of decks with changed cards, by those with the cards as they are. */
  readonly decks: ReadonlyMap<string, string>;
  readonly parts: readonly Part[];
  /** The names of the parts that they are played in without the change, in the same order. */
  readonly before: readonly string[];
}

/** How a change is named. */
interface Naming {
  /** The folder of its parts. */
  readonly folder: string;
  /** The set in errors. */
  readonly set: string;
}

/** The sets so far, each read among those before it. */
export const readSets = ({ sets }: Ruleset, sources: readonly SetSource[] = []): readonly CardSet[] => {
  const read: CardSet[] = [];
  for (const { name, value } of sources) if (sets) read.push(sets.read(value, name, read));
  return read;
};

/**
 * The meetings of decks that have changed cards, with these. `plain`: the ruleset without sets. Throws `BAD_CARD` and `BAD_DECK`
 * at the name of the set where the change is not legal.
 */
export const replayedParts = (
  asked: BalancePlan,
  plain: Ruleset,
  { value, decks }: ChangedSet,
  { folder, set }: Naming,
): ReplayedParts => {
  const sets = [...(asked.sets ?? []), { name: set, value }];
  const ruleset = withCustomSets(plain, sets);
  const met = meetingParts(asked).filter(({ plan }) => plan.decks.some((deck) => decks.has(deck)));
  return {
    decks,
    before: met.map(({ name }) => name),
    parts: met.map((part) => ({
      name: `${folder}/${part.name}`,
      plan: { ...part.plan, ruleset, sets, decks: part.plan.decks.map((deck) => decks.get(deck) ?? deck) },
    })),
  };
};

/** Throws `USAGE` at that option. */
export const refuseUnsupported = (option: string, { id }: Ruleset): never => {
  throw new GatechartError('USAGE', option, `${id} takes no card sets, and its cards cannot be changed so`);
};

/** A mean difference with its 95 % interval. */
export interface Shift {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** Whether the interval leaves out 0. */
  readonly isTold: boolean;
}

/** Something before and after a change, over the same matches. */
export interface BeforeAfter {
  readonly before: Estimate;
  readonly after: Estimate;
  readonly shift: Shift;
}

/** A match as it was, and as it is with the change. */
export type MatchPair = readonly [before: Outcome, after: Outcome];

/** A difference of two numbers from 0 to 1, as a number from 0 to 1: what intervals are made for. */
const halved = (before: number, after: number): number => (1 + after - before) / 2;

const doubled = (share: number): number => rounded(2 * share - 1);

/** Something that a match gives, from 0 to 1, before and after a change. */
export const beforeAfter = (
  twice: readonly MatchPair[],
  points: (outcome: Outcome, before: Outcome) => number,
): BeforeAfter => {
  const values = (each: (before: Outcome, after: Outcome) => number) =>
    estimateOverPairs(twice.map(([before, after]): Point => [before.number, each(before, after)]));
  const { mean, low, high } = values((before, after) =>
    halved(points(before, before), points(after, before)),
  );
  const shift = { mean: doubled(mean), low: doubled(low), high: doubled(high) };
  return {
    before: values((before) => points(before, before)),
    after: values((before, after) => points(after, before)),
    shift: { ...shift, isTold: shift.low > 0 || shift.high < 0 },
  };
};

/** Whether a match took another course, as far as its outcome tells. */
export const hasDiverged = ([before, after]: MatchPair): boolean =>
  before.decisions !== after.decisions ||
  before.turns !== after.turns ||
  before.winner !== after.winner ||
  before.reasons.join() !== after.reasons.join();

/** The matches that came to an end both times: those of one number are one match. */
export const pairMatches = (before: readonly Outcome[], after: readonly Outcome[]): readonly MatchPair[] => {
  const played = new Map(after.map((outcome) => [outcome.number, outcome]));
  return before.flatMap((outcome): readonly MatchPair[] => {
    const again = played.get(outcome.number);
    if (again === undefined || outcome.failure !== undefined || again.failure !== undefined) return [];
    return [[outcome, again]];
  });
};

/** How many turns matches took on average, before and after a change; nothing where no turns are told. */
export const turnsOf = (
  twice: readonly MatchPair[],
): { readonly before: number; readonly after: number } | undefined => {
  if (!twice.some(([{ turns }]) => turns > 0)) return undefined;
  const mean = (which: 0 | 1): number => rounded(meanOf(twice.map((each) => each[which].turns)));
  return { before: mean(0), after: mean(1) };
};
