import type { Candidate, Chart, CoverageFile } from 'gatechart/tools';
import { mayMeet, transitionName } from 'gatechart/tools';
import { type ProcessRun, stateAt } from './process-run.ts';
import type { Trace } from './trace.ts';

/** The processes that run at a moment, outermost first; one that ends with the moment is the last of them. */
export const processChainAt = (trace: Trace, moment: number): readonly ProcessRun[] =>
  trace.runs
    .filter(({ began, ended }) => began <= moment && (ended === undefined || ended >= moment))
    .sort((a, b) => a.path.length - b.path.length);

/** Ids of the transitions that were looked at before the one taken, and refused by their guards. */
const rejectedBefore = (candidates: readonly Candidate[], taken: string): readonly string[] => {
  const place = candidates.findIndex(({ id }) => id === taken);
  const move = candidates[place]?.move;
  return candidates
    .slice(0, Math.max(0, place))
    .filter((each) => each.guard !== undefined && (move === undefined || mayMeet(each.move ?? '', move)))
    .map(({ id }) => id);
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
export const highlightsAt = (trace: Trace, moment: number): ChartHighlights => {
  const lit = new Set<string>();
  const around = new Set<string>();
  for (const run of processChainAt(trace, moment)) {
    const state = stateAt(run, moment);
    lit.add(`${run.machine}/${state}`);
    for (const outer of outerPaths(state)) around.add(`${run.machine}/${outer}`);
  }
  const step = trace.moments[moment]?.step;
  if (step === undefined) return { ...NO_HIGHLIGHTS, lit, around };
  const leaf = trace.leafOf(step.machine, step.from);
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

/** How often states and transitions were taken, by `machine/path` and `machine/id`. */
export type VisitCounts = ReadonlyMap<string, number>;

class VisitCounter {
  readonly counts = new Map<string, number>();

  add(key: string, times: number): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + times);
  }
}

/** How often a trace took every state and transition up to a moment. */
export const traceVisits = (trace: Trace, end: number): VisitCounts => {
  const counting = new VisitCounter();
  for (const { machine, states, enteredAt } of trace.runs)
    for (const [place, state] of states.entries())
      if ((enteredAt[place] ?? 0) <= end) counting.add(`${machine}/${state}`, 1);
  for (const { step } of trace.moments.slice(0, end + 1))
    if (step !== undefined) counting.add(`${step.machine}/${step.transition}`, 1);
  return counting.counts;
};

/** Each transition of a chart once, by id. */
const transitionsOf = (chart: Chart): ReadonlyMap<string, Candidate> =>
  new Map(
    [...chart.leaves.values()]
      .flatMap(({ always, answer, done }) => [...always, ...answer, ...done])
      .map((candidate) => [candidate.id, candidate]),
  );

/** `machine.state` as the key of a state. */
const keyOf = (opened: string): string => opened.replace('.', '/');

/** How often a fuzz run took every transition, and the states that they end in or start others in. */
export const coverageVisits = (charts: Trace['charts'], { counts }: CoverageFile): VisitCounts => {
  const counting = new VisitCounter();
  for (const [machine, chart] of charts) {
    for (const [id, { target, opens }] of transitionsOf(chart)) {
      const times = counts.transition[transitionName(machine, id)] ?? 0;
      if (times === 0) continue;
      counting.add(`${machine}/${id}`, times);
      counting.add(`${machine}/${target.state}`, times);
      for (const opened of opens) counting.add(keyOf(opened), times);
    }
  }
  return counting.counts;
};
