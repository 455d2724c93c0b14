import { GatechartError, RULES_FAILED } from '../core/errors.ts';
import type { Chart, Invocation, Leaf } from './chart/chart.ts';
import { type Context, placeIn, type RuleEvent } from './chart/implementations.ts';
import type { StepListener } from './step-reporter.ts';

/** Microsteps one answer may cause when the options of a match do not say. */
export const DEFAULT_STEP_BUDGET = 100_000;

/** How many of the last microsteps the error looks at for the machines that go round; a power of two. */
const WINDOW = 64;

/** Counts the microsteps of one run to rest, so that a loop of instant steps ends with an error. */
export class StepBudget {
  readonly #limit: number;
  readonly #recent: string[] = new Array<string>(WINDOW).fill('');
  #spent = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  renew(): void {
    this.#spent = 0;
  }

  /** Counts a microstep of a machine. Throws `STEP_BUDGET`, naming the machines that go round, above the limit. */
  spend(machine: string): void {
    this.#recent[this.#spent & (WINDOW - 1)] = machine;
    this.#spent += 1;
    if (this.#spent > this.#limit) throw this.#exceeded(machine);
  }

  #exceeded(machine: string): GatechartError {
    const round = [...new Set(this.#recent.slice(0, Math.min(this.#spent, WINDOW)))].sort();
    return new GatechartError(
      'STEP_BUDGET',
      machine,
      `more than ${this.#limit} microsteps without a decision, in a loop of these machines: ${round.join(', ')}`,
    );
  }
}

/** An error out of a match: the runtime's own as it is, any other as `RULE_ERROR` with its cause. */
export const asRuleError = (error: unknown, place: string): GatechartError => {
  if (error instanceof GatechartError && RULES_FAILED.includes(error.code)) return error;
  const wrapped = new GatechartError(
    'RULE_ERROR',
    place,
    error instanceof Error ? error.message : String(error),
  );
  wrapped.cause = error;
  return wrapped;
};

export const answerUnhandled = (place: string): GatechartError =>
  new GatechartError(
    'ANSWER_UNHANDLED',
    place,
    'the state offered this action, but has no transition for the action',
  );

export const chartStuck = (place: string, what = 'decision'): GatechartError =>
  new GatechartError(
    'CHART_STUCK',
    place,
    `the process has stopped in a state, and this state does not wait for any ${what}`,
  );

/** One running process and those that wait for it. At rest it never changes: sharing one is a fork. */
export interface LeanFrame {
  readonly leaf: Leaf;
  readonly context: Context;
  /** The process that invoked this one. */
  readonly below: LeanFrame | undefined;
}

/** Invoke ids from the outermost process, which has none, to this one. */
export const pathOf = (frame: LeanFrame): readonly string[] => {
  const path: string[] = [];
  for (let below = frame.below; below !== undefined; below = below.below) {
    path.unshift((below.leaf.invoke as Invocation).id);
  }
  return path;
};

/** Machine and state of a process, for a person. */
export const placeOf = ({ leaf }: LeanFrame): string => placeIn(leaf.chart.id, leaf.path);

/** Where a run came to rest: in a process, or with the output of the outermost one, which ended as it is there. */
export type Rest =
  | { readonly frame: LeanFrame }
  | { readonly frame: undefined; readonly output: unknown; readonly ended: LeanFrame };

/** Takes processes from one rest to the next, step by step as XState would; each run does so once. */
export interface Run {
  /** Machine and state that were at work last, once it has begun. */
  readonly place: string;
  /** Starts the outermost process. */
  start(chart: Chart, input: unknown): Rest;
  /** Hands an answer to the process at work. Throws `ANSWER_UNHANDLED` if it takes none. */
  answer(event: RuleEvent): Rest;
  /** Lets the process at work go on by itself, on an event that no state knows. */
  settle(event: RuleEvent): Rest;
}

/** Begins a run, in a process at rest unless it is to start the outermost one. */
export type RunFactory = (budget: StepBudget, teller: StepListener | undefined, frame?: LeanFrame) => Run;
