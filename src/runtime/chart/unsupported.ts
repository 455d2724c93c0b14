import type { AnyStateNode } from 'xstate';
import { GatechartError } from '../../core/errors.ts';

/** Where a state is, for a person: machine and path. */
export const placeIn = (machine: string, path: readonly string[]): string =>
  `${machine}: ${path.length === 0 ? '(root)' : path.join('.')}`;

/** The refusal of a chart that leaves the pushdown subset. */
export const unsupported = (node: AnyStateNode, feature: string): GatechartError =>
  new GatechartError('CHART_UNSUPPORTED', placeIn(node.machine.id, node.path), feature);
