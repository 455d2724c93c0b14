import { GatechartError } from '../../core/errors.ts';

/** The error of XState for a machine with `maxIterations`. */
export const endless = (most: number): Error =>
  new Error(
    `Infinite loop detected: the machine has processed more than ${most} microsteps without reaching a stable state. This usually happens when there's a cycle of transitions (e.g., eventless transitions or raised events causing state A -> B -> C -> A).`,
  );

/** The error of an actor that comes to no rest: what there is too much of, and how much. */
export const overBudget = (place: string, what: string, most: number): GatechartError => {
  const reason = `more than ${most.toLocaleString('en')} ${what}`;
  const remedy = 'look for transitions that follow each other endlessly, or raise the option stepBudget';
  return new GatechartError('STEP_BUDGET', place, `${reason}; ${remedy}`);
};
