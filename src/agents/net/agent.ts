import type { RatedOption } from '../../kernel/faces/rating.ts';
import type { SyncAgent } from '../../runtime/drive.ts';
import type { OnChoice } from '../greedy/greedy.ts';
import type { Net } from './net.ts';

const PERCENT = 100;

/** Takes the option that the net prefers, without any search. */
export const netAgent = (net: Net, onChoice?: OnChoice): SyncAgent => ({
  act: (question) => {
    const shares = net.shares(question);
    const rated = question.decision.options
      .map(({ key }, index): RatedOption => {
        const worth = shares[index] as number;
        const percent = `${Math.round(PERCENT * worth)} %`;
        return { key, worth, reason: { en: `preferred to ${percent}`, ja: `好みの度合い${percent}` } };
      })
      .sort((a, b) => b.worth - a.worth);
    onChoice?.(question, rated);
    return rated[0]?.key ?? '';
  },
});
