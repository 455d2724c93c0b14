import { GatechartError } from '../kernel/error.ts';

/** How much an agent may think about one decision: a number of simulations, or a time, which no record repeats. */
export type Budget =
  | { readonly simulations: number }
  | { readonly milliseconds: number; readonly clock: () => number };

export const DEFAULT_BUDGET = { simulations: 100 } as const satisfies Budget;

/** Says before each simulation whether there is to be one more. There is always a first. */
export const budgetMeter = (budget: Budget): (() => boolean) => {
  let spent = 0;
  if ('simulations' in budget) {
    return () => {
      spent += 1;
      return spent === 1 || spent <= budget.simulations;
    };
  }
  const end = budget.clock() + budget.milliseconds;
  return () => {
    spent += 1;
    return spent === 1 || budget.clock() < end;
  };
};

/** An agent as people name it: `ismcts`, `ismcts:400` (simulations) or `ismcts:50ms`. */
export interface AgentName {
  readonly id: string;
  readonly simulations?: number;
  readonly milliseconds?: number;
}

/** Takes the name of an agent apart. Throws `BAD_VALUE` for a budget that is none. */
export const readAgentName = (name: string): AgentName => {
  const [id = '', amount, ...rest] = name.split(':');
  if (amount === undefined) return { id };
  const [, digits, unit] = /^([1-9]\d{0,6})(ms)?$/.exec(amount) ?? [];
  if (digits === undefined || rest.length > 0) {
    throw new GatechartError('BAD_VALUE', name, 'a budget is a number of simulations, or of ms: ismcts:400');
  }
  return unit === undefined ? { id, simulations: Number(digits) } : { id, milliseconds: Number(digits) };
};

/** The same agent with a budget in simulations. */
export const withSimulations = (name: string, simulations: number): string => {
  const [id, _, ...rest] = name.split(':');
  return [id, simulations, ...rest].join(':');
};

/** Whether a record of that agent repeats: not if it thinks by the clock. */
export const isReproducible = (name: string): boolean => !/^[^:]*:\d+ms$/.test(name);
