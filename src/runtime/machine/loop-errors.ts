import { GatechartError } from '../../core/errors.ts';
import type { Runner } from './types.ts';

/** The error of XState for a machine with `maxIterations`. */
export const endless = (most: number): Error =>
  new Error(
    `Infinite loop detected: the machine has processed more than ${most} microsteps without reaching a stable state. This usually happens when there's a cycle of transitions (e.g., eventless transitions or raised events causing state A -> B -> C -> A).`,
  );

/** The error of a machine that comes to no rest. */
export const overBudget = ({ machine, active }: Runner, budget: number): GatechartError => {
  const place = `${machine.id} in ${JSON.stringify(active.value)}`;
  return new GatechartError('STEP_BUDGET', place, `more than ${budget} microsteps without a rest`);
};
