import type { GameEvent } from 'gatechart/tools';
import { playersFact } from './repeats.ts';
import type { Trace } from './trace.ts';
import { isToldByStarting } from './trace-step.ts';

/** What stands at a place of the time line: a process and what it did, an answer that was given, or a microstep. */
export type TimelineLine =
  | { readonly is: 'process'; readonly run: number; readonly within: number; readonly moment: number }
  | { readonly is: 'answer'; readonly segment: number; readonly within: number; readonly moment: number }
  | { readonly is: 'moment'; readonly within: number; readonly moment: number };

/** The time line of a trace: every process holds what it did, one line behind the other. */
export interface Timeline {
  readonly lines: readonly TimelineLine[];
  /** Places of the lines of the moments. */
  readonly lineOf: readonly number[];
  /** By process: the place behind its last line. */
  readonly endOf: readonly number[];
  /** By process: the moment whose fact heads it, where one does. */
  readonly headOf: ReadonlyMap<number, number>;
  /** By process: its moments that the short narration has a line for, those of its inner processes among them. */
  readonly narratedIn: readonly (readonly number[])[];
  /** By process: how many answers were given in it. */
  readonly answersIn: readonly number[];
  /** By moment: what it repeats where the same happens to each player in turn, such as a pass. */
  readonly repeatOf: readonly (string | undefined)[];
}

/** What a moment repeats: its only fact without the player, if the short log leaves that out. */
const repeatKey = ({ moments, ruleset }: Trace, moment: number): string | undefined => {
  const [fact, ...others] = moments[moment]?.facts ?? [];
  return fact === undefined || others.length > 0 ? undefined : playersFact(ruleset, fact)?.key;
};

/** A process and all around it, innermost first. */
export const processChain = (trace: Trace, run: number): readonly number[] => {
  const chain: number[] = [];
  for (let at: number | undefined = run; at !== undefined; at = trace.runs[at]?.parent) chain.push(at);
  return chain;
};

/** The lines of a trace. */
export const buildTimeline = (trace: Trace): Timeline => {
  const { runs, segments, moments, ruleset } = trace;
  const lines: TimelineLine[] = [];
  const lineOf: number[] = [];
  const endOf = runs.map(() => Number.POSITIVE_INFINITY);
  const headOf = new Map<number, number>();
  const narratedIn: number[][] = runs.map(() => []);
  const answersIn = runs.map(() => 0);
  /** The processes running, outermost first. */
  const open: number[] = [];
  let next = 0;

  const endAt = (moment: number): void => {
    while (open.length > 0 && runs[open.at(-1) as number]?.ended === moment) {
      endOf[open.pop() as number] = lines.length;
    }
  };
  const note = (moment: number, facts: readonly GameEvent[]): void => {
    let isNarrated = false;
    for (const fact of facts) {
      const headline = ruleset.headline === undefined ? ({ is: 'line' } as const) : ruleset.headline(fact);
      if (headline?.is === 'line') isNarrated = true;
      if (headline?.is !== 'head') continue;
      const headed = open.find((run) => runs[run]?.path.length === headline.of);
      if (headed !== undefined && !headOf.has(headed)) headOf.set(headed, moment);
    }
    if (!isNarrated) return;
    for (const run of open) {
      const narrated = narratedIn[run] as number[];
      if (narrated.at(-1) !== moment) narrated.push(moment);
    }
  };
  const tell = (moment: number): void => {
    lineOf[moment] = lines.length;
    lines.push({ is: 'moment', within: open.at(-1) ?? 0, moment });
  };

  for (const [moment, at] of moments.entries()) {
    const { step, segment, facts, entered = 0 } = at;
    if (step === undefined && moment > 0) endAt(moment);
    const within = open.at(-1) ?? 0;
    if (segment > 0 && segments[segment]?.first === moment) {
      lines.push({ is: 'answer', segment, within, moment });
      for (const run of open) answersIn[run] = (answersIn[run] ?? 0) + 1;
    }
    const own = facts.slice(0, facts.length - entered);
    // What only the processes do that start here is told within them.
    const isInner = moment > 0 && isToldByStarting(at);
    if (!isInner) tell(moment);
    note(moment, own);
    endAt(moment);
    let isTold = !isInner;
    for (; runs[next]?.began === moment; next += 1) {
      // Everything happens in the outermost process, which needs no line of its own.
      if (next > 0) lines.push({ is: 'process', run: next, within: open.at(-1) ?? 0, moment });
      open.push(next);
      if (runs[next + 1]?.began !== moment) {
        if (!isTold) tell(moment);
        isTold = true;
        note(moment, facts.slice(own.length));
      }
      endAt(moment);
    }
    if (!isTold) tell(moment);
  }
  return {
    lines,
    lineOf,
    endOf: endOf.map((end) => Math.min(end, lines.length)),
    headOf,
    narratedIn,
    answersIn,
    repeatOf: moments.map((_, moment) => repeatKey(trace, moment)),
  };
};

/** Which processes show what they did: those with something to tell, all or none, but for those that were folded by hand. */
export interface FoldState {
  readonly most: 'told' | 'open' | 'folded';
  /** By process: whether it is folded. */
  readonly exceptions: ReadonlyMap<number, boolean>;
}

export const DEFAULT_FOLDS: FoldState = { most: 'told', exceptions: new Map() };

/** Whether a process is folded, wherever the match is. */
export const isFolded = (
  { narratedIn, answersIn }: Timeline,
  { most, exceptions }: FoldState,
  run: number,
): boolean =>
  exceptions.get(run) ??
  (most === 'folded' || (most === 'told' && narratedIn[run]?.length === 0 && answersIn[run] === 0));

/** Whether a process that tells nothing is left out: all such are, but for those that were folded or unfolded by hand. */
const isLeftOut = (timeline: Timeline, folds: FoldState, run: number): boolean =>
  folds.most === 'told' && !folds.exceptions.has(run) && isFolded(timeline, folds, run);

/** What a time line shows: the lines kept, and the processes that hold one. */
export interface FilteredLines {
  readonly lines: Uint8Array;
  readonly inside: Uint8Array;
}

/** The lines at which `keeps` holds, and the processes they lie in. */
export const filterLines = (
  trace: Trace,
  { lines }: Timeline,
  keeps: (moment: number, isAnswer: boolean) => boolean,
): FilteredLines => {
  const kept = new Uint8Array(lines.length);
  const inside = new Uint8Array(trace.runs.length);
  for (const [place, line] of lines.entries()) {
    if (line.is === 'process' || !keeps(line.moment, line.is === 'answer')) continue;
    kept[place] = 1;
    for (let at: number | undefined = line.within; at !== undefined; at = trace.runs[at]?.parent) {
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
  trace: Trace,
  timeline: Timeline,
  { folds, kept, current, end }: LineView,
): readonly number[] => {
  const { lines, lineOf, endOf } = timeline;
  const here = lines[lineOf[current] ?? 0];
  const onTheWay = new Set(here === undefined ? [] : processChain(trace, here.within));
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
    const isThere = isOnTheWay || (kept.inside[line.run] === 1 && !isLeftOut(timeline, folds, line.run));
    if (isThere) shown.push(at);
    at =
      isOnTheWay || (isThere && !isFolded(timeline, folds, line.run)) ? at + 1 : (endOf[line.run] as number);
  }
  return shown;
};

/** The rows of a time line, each with the places of its lines: an answer with the step it leads to, and what is repeated. */
export const mergeRepeats = (
  { moments }: Trace,
  { lines, repeatOf }: Timeline,
  shown: readonly number[],
): readonly (readonly number[])[] => {
  const rows: number[][] = [];
  for (const place of shown) {
    const row = rows.at(-1);
    const last = lines[row?.at(-1) ?? -1];
    const line = lines[place] as TimelineLine;
    const isOfAnswer =
      last?.is === 'answer' && last.moment === line.moment && moments[line.moment]?.facts.length === 0;
    const isRepeat =
      last !== undefined &&
      last.is !== 'process' &&
      line.is !== 'process' &&
      last.within === line.within &&
      repeatOf[line.moment] !== undefined &&
      repeatOf[line.moment] === repeatOf[last.moment];
    if (isOfAnswer || isRepeat) row?.push(place);
    else rows.push([place]);
  }
  return rows;
};
