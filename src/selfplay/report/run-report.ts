import { escapeHtml } from '../../core/data/escape.ts';
import type { ClauseRegistry } from '../../core/rulebook.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { endingClauses, type Outcome } from '../outcome.ts';
import { type Estimate, formatInterval, formatPercent } from '../statistics/estimates.ts';
import { evidenceText, type TestResult, verdictText } from '../statistics/paired-test.ts';
import type { Standing } from '../statistics/ratings.ts';
import { paddedNumber } from '../store/run-folder.ts';
import {
  buildsText,
  endingOf,
  estimateOverPairs,
  type Meeting,
  meetingsOf,
  type Names,
  type Point,
  type Summary,
  standingsIn,
} from '../summary.ts';
import { cardSection } from './card-section.ts';
import { histogram, intervals } from './plots.ts';
import { type Cell, htmlPage, lengthsLine, scoreMatrix, softLine, sortedTable, textCell } from './tables.ts';

/** What the clauses say by which a match ended, in the words of the ruleset. */
const reasonTexts = (outcome: Outcome, clauses: ClauseRegistry): string =>
  endingClauses(outcome)
    .flatMap((id) => clauses[id]?.en ?? [])
    .map(escapeHtml)
    .join('<br>');

/** Why matches ended, with what the clauses say. */
export const endingSection = (outcomes: readonly Outcome[], clauses: ClauseRegistry): string => {
  const endings = new Map(outcomes.map((outcome) => [endingOf(outcome), outcome]));
  const rows = [...endings].map(([ending, example]): readonly Cell[] => {
    const points = outcomes.map((each): Point => [each.number, endingOf(each) === ending ? 1 : 0]);
    const share = estimateOverPairs(points);
    const count = points.filter(([, is]) => is === 1).length;
    const words = reasonTexts(example, clauses);
    return [
      textCell(ending),
      { shown: String(count), by: count },
      { shown: formatPercent(share.mean), by: share.mean },
      { shown: formatInterval(share), by: share.high - share.low },
      { shown: words, by: words },
    ];
  });
  return `<h2>Why matches ended</h2>${sortedTable({
    caption: 'Endings, with 95 % intervals over pairs of matches',
    heads: ['ending', 'matches', 'share', '95 % interval', 'meaning'],
    rows,
    by: [1, 'descending'],
  })}`;
};

/** How many matches of a kind are listed. */
const EACH = 5;

type Outlier = readonly [why: string, outcome: Outcome];

const findOutliers = (outcomes: readonly Outcome[]): readonly Outlier[] => {
  const byLength = outcomes
    .filter(({ failure, forfeit }) => failure === undefined && forfeit === undefined)
    .toSorted((a, b) => a.decisions - b.decisions || a.number - b.number);
  const shortest = byLength.slice(0, EACH);
  const longest = byLength.slice(EACH).slice(-EACH);
  return [
    ...outcomes.filter(({ failure }) => failure !== undefined).map((each): Outlier => ['failure', each]),
    ...outcomes.filter(({ forfeit }) => forfeit !== undefined).map((each): Outlier => ['forfeit', each]),
    ...shortest.map((each): Outlier => ['short', each]),
    ...longest.map((each): Outlier => ['long', each]),
  ];
};

/** Those of a kind beyond what is listed are left out. */
const listed = (all: readonly Outlier[]): readonly Outlier[] => {
  const counts = new Map<string, number>();
  return all.filter(([why]) => {
    counts.set(why, (counts.get(why) ?? 0) + 1);
    return (counts.get(why) ?? 0) <= EACH;
  });
};

const sideOf = ({ agents, decks, winner }: Outcome, seat: 0 | 1): string =>
  `${escapeHtml(agents[seat])} <span class="soft">(${escapeHtml(decks[seat])})</span>${winner === seat ? ' won' : ''}`;

/** The records of a run, as they lie in its folder. */
export interface RecordLinks {
  /** What a command needs besides a record, with a blank before it; else nothing. */
  readonly given: string;
  /** Where the inspector shows a match, from the folder of the run; nothing where it has to be given more than the address. */
  watch(number: number): string | undefined;
}

/** The file of a record in the folder of its run. */
export const recordFile = (number: number): string => `records/${paddedNumber(number)}.jsonl`;

/** All is named from the folder of the run, so that the page stays true where the folder is moved. */
const recordCell = ({ given, watch }: RecordLinks, { number, failure }: Outcome): Cell => {
  const file = recordFile(number);
  // Playing a match that failed again would fail, too; the page that is given its record shows where.
  const address = failure === undefined ? watch(number) : undefined;
  const link = address === undefined ? '' : `<a href="${escapeHtml(address)}">watch</a> · `;
  const command = `<code>gatechart inspect ${file}${escapeHtml(given)}</code>`;
  return { shown: `${link}<a href="${file}">${file}</a><br>${command}`, by: file };
};

/** Matches that one may want to see, each with its record; `records` is absent where none are kept. */
export const outlierSection = (outcomes: readonly Outcome[], records: RecordLinks | undefined): string => {
  const rows = listed(findOutliers(outcomes)).map(([why, outcome]): readonly Cell[] => [
    { shown: String(outcome.number), by: outcome.number },
    textCell(why),
    { shown: `${sideOf(outcome, 0)}<br>${sideOf(outcome, 1)}`, by: outcome.agents.join(' ') },
    { shown: String(outcome.decisions), by: outcome.decisions },
    textCell(outcome.failure?.message ?? outcome.forfeit?.message ?? endingOf(outcome)),
    ...(records ? [recordCell(records, outcome)] : []),
  ]);
  const told = records
    ? 'Run the commands in the folder of the run.'
    : 'The run stored digests only (<code>--keep digests</code>), so there are no records to open.';
  return `<h2>Matches to look at</h2>${softLine(told)}${sortedTable({
    caption: 'Failures, forfeits, and the shortest and longest matches',
    heads: ['match', 'why', 'players', 'decisions', 'ended by', ...(records ? ['record'] : [])],
    rows,
    by: [3, 'ascending'],
  })}`;
};

/** What a report says beyond what a run sums up to. */
export interface ReportContext {
  /** Tells clauses and cards in words. */
  readonly ruleset: Pick<Ruleset, 'clauses' | 'collection'>;
  /** Absent where no records lie beside the page. */
  readonly records?: RecordLinks;
}

const meetingName = ({ a, b }: Meeting): string => `${a} vs ${b}`;

const standingsTable = (what: string, standings: readonly Standing[]): string =>
  sortedTable({
    caption: `Ratings of ${what} (Elo, mean 0), with 95 % intervals`,
    heads: [what, 'rating', 'interval', 'mean score', 'worst score', 'worst against'],
    rows: standings.map(({ name, rating, low, high, mean, worst }): readonly Cell[] => [
      textCell(name),
      { shown: rating.toFixed(0), by: rating },
      { shown: `${low.toFixed(0)} to ${high.toFixed(0)}`, by: low },
      { shown: formatPercent(mean), by: mean },
      { shown: formatPercent(worst.score), by: worst.score },
      textCell(worst.against),
    ]),
    by: [1, 'descending'],
  });

const comparison = (
  what: 'agents' | 'decks',
  names: readonly string[],
  { meetings }: Summary['agents'],
  outcomes: readonly Outcome[],
): string => {
  const rows = meetings.map((meeting) => ({ name: meetingName(meeting), score: meeting.score }));
  const standings = standingsIn(outcomes, what);
  return `<h2>Scores of ${what}, with 95 % intervals over pairs of matches</h2>${intervals(`Scores of ${what}`, rows)}${
    new Set(names).size > 1 ? scoreMatrix(`Scores of ${what}, row against column`, names, meetings) : ''
  }${standings.length > 0 ? `<h2>Ratings of ${what}</h2>${standingsTable(what, standings)}` : ''}`;
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

const turnsOf = (over: readonly Outcome[]): string => {
  const turns = over.map((outcome) => outcome.turns);
  return `<h2>Turns</h2>${histogram('Turns', turns)}\n`;
};

/** A run as one page that needs nothing else. */
export const reportPage = (
  summary: Summary,
  outcomes: readonly Outcome[],
  reported: ReportContext,
): string => {
  const { plan, games, draws, failures, builds, test, firstPlayer, decisions, turns, agents, decks } =
    summary;
  const { ruleset, records } = reported;
  const over = outcomes.filter(({ failure }) => failure === undefined);
  const content = `<h1>Self-play</h1>
${softLine(`${escapeHtml(plan.ruleset)} ${escapeHtml(plan.edition)}, agents ${escapeHtml(plan.agents.join(', '))}, decks ${escapeHtml(plan.decks.join(', '))}, seed ${plan.seed}`)}
<dl class="run"><dt>matches</dt><dd>${games} of ${plan.games}</dd><dt>draws</dt><dd>${draws}</dd><dt>failures</dt><dd>${failures}</dd>
${builds ? `<dt>builds</dt><dd>${buildsText(builds)}</dd>\n` : ''}${test ? testOf(test) : ''}${firstPlayer ? scoreOfFirst(firstPlayer) : ''}${lengthsLine('decisions', decisions)}
${turns ? lengthsLine('turns', turns) : ''}</dl>
${comparison('agents', plan.agents, agents, over)}
${comparison('decks', plan.decks, decks, over)}
${agentsWithDecks(summary, over)}
${endingSection(outcomes, ruleset.clauses)}
${outlierSection(outcomes, records)}
${turns ? turnsOf(over) : ''}<h2>Decisions</h2>${histogram(
    'Decisions',
    over.map((outcome) => outcome.decisions),
  )}
${cardSection(over, ruleset.collection)}`;
  return htmlPage(`Self-play: ${plan.agents.join(', ')}`, content);
};
