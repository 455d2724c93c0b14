import { type Candidate, type Chart, type Leaf, selectCandidate } from './chart/chart.ts';
import type { Action, Args } from './chart/implementations.ts';
import type { Kind } from './compiler/chart-source.ts';
import {
  type ChartCode,
  type CodeCache,
  type CompiledRunState,
  type Continuation,
  closeProcess,
  type OwnedFrame,
  type StateCode,
} from './compiler/compiled-run.ts';
import { answerUnhandled } from './run.ts';

const perform = (actions: readonly Action[], args: Args): void => {
  for (const action of actions) Object.assign(args.context, action.update(args));
};

/** What a process keeps when it has come into its initial state, and the event that it is there on. */
export const enterInitial = (chart: Chart, input: unknown): Args => {
  const args = { context: { ...chart.context({ input }) }, event: { type: 'xstate.init', input } };
  perform(chart.entry, args);
  return { context: args.context, event: chart.initial.raises ?? args.event };
};

/** Functions that look everything up in the chart as they go: for pages that bar the generation of code. */
export class Interpreter implements CodeCache {
  readonly #charts = new WeakMap<Chart, ChartCode>();
  readonly #states = new WeakMap<Leaf, StateCode>();

  ofChart(chart: Chart): ChartCode {
    const known = this.#charts.get(chart);
    if (known !== undefined) return known;
    const copy: ChartCode['copy'] = (context) => ({ ...context });
    const code = { copy, begin: copy, open: this.#opening(chart) };
    this.#charts.set(chart, code);
    return code;
  }

  ofState(leaf: Leaf): StateCode {
    const known = this.#states.get(leaf);
    if (known !== undefined) return known;
    const code: StateCode = {
      leaf,
      chart: this.ofChart(leaf.chart),
      always: leaf.always.length === 0 ? undefined : this.#taking(leaf, 'always'),
      answer: this.#taking(leaf, 'answer'),
      done: this.#taking(leaf, 'done'),
    };
    this.#states.set(leaf, code);
    return code;
  }

  #opening(chart: Chart): Continuation {
    const { initial, entry } = chart;
    return (run) => {
      const { args, handed: input } = run;
      const frame = run.push(this.ofState(initial));
      args.event = { type: 'xstate.init', input } as typeof args.event;
      frame.context = { ...chart.context({ input }) };
      args.context = frame.context;
      perform(entry, args);
      return this.#arrive(run, initial, undefined);
    };
  }

  /** Takes the first transition of a kind whose guard holds. */
  #taking(leaf: Leaf, kind: Kind): Continuation {
    return (run) => {
      const candidate = selectCandidate(leaf[kind], run.args);
      if (candidate === undefined) {
        if (kind === 'answer') throw answerUnhandled(run.place);
        return undefined;
      }
      run.budget.spend(leaf.chart.id);
      if (run.isTold) run.remember();
      perform(candidate.actions, run.args);
      return this.#arrive(run, candidate.target, candidate);
    };
  }

  /** Brings the process at work into a leaf, by a transition unless it is the initial one, and goes on from there. */
  #arrive(run: CompiledRunState, leaf: Leaf, by: Candidate | undefined): Continuation | undefined {
    const { args } = run;
    if (leaf.raises !== undefined) args.event = leaf.raises;
    if (leaf.handover !== undefined) run.handed = leaf.handover(args);
    const state = this.ofState(leaf);
    if (by !== undefined) {
      if (run.isTold) run.tell(by);
      (run.frame as OwnedFrame).code = state;
    }
    if (leaf.invoke !== undefined) return this.ofChart(leaf.invoke.chart).open;
    if (leaf.final) return closeProcess;
    if (leaf.raises !== undefined) return state.done;
    return by?.idle && by.event === '' ? undefined : state.always;
  }
}
