import type { StepBudget } from '../run.ts';
import type { RuleEvent } from '../chart/calling.ts';
import type { Chart } from '../chart/chart.ts';
import { type LeanFrame, placeOf } from '../frame.ts';
import type { BeginRun, Rest, Run } from '../run-2.ts';
import type { Teller } from '../step-reporter.ts';
import { type Code, type Go, Running } from './compiled-run.ts';

/** A run of functions that are made of charts. */
export class CompiledRun implements Run {
  readonly #code: Code;
  readonly #running: Running;
  readonly #from: LeanFrame | undefined;

  constructor(code: Code, budget: StepBudget, telling: Teller | undefined, from?: LeanFrame) {
    this.#code = code;
    this.#running = new Running(budget, telling, code);
    this.#from = from;
  }

  get place(): string {
    return placeOf((this.#running.frame ?? this.#from) as LeanFrame);
  }

  start(chart: Chart, input: unknown): Rest {
    this.#running.handed = input;
    return this.#go(this.#code.ofChart(chart).open);
  }

  answer(event: RuleEvent): Rest {
    return this.#go(this.#running.resume(this.#from as LeanFrame, event).code.answer);
  }

  settle(event: RuleEvent): Rest {
    return this.#go(this.#running.resume(this.#from as LeanFrame, event).code.always);
  }

  #go(first: Go | undefined): Rest {
    const running = this.#running;
    let go = first;
    while (go !== undefined) go = go(running);
    const frame = running.frame as LeanFrame;
    return running.isOver ? { frame: undefined, output: running.handed, ended: frame } : { frame };
  }
}

/** Begins runs of these functions. */
export const compiledRuns =
  (code: Code): BeginRun =>
  (budget, telling, frame) =>
    new CompiledRun(code, budget, telling, frame);
