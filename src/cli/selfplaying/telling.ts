import type { Estimate } from '../../selfplay/statistics.ts';
import type { Meeting, Summary } from '../../selfplay/summary.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const interval = ({ mean, low, high }: Estimate): string =>
  `${percent(mean)} (${percent(low)} to ${percent(high)})`;

const meetingLine = ({ a, b, score, wins, draws, losses }: Meeting): string =>
  `  ${a} against ${b}: ${interval(score)}, ${wins} won, ${draws} drawn, ${losses} lost`;

/** A run in a few lines. */
export const summaryLines = ({
  games,
  plan,
  draws,
  failures,
  firstPlayer,
  turns,
  endings,
  agents,
  decks,
}: Summary): readonly string[] => [
  `${games} of ${plan.games} matches, ${draws} drawn, ${failures} failed; ${turns.mean.toFixed(1)} turns on average`,
  `first player: ${interval(firstPlayer)}`,
  'agents, with 95 % intervals over pairs:',
  ...agents.meetings.map(meetingLine),
  'decks:',
  ...decks.meetings.map(meetingLine),
  'endings:',
  ...Object.entries(endings).map(([reason, count]) => `  ${reason}: ${count}`),
];
