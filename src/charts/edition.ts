import type { AnyStateMachine } from 'xstate';
import { GatechartError } from '../core/errors.ts';
import { type ChartProcess, processesOf } from './process-2.ts';

/** A ruleset as far as its machines go: the outermost one of each edition. */
export interface Editions {
  readonly id: string;
  readonly editions: Readonly<Record<string, AnyStateMachine>>;
}

/**
 * The processes that one edition of a ruleset runs, the outermost first.
 * Throws `UNKNOWN_EDITION`, and `CHART_UNSUPPORTED` as `processesOf` does.
 */
export const processesOfEdition = ({ id, editions }: Editions, edition: string): readonly ChartProcess[] => {
  const root = editions[edition];
  if (root !== undefined) return processesOf(root);
  const known = Object.keys(editions).join(', ');
  throw new GatechartError('UNKNOWN_EDITION', edition, `${id} has these editions: ${known}.`);
};
