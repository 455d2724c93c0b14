import type { Trace } from './trace.ts';
import { processChain, type Timeline } from './timeline.ts';

/** Which processes show what they did: those with something to tell, all or none, but for those that were folded by hand. */
export interface FoldState {
  readonly most: 'told' | 'open' | 'folded';
  /** By process: whether it is folded. */
  readonly exceptions: ReadonlyMap<number, boolean>;
}

export const DEFAULT_FOLDS: FoldState = { most: 'told', exceptions: new Map() };

/** Whether a process is folded, wherever the match is. */
export const isFolded = ({ narratedIn: toldIn, answersIn }: Timeline, { most, exceptions: but }: FoldState, run: number): boolean =>
  but.get(run) ??
  (most === 'folded' || (most === 'told' && toldIn[run]?.length === 0 && answersIn[run] === 0));

/** What a time line shows: the lines kept, and the processes that hold one. */
export interface FilteredLines {
  readonly lines: Uint8Array;
  readonly inside: Uint8Array;
}

/** The lines at which `keeps` holds, and the processes they lie in. */
export const filterLines = (
  film: Trace,
  { lines }: Timeline,
  keeps: (moment: number, isAnswer: boolean) => boolean,
): FilteredLines => {
  const kept = new Uint8Array(lines.length);
  const inside = new Uint8Array(film.runs.length);
  for (const [place, line] of lines.entries()) {
    if (line.is === 'process' || !keeps(line.moment, line.is === 'answer')) continue;
    kept[place] = 1;
    for (let at: number | undefined = line.within; at !== undefined; at = film.runs[at]?.parent) {
      if (inside[at] === 1) break;
      inside[at] = 1;
    }
  }
  return { lines: kept, inside };
};

interface LineView {
  readonly folds: FoldState;
  readonly kept: FilteredLines;
  /** The moment looked at; it is shown whatever is folded or left out. */
  readonly current: number;
  /** The last moment that may be shown. */
  readonly end: number;
}

/** Places of the lines shown, in their order. */
export const visibleLines = (
  film: Trace,
  flame: Timeline,
  { folds, kept, current, end }: LineView,
): readonly number[] => {
  const { lines, lineOf, endOf } = flame;
  const here = lines[lineOf[current] ?? 0];
  const onTheWay = new Set(here === undefined ? [] : processChain(film, here.within));
  const shown: number[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as Timeline['lines'][number];
    if (line.moment > end) break;
    if (line.is !== 'process') {
      if (kept.lines[at] === 1 || (line.is === 'moment' && line.moment === current)) shown.push(at);
      at += 1;
      continue;
    }
    const isOnTheWay = onTheWay.has(line.run);
    const isThere = isOnTheWay || kept.inside[line.run] === 1;
    if (isThere) shown.push(at);
    at = isOnTheWay || (isThere && !isFolded(flame, folds, line.run)) ? at + 1 : (endOf[line.run] as number);
  }
  return shown;
};
