import { PLAYERS, type Player } from '../core/decision.ts';
import { endingClauses, type Outcome, pointsOf } from './outcome.ts';
import { pairOf, type SerializedPlan } from './plan.ts';
import { type Estimate, estimate, groupBy, meanOf, quantile, rounded } from './statistics/estimates.ts';
import { PairedTest, type TestResult } from './statistics/paired-test.ts';
import { type PairScores, ratingsOf, type Score, type Standing, standingsOf } from './statistics/ratings.ts';
import { sequentialEstimate } from './statistics/sprt.ts';

/** A number from 0 to 1 that a match gave. */
export type Point = readonly [match: Outcome['number'], value: number];

/** The means of pairs of matches, in their order. */
const meansOfPairs = (points: readonly Point[]): readonly number[] => {
  const pairs = groupBy(points, ([match]) => pairOf(match));
  return [...pairs.values()].map((pair) => meanOf(pair.map(([, value]) => value)));
};

/** Mean and interval over pairs of matches, as both of one have the same chance. */
export const estimateOverPairs = (points: readonly Point[], estimated = estimate): Estimate =>
  estimated(meansOfPairs(points));

/** The lengths of matches. */
export interface Lengths {
  readonly mean: number;
  readonly median: number;
  readonly most: number;
}

/** The results of two agents or decks against each other. */
export interface Meeting {
  readonly a: string;
  readonly b: string;
  /**
   * The score of `a`: the share of wins, with a draw as half a win. The interval is computed over pairs of matches. If
   * a sequential test ended the run, the interval stays valid for such an early end.
   */
  readonly score: Estimate;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** How often a card was played, and the results of its players. */
export interface CardUse {
  readonly card: string;
  /** The number of players who played the card, over all matches. */
  readonly players: number;
  readonly winRate: number;
}

/** The summary of a run. It is the same for the same plan and contains no times. */
export interface Summary {
  readonly format: 'gatechart-selfplay/1';
  readonly plan: SerializedPlan;
  readonly isRepeatable: boolean;
  /** Only if several builds of gatechart, or of a custom ruleset, played the matches (`--other-build`). */
  readonly builds?: Builds;
  readonly games: number;
  readonly draws: number;
  readonly failures: number;
  /** The sequential test, if the plan has hypotheses. All other values count the matches up to its verdict. */
  readonly test?: TestResult;
  /**
   * The score of the player who had the first turn, over pairs of matches, because both matches of a pair use the same
   * random numbers. Absent if the ruleset reports no turns.
   */
  readonly firstPlayer?: Estimate;
  readonly decisions: Lengths;
  /** Absent if the ruleset reports no turns. */
  readonly turns?: Lengths;
  /** The number of matches by the reason why they ended. */
  readonly endings: Readonly<Record<string, number>>;
  readonly agents: {
    readonly meetings: readonly Meeting[];
    readonly ratings: Readonly<Record<string, number>>;
  };
  readonly decks: {
    readonly meetings: readonly Meeting[];
    readonly ratings: Readonly<Record<string, number>>;
  };
  readonly cards: readonly CardUse[];
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** The number of matches that each build played, by its digest. */
export type Builds = Readonly<Record<string, number>>;

/** `begunBy`: the build of the plan. */
export const countBuilds = (begunBy: string, outcomes: readonly Outcome[]): Builds => {
  const builds = [...groupBy(outcomes, ({ build = begunBy }) => build)].sort(byName);
  return Object.fromEntries(builds.map(([build, { length }]) => [build, length]));
};

/** The sum of several runs. */
export const addBuilds = (runs: readonly Builds[]): Builds => {
  const sum = new Map<string, number>();
  for (const [build, count] of runs.flatMap(Object.entries<number>))
    sum.set(build, (sum.get(build) ?? 0) + count);
  return Object.fromEntries([...sum].sort(byName));
};

/** The builds, if there are several. */
export const severalBuilds = (builds: Builds): { readonly builds?: Builds } =>
  Object.keys(builds).length > 1 ? { builds } : {};

/** What people are told of a run of several builds. */
export const buildsText = (builds: Builds): string => {
  const each = Object.entries(builds).map(([build, count]) => `${build} played ${count}`);
  return `${each.length} builds: ${each.join(', ')}`;
};

const hasCome = ({ failure }: Outcome): boolean => failure === undefined;

/** What both sides of a match are called, by seat. */
export type Names = (outcome: Outcome) => readonly [string, string];

/** What `a` of each two names took of each match with `b`. */
const pointsOfMeetings = (outcomes: readonly Outcome[], namesOf: Names) => {
  const groups = groupBy(outcomes, (outcome) => [...namesOf(outcome)].sort().join('\n'));
  return [...groups].sort(byName).map(([key, group]) => {
    const [a, b] = key.split('\n') as [string, string];
    const isMirror = a === b;
    // One that meets itself scores as many points as it gives away.
    const seatOf = (outcome: Outcome): Player =>
      isMirror ? ((outcome.number % 2) as Player) : namesOf(outcome)[0] === a ? 0 : 1;
    return {
      a,
      b,
      points: group.map((outcome): Point => [outcome.number, pointsOf(outcome, seatOf(outcome))]),
    };
  });
};

/** How those of each two names did against each other. `estimated`: how a mean over pairs and its interval are told. */
export const meetingsOf = (
  outcomes: readonly Outcome[],
  namesOf: Names,
  estimated = estimate,
): readonly Meeting[] =>
  pointsOfMeetings(outcomes, namesOf).map(({ a, b, points }) => {
    const count = (value: number) => points.filter(([, each]) => each === value).length;
    return {
      a,
      b,
      score: estimateOverPairs(points, estimated),
      games: points.length,
      wins: count(1),
      draws: count(0.5),
      losses: count(0),
    };
  });

/** How each of several agents or decks did against all others, the highest rating first; empty where fewer than three met. */
export const standingsIn = (outcomes: readonly Outcome[], what: 'agents' | 'decks'): readonly Standing[] => {
  const met = pointsOfMeetings(outcomes.filter(hasCome), (outcome) => outcome[what]);
  return standingsOf(met.map(({ a, b, points }): PairScores => ({ a, b, pairs: meansOfPairs(points) })));
};

const scoreIn = ({ a, b, wins, draws, games }: Meeting): Score => ({ a, b, points: wins + draws / 2, games });

const compared = (
  outcomes: readonly Outcome[],
  what: 'agents' | 'decks',
  names: readonly string[],
  estimated = estimate,
) => {
  const meetings = meetingsOf(outcomes, (outcome) => outcome[what], estimated);
  return { meetings, ratings: ratingsOf(names, meetings.map(scoreIn)) };
};

/** Why a match ended. */
export const endingOf = (outcome: Outcome): string => {
  const { winner, forfeit, failure } = outcome;
  if (failure !== undefined) return `failure: ${failure.code}`;
  if (forfeit !== undefined) return `forfeit: ${forfeit.reason}`;
  const said = endingClauses(outcome).join(' and ');
  return `${winner === undefined ? 'draw: ' : ''}${said === '' ? 'no reason' : said}`;
};

const endingsOf = (outcomes: readonly Outcome[]): Readonly<Record<string, number>> => {
  const endings = [...groupBy(outcomes, endingOf)].sort(byName);
  return Object.fromEntries(endings.map(([ending, { length }]) => [ending, length]));
};

export const lengthsOf = (values: readonly number[]): Lengths => ({
  mean: rounded(meanOf(values)),
  median: quantile(values, 0.5),
  most: values.reduce((most, value) => Math.max(most, value), 0),
});

const cardsOf = (outcomes: readonly Outcome[]): readonly CardUse[] => {
  const used = outcomes.flatMap((outcome) =>
    PLAYERS.flatMap((player) =>
      outcome.cards[player].map((card) => ({ card, points: pointsOf(outcome, player) })),
    ),
  );
  return [...groupBy(used, ({ card }) => card)].sort(byName).map(([card, uses]) => ({
    card,
    players: uses.length,
    winRate: rounded(meanOf(uses.map(({ points }) => points))),
  }));
};

/** Sums a run up. `begunBy`: the build of a run that is kept. The outcomes may come in any order; those past the verdict of a test are left out. */
export const summarize = (
  plan: SerializedPlan,
  isRepeatable: boolean,
  played: readonly Outcome[],
  begunBy?: string,
): Summary => {
  const { sprt } = plan;
  const test = sprt && new PairedTest({ ...plan, sprt }, played);
  const counted = played.filter((outcome) => test?.counts(outcome) ?? true);
  const outcomes = counted.sort((a, b) => a.number - b.number);
  const over = outcomes.filter(hasCome);
  const withFirst = over.filter(({ first }) => first !== undefined);
  return {
    format: 'gatechart-selfplay/1',
    plan,
    isRepeatable,
    ...(begunBy !== undefined && severalBuilds(countBuilds(begunBy, outcomes))),
    games: outcomes.length,
    draws: over.filter(({ winner }) => winner === undefined).length,
    failures: outcomes.length - over.length,
    ...(test && { test: test.result }),
    ...(withFirst.length > 0 && {
      firstPlayer: estimateOverPairs(
        withFirst.map((outcome) => [outcome.number, pointsOf(outcome, outcome.first as Player)]),
      ),
    }),
    decisions: lengthsOf(over.map(({ decisions }) => decisions)),
    ...(over.some(({ turns }) => turns > 0) && { turns: lengthsOf(over.map(({ turns }) => turns)) }),
    endings: endingsOf(outcomes),
    agents: compared(over, 'agents', plan.agents, test && sequentialEstimate),
    decks: compared(over, 'decks', plan.decks),
    cards: cardsOf(over),
  };
};

/** The summary as the text of its file. */
export const summaryText = (summary: Summary): string => `${JSON.stringify(summary, undefined, 2)}\n`;
