import { type ChartNames, processName, stateName } from '../core/chart-names.ts';
import type { Box } from './geometry.ts';
import type { ChartProcess, ChartState, ChartTransition } from './process.ts';

/** A row of a label: the name of a state, an event with its guard, clause ids, an invoked process, or another detail. */
export interface LabelRow {
  readonly look: 'title' | 'event' | 'detail' | 'invokes' | 'clauses';
  readonly text: string;
}

/** The rows that label a state or transition. */
export type Label = readonly LabelRow[];

/** The most characters of a row, by what stands in it; a longer word is cut off. */
const ROW: Readonly<Record<LabelRow['look'], number>> = {
  title: 40,
  event: 24,
  detail: 26,
  invokes: 40,
  clauses: 26,
};

/** A word that is longer than this is cut off. */
const MAX_WORD = 34;

const short = (word: string): string => (word.length <= MAX_WORD ? word : `${word.slice(0, MAX_WORD - 1)}…`);

/** Words as rows of text, each as full as it may be. */
const rowsOf = (look: LabelRow['look'], words: readonly string[]): Label => {
  const rows: string[] = [];
  for (const word of words.map(short)) {
    const last = rows.at(-1);
    if (last === undefined || last.length + word.length + 1 > ROW[look]) rows.push(word);
    else rows[rows.length - 1] = `${last} ${word}`;
  }
  return rows.map((text) => ({ look, text }));
};

/** Names with a sign before them and commas between, as rows; none without names. */
const listRows = (sign: string, names: readonly string[]): Label =>
  rowsOf(
    'detail',
    names.map(
      (name, index) => `${index === 0 ? `${sign} ` : ''}${name}${index === names.length - 1 ? '' : ','}`,
    ),
  );

/** What stands in the box of a state; by the machine's own names where no others are given. */
export const stateLabel = (machine: string, state: ChartState, names?: ChartNames): Label => [
  { look: 'title', text: stateName(names, machine, state.path) },
  ...(state.invokes === undefined
    ? []
    : [{ look: 'invokes' as const, text: `▸ ${processName(names, state.invokes)}` }]),
  ...(state.asks === undefined ? [] : [{ look: 'detail' as const, text: `? ${state.asks}` }]),
  ...listRows('⤓', state.entry),
  ...rowsOf('clauses', state.clauses),
];

/** An event as it is drawn: nothing of `always`, and of a wildcard what all its events begin with. */
export const eventWords = (event: string): readonly string[] =>
  event === 'always' ? [] : [event.replace(/\.\*$/, '')];

const NOTHING: LabelRow = { look: 'event', text: '·' };

/** What stands beside the line of a transition; `·` where nothing is to be said. `nameGuard`: gives the name of a guard. */
export const transitionLabel = (
  { event, guard, actions, clauses }: ChartTransition,
  nameGuard: (guard: string) => string = (text) => text,
): Label => {
  const named = guard && nameGuard(guard);
  const rows = [
    ...rowsOf('event', [...eventWords(event), ...(named === undefined ? [] : `[${named}]`.split(/(?<=,) /))]),
    ...listRows('/', actions),
    ...rowsOf('clauses', clauses),
  ];
  return rows.length === 0 ? [NOTHING] : rows;
};

/** Whether the labels of a line say nothing, so that they are not drawn. */
export const areEmpty = (labels: readonly Label[]): boolean =>
  labels.length === 1 && labels[0]?.[0] === NOTHING;

/** What stands in the box of a process among others; its id where no names are given. */
export const processLabel = ({ id, asks }: Pick<ChartProcess, 'id' | 'asks'>, names?: ChartNames): Label => [
  { look: 'title', text: processName(names, id) },
  ...asks.map((kind) => ({ look: 'detail' as const, text: `? ${kind}` })),
];

/** Pixels of a character in the chart's typeface, and of a row. */
const CHARACTER: Readonly<Record<LabelRow['look'], number>> = {
  title: 7.2,
  event: 6.3,
  detail: 5.75,
  invokes: 5.75,
  clauses: 5.75,
};

const heightOf = ({ look }: LabelRow): number => (look === 'title' || look === 'event' ? 16 : 13);

/** Characters that are as wide as they are high. */
const WIDE = /[\u2e80-\uffef]/g;
const WIDE_CHARACTER = 11.5;

/**
 * The size of a title in a box as a part of its usual size, at most 1. Boxes are laid out for the machines' own names;
 * a longer name in another language is written smaller. So is a guard beside an arrow.
 */
export const titleScale = (title: string, width: number): number => {
  const wide = title.match(WIDE)?.length ?? 0;
  if (wide === 0) return 1;
  return Math.min(1, (width - 8) / (wide * WIDE_CHARACTER + (title.length - wide) * CHARACTER.title));
};

/** How much room texts take. */
export interface LabelSize {
  readonly width: number;
  readonly height: number;
}

/** Room around what stands in a box, and around what stands beside a line. */
export const BOX_MARGIN = 9;
export const LABEL_MARGIN = 4;

/** Room of the dot before the title of an initial state. */
export const INITIAL_DOT = 14;

/** The room of a label, with a margin around it. */
export const labelSize = (label: Label, margin: number): LabelSize => ({
  width: Math.ceil(Math.max(0, ...label.map(({ look, text }) => text.length * CHARACTER[look]))) + 2 * margin,
  height: label.reduce((sum, row) => sum + heightOf(row), 2 * margin),
});

/** The room of the labels of one arrow, below each other. */
export const listSize = (labels: readonly Label[]): LabelSize => {
  const sizes = labels.map((label) => labelSize(label, LABEL_MARGIN));
  return {
    width: Math.max(0, ...sizes.map(({ width }) => width)),
    height: sizes.reduce((sum, { height }) => sum + height, 0),
  };
};

/** The box of each label of an arrow in the box of them all. */
export const listBoxes = (labels: readonly Label[], box: Box): readonly Box[] => {
  let y = box.y;
  return labels.map((label) => {
    const { height } = labelSize(label, LABEL_MARGIN);
    y += height;
    return { ...box, y: y - height, height };
  });
};

/** The rows of a label with the line that each is written on, in pixels from the upper edge. */
export const rowsWithLines = (
  label: Label,
  margin: number,
): readonly (readonly [row: LabelRow, y: number])[] => {
  let top = margin;
  return label.map((row) => {
    const y = top + (heightOf(row) === 16 ? 12 : 10);
    top += heightOf(row);
    return [row, y];
  });
};
