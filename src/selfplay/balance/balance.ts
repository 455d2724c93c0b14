import { setsDigest } from '../../core/cards/custom-sets.ts';
import type { Player } from '../../core/decision.ts';
import { type Outcome, pointsOf } from '../outcome.ts';
import { pairOf } from '../plan.ts';
import type { Run } from '../runner.ts';
import { type Estimator, estimateAmong } from '../statistics/comparisons.ts';
import { type Estimate, estimate, groupBy, meanOf, rounded } from '../statistics/estimates.ts';
import {
  addBuilds,
  type Builds,
  estimateOverPairs,
  type Lengths,
  lengthsOf,
  type Meeting,
  meetingsOf,
  severalBuilds,
} from '../summary.ts';
import { type BalancePlan, luckParts, meetingParts, type Part } from './balance-plan.ts';
import { type CardFindings, cardFindings } from './card-impact.ts';
import {
  type ChangedParts,
  type Counters,
  countersOf,
  type ReplayedParts,
  type WhatIf,
  whatIfOf,
} from './what-if.ts';

/**
 * How much luck there is between two agents with the same deck: the share of the pairs that are split. Both matches of a pair have
 * the same shuffles and first player, and the agents exchange seats. The pair is split if each agent won one: the same seat won twice.
 */
export interface Luck {
  /** Of the agent. */
  readonly score: Estimate;
  readonly shares?: {
    readonly split: Estimate;
    /** The share of split pairs if matches were won as often, and nothing bound those of a pair together. */
    readonly unrelated: number;
  };
  /** Why there are no shares. */
  readonly reason?: string;
}

/** With a higher score of one agent hardly a pair can be split, whatever the shuffles decide. */
const MAX_SCORE = 0.95;

/** Matches that failed do not count, nor do pairs of which one did. `estimated`: with the intervals of the table. */
export const luckOf = (outcomes: readonly Outcome[], estimated: Estimator = estimate): Luck => {
  const over = outcomes.filter(({ failure }) => failure === undefined);
  const pairs = groupBy(over, ({ number }) => pairOf(number));
  const whole = [...pairs.values()].filter((pair) => pair.length === 2);
  // The agents exchange seats after the first match of a pair.
  const points = (outcome: Outcome): number => pointsOf(outcome, (outcome.number % 2) as Player);
  const isSplit = ([one, other]: readonly Outcome[]): boolean =>
    one?.winner !== undefined && one.winner === other?.winner;
  const all = whole.flat();
  const won = meanOf(all.map((outcome) => (points(outcome) === 1 ? 1 : 0)));
  const lost = meanOf(all.map((outcome) => (points(outcome) === 0 ? 1 : 0)));
  const score = estimateOverPairs(all.map((outcome) => [outcome.number, points(outcome)]));
  if (Math.max(score.mean, 1 - score.mean) > MAX_SCORE) {
    return { score, reason: 'one agent won more than 95 % of the matches' };
  }
  const split = estimated(whole.map((pair) => (isSplit(pair) ? 1 : 0)));
  return { score, shares: { split, unrelated: rounded(2 * won * lost) } };
};

/** What was asked, as it is written down. */
export interface SerializedBalance extends Omit<BalancePlan, 'ruleset' | 'sets'> {
  readonly ruleset: string;
  /** Digest of the card sets. */
  readonly sets?: string;
}

/** How one deck did against all others. */
export interface DeckScore {
  readonly deck: string;
  readonly score: Estimate;
}

/** The share of the matches that the first player should win. */
export const FIRST_PLAYER_TARGET = { low: 0.45, high: 0.58 } as const;

/** Whether an interval lies within a target, outside it, or across its border: then more matches are needed. */
export type Verdict = 'within' | 'outside' | 'open';

export const judgeTarget = (
  { low, high }: Omit<Estimate, 'count'> & Partial<Estimate>,
  target: Pick<Estimate, 'low' | 'high'> = FIRST_PLAYER_TARGET,
): Verdict => {
  if (low >= target.low && high <= target.high) return 'within';
  return high < target.low || low > target.high ? 'outside' : 'open';
};

/** How the player did who began. */
export interface FirstPlayer {
  readonly all: Estimate;
  readonly target: typeof FIRST_PLAYER_TARGET;
  /** Of the interval of all matches. */
  readonly verdict: Verdict;
  /** Where both had the same deck. */
  readonly sameDecks: Estimate;
  readonly meetings: readonly { readonly a: string; readonly b: string; readonly score: Estimate }[];
}

/** How much luck there is with a deck. */
export interface DeckLuck extends Luck {
  readonly deck: string;
}

/** What was found; the same for the same question, with no times in it. */
export interface Balance {
  readonly format: 'gatechart-balance/2';
  readonly asked: SerializedBalance;
  /** Matches of the meetings. */
  readonly games: number;
  /** Of all matches, those that were played again too. */
  readonly failures: number;
  /** Of all matches that were kept, if several builds played them. */
  readonly builds?: Builds;
  /**
   * The intervals of each table hold together with 95 % confidence. `intervals`: those of the deck scores, `decks` and
   * `meetings`.
   */
  readonly correction: { readonly method: 'bonferroni'; readonly intervals: number };
  /** Against others; none where there is one deck. */
  readonly decks: readonly DeckScore[];
  readonly meetings: readonly Meeting[];
  /** Left out where the ruleset tells no turns, as are the turns. */
  readonly firstPlayer?: FirstPlayer;
  readonly decisions: Lengths;
  readonly turns?: Lengths;
  readonly luck: readonly DeckLuck[];
  /** Left out where the ruleset tells neither cards drawn nor cards played. */
  readonly cards?: CardFindings;
  /** Where it was asked for, as is what would be. */
  readonly counters?: Counters;
  readonly whatIf?: WhatIf;
}

/** The outcomes of all parts as those of one run. */
export const concatOutcomes = (parts: readonly (readonly Outcome[])[], games: number): readonly Outcome[] =>
  parts.flatMap((outcomes, place) =>
    outcomes.map((outcome) => ({ ...outcome, number: outcome.number + place * games })),
  );

const isMirror = ({ decks: [a, b] }: Outcome): boolean => a === b;

const ofFirst = (outcomes: readonly Outcome[], estimated?: Estimator): Estimate =>
  estimateOverPairs(
    outcomes.map((outcome) => [outcome.number, pointsOf(outcome, outcome.first as Player)]),
    estimated,
  );

const firstPlayerIn = (over: readonly Outcome[]): FirstPlayer | undefined => {
  const told = over.filter(({ first }) => first !== undefined);
  if (told.length === 0) return undefined;
  const met = meetingsOf(told, ({ decks }) => decks);
  const estimated = estimateAmong(met.length);
  const all = ofFirst(told);
  return {
    all,
    target: FIRST_PLAYER_TARGET,
    verdict: judgeTarget(all),
    sameDecks: ofFirst(told.filter(isMirror)),
    meetings: met.map(({ a, b }) => ({
      ...{ a, b },
      score: ofFirst(
        told.filter(({ decks }) => [...decks].sort().join('\n') === [a, b].join('\n')),
        estimated,
      ),
    })),
  };
};

const scoresOf = (
  decks: readonly string[],
  over: readonly Outcome[],
  estimated: Estimator,
): readonly DeckScore[] =>
  decks.map((deck) => {
    const own = over.filter((outcome) => !isMirror(outcome) && outcome.decks.includes(deck));
    const points = own.map((outcome): readonly [number, number] => [
      outcome.number,
      pointsOf(outcome, outcome.decks[0] === deck ? 0 : 1),
    ]);
    return { deck, score: estimateOverPairs(points, estimated) };
  });

/** What was played: the matches of each meeting, and those of the agent against its rival by deck. */
export interface PlayedParts {
  readonly meetings: readonly (readonly Outcome[])[];
  readonly luck: readonly (readonly Outcome[])[];
}

const serializeBalance = ({ ruleset, sets, ...rest }: BalancePlan): SerializedBalance => ({
  ruleset: ruleset.id,
  ...rest,
  ...(sets && { sets: setsDigest(sets) }),
});

/** What the matches tell of the balance of decks and cards. `failures`: of all that were played. */
export const balanceOf = (
  asked: BalancePlan,
  { meetings, luck }: PlayedParts,
  failures: number,
  beyond: Pick<Balance, 'builds' | 'counters' | 'whatIf'> = {},
): Balance => {
  const outcomes = concatOutcomes(meetings, asked.games);
  const over = outcomes.filter(({ failure }) => failure === undefined);
  const firstPlayer = firstPlayerIn(over);
  const { length } = asked.decks;
  const intervals = length === 1 ? 0 : length + (length * (length - 1)) / 2;
  const ofMatrix = estimateAmong(intervals);
  const tellsCards = over.some(
    ({ cards, drawn }) => drawn !== undefined || cards.some(({ length }) => length > 0),
  );
  return {
    format: 'gatechart-balance/2',
    asked: serializeBalance(asked),
    games: outcomes.length,
    failures,
    correction: { method: 'bonferroni', intervals },
    decks: length > 1 ? scoresOf(asked.decks, over, ofMatrix) : [],
    meetings: meetingsOf(
      over.filter((outcome) => !isMirror(outcome)),
      ({ decks }) => decks,
      ofMatrix,
    ),
    ...(firstPlayer && { firstPlayer }),
    decisions: lengthsOf(over.map(({ decisions }) => decisions)),
    ...(over.some(({ turns }) => turns > 0) && { turns: lengthsOf(over.map(({ turns }) => turns)) }),
    luck: luck.map((each, place) => ({
      deck: asked.decks[place] ?? '',
      ...luckOf(each, estimateAmong(luck.length)),
    })),
    ...(tellsCards && { cards: cardFindings(over) }),
    ...beyond,
  };
};

/** Plays a part somewhere, or what is left of it. */
export type PlayPart = (part: Part) => Promise<Run>;

/** What is asked beyond the balance as it is. */
export interface Changes {
  readonly whatIf?: ChangedParts;
  readonly withoutCounters?: ReplayedParts;
}

/** The parts that are played for a question, in their order. */
export const partsOf = (asked: BalancePlan, { whatIf, withoutCounters }: Changes): readonly Part[] => [
  ...meetingParts(asked),
  ...luckParts(asked),
  ...(whatIf?.parts ?? []),
  ...(withoutCounters?.parts ?? []),
];

/** Plays the parts one after the other and says what they tell; nothing where that was stopped. Throws as `runPlan`. */
export const runBalance = async (
  asked: BalancePlan,
  changes: Changes,
  play: PlayPart,
): Promise<Balance | undefined> => {
  const played = new Map<string, readonly Outcome[]>();
  const builds: Builds[] = [];
  for (const part of partsOf(asked, changes)) {
    const run = await play(part);
    if (!run.isComplete) return undefined;
    played.set(part.name, run.outcomes);
    if (run.builds !== undefined) builds.push(run.builds);
  }
  const outcomes = (names: readonly string[]) => names.map((name) => played.get(name) ?? []);
  const namesOf = (parts: readonly Part[]) => parts.map(({ name }) => name);
  const twice = ({ before, parts }: ReplayedParts) =>
    [
      concatOutcomes(outcomes(before), asked.games),
      concatOutcomes(outcomes(namesOf(parts)), asked.games),
    ] as const;
  const { whatIf, withoutCounters } = changes;
  const parts = {
    meetings: outcomes(namesOf(meetingParts(asked))),
    luck: outcomes(namesOf(luckParts(asked))),
  };
  const failed = [...played.values()].flat().filter(({ failure }) => failure !== undefined);
  return balanceOf(asked, parts, failed.length, {
    ...severalBuilds(addBuilds(builds)),
    ...(whatIf && { whatIf: whatIfOf(whatIf, ...twice(whatIf)) }),
    ...(withoutCounters && { counters: countersOf(...twice(withoutCounters)) }),
  });
};
