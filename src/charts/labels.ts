import { type ChartNames, processName, stateName } from '../core/chart-names.ts';
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

/** What stands in the box of a state; by the machine's own names where no others are given. */
export const stateLabel = (machine: string, state: ChartState, names?: ChartNames): Label => ({
  title: stateName(names, machine, state.path),
  details: [
    ...(state.invokes === undefined ? [] : [`▸ ${processName(names, state.invokes)}`]),
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

/** What stands in the box of a process among others; its id where no names are given. */
export const processLabel = ({ id, asks }: Pick<ChartProcess, 'id' | 'asks'>, names?: ChartNames): Label => ({
  title: processName(names, id),
  details: asks.map((kind) => `? ${kind}`),
  clauses: [],
});

/** Pixels of a character and a line in the chart's typeface. */
const CHARACTER = 7.2;
const SMALL_CHARACTER = 5.7;
const LINE = 16;
const SMALL_LINE = 13;

/** Characters that are as wide as they are high. */
const WIDE = /[\u2e80-\uffef]/g;
const WIDE_CHARACTER = 11.5;

/**
 * The size of a title in a box as a part of its usual size, at most 1. Boxes are laid out for the machines' own names;
 * a longer name in another language is written smaller.
 */
export const titleScale = (title: string, width: number): number => {
  const wide = title.match(WIDE)?.length ?? 0;
  if (wide === 0) return 1;
  return Math.min(1, (width - 8) / (wide * WIDE_CHARACTER + (title.length - wide) * CHARACTER));
};

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
