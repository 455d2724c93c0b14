import type { StepBudget } from '../budget.ts';
import type { RuleEvent } from '../calling.ts';
import type { Chart } from '../chart.ts';
import { type LeanFrame, placeOf } from '../frame.ts';
import type { BeginRun, Rest, Run } from '../run.ts';
import type { Telling } from '../telling.ts';
import type { Compiler } from './compiler.ts';
import { type Go, Running } from './running.ts';

/** A run of the functions that a compiler makes of charts. */
export class CompiledRun implements Run {
  readonly #compiler: Compiler;
  readonly #running: Running;
  readonly #from: LeanFrame | undefined;

  constructor(compiler: Compiler, budget: StepBudget, telling: Telling | undefined, from?: LeanFrame) {
    this.#compiler = compiler;
    this.#running = new Running(budget, telling, (leaf) => compiler.ofState(leaf));
    this.#from = from;
  }

  get place(): string {
    return placeOf((this.#running.frame ?? this.#from) as LeanFrame);
  }

  start(chart: Chart, input: unknown): Rest {
    this.#running.handed = input;
    return this.#go(this.#compiler.ofChart(chart).open);
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
    return running.isOver
      ? { frame: undefined, output: running.handed }
      : { frame: running.frame as LeanFrame };
  }
}

/** Begins runs with the functions of one compiler. */
export const compiledRuns =
  (compiler: Compiler): BeginRun =>
  (budget, telling, frame) =>
    new CompiledRun(compiler, budget, telling, frame);
