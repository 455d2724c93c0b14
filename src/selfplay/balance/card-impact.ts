import { PLAYERS, type Player } from '../../core/decision.ts';
import { type Outcome, pointsOf } from '../outcome.ts';
import { pairOf } from '../plan.ts';
import {
  type Difference,
  differenceOf,
  type Side,
  type SignificanceLevel,
  scaleOf,
  significanceLevel,
  tailQuantile,
} from '../statistics/comparisons.ts';
import { groupBy, quantile, rounded } from '../statistics/estimates.ts';

/** How much the chance to win differs, in shares of 1. */
export interface Change {
  /** Players with what is looked for, and comparable ones without. */
  readonly having: number;
  readonly lacking: number;
  readonly mean: number;
  /** With the intervals of all changes that are told, 5 % of which miss. */
  readonly low: number;
  readonly high: number;
  /** Whether it is told to be a change, among all that were looked for. */
  readonly isTold: boolean;
}

/** What a card does to the chance to win; what too few matches tell is absent. */
export interface CardChanges {
  readonly card: string;
  readonly decks: readonly string[];
  /** When drawn by the turn that nearly all matches reach. */
  readonly drawn?: Change;
  readonly played?: Change;
  /** When the other player played it: what the one wins the other loses. */
  readonly met?: Change;
}

/** What cards do to the chance to win. */
export interface CardFindings {
  /** The last turn whose draws count as drawn. */
  readonly byTurn: number;
  readonly comparisons: number;
  readonly told: number;
  readonly cards: readonly CardChanges[];
}

/** Of the matches, the share that may be over before the last turn whose draws count. */
const OVER_BEFORE = 0.05;

/** In how many parts the matches of a meeting are divided by their length. */
const LENGTHS = 3;

type CardContact = 'drawn' | 'played';

/** One player of a match: with which deck and in what place, and which cards it had. */
interface PlayerSide extends Pick<Side, 'chance' | 'points'> {
  readonly deck: string;
  readonly place: string;
  readonly length: number;
  readonly drawn: ReadonlySet<string>;
  readonly played: ReadonlySet<string>;
}

const meetingOf = ({ decks }: Outcome): string => [...decks].sort().join('\n');

/** By meeting: the numbers of turns at which one part of its matches ends and the next begins. */
const boundsOf = (outcomes: readonly Outcome[]): ReadonlyMap<string, readonly number[]> => {
  const bounds = Array.from({ length: LENGTHS - 1 }, (_, part) => (part + 1) / LENGTHS);
  return new Map(
    [...groupBy(outcomes, meetingOf)].map(([meeting, same]) => {
      const turns = same.map((outcome) => outcome.turns);
      return [meeting, bounds.map((share) => quantile(turns, share))];
    }),
  );
};

const playerSides = (outcomes: readonly Outcome[], byTurn: number): readonly PlayerSide[] => {
  const bounds = boundsOf(outcomes);
  return outcomes.flatMap((outcome) => {
    const length = (bounds.get(meetingOf(outcome)) ?? []).filter((bound) => outcome.turns > bound).length;
    return PLAYERS.map((player): PlayerSide => {
      const other = (1 - player) as Player;
      const order = outcome.first === undefined ? `seat ${player}` : String(outcome.first === player);
      return {
        chance: pairOf(outcome.number),
        points: pointsOf(outcome, player),
        deck: outcome.decks[player],
        place: [outcome.decks[player], outcome.decks[other], order].join('\n'),
        length,
        drawn: new Set(
          Object.entries(outcome.drawn?.[player] ?? {}).flatMap(([card, turn]) =>
            turn <= byTurn ? [card] : [],
          ),
        ),
        played: new Set(outcome.cards[player]),
      };
    });
  });
};

/** The decks in which each card showed in some match. */
const decksByCard = (outcomes: readonly Outcome[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const decks = new Map<string, Set<string>>();
  for (const outcome of outcomes) {
    for (const player of PLAYERS) {
      const shown = [...outcome.cards[player], ...Object.keys(outcome.drawn?.[player] ?? {})];
      for (const card of shown) decks.set(card, (decks.get(card) ?? new Set()).add(outcome.decks[player]));
    }
  }
  return decks;
};

/** Players are compared with others of the same deck against the same one who began as they did; where something was played, in matches about as long. */
const compared = (seated: readonly PlayerSide[], card: string, way: CardContact): Difference | undefined =>
  differenceOf(
    seated.map((each) => ({
      chance: each.chance,
      points: each.points,
      stratum: way === 'drawn' ? each.place : `${each.place}\n${each.length}`,
      has: each[way].has(card),
    })),
  );

const changeOf = (difference: Difference, { level }: SignificanceLevel): Change => {
  const { having, lacking, mean, standardError } = difference;
  const margin = scaleOf(difference)(tailQuantile(level)) * standardError;
  return {
    having,
    lacking,
    mean: rounded(mean),
    low: rounded(Math.max(-1, mean - margin)),
    high: rounded(Math.min(1, mean + margin)),
    isTold: Math.abs(mean) > margin,
  };
};

/** The same change as the other player has it. */
const mirrored = ({ mean, low, high, ...rest }: Change): Change => ({
  ...rest,
  mean: -mean,
  low: -high,
  high: -low,
});

/** What each card does to the chance to win, over matches that came to an end, in the order of the ids. */
export const cardFindings = (outcomes: readonly Outcome[]): CardFindings => {
  const byTurn = Math.max(
    1,
    quantile(
      outcomes.map(({ turns }) => turns),
      OVER_BEFORE,
    ),
  );
  const seated = playerSides(outcomes, byTurn);
  const found = [...decksByCard(outcomes)].map(([card, decks]) => {
    const own = seated.filter(({ deck }) => decks.has(deck));
    return {
      card,
      decks: [...decks].sort(),
      drawn: compared(own, card, 'drawn'),
      played: compared(own, card, 'played'),
    };
  });
  const all = found.flatMap(({ drawn, played }) => [drawn ?? [], played ?? []].flat());
  const strictness = significanceLevel(all.map(({ chance }) => chance));
  const cards = found.map(({ card, decks, drawn, played }): CardChanges => {
    const change = played && changeOf(played, strictness);
    return {
      card,
      decks,
      ...(drawn && { drawn: changeOf(drawn, strictness) }),
      ...(change && { played: change, met: mirrored(change) }),
    };
  });
  return {
    byTurn,
    comparisons: strictness.comparisons,
    told: strictness.told,
    cards: cards.sort((a, b) => (a.card < b.card ? -1 : 1)),
  };
};
