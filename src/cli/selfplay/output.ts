import { join } from 'node:path';
import { crashFile, WORKER_DIED } from '../../selfplay/store/crash.ts';
import { type Usage, perDecision } from '../../selfplay/agents/effort.ts';
import type { Outcome } from '../../selfplay/outcome.ts';
import { evidenceText, verdictText } from '../../selfplay/statistics/words.ts';
import type { Estimate } from '../../selfplay/statistics/estimates.ts';
import type { Meeting, Summary } from '../../selfplay/summary-2.ts';

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
  test,
  firstPlayer,
  decisions,
  turns,
  endings,
  agents,
  decks,
}: Summary): readonly string[] => [
  `${games} of ${plan.games} matches, ${draws} drawn, ${failures} failed; ${(turns ?? decisions).mean.toFixed(1)} ${turns ? 'turns' : 'decisions'} on average`,
  ...(plan.equalTime ? ['budgets at which all agents took the same processor time'] : []),
  ...(plan.analysis ? ['an analysis: oracle sees what is hidden'] : []),
  ...(test ? [verdictText(test), `  ${evidenceText(test)}`] : []),
  ...(firstPlayer ? [`first player: ${interval(firstPlayer)}`] : []),
  `agents, with 95 % intervals over pairs${test ? ', which hold wherever the test ends' : ''}:`,
  ...agents.meetings.map(meetingLine),
  'decks:',
  ...decks.meetings.map(meetingLine),
  'endings:',
  ...Object.entries(endings).map(([reason, count]) => `  ${reason}: ${count}`),
];

/** How long agents thought. */
export const effortLines = (efforts: Usage): readonly string[] => {
  const each = Object.entries(efforts).map(
    ([name, effort]) => `${name} ${perDecision(effort).toFixed(2)} ms`,
  );
  return each.length === 0 ? [] : [`processor time of a decision: ${each.join(', ')}`];
};

/** Crashes that are told one by one. */
const MAX_LISTED = 5;

/** How the matches that killed their workers are played again. */
export const crashLines = (outcomes: readonly Outcome[], folder: string): readonly string[] => {
  const crashed = outcomes.filter(({ failure }) => failure?.code === WORKER_DIED);
  const more = crashed.length - MAX_LISTED;
  return [
    ...crashed
      .slice(0, MAX_LISTED)
      .map(
        ({ number }) =>
          `match ${number} killed its worker: gatechart fuzz repro ${join(folder, crashFile(number))}`,
      ),
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
};
