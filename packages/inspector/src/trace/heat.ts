import { transitionName } from '../../../../src/fuzz/coverage/chart-coverage.ts';
import type { CoverageFile } from '../../../../src/fuzz/coverage/file.ts';
import type { Candidate, Chart } from '../../../../src/runtime/chart/chart.ts';
import type { Trace } from './trace.ts';

/** How often states and transitions were taken, by `machine/path` and `machine/id`. */
export type VisitCounts = ReadonlyMap<string, number>;

class VisitCounter {
  readonly counts = new Map<string, number>();

  add(key: string, times: number): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + times);
  }
}

/** How often a film took every state and transition up to a moment. */
export const traceVisits = (film: Trace, end: number): VisitCounts => {
  const counting = new VisitCounter();
  for (const { machine, states, enteredAt: cameAt } of film.runs)
    for (const [place, state] of states.entries())
      if ((cameAt[place] ?? 0) <= end) counting.add(`${machine}/${state}`, 1);
  for (const { step } of film.moments.slice(0, end + 1))
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
