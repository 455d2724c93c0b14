import type { Candidate } from '../../../../src/runtime/chart/chart.ts';
import type { Trace } from './trace.ts';
import { type ProcessRun, stateAt } from './process-run.ts';

/** The processes that run at a moment, outermost first; one that ends with the moment is the last of them. */
export const processChainAt = (film: Trace, moment: number): readonly ProcessRun[] =>
  film.runs
    .filter(({ began, ended }) => began <= moment && (ended === undefined || ended >= moment))
    .sort((a, b) => a.path.length - b.path.length);

/** Ids of the transitions that were looked at before the one taken, and refused by their guards. */
const rejectedBefore = (candidates: readonly Candidate[], taken: string): readonly string[] => {
  const place = candidates.findIndex(({ id }) => id === taken);
  return candidates.slice(0, Math.max(0, place)).map(({ id }) => id);
};

/** What is to be seen in the charts at a moment; states and transitions as `machine/path` and `machine/id`. */
export interface ChartHighlights {
  /** States that a process is in, and those around them. */
  readonly lit: ReadonlySet<string>;
  readonly around: ReadonlySet<string>;
  readonly taken: string | undefined;
  readonly left: string | undefined;
  readonly refused: ReadonlySet<string>;
}

const outerPaths = (path: string): readonly string[] => {
  const parts = path.split('.');
  return ['', ...parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('.'))];
};

export const NO_HIGHLIGHTS: ChartHighlights = {
  lit: new Set(),
  around: new Set(),
  taken: undefined,
  left: undefined,
  refused: new Set(),
};

/** The marks of a moment. */
export const highlightsAt = (film: Trace, moment: number): ChartHighlights => {
  const lit = new Set<string>();
  const around = new Set<string>();
  for (const run of processChainAt(film, moment)) {
    const state = stateAt(run, moment);
    lit.add(`${run.machine}/${state}`);
    for (const outer of outerPaths(state)) around.add(`${run.machine}/${outer}`);
  }
  const step = film.moments[moment]?.step;
  if (step === undefined) return { ...NO_HIGHLIGHTS, lit, around };
  const leaf = film.leafOf(step.machine, step.from);
  const candidates =
    leaf === undefined
      ? []
      : [...leaf.answer, ...leaf.done, ...leaf.always].filter(({ event }) => event === step.event);
  return {
    lit,
    around,
    taken: `${step.machine}/${step.transition}`,
    left: `${step.machine}/${step.from}`,
    refused: new Set(rejectedBefore(candidates, step.transition).map((id) => `${step.machine}/${id}`)),
  };
};
