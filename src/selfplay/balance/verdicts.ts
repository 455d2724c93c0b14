import {
  formatEstimate,
  formatPercent,
  formatPoints,
  formatPointsInterval,
  rounded,
} from '../statistics/estimates.ts';
import { type Balance, FIRST_PLAYER_TARGET, judgeTarget } from './balance.ts';
import type { CardChanges, Change } from './card-impact.ts';

/** The share of its matches against other decks that a deck should win. */
export const DECK_TARGET = { low: 0.45, high: 0.55 } as const;

/** A change in the chance to win that is small enough not to matter. */
const SMALL_CHANGE = { low: -0.05, high: 0.05 } as const;

/** Matches come in this step for each pair of decks. */
const STEP = 4;
/** As many times the matches nobody plays. */
const MOST_TIMES = 200;

interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

interface Target {
  readonly low: number;
  readonly high: number;
}

/**
 * The matches for each pair of decks with which an interval would lie on one side of the borders of a target, if the mean
 * stays; none if it is too near to a border. The width of an interval shrinks with the root of the matches.
 */
export const gamesNeeded = (
  { mean, low, high }: Interval,
  target: Target,
  games: number,
): number | undefined => {
  // Rounded, so that no more matches are asked for because of a last digit.
  const room = rounded(Math.min(Math.abs(mean - target.low), Math.abs(mean - target.high)));
  const times = rounded((high - low) / 2 / room) ** 2;
  return times > MOST_TIMES ? undefined : Math.ceil((games * times) / STEP) * STEP;
};

const moreText = (interval: Interval, target: Target, games: number): string => {
  const needed = gamesNeeded(interval, target, games);
  return needed === undefined
    ? 'It is too near to the border of the target to be decided by more matches.'
    : `It needs about ${Math.max(STEP, needed - games)} more matches for each pair of decks (--games ${Math.max(games + STEP, needed)}).`;
};

const targetText = ({ low, high }: Target): string => `${formatPercent(low)} to ${formatPercent(high)}`;

/** What was found of one deck, the first player or a card. */
export interface VerdictLine {
  readonly about: string;
  readonly text: string;
}

const deckVerdicts = ({ decks, asked }: Balance): readonly VerdictLine[] =>
  decks.map(({ deck, score }) => {
    const verdict = judgeTarget(score, DECK_TARGET);
    const told = `${formatEstimate(score)}, target ${targetText(DECK_TARGET)}`;
    if (verdict === 'within') return { about: deck, text: `is balanced: ${told}.` };
    if (verdict === 'outside')
      return { about: deck, text: `wins too ${score.mean > 0.5 ? 'often' : 'seldom'}: ${told}.` };
    return { about: deck, text: `is not decided: ${told}. ${moreText(score, DECK_TARGET, asked.games)}` };
  });

const seatVerdict = ({ firstPlayer, asked }: Balance): readonly VerdictLine[] => {
  if (firstPlayer === undefined) return [];
  const { all, target, verdict } = firstPlayer;
  const about = 'The first player';
  const told = `${formatEstimate(all)}, target ${targetText(target)}`;
  if (verdict === 'within') return [{ about, text: `has no undue advantage: ${told}.` }];
  if (verdict === 'outside')
    return [
      { about, text: `wins too ${all.mean > FIRST_PLAYER_TARGET.high ? 'often' : 'seldom'}: ${told}.` },
    ];
  return [{ about, text: `is not decided: ${told}. ${moreText(all, target, asked.games)}` }];
};

/** What was found of a card: by its draws, which come near to its effect, else by its plays. */
export const cardVerdict = ({ drawn, played }: CardChanges, games: number): string => {
  const [way, change]: readonly [string, Change | undefined] = drawn ? ['Drawn', drawn] : ['Played', played];
  if (change === undefined) return 'Too few players had or lacked it.';
  const told = `${formatPoints(change.mean)} points (${formatPointsInterval(change)})`;
  if (change.isTold) return `${way}, it ${change.mean > 0 ? 'raises' : 'lowers'} the chance to win: ${told}.`;
  if (judgeTarget(change, SMALL_CHANGE) === 'within')
    return `${way}, it hardly changes the chance to win: ${told}.`;
  return `Not decided: ${told}. ${moreText(change, SMALL_CHANGE, games)}`;
};

/** The seat, then every deck, each in one sentence: whether it is balanced, or how many matches would decide it. */
export const verdicts = (balance: Balance): readonly VerdictLine[] => [
  ...seatVerdict(balance),
  ...deckVerdicts(balance),
];
