import type { CardChange, CardSet, ChangedSet, SetSource } from '../../core/cards/card-sets.ts';
import { withCustomSets } from '../../core/cards/custom-sets.ts';
import { digest } from '../../core/data/digest.ts';
import type { Player } from '../../core/decision.ts';
import { GatechartError } from '../../core/errors.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { type Outcome, pointsOf } from '../outcome.ts';
import { type Estimator, estimateAmong } from '../statistics/comparisons.ts';
import { type Estimate, estimate, groupBy, meanOf, rounded } from '../statistics/estimates.ts';
import { estimateOverPairs, type Point } from '../summary.ts';
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
  throw new GatechartError(
    'USAGE',
    option,
    `the ruleset ${id} accepts no card sets, so the numbers of its cards cannot be changed`,
  );
};

/** A mean difference with its interval, which holds with those of the other differences of a change (95 %). */
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
  estimated: Estimator = estimate,
): BeforeAfter => {
  const values = (each: (before: Outcome, after: Outcome) => number) =>
    estimateOverPairs(
      twice.map(([before, after]): Point => [before.number, each(before, after)]),
      estimated,
    );
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

/** What a change does to a deck, against all other decks. */
export interface DeckShift extends BeforeAfter {
  readonly deck: string;
}

/** The matches in which a deck met another one. */
const matchesOf = (deck: string, twice: readonly MatchPair[]): readonly MatchPair[] =>
  twice.filter(([{ decks }]) => decks.includes(deck) && decks[0] !== decks[1]);

const deckShifts = (
  decks: readonly string[],
  twice: readonly MatchPair[],
  estimated: Estimator,
): readonly DeckShift[] =>
  decks.map((deck) => {
    const points = (outcome: Outcome, { decks: seated }: Outcome): number =>
      pointsOf(outcome, seated.indexOf(deck) as Player);
    return { deck, ...beforeAfter(matchesOf(deck, twice), points, estimated) };
  });

const decksMet = (twice: readonly MatchPair[]): readonly string[] =>
  [...new Set(twice.flatMap(([{ decks }]) => decks))]
    .filter((deck) => matchesOf(deck, twice).length > 0)
    .sort();

/** The matches that have the same first player both times. */
const sameFirst = (twice: readonly MatchPair[]): readonly MatchPair[] =>
  twice.filter(([{ first }, again]) => first !== undefined && first === again.first);

const firstPlayerShift = (same: readonly MatchPair[], estimated: Estimator): BeforeAfter =>
  beforeAfter(same, (outcome, { first }) => pointsOf(outcome, first as Player), estimated);

/**
 * What the matches without counters tell. After the first different choice a match and its replay are as good as two matches, so
 * a changed result does not show that counters decided the first. Only differences of win rates are effects of counters.
 */
export interface Counters {
  readonly games: number;
  /** Those that took another course. */
  readonly otherwise: number;
  /** The share with another winner. */
  readonly changed: Estimate;
  /** That share if each match that took another course were compared with replays of other matches of its decks and first player. */
  readonly unrelated: number;
  readonly decks: readonly DeckShift[];
  readonly firstPlayer?: BeforeAfter;
  readonly turns?: { readonly before: number; readonly after: number };
}

const FOLDER = 'no-counters';

/** The matches without counters. Throws `USAGE` where the ruleset cannot be asked so, and as `replayedParts`. */
export const counterParts = (asked: BalancePlan, plain: Ruleset): ReplayedParts => {
  const changed =
    plain.sets?.withoutCounters?.(readSets(plain, asked.sets)) ?? refuseUnsupported('--counters', plain);
  return replayedParts(asked, plain, changed, { folder: FOLDER, set: FOLDER });
};

/** By decks in their seats and who began. */
const kindOf = ([{ decks, first }]: MatchPair): string => [...decks, first].join('\n');

/** Of the matches of one kind, the share with another winner between each and the replays of the others. */
const changedAmong = (same: readonly MatchPair[]): readonly number[] =>
  same.map(([before], place) =>
    meanOf(
      same.flatMap(([, after], other) => (other === place ? [] : [after.winner === before.winner ? 0 : 1])),
    ),
  );

/** What the matches as they were and without counters tell: those of one number are one match twice. */
export const countersOf = (before: readonly Outcome[], after: readonly Outcome[]): Counters => {
  const twice = pairMatches(before, after);
  const kinds = [...groupBy(twice, kindOf).values()].filter(({ length }) => length > 1);
  const unrelated = kinds.flatMap((same) => {
    const shares = changedAmong(same);
    return same.map((pair, place) => (hasDiverged(pair) ? (shares[place] ?? 0) : 0));
  });
  const decks = decksMet(twice);
  const withFirst = sameFirst(twice);
  const estimated = estimateAmong(decks.length + Math.min(1, withFirst.length));
  const turns = turnsOf(twice);
  return {
    games: twice.length,
    otherwise: twice.filter(hasDiverged).length,
    changed: estimateOverPairs(
      twice.map(([outcome, other]) => [outcome.number, outcome.winner === other.winner ? 0 : 1]),
    ),
    unrelated: rounded(meanOf(unrelated)),
    decks: deckShifts(decks, twice, estimated),
    ...(withFirst.length > 0 && { firstPlayer: firstPlayerShift(withFirst, estimated) }),
    ...(turns && { turns }),
  };
};

/** What would be if a number of a card were another one: every match is played again with the same shuffles. */
export interface WhatIf extends CardChange {
  readonly was: number;
  /** Those in which somebody had the card. */
  readonly games: number;
  /** Those of them that went another way, and those that came out otherwise. */
  readonly otherwise: number;
  readonly otherResults: number;
  /** Of the decks with the card, against those without; none where no two such met. */
  readonly score?: BeforeAfter;
  readonly decks: readonly DeckShift[];
  readonly firstPlayer?: BeforeAfter;
  readonly turns?: { readonly before: number; readonly after: number };
}

/** Matches to be played again with a change, and how they were asked for. */
export interface ChangedParts extends CardChange, ReplayedParts {
  readonly was: number;
}

const NAME = 'what-if';

const LETTERS = 12;

/**
 * The matches of those decks that have the card, with the number changed. Throws `USAGE` where the ruleset cannot be asked so, or
 * no deck has the card, as `CardSets.changed`, and as `replayedParts`.
 */
export const changedParts = (asked: BalancePlan, plain: Ruleset, change: CardChange): ChangedParts => {
  const { sets, decks } = asked;
  const changed =
    plain.sets?.changeNumber?.(change, readSets(plain, sets)) ?? refuseUnsupported('--what-if', plain);
  if (!decks.some((deck) => changed.decks.has(deck))) {
    throw new GatechartError(
      'USAGE',
      '--what-if',
      `none of the decks ${decks.join(', ')} contains the card ${change.card}; add a deck with this card to --decks`,
    );
  }
  const folder = `${NAME}-${digest(change).slice(0, LETTERS)}`;
  return { ...change, was: changed.was, ...replayedParts(asked, plain, changed, { folder, set: NAME }) };
};

/** What a change does, by the matches as they were and as they are with it: those of one number are one match twice. */
export const whatIfOf = (
  { card, number, value, was, decks: changed }: Omit<ChangedParts, 'parts' | 'before'>,
  before: readonly Outcome[],
  after: readonly Outcome[],
): WhatIf => {
  const twice = pairMatches(before, after);
  const seatsOf = ({ decks }: Outcome): readonly boolean[] => decks.map((deck) => changed.has(deck));
  const oneSided = twice.filter(([outcome]) => seatsOf(outcome)[0] !== seatsOf(outcome)[1]);
  const withFirst = sameFirst(twice);
  const having = decksMet(twice).filter((deck) => changed.has(deck));
  const estimated = estimateAmong(
    Math.min(1, oneSided.length) + (having.length > 1 ? having.length : 0) + Math.min(1, withFirst.length),
  );
  const turns = turnsOf(twice);
  return {
    card,
    number,
    was,
    value,
    games: twice.length,
    otherwise: twice.filter(hasDiverged).length,
    otherResults: twice.filter(([one, other]) => one.winner !== other.winner).length,
    ...(oneSided.length > 0 && {
      score: beforeAfter(
        oneSided,
        (outcome, { decks }) => pointsOf(outcome, changed.has(decks[0]) ? 0 : 1),
        estimated,
      ),
    }),
    decks: deckShifts(having, twice, estimated),
    ...(withFirst.length > 0 && { firstPlayer: firstPlayerShift(withFirst, estimated) }),
    ...(turns && { turns }),
  };
};
