import { type ChartJson, chartJson, type NestedState } from '../chart-json.ts';
import type { ChartProcess } from '../process-2.ts';
import type { ChartGeometry } from './geometry.ts';
import { type LayoutBox, type LayoutEdge, elkLayout } from './elk-layout.ts';
import { stateLabel, transitionLabel } from './labels.ts';

const layoutBoxOf = (machine: string, state: NestedState): LayoutBox => ({
  id: state.path,
  texts: stateLabel(machine, state),
  inner: state.states.map((inner) => layoutBoxOf(machine, inner)),
});

const allStates = (state: NestedState): readonly NestedState[] => [state, ...state.states.flatMap(allStates)];

const layoutEdgesOf = (chart: ChartJson): readonly LayoutEdge[] =>
  allStates(chart.machine).flatMap(({ transitions }) =>
    transitions.map((transition) => ({
      id: transition.id,
      from: transition.from,
      to: transition.to ?? transition.from,
      texts: transitionLabel(transition),
    })),
  );

/** Where the states and transitions of a machine are drawn. */
export const drawChart = (process: ChartProcess): Promise<ChartGeometry> => {
  const chart = chartJson(process);
  return elkLayout([layoutBoxOf(chart.id, chart.machine)], layoutEdgesOf(chart));
};
