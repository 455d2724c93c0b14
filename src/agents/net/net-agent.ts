import type { Option } from '../../core/decision.ts';
import type { RatedOption } from '../../core/adapters/heuristic.ts';
import type { SyncSeatAgent } from '../../runtime/match-runner.ts';
import type { OnChoice } from '../greedy.ts';
import type { Net } from './net-2.ts';

const PERCENT = 100;

/** The options by their shares, the likeliest first. */
const rankByPreference = (options: readonly Option[], shares: readonly number[]): readonly RatedOption[] =>
  options
    .map(({ key }, index): RatedOption => {
      const worth = shares[index] as number;
      const percent = `${Math.round(PERCENT * worth)} %`;
      return { key, worth, reason: { en: `preferred to ${percent}`, ja: `好みの度合い${percent}` } };
    })
    .sort((a, b) => b.worth - a.worth);

/** Takes the option that the net prefers, without any search. */
export const netAgent = (net: Net, onChoice?: OnChoice): SyncSeatAgent => ({
  act: (question) => {
    const rated = rankByPreference(question.decision.options, net.probabilities(question));
    onChoice?.(question, rated);
    return rated[0]?.key ?? '';
  },
});
