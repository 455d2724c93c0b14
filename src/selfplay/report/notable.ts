import { escapeHtml } from '../../core/data/markup.ts';
import { paddedNumber } from '../store/kept-matches.ts';
import type { Outcome } from '../outcome.ts';
import { endingOf } from '../summary-2.ts';
import { type Cell, sortedTable, textCell } from './sorted-table.ts';

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
    ? 'Commands are for a terminal in the folder of the run.'
    : 'The run kept digests alone (<code>--keep digests</code>): there are no records to open.';
  return `<h2>Matches to look at</h2><p class="soft">${told}</p>${sortedTable({
    caption: 'Failures, forfeits, and the shortest and longest matches',
    heads: ['match', 'why', 'players', 'decisions', 'ended by', ...(records ? ['record'] : [])],
    rows,
    by: [3, 'ascending'],
  })}`;
};
