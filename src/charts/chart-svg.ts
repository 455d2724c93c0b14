import { type ChartNames, processName } from '../core/chart-names.ts';
import { arrowsOf } from './arrows.ts';
import type { ChartGeometry } from './geometry.ts';
import { processLabel, stateLabel, transitionLabel } from './labels.ts';
import type { ChartProcess, ChartState, ChartTransition } from './process.ts';
import { type ChartLinks, renderSvg, type SvgBox } from './svg.ts';

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

/** How often a transition was taken. */
export type TimesTaken = (transition: ChartTransition) => number;

const takenText = (times: number): string => (times === 0 ? 'never taken' : `taken ${times} times`);

const transitionTooltip = (
  { event, from, to, guard, actions, clauses }: ChartTransition,
  times?: number,
): string =>
  [
    ...(times === undefined ? [] : [takenText(times)]),
    `${from} → ${to ?? from}`,
    event,
    ...(guard === undefined ? [] : [`[${guard}]`]),
    ...(actions.length === 0 ? [] : [`/ ${actions.join(', ')}`]),
    ...clauses,
  ].join(SEPARATOR);

const lookOf = ({ path, kind }: ChartState): SvgBox['look'] => (path === '' ? 'machine' : kind);

/** What is told of a chart besides what is in it. */
export interface ChartWords {
  readonly names?: ChartNames | undefined;
  readonly nameGuard?: ((guard: string) => string) | undefined;
  readonly timesTaken?: TimesTaken | undefined;
}

/**
 * One machine as an SVG that needs nothing else, light or dark as it is seen. Its states have the ids `state-<path>`,
 * the machine itself `machine-<id>`; `geometry` says where they are (`layout/draw-chart.ts`). Titles are the names
 * given, tooltips name the paths. With `timesTaken`, transitions that were never taken have the class `never`.
 */
export const chartSvg = (
  process: ChartProcess,
  geometry: ChartGeometry,
  links: ChartLinks = {},
  { names, nameGuard, timesTaken }: ChartWords = {},
): string => {
  const { id, states } = process;
  const initials = new Set(states.map(({ initial }) => initial));
  return renderSvg(
    processName(names, id),
    geometry,
    states.map((state) => ({
      key: state.path,
      id: state.path === '' ? `machine-${id}` : `state-${state.path}`,
      look: lookOf(state),
      isInitial: initials.has(state.path),
      label: stateLabel(id, state, names),
      tooltip: stateTooltip(id, state),
      href: links.state?.(state.path),
      invokedHref: state.invokes === undefined ? undefined : links.process?.(state.invokes),
    })),
    arrowsOf(process).map(({ key, transitions }) => ({
      key,
      tooltip: timesTaken
        ? `${key}${SEPARATOR}${takenText(transitions.reduce((sum, each) => sum + timesTaken(each), 0))}`
        : key,
      transitions: transitions.map((transition) => {
        const times = timesTaken?.(transition);
        return {
          label: transitionLabel(transition, nameGuard),
          tooltip: transitionTooltip(transition, times),
          look: times === 0 ? 'never' : undefined,
        };
      }),
    })),
    links,
  );
};

/**
 * Who invokes whom as an SVG that needs nothing else. Processes have the ids `process-<id>`; `geometry` says where they
 * are (`layout/draw-invocations.ts`).
 */
export const invocationsSvg = (
  processes: readonly ChartProcess[],
  geometry: ChartGeometry,
  links: ChartLinks = {},
  names?: ChartNames,
): string =>
  renderSvg(
    'Who invokes whom',
    geometry,
    processes.map((process) => ({
      key: process.id,
      id: `process-${process.id}`,
      look: 'atomic',
      isInitial: process.invokedBy.length === 0,
      label: processLabel(process, names),
      tooltip: [process.id, ...process.clauses].join(' · '),
      href: links.process?.(process.id),
      invokedHref: undefined,
    })),
    processes.flatMap(({ id, invokes }) =>
      invokes.map((inner) => ({ key: `${id} ${inner}`, tooltip: `${id} invokes ${inner}`, transitions: [] })),
    ),
    links,
  );
