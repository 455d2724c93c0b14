import type { ChartGeometry } from './layout/geometry.ts';
import { stateLabel, transitionLabel } from './layout/labels.ts';
import type { ChartProcess } from './process-2.ts';
import type { ChartState } from './state.ts';
import type { ChartTransition } from './transition.ts';
import { type ChartLinks, type SvgBox, renderSvg } from './picture.ts';

const SEPARATOR = ' · ';

const stateTooltip = (machine: string, state: ChartState): string => {
  const { path, description, invokes, asks, entry } = state;
  return [
    path === '' ? machine : path,
    ...(description === undefined ? [] : [description]),
    ...(invokes === undefined ? [] : [`invokes ${invokes}`]),
    ...(asks === undefined ? [] : [`asks ${asks}`]),
    ...(entry.length === 0 ? [] : [`entry / ${entry.join(', ')}`]),
    ...state.clauses,
  ].join(SEPARATOR);
};

const transitionTooltip = ({ event, from, to, guard, actions, clauses }: ChartTransition): string =>
  [
    `${from} → ${to ?? from}`,
    event,
    ...(guard === undefined ? [] : [`[${guard}]`]),
    ...(actions.length === 0 ? [] : [`/ ${actions.join(', ')}`]),
    ...clauses,
  ].join(SEPARATOR);

const lookOf = ({ path, kind }: ChartState): SvgBox['look'] => (path === '' ? 'machine' : kind);

/**
 * One machine as an SVG that needs nothing else, light or dark as it is seen. Its states have the ids `state-<path>`,
 * the machine itself `machine-<id>`; `geometry` says where they are (`layout/draw-chart.ts`).
 */
export const chartSvg = (process: ChartProcess, geometry: ChartGeometry, links: ChartLinks = {}): string => {
  const { id, states, transitions } = process;
  const initials = new Set(states.map(({ initial }) => initial));
  return renderSvg(
    id,
    geometry,
    states.map((state) => ({
      key: state.path,
      id: state.path === '' ? `machine-${id}` : `state-${state.path}`,
      look: lookOf(state),
      isInitial: initials.has(state.path),
      texts: stateLabel(id, state),
      tooltip: stateTooltip(id, state),
      href: links.state?.(state.path),
      hrefOf: (detail) =>
        state.invokes !== undefined && detail.startsWith('▸') ? links.process?.(state.invokes) : undefined,
    })),
    transitions.map((transition) => ({
      key: transition.id,
      texts: transitionLabel(transition),
      tooltip: transitionTooltip(transition),
    })),
    links,
  );
};
