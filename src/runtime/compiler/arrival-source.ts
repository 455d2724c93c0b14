import type { Candidate, Leaf } from '../chart/chart.ts';
import { callSource } from './call-source.ts';
import { closeProcess } from './closing.ts';
import type { SourceContext } from './chart-source.ts';

/** Lines that bring the process at work into a leaf, by a transition unless it is the initial one, and go on from there. */
export const arrivalSource = (
  leaf: Leaf,
  by: Candidate | undefined,
  { names, code }: SourceContext,
): readonly string[] => {
  const handed =
    leaf.handover === undefined
      ? []
      : [`run.handed = ${callSource(leaf.handover, `hand_${leaf.state}`, '', names)};`];
  const state = names.of(code.ofState(leaf), leaf.state);
  const stepped =
    by === undefined
      ? []
      : [`if (run.isTold) run.tell(${names.of(by, 'transition')});`, `frame.code = ${state};`];
  return [...handed, ...stepped, `return ${onwardSource(leaf, by, { names, code }, state)};`];
};

const onwardSource = (
  leaf: Leaf,
  by: Candidate | undefined,
  { names, code }: SourceContext,
  state: string,
): string => {
  if (leaf.invoke !== undefined) {
    const { chart } = leaf.invoke;
    return `${names.of(code.ofChart(chart), chart.id)}.open`;
  }
  if (leaf.final) return names.of(closeProcess, 'close');
  if (by?.idle && by.event === '') return 'undefined';
  return `${state}.always`;
};
