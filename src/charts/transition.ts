import type { Candidate, Chart } from '../runtime/chart/chart.ts';
import { compileGuard } from '../runtime/chart/guard.ts';
import { actionText } from './process.ts';

/** A transition as the machine writes it. */
export interface ChartTransition {
  /** As in the trace: the state that owns it, event and place in the list, such as `addition.priority/answer/1`. */
  readonly id: string;
  /** Path of the state that owns it, joined by `.`; empty for the machine itself. */
  readonly from: string;
  /** Path of the state it names as target; absent where it names none. */
  readonly to?: string;
  /** `always` is taken at once, `done` at the end of the invoked process. */
  readonly event: 'always' | 'answer' | 'done';
  readonly guard?: string;
  /** Its own actions, without the entry actions of the states it enters. */
  readonly actions: readonly string[];
  /** Its own clauses; without any it is covered by those of the state it enters. */
  readonly clauses: readonly string[];
}

/** Everything that can happen in a chart, seen from each of its leaf states. */
export const candidatesOf = (chart: Chart): readonly (readonly [leaf: string, candidate: Candidate])[] =>
  [...chart.leaves.values()].flatMap(({ state, always, answer, done }) =>
    [...always, ...answer, ...done].map((candidate) => [state, candidate] as const),
  );

const transitionOf = ({ definition, id, event }: Candidate): ChartTransition => {
  const { source, target, guard } = definition;
  const [to] = target ?? [];
  return {
    id,
    from: source.path.join('.'),
    ...(to === undefined ? {} : { to: to.path.join('.') }),
    event: event === '' ? 'always' : event,
    ...(guard === undefined ? {} : { guard: compileGuard(source, guard).text }),
    actions: definition.actions.map(actionText),
    clauses: definition.meta?.clauses ?? [],
  };
};

/** Every transition of a chart that some state can take, by id, states in the order of the machine. */
export const transitionsOf = (chart: Chart): ReadonlyMap<string, ChartTransition> =>
  new Map(candidatesOf(chart).map(([, candidate]) => [candidate.id, transitionOf(candidate)]));
