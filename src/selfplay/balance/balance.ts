import { setsDigest } from '../../core/cards/custom-sets.ts';
import type { Player } from '../../core/decision.ts';
import { type Outcome, pointsOf } from '../outcome.ts';
import { pairOf } from '../plan.ts';
import type { Run } from '../runner.ts';
import { type Estimate, estimate, groupBy, meanOf, rounded } from '../statistics/estimates.ts';
import { estimateOverPairs, type Lengths, lengthsOf, type Meeting, meetingsOf } from '../summary.ts';
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
  const over = outcomes.filter(({ failure }) => failure === undefined);
  const pairs = groupBy(over, ({ number }) => pairOf(number));
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

/** How the player did who began. */
export interface FirstPlayer {
  readonly all: Estimate;
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
  readonly format: 'gatechart-balance/1';
  readonly asked: SerializedBalance;
  /** Matches of the meetings. */
  readonly games: number;
  /** Of all matches, those that were played again too. */
  readonly failures: number;
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

const ofFirst = (outcomes: readonly Outcome[]): Estimate =>
  estimateOverPairs(outcomes.map((outcome) => [outcome.number, pointsOf(outcome, outcome.first as Player)]));

const firstPlayerIn = (over: readonly Outcome[]): FirstPlayer | undefined => {
  const told = over.filter(({ first }) => first !== undefined);
  if (told.length === 0) return undefined;
  const met = meetingsOf(told, ({ decks }) => decks);
  return {
    all: ofFirst(told),
    sameDecks: ofFirst(told.filter(isMirror)),
    meetings: met.map(({ a, b }) => ({
      ...{ a, b },
      score: ofFirst(told.filter(({ decks }) => [...decks].sort().join('\n') === [a, b].join('\n'))),
    })),
  };
};

const scoresOf = (decks: readonly string[], over: readonly Outcome[]): readonly DeckScore[] =>
  decks.map((deck) => {
    const own = over.filter((outcome) => !isMirror(outcome) && outcome.decks.includes(deck));
    const points = own.map((outcome): readonly [number, number] => [
      outcome.number,
      pointsOf(outcome, outcome.decks[0] === deck ? 0 : 1),
    ]);
    return { deck, score: estimateOverPairs(points) };
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
  beyond: Pick<Balance, 'counters' | 'whatIf'> = {},
): Balance => {
  const outcomes = concatOutcomes(meetings, asked.games);
  const over = outcomes.filter(({ failure }) => failure === undefined);
  const firstPlayer = firstPlayerIn(over);
  const tellsCards = over.some(
    ({ cards, drawn }) => drawn !== undefined || cards.some(({ length }) => length > 0),
  );
  return {
    format: 'gatechart-balance/1',
    asked: serializeBalance(asked),
    games: outcomes.length,
    failures,
    decks: asked.decks.length > 1 ? scoresOf(asked.decks, over) : [],
    meetings: meetingsOf(
      over.filter((outcome) => !isMirror(outcome)),
      ({ decks }) => decks,
    ),
    ...(firstPlayer && { firstPlayer }),
    decisions: lengthsOf(over.map(({ decisions }) => decisions)),
    ...(over.some(({ turns }) => turns > 0) && { turns: lengthsOf(over.map(({ turns }) => turns)) }),
    luck: luck.map((each, place) => ({ deck: asked.decks[place] ?? '', ...luckOf(each, asked.agent) })),
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
  for (const part of partsOf(asked, changes)) {
    const run = await play(part);
    if (!run.isComplete) return undefined;
    played.set(part.name, run.outcomes);
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
    ...(whatIf && { whatIf: whatIfOf(whatIf, ...twice(whatIf)) }),
    ...(withoutCounters && { counters: countersOf(...twice(withoutCounters)) }),
  });
};
