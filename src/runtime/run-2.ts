import type { StepBudget } from './run.ts';
import type { RuleEvent } from './chart/calling.ts';
import type { Chart } from './chart/chart.ts';
import type { LeanFrame } from './frame.ts';
import type { StepListener } from './step-reporter.ts';

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
