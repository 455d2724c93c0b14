import type { AnyStateNode } from 'xstate';
import type { Chart } from '../runtime/chart/chart.ts';
import { actionText } from './process.ts';

/** A state as the machine writes it. */
export interface ChartState {
  /** Path joined by `.`, such as `addition.priority`; empty for the machine itself. */
  readonly path: string;
  readonly kind: 'compound' | 'atomic' | 'final';
  readonly description?: string;
  /** Its own clauses; without any it is covered by those of the states around it. */
  readonly clauses: readonly string[];
  /** The kind of decision it waits for. */
  readonly asks?: string;
  /** Id of the process it invokes. */
  readonly invokes?: string;
  readonly entry: readonly string[];
  /** Path of the inner state it starts in. */
  readonly initial?: string;
}

const stateOf = (chart: Chart, node: AnyStateNode): ChartState => {
  const path = node.path.join('.');
  const leaf = chart.leaves.get(path);
  const [initial] = (node.type === 'compound' ? node.initial.target : undefined) ?? [];
  return {
    path,
    kind: node.type as ChartState['kind'],
    ...(node.description === undefined ? {} : { description: node.description }),
    clauses: node.meta?.clauses ?? [],
    ...(leaf?.decision === undefined ? {} : { asks: leaf.decision }),
    ...(leaf?.invoke === undefined ? {} : { invokes: leaf.invoke.chart.id }),
    entry: node.entry.map(actionText),
    ...(initial === undefined ? {} : { initial: initial.path.join('.') }),
  };
};

const nodesIn = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...(Object.values(node.states) as AnyStateNode[]).flatMap(nodesIn),
];

/** Every state of a chart in the order of the machine, the machine itself first. */
export const statesOf = (chart: Chart): readonly ChartState[] =>
  nodesIn(chart.machine.root).map((node) => stateOf(chart, node));
