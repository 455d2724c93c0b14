import type { Player } from '../../core/decision.ts';
import { setsDigest } from '../../core/cards/custom-sets.ts';
import { type Outcome, pointsOf } from '../outcome.ts';
import { estimateOverPairs } from '../pairs.ts';
import type { Estimate } from '../statistics/estimates.ts';
import { type Lengths, lengthsOf, type Meeting, meetingsOf } from '../summary-2.ts';
import type { BalancePlan } from './balance-plan.ts';
import { type CardFindings, cardFindings } from './card-impact.ts';
import type { Counters } from './counters.ts';
import { type Luck, luckOf } from './balance.ts';
import type { WhatIf } from './what-if-2.ts';

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
