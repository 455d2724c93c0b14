import type { Edge, Node } from '@xyflow/react';
import type { ChartGeometry, TransitionGeometry } from '../../../charts/layout/geometry.ts';
import { type Texts, textsOfState, textsOfTransition } from '../../../charts/layout/texts.ts';
import type { ChartProcess } from '../../../charts/process.ts';

export interface StateData extends Record<string, unknown> {
  /** `machine/path`. */
  readonly key: string;
  readonly machine: string;
  readonly texts: Texts;
  readonly description: string | undefined;
  readonly kind: 'compound' | 'atomic' | 'final';
  readonly isInitial: boolean;
  readonly invokes: string | undefined;
}

export interface TransitionData extends Record<string, unknown> {
  /** `machine/id`. */
  readonly key: string;
  readonly texts: Texts;
  readonly geometry: TransitionGeometry;
  /** Left edge of its machine. */
  readonly left: number;
}

export type StateNode = Node<StateData, 'state'>;
export type TransitionEdge = Edge<TransitionData, 'transition'>;

/** One machine as it is put on the canvas. */
export interface Sheet {
  readonly machine: string;
  readonly left: number;
  readonly geometry: ChartGeometry;
  readonly nodes: readonly StateNode[];
  readonly edges: readonly TransitionEdge[];
}

/** Lines lie above every box. */
const ABOVE = 50;

/** A machine with its upper left corner that far from the left. */
export const sheetOf = (process: ChartProcess, geometry: ChartGeometry, left: number): Sheet => {
  const machine = process.id;
  const idOf = (path: string): string => `${machine}/${path}`;
  const initials = new Set(process.states.flatMap(({ initial }) => (initial === undefined ? [] : [initial])));
  const nodes = process.states.flatMap((state): StateNode[] => {
    const box = geometry.states[state.path];
    if (box === undefined) return [];
    const { x, y, width, height } = box;
    return [
      {
        id: idOf(state.path),
        type: 'state',
        position: { x: left + x, y },
        width,
        height,
        zIndex: state.path === '' ? 0 : state.path.split('.').length,
        data: {
          key: idOf(state.path),
          machine,
          texts: textsOfState(machine, state),
          description: state.description,
          kind: state.kind,
          isInitial: initials.has(state.path),
          invokes: state.invokes,
        },
      },
    ];
  });
  const edges = process.transitions.flatMap((transition): TransitionEdge[] => {
    const drawn = geometry.transitions[transition.id];
    if (drawn === undefined) return [];
    return [
      {
        id: idOf(transition.id),
        type: 'transition',
        source: idOf(transition.from),
        target: idOf(transition.to ?? transition.from),
        zIndex: ABOVE,
        data: { key: idOf(transition.id), texts: textsOfTransition(transition), geometry: drawn, left },
      },
    ];
  });
  return { machine, left, geometry, nodes, edges };
};
