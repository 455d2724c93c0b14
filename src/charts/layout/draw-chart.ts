import { type ChartJson, chartJson, type NestedState } from '../chart-json.ts';
import type { ChartProcess } from '../process-2.ts';
import type { ChartGeometry } from './geometry.ts';
import { type Boxed, type Lined, layOut } from './elk-layout.ts';
import { textsOfState, textsOfTransition } from './labels.ts';

const boxOf = (machine: string, state: NestedState): Boxed => ({
  id: state.path,
  texts: textsOfState(machine, state),
  inner: state.states.map((inner) => boxOf(machine, inner)),
});

const allStates = (state: NestedState): readonly NestedState[] => [state, ...state.states.flatMap(allStates)];

const linesOf = (chart: ChartJson): readonly Lined[] =>
  allStates(chart.machine).flatMap(({ transitions }) =>
    transitions.map((transition) => ({
      id: transition.id,
      from: transition.from,
      to: transition.to ?? transition.from,
      texts: textsOfTransition(transition),
    })),
  );

/** Where the states and transitions of a machine are drawn. */
export const drawChart = (process: ChartProcess): Promise<ChartGeometry> => {
  const chart = chartJson(process);
  return layOut([boxOf(chart.id, chart.machine)], linesOf(chart));
};
