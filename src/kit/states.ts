import { didYouMean } from '../core/data/nearest.ts';
import { isTable } from './shape.ts';

/** A state of a chart, or a chart, as far as its states say. */
interface StateNode {
  readonly type: string;
  readonly tags: readonly string[];
  readonly states: Readonly<Record<string, StateNode>>;
}

const statesIn = ({ states }: StateNode, path = ''): readonly string[] =>
  Object.entries(states).flatMap(([name, node]) => {
    if (Object.keys(node.states).length > 0) return statesIn(node, `${path}${name}.`);
    return node.type === 'final' || node.tags.includes('over') ? [] : [path + name];
  });

/** Returns the innermost states of each chart in which a match can go on, by edition. */
export const statesByEdition = (
  editions: Readonly<Record<string, unknown>>,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(editions).flatMap(([edition, chart]) =>
      isTable(chart) && 'states' in chart ? [[edition, statesIn(chart as typeof chart & StateNode)]] : [],
    ),
  );

/** What is wrong with a state that is none of these. */
export const cannotGoOn = (state: string, states: readonly string[]): string =>
  `a match cannot go on in ${state}${didYouMean(state, states)}; expected one of ${states.join(', ')}`;
