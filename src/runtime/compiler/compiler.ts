import type { Chart, Leaf } from '../chart/chart.ts';
import { Interpreter } from '../interpreter.ts';
import type { RuntimeName } from '../match.ts';
import type { RunFactory } from '../run.ts';
import { type Kind, openingSource, stateSource } from './chart-source.ts';
import {
  type ChartCode,
  type CodeCache,
  type Continuation,
  compiledRunFactory,
  type StateCode,
} from './compiled-run.ts';
import { canGenerateCode, copySource, generate, type Source } from './source-writer.ts';

/** Makes functions of charts and keeps them; each is made when it is first called. */
export class Compiler implements CodeCache {
  readonly #make: (source: Source) => unknown;
  readonly #charts = new WeakMap<Chart, ChartCode>();
  readonly #states = new WeakMap<Leaf, StateCode>();

  constructor(make: (source: Source) => unknown = generate) {
    this.#make = make;
  }

  ofChart(chart: Chart): ChartCode {
    const known = this.#charts.get(chart);
    if (known !== undefined) return known;
    const code: ChartCode = {
      copy: (context) => ({ ...context }),
      begin: (context) => {
        code.copy = this.#make(
          copySource(chart.id, Object.keys(context), '{ ...context }'),
        ) as ChartCode['copy'];
        code.begin = code.copy;
        return code.copy(context);
      },
      open: (run) => {
        code.open = this.#make(openingSource(chart, this)) as Continuation;
        return code.open(run);
      },
    };
    this.#charts.set(chart, code);
    return code;
  }

  ofState(leaf: Leaf): StateCode {
    const known = this.#states.get(leaf);
    if (known !== undefined) return known;
    const goOn =
      (kind: Kind): Continuation =>
      (run) => {
        const made = this.#make(stateSource(leaf, kind, this)) as Continuation;
        code[kind] = made;
        return made(run);
      };
    const code: StateCode = {
      leaf,
      chart: this.ofChart(leaf.chart),
      always: leaf.always.length === 0 ? undefined : goOn('always'),
      answer: goOn('answer'),
      done: goOn('done'),
    };
    this.#states.set(leaf, code);
    return code;
  }
}

/** The runtimes that store a match as a stack of frames. */
export type LeanRuntime = Exclude<RuntimeName, 'actors'>;

const interpretedRuns = compiledRunFactory(new Interpreter());

let leanRuns: RunFactory | undefined;

/** How a runtime begins a run: `lean` with generated code where that is allowed, tried once. */
export const runFactoryOf = (runtime: LeanRuntime): RunFactory => {
  if (runtime === 'interpreted') return interpretedRuns;
  leanRuns ??= canGenerateCode() ? compiledRunFactory(new Compiler()) : interpretedRuns;
  return leanRuns;
};
