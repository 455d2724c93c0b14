import colors from 'picocolors';
import type { Tone } from '../../core/narration.ts';
import { displayWidth, wrapText } from '../text-width.ts';

/** How a line looks: a head by its level, what happens by its tone, and what only `verbose` tells. */
export type LineStyle = 'title' | 'head' | Tone | 'step';

export interface LogLine {
  /** Clause ids for the margin. */
  readonly clauses: readonly string[];
  readonly text: string;
  readonly style: LineStyle;
}

export interface LogPageOptions {
  readonly colour: boolean;
  /** Width of the page in columns; lines are not broken when absent. */
  readonly columns: number | undefined;
  /** Columns of the margin. */
  readonly margin: number;
  readonly write: (line: string) => void;
}

const INDENT = 2;
/** Columns that even the deepest line has for its text. */
const NARROWEST = 24;

type Paint = (text: string) => string;

/** The page a match is told on: clause ids in the margin, lines indented by their depth. */
export class LogPage {
  readonly #options: LogPageOptions;
  readonly #paints: Readonly<Record<LineStyle, Paint>>;
  readonly #paintMargin: Paint;
  #isEmpty = true;

  constructor(options: LogPageOptions) {
    this.#options = options;
    const colours = colors.createColors(options.colour);
    this.#paintMargin = colours.cyan;
    this.#paints = {
      title: (text) => colours.bold(colours.underline(text)),
      head: colours.bold,
      plain: (text) => text,
      harm: colours.red,
      outcome: (text) => colours.bold(colours.green(text)),
      step: colours.dim,
    };
  }

  /** Writes a line, broken where the page ends; a title has an empty line before it, many clauses have lines of their own. */
  write({ clauses, text, style: look }: LogLine, depth: number): void {
    const { columns, margin, write } = this.#options;
    if (look === 'title' && !this.#isEmpty) write('');
    this.#isEmpty = false;
    const indent = ' '.repeat(INDENT * depth);
    const room = (from: number): number =>
      columns === undefined ? Number.POSITIVE_INFINITY : columns - from - indent.length;
    const all = clauses.join(' ');
    const areApart = columns !== undefined && room(displayWidth(all) + 1) < NARROWEST;
    if (areApart) for (const line of wrapText(all, columns, 0)) write(this.#paintMargin(line));
    const ids = areApart ? '' : all;
    const start = Math.max(margin, displayWidth(ids) + 1);
    const [first = '', ...rest] = wrapText(text, Math.max(room(start), NARROWEST), INDENT);
    const gap = ' '.repeat(start - displayWidth(ids));
    const paint = this.#paints[look];
    write(`${ids === '' ? '' : this.#paintMargin(ids)}${gap}${indent}${paint(first)}`);
    for (const line of rest) write(`${' '.repeat(margin + INDENT)}${indent}${paint(line)}`);
  }
}
