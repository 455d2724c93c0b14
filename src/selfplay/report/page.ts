import { escapeHtml } from '../../core/data/markup.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import type { Outcome } from '../outcome.ts';
import type { TestResult } from '../statistics/paired-test.ts';
import { evidenceText, verdictText } from '../statistics/words.ts';
import type { Estimate } from '../statistics/estimates.ts';
import { type Lengths, type Meeting, meetingsOf, type Names, type Summary } from '../summary-2.ts';
import { cardSection } from './cards.ts';
import { endingSection } from './run-report.ts';
import { scoreMatrix } from './matrix.ts';
import { outlierSection, type RecordLinks } from './notable.ts';
import { formatPercent } from '../statistics/numbers.ts';
import { bars, histogram, intervals } from './plots.ts';
import { SORT_SCRIPT } from './sorted-table.ts';
import { STYLE } from './tables.ts';

/** What a report says beyond what a run sums up to. */
export interface ReportContext {
  /** Tells clauses and cards in words. */
  readonly ruleset: Pick<Ruleset, 'clauses' | 'collection'>;
  /** Absent where no records lie beside the page. */
  readonly records?: RecordLinks;
}

const meetingName = ({ a, b }: Meeting): string => `${a} against ${b}`;

const ratingBars = (title: string, ratings: Readonly<Record<string, number>>): string => {
  const rows = Object.entries(ratings).sort(([, a], [, b]) => b - a);
  const least = Math.min(0, ...rows.map(([, rating]) => rating));
  return bars(
    title,
    rows.map(([name, rating]) => ({ name, number: rating - least, told: rating.toFixed(0) })),
  );
};

const comparison = (
  what: string,
  names: readonly string[],
  { meetings, ratings }: Summary['agents'],
): string => {
  const rows = meetings.map((meeting) => ({ name: meetingName(meeting), score: meeting.score }));
  const several = new Set(names).size;
  return `<h2>Scores of ${what} with 95 % intervals over pairs</h2>${intervals(`Scores of ${what}`, rows)}${
    several > 1 ? scoreMatrix(`Scores of ${what}, row against column`, names, meetings) : ''
  }${several > 2 ? `<h2>Ratings of ${what} (Elo, mean 0)</h2>${ratingBars(`Ratings of ${what}`, ratings)}` : ''}`;
};

const withDecks: Names = ({ agents, decks }) => [`${agents[0]}, ${decks[0]}`, `${agents[1]}, ${decks[1]}`];

/** Who did how with which deck, where there are several of both. */
const agentsWithDecks = ({ plan: { agents, decks } }: Summary, over: readonly Outcome[]): string => {
  if (new Set(agents).size < 2 || new Set(decks).size < 2) return '';
  const names = agents.flatMap((agent) => decks.map((deck) => `${agent}, ${deck}`));
  const caption = 'Scores of agents with their decks, row against column';
  return `<h2>Agents with decks</h2>${scoreMatrix(caption, names, meetingsOf(over, withDecks))}`;
};

const scoreOfFirst = ({ mean, low, high }: Estimate): string =>
  `<dt>score of the first player</dt><dd>${formatPercent(mean)} (${formatPercent(low)} to ${formatPercent(high)})</dd>\n`;

const testOf = (test: TestResult): string =>
  `<dt>test</dt><dd>${escapeHtml(verdictText(test))}<br>${escapeHtml(evidenceText(test))}</dd>\n`;

const lengths = (what: string, { mean, median, most }: Lengths): string =>
  `<dt>${what}</dt><dd>mean ${mean.toFixed(1)}, median ${median}, most ${most}</dd>`;

const turnsOf = (over: readonly Outcome[]): string => {
  const turns = over.map((outcome) => outcome.turns);
  return `<h2>Turns</h2>${histogram('Turns', turns)}\n`;
};

/** A run as one page that needs nothing else. */
export const reportPage = (summary: Summary, outcomes: readonly Outcome[], reported: ReportContext): string => {
  const { plan, games, draws, failures, test, firstPlayer, decisions, turns, agents, decks } = summary;
  const { ruleset, records } = reported;
  const over = outcomes.filter(({ failure }) => failure === undefined);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Self-play: ${escapeHtml(plan.agents.join(', '))}</title><style>${STYLE}</style></head><body><main>
<h1>Self-play</h1>
<p class="soft">${escapeHtml(plan.ruleset)} ${escapeHtml(plan.edition)}, agents ${escapeHtml(plan.agents.join(', '))}, decks ${escapeHtml(plan.decks.join(', '))}, seed ${plan.seed}</p>
<dl class="run"><dt>matches</dt><dd>${games} of ${plan.games}</dd><dt>draws</dt><dd>${draws}</dd><dt>failures</dt><dd>${failures}</dd>
${test ? testOf(test) : ''}${firstPlayer ? scoreOfFirst(firstPlayer) : ''}${lengths('decisions', decisions)}
${turns ? lengths('turns', turns) : ''}</dl>
${comparison('agents', plan.agents, agents)}
${comparison('decks', plan.decks, decks)}
${agentsWithDecks(summary, over)}
${endingSection(outcomes, ruleset.clauses)}
${outlierSection(outcomes, records)}
${turns ? turnsOf(over) : ''}<h2>Decisions</h2>${histogram(
    'Decisions',
    over.map((outcome) => outcome.decisions),
  )}
${cardSection(over, ruleset.collection)}
</main><script>${SORT_SCRIPT}</script></body></html>
`;
};
