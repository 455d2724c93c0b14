import type { Film } from './trace.ts';
import { chainOf, type Flame } from './timeline.ts';

/** Which processes show what they did: those with something to tell, all or none, but for those that were folded by hand. */
export interface Folds {
  readonly most: 'told' | 'open' | 'folded';
  /** By process: whether it is folded. */
  readonly but: ReadonlyMap<number, boolean>;
}

export const NO_FOLDS: Folds = { most: 'told', but: new Map() };

/** Whether a process is folded, wherever the match is. */
export const isFolded = ({ toldIn, answersIn }: Flame, { most, but }: Folds, run: number): boolean =>
  but.get(run) ??
  (most === 'folded' || (most === 'told' && toldIn[run]?.length === 0 && answersIn[run] === 0));

/** What a time line shows: the lines kept, and the processes that hold one. */
export interface Kept {
  readonly lines: Uint8Array;
  readonly inside: Uint8Array;
}

/** The lines at which `keeps` holds, and the processes they lie in. */
export const keptLines = (
  film: Film,
  { lines }: Flame,
  keeps: (moment: number, isAnswer: boolean) => boolean,
): Kept => {
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

interface Looked {
  readonly folds: Folds;
  readonly kept: Kept;
  /** The moment looked at; it is shown whatever is folded or left out. */
  readonly current: number;
  /** The last moment that may be shown. */
  readonly end: number;
}

/** Places of the lines shown, in their order. */
export const shownLines = (
  film: Film,
  flame: Flame,
  { folds, kept, current, end }: Looked,
): readonly number[] => {
  const { lines, lineOf, endOf } = flame;
  const here = lines[lineOf[current] ?? 0];
  const onTheWay = new Set(here === undefined ? [] : chainOf(film, here.within));
  const shown: number[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as Flame['lines'][number];
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
