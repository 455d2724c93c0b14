import type { SelfPlayOptions } from '@gatechart/gym/self-play';
import { formatEstimate, formatPercent } from '../../selfplay/statistics/estimates.ts';
import type { Output } from '../output.ts';

/** Milliseconds between two lines of progress. */
const PROGRESS_EVERY = 5000;

/** Says from time to time how far a run of self-play is, and every score. `clock`: milliseconds. */
export const reporter = (
  output: Output,
  games: number,
  clock: () => number,
): SelfPlayOptions['onIteration'] => {
  const began = clock();
  let told = began;
  return ({ matches, decisions, againstGreedy, againstTarget, entropy, scores }, earlier) => {
    const isDue = clock() - told >= PROGRESS_EVERY;
    if (!isDue && scores === undefined) return;
    told = clock();
    const rate = (1000 * (matches - earlier)) / Math.max(1, told - began);
    const score = againstTarget ?? againstGreedy;
    const parts = [
      `${matches} of ${games} matches, ${rate.toFixed(1)}/s`,
      `${decisions} decisions, entropy ${entropy.toFixed(2)}`,
      ...(score === undefined
        ? []
        : [
            againstTarget === undefined
              ? `${formatPercent(score)} of its matches against greedy`
              : `${formatPercent(score)} of its matches`,
          ]),
      ...(scores ?? []).map(({ decks, ...estimate }) => `${decks.join(' and ')} ${formatEstimate(estimate)}`),
    ];
    output.note(parts.join('; '));
  };
};
