import type { ChartProcess, ChartState, ChartTransition } from './process.ts';

/** The lines a state or transition is labelled with. */
export interface Label {
  readonly title: string;
  readonly details: readonly string[];
  readonly clauses: readonly string[];
}

const MAX_LABEL = 34;

const short = (text: string): string =>
  text.length <= MAX_LABEL ? text : `${text.slice(0, MAX_LABEL - 1)}…`;

/** What stands in the box of a state. */
export const stateLabel = (machine: string, state: ChartState): Label => ({
  title: state.path === '' ? machine : (state.path.split('.').at(-1) ?? ''),
  details: [
    ...(state.invokes === undefined ? [] : [`▸ ${state.invokes}`]),
    ...(state.asks === undefined ? [] : [`? ${state.asks}`]),
    ...(state.entry.length === 0 ? [] : [short(`⤓ ${state.entry.join(', ')}`)]),
  ],
  clauses: state.clauses,
});

/** What stands beside the line of a transition. */
export const transitionLabel = ({ event, guard, actions, clauses }: ChartTransition): Label => {
  const name = event === 'always' ? '' : event;
  const title = [name, guard === undefined ? '' : `[${short(guard)}]`]
    .filter((part) => part !== '')
    .join(' ');
  return {
    title: title === '' ? '·' : title,
    details: actions.length === 0 ? [] : [short(`/ ${actions.join(', ')}`)],
    clauses,
  };
};

/** What stands in the box of a process among others. */
export const processLabel = ({ id, asks }: Pick<ChartProcess, 'id' | 'asks'>): Label => ({
  title: id,
  details: asks.map((kind) => `? ${kind}`),
  clauses: [],
});

/** Pixels of a character and a line in the chart's typeface. */
const CHARACTER = 7.2;
const SMALL_CHARACTER = 5.7;
const LINE = 16;
const SMALL_LINE = 13;

/** Clause ids in rows of at most that many characters. */
const CLAUSE_ROW = 30;

/** Clause ids as rows of text. */
export const clauseRows = (clauses: readonly string[]): readonly string[] => {
  const rows: string[] = [];
  for (const clause of clauses) {
    const last = rows.at(-1);
    if (last === undefined || last.length + clause.length + 1 > CLAUSE_ROW) rows.push(clause);
    else rows[rows.length - 1] = `${last} ${clause}`;
  }
  return rows;
};

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length));

/** How much room texts take, with a margin around them. */
export const labelSize = (
  { title, details, clauses }: Label,
  margin: number,
): { readonly width: number; readonly height: number } => {
  const rows = clauseRows(clauses);
  const width = Math.max(
    title.length * CHARACTER,
    longest(details) * SMALL_CHARACTER,
    longest(rows) * SMALL_CHARACTER,
  );
  return {
    width: Math.ceil(width) + 2 * margin,
    height: LINE + (details.length + rows.length) * SMALL_LINE + 2 * margin,
  };
};
