import { join } from 'node:path';
import { shellWord } from '../../core/data/escape.ts';
import { perDecision, type Usage } from '../../selfplay/agents/match-agents.ts';
import type { Outcome } from '../../selfplay/outcome.ts';
import type { Retention } from '../../selfplay/plan.ts';
import { recordFile } from '../../selfplay/report/run-report.ts';
import type { Progress } from '../../selfplay/runner.ts';
import { type Estimate, formatPercent } from '../../selfplay/statistics/estimates.ts';
import { evidenceText, ratioText, verdictText } from '../../selfplay/statistics/paired-test.ts';
import type { Standing } from '../../selfplay/statistics/ratings.ts';
import { WORKER_DIED } from '../../selfplay/store/crash.ts';
import { crashFile } from '../../selfplay/store/run-folder.ts';
import { buildsText, type Meeting, type Summary, standingsIn } from '../../selfplay/summary.ts';
import type { Output } from '../output.ts';
import { rulesArgument } from '../rules-option.ts';
import { countOf } from '../text-width.ts';

const interval = ({ mean, low, high }: Estimate): string =>
  `${formatPercent(mean)} (${formatPercent(low)} to ${formatPercent(high)})`;

const meetingLine = ({ a, b, score, wins, draws, losses }: Meeting): string =>
  `  ${a} against ${b}: ${interval(score)}, ${wins} won, ${draws} drawn, ${losses} lost`;

/** Elo points with their sign. */
const points = (rating: number): string => `${rating < 0 ? '' : '+'}${rating.toFixed(0)}`;

/** The standings of several agents, the best first. */
const standingLines = (standings: readonly Standing[]): readonly string[] =>
  standings.length === 0
    ? []
    : [
        'ratings of agents (Elo, mean 0), with 95 % intervals:',
        ...standings.map(
          ({ name, rating, low, high, mean, worst }) =>
            `  ${name}: ${points(rating)} (${points(low)} to ${points(high)}), ${formatPercent(mean)} on average, at worst ${formatPercent(worst.score)} against ${worst.against}`,
        ),
      ];

/** A run in a few lines. */
export const summaryLines = (
  {
    games,
    plan,
    draws,
    failures,
    builds,
    test,
    firstPlayer,
    decisions,
    turns,
    endings,
    agents,
    decks,
  }: Summary,
  outcomes: readonly Outcome[],
): readonly string[] => [
  `${games} of ${plan.games} matches, ${draws} drawn, ${failures} failed; ${(turns ?? decisions).mean.toFixed(1)} ${turns ? 'turns' : 'decisions'} on average`,
  ...(builds ? [`matches of ${buildsText(builds)}`] : []),
  ...(plan.equalTime ? ['budgets at which all agents took the same processor time'] : []),
  ...(plan.analysis ? ['an analysis: oracle sees hidden cards'] : []),
  ...(test ? [verdictText(test), `  ${evidenceText(test)}`] : []),
  ...(firstPlayer ? [`first player: ${interval(firstPlayer)}`] : []),
  `agents, with 95 % intervals over pairs${test ? ', valid whenever the test ends' : ''}:`,
  ...agents.meetings.map(meetingLine),
  ...standingLines(standingsIn(outcomes, 'agents')),
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
          `match ${number} ended its worker thread: gatechart fuzz repro ${join(folder, crashFile(number))}`,
      ),
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
};

/** Where a run is stored, if it is, and with which card sets it was played. */
interface StoredRun {
  readonly out?: string | undefined;
  /** Default: records. */
  readonly keep?: Retention | undefined;
  readonly cards?: readonly string[] | undefined;
}

/** How a match that failed is shown again: by its record, if the run stores records. */
const repeatOf =
  (ruleset: string, { out, keep, cards = [] }: StoredRun) =>
  (number: number): string => {
    if (out === undefined) return `run the command with --out FOLDER to store the record of match ${number}`;
    if (keep === 'digests')
      return `run the command with --keep records to store the record of match ${number}`;
    const given = cards.length === 0 ? '' : ` --cards ${shellWord(cards.join(','))}`;
    return `gatechart inspect ${shellWord(join(out, recordFile(number)))}${rulesArgument(ruleset)}${given}`;
  };

/** Each error of the rules or of an agent once, with the first match; `repeat`: how it is shown again. */
const errorLines = (outcomes: readonly Outcome[], repeat: (number: number) => string): readonly string[] => {
  const numbers = new Map<string, number[]>();
  for (const { number, failure } of outcomes) {
    if (failure === undefined || failure.code === WORKER_DIED) continue;
    const told = `${failure.code} ${failure.message}`;
    numbers.set(told, [...(numbers.get(told) ?? []), number]);
  }
  const lines = [...numbers].map(
    ([told, all]) =>
      `${countOf(all.length, 'match', 'matches')} failed: ${told}; ${repeat(Math.min(...all))}`,
  );
  const more = lines.length - MAX_LISTED;
  return [...lines.slice(0, MAX_LISTED), ...(more > 0 ? [`and ${more} more`] : [])];
};

const SEES_ERRORS = '; docs/reference/agents.md shows how to see its error output';

/** How many of its matches each program forfeited, and why the first of them. */
const forfeitLines = (outcomes: readonly Outcome[]): readonly string[] => {
  const forfeits = outcomes.flatMap(({ number, agents, forfeit }) =>
    forfeit === undefined ? [] : [{ number, agent: agents[forfeit.player], ...forfeit }],
  );
  return [...new Set(forfeits.map(({ agent }) => agent))].flatMap((agent) => {
    const played = outcomes.filter(({ agents }) => agents.includes(agent));
    const [first, ...others] = forfeits
      .filter((each) => each.agent === agent)
      .sort((one, other) => one.number - other.number);
    if (first === undefined) return [];
    const lost = `${agent} forfeited ${others.length + 1} of ${countOf(played.length, 'match', 'matches')}`;
    const errors = first.reason === 'crashed' ? SEES_ERRORS : '';
    return [`${lost}, first match ${first.number} (${first.reason}): ${first.message}${errors}`];
  });
};

/** The matches that were lost because a signal ended a program: somebody else may have sent it. */
const killedLines = (outcomes: readonly Outcome[]): readonly string[] => {
  const killed = outcomes.filter(({ forfeit }) => forfeit?.reason === 'killed');
  const more = killed.length - MAX_LISTED;
  return [
    ...killed.slice(0, MAX_LISTED).map(({ number, agents, forfeit }) => {
      const lost = forfeit === undefined ? '' : agents[forfeit.player];
      return `match ${number} was lost by ${lost}: ${forfeit?.message}; if it did not do so itself, somebody ended it`;
    }),
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
};

/** What went wrong in the matches of a run, and how it is shown again. */
export const failureLines = (
  outcomes: readonly Outcome[],
  ruleset: string,
  run: StoredRun,
): readonly string[] => [
  ...forfeitLines(outcomes),
  ...killedLines(outcomes),
  ...errorLines(outcomes, repeatOf(ruleset, run)),
  ...(run.out === undefined ? [] : crashLines(outcomes, run.out)),
];

/** Milliseconds between two lines of progress. */
const PROGRESS_EVERY = 5000;

const span = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/** Matches a second, of those played now. */
export const rateOf = ({ done, earlier, elapsed }: Progress): number =>
  elapsed === 0 ? 0 : (1000 * (done - earlier)) / elapsed;

/** How far a run is, at which rate, and how long it will take; nobody knows that of a test. `what`: what it counts. */
export const progressLine = (progress: Progress, what = 'matches'): string => {
  const { done, of, test } = progress;
  const rate = rateOf(progress);
  const line = `${done} of ${of} ${what}, ${rate.toFixed(1)}/s`;
  if (test !== undefined) return `${line}, ${ratioText(test)}`;
  return rate === 0 ? line : `${line}, ${span((1000 * (of - done)) / rate)} left`;
};

/** How far a run was when it was stopped, and how it is resumed; `out`: its folder. */
export const stoppedLine = (progress: Progress, out: string | undefined): string => {
  const on = out === undefined ? 'use --out FOLDER to be able to resume' : 'the same command resumes it';
  return `stopped at ${progressLine(progress)}; ${on}`;
};

/** Says from time to time how far a run is. `clock`: milliseconds. `what`: what it counts, matches by default. */
export const progressReporter = (
  output: Output,
  clock: () => number,
  what?: string,
): ((progress: Progress) => void) => {
  let told = clock();
  return (progress) => {
    if (clock() - told < PROGRESS_EVERY) return;
    told = clock();
    output.note(progressLine(progress, what));
  };
};
