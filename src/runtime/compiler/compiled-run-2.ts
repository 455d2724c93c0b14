import type { StepBudget } from '../run.ts';
import type { RuleEvent } from '../chart/calling.ts';
import type { Chart } from '../chart/chart.ts';
import { type LeanFrame, placeOf } from '../frame.ts';
import type { RunFactory, Rest, Run } from '../run-2.ts';
import type { StepListener } from '../step-reporter.ts';
import { type CodeCache, type Continuation, CompiledRunState } from './compiled-run.ts';

/** A run of functions that are made of charts. */
export class CompiledRun implements Run {
  readonly #code: CodeCache;
  readonly #running: CompiledRunState;
  readonly #from: LeanFrame | undefined;

  constructor(code: CodeCache, budget: StepBudget, telling: StepListener | undefined, from?: LeanFrame) {
    this.#code = code;
    this.#running = new CompiledRunState(budget, telling, code);
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

  #go(first: Continuation | undefined): Rest {
    const running = this.#running;
    let go = first;
    while (go !== undefined) go = go(running);
    const frame = running.frame as LeanFrame;
    return running.isOver ? { frame: undefined, output: running.handed, ended: frame } : { frame };
  }
}

/** Begins runs of these functions. */
export const compiledRunFactory =
  (code: CodeCache): RunFactory =>
  (budget, telling, frame) =>
    new CompiledRun(code, budget, telling, frame);
