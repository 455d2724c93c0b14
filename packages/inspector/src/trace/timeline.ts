import type { Trace } from './trace.ts';

/** What stands at a place of the time line: a process and what it did, an answer that was given, or a microstep. */
export type TimelineLine =
  | { readonly is: 'process'; readonly run: number; readonly within: number; readonly moment: number }
  | { readonly is: 'answer'; readonly scene: number; readonly within: number; readonly moment: number }
  | { readonly is: 'moment'; readonly within: number; readonly moment: number };

/** The time line of a film: every process holds what it did, one line behind the other. */
export interface Timeline {
  readonly lines: readonly TimelineLine[];
  /** Places of the lines of the moments. */
  readonly lineOf: readonly number[];
  /** By process: the place behind its last line. */
  readonly endOf: readonly number[];
  /** By process: the moment whose fact heads it, where one does. */
  readonly headOf: ReadonlyMap<number, number>;
  /** By process: its moments that the short telling has a line for, those of its inner processes among them. */
  readonly narratedIn: readonly (readonly number[])[];
  /** By process: how many answers were given in it. */
  readonly answersIn: readonly number[];
}

/** A process and all around it, innermost first. */
export const processChain = (film: Trace, run: number): readonly number[] => {
  const chain: number[] = [];
  for (let at: number | undefined = run; at !== undefined; at = film.runs[at]?.parent) chain.push(at);
  return chain;
};

/** The lines of a film. */
export const buildTimeline = (film: Trace): Timeline => {
  const { runs, segments: scenes, moments, ruleset } = film;
  const lines: TimelineLine[] = [];
  const lineOf: number[] = [];
  const endOf = runs.map(() => Number.POSITIVE_INFINITY);
  const headOf = new Map<number, number>();
  const toldIn: number[][] = runs.map(() => []);
  const answersIn = runs.map(() => 0);
  /** The processes running, outermost first. */
  const open: number[] = [];
  let next = 0;

  const endAt = (moment: number): void => {
    while (open.length > 0 && runs[open.at(-1) as number]?.ended === moment) {
      endOf[open.pop() as number] = lines.length;
    }
  };
  const note = (moment: number): void => {
    const { facts } = moments[moment] as Trace['moments'][number];
    let isTold = false;
    for (const fact of facts) {
      const headline = ruleset.headline === undefined ? ({ is: 'line' } as const) : ruleset.headline(fact);
      if (headline?.is === 'line') isTold = true;
      if (headline?.is !== 'head') continue;
      const headed = open.find((run) => runs[run]?.path.length === headline.of);
      if (headed !== undefined && !headOf.has(headed)) headOf.set(headed, moment);
    }
    if (isTold) for (const run of open) (toldIn[run] as number[]).push(moment);
  };

  for (const [moment, { step, segment: scene }] of moments.entries()) {
    if (step === undefined && moment > 0) endAt(moment);
    const within = open.at(-1) ?? 0;
    if (scene > 0 && scenes[scene]?.first === moment) {
      lines.push({ is: 'answer', scene, within, moment });
      for (const run of open) answersIn[run] = (answersIn[run] ?? 0) + 1;
    }
    lineOf[moment] = lines.length;
    lines.push({ is: 'moment', within, moment });
    note(moment);
    endAt(moment);
    for (; runs[next]?.began === moment; next += 1) {
      // Everything happens in the outermost process, which needs no line of its own.
      if (next > 0) lines.push({ is: 'process', run: next, within: open.at(-1) ?? 0, moment });
      open.push(next);
      endAt(moment);
    }
  }
  return {
    lines,
    lineOf,
    endOf: endOf.map((end) => Math.min(end, lines.length)),
    headOf,
    narratedIn: toldIn,
    answersIn,
  };
};
