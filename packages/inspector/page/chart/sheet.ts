import type { Box, ChartGeometry } from '../../../../src/charts/layout/geometry.ts';
import { cornersOf, headOf, pathOf } from '../../../../src/charts/layout/line.ts';
import { type Label, stateLabel, transitionLabel } from '../../../../src/charts/layout/labels.ts';
import type { ChartProcess } from '../../../../src/charts/process-2.ts';

/** A state as it is drawn. */
export interface DrawnState {
  /** `machine/path`. */
  readonly key: string;
  readonly machine: string;
  readonly box: Box;
  /** How many states it lies in. */
  readonly depth: number;
  readonly texts: Label;
  readonly description: string | undefined;
  readonly kind: 'compound' | 'atomic' | 'final';
  readonly isInitial: boolean;
  readonly invokes: string | undefined;
}

/** A transition as it is drawn. */
export interface DrawnTransition {
  /** `machine/id`. */
  readonly key: string;
  readonly texts: Label;
  /** Its line and the head of it, as paths of an SVG. */
  readonly line: string;
  readonly head: string;
  readonly label: Box;
}

/** One machine as it is drawn. */
export interface MachineDrawing {
  readonly machine: string;
  readonly width: number;
  readonly height: number;
  readonly states: readonly DrawnState[];
  readonly transitions: readonly DrawnTransition[];
}

export const drawMachine = (process: ChartProcess, geometry: ChartGeometry): MachineDrawing => {
  const machine = process.id;
  const initials = new Set(process.states.flatMap(({ initial }) => (initial === undefined ? [] : [initial])));
  const states = process.states.flatMap((state): DrawnState[] => {
    const { path, description, kind, invokes } = state;
    const box = geometry.states[path];
    if (box === undefined) return [];
    return [
      {
        key: `${machine}/${path}`,
        machine,
        box,
        depth: path === '' ? 0 : path.split('.').length,
        texts: stateLabel(machine, state),
        description,
        kind,
        isInitial: initials.has(path),
        invokes,
      },
    ];
  });
  const transitions = process.transitions.flatMap((transition): DrawnTransition[] => {
    const drawn = geometry.transitions[transition.id];
    if (drawn === undefined || drawn.points.length < 4) return [];
    const corners = cornersOf(drawn.points);
    return [
      {
        key: `${machine}/${transition.id}`,
        texts: transitionLabel(transition),
        line: pathOf(corners),
        head: headOf(corners),
        label: drawn.label,
      },
    ];
  });
  return { machine, width: geometry.width, height: geometry.height, states, transitions };
};
