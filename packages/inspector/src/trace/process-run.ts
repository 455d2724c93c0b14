import type { Chart, Leaf, LeanFrame } from 'gatechart/tools';
import type { ContextValues } from './trace-step.ts';

/** One rule process from its start to its end. */
export interface ProcessRun {
  readonly number: number;
  /** Number of the run that invoked it; `undefined` for the outermost. */
  readonly parent: number | undefined;
  /** Invoke ids from the outermost down; empty for the outermost. */
  readonly path: readonly string[];
  readonly machine: string;
  /** Place of the moment it was there first. */
  readonly began: number;
  /** Place of the moment it ended with; `undefined` while it runs. */
  readonly ended: number | undefined;
  /** What it handed over, without the game state. */
  readonly output: ContextValues | undefined;
  /** The states it came into. */
  readonly states: readonly string[];
  /** Places of the moments at which it came into them. */
  readonly enteredAt: readonly number[];
}

/** A run that goes on, with the leaf it is in. */
interface OpenRun {
  readonly number: number;
  readonly path: readonly string[];
  leaf: Leaf;
}

/** Hears of each process as it starts, and as it hands over to the one that invoked it. */
export type RunListener = (run: ProcessRun, is: 'started' | 'ended') => void;

/** Keeps who runs, from the steps of a trace. */
export class ProcessRunLog {
  readonly all: ProcessRun[] = [];
  /** The processes running, outermost first. */
  readonly #open: OpenRun[] = [];
  readonly #listen: RunListener;

  constructor(listen: RunListener) {
    this.#listen = listen;
  }

  /** The path of the process at work. */
  get path(): readonly string[] {
    return this.#open.at(-1)?.path ?? [];
  }

  /** The process at work. */
  get atWork(): ProcessRun | undefined {
    const { number } = this.#open.at(-1) ?? {};
    return number === undefined ? undefined : this.all[number];
  }

  /** A process starts, and with it those that its first states start. */
  start(chart: Chart, moment: number): void {
    let leaf = chart.initial;
    this.#push(leaf, moment);
    while (leaf.invoke !== undefined) {
      leaf = leaf.invoke.chart.initial;
      this.#push(leaf, moment);
    }
    if (leaf.final) this.#handOver(moment, {});
  }

  /** The processes of a position, with no step behind them. */
  resume(frame: LeanFrame, moment: number): void {
    if (frame.below !== undefined) this.resume(frame.below, moment);
    this.#push(frame.leaf, moment);
  }

  /** The process at work steps to a leaf; `output`: what it hands over if that ends it. */
  step(to: Leaf, output: ContextValues, moment: number): void {
    const open = this.#open.at(-1);
    if (open === undefined) return;
    open.leaf = to;
    const run = this.all[open.number] as ProcessRun;
    this.all[open.number] = {
      ...run,
      states: run.states.concat(to.state),
      enteredAt: run.enteredAt.concat(moment),
    };
    if (to.final) this.#handOver(moment, output);
    else if (to.invoke !== undefined) this.start(to.invoke.chart, moment);
  }

  /** Every process ends, as when a player gives up. */
  endAll(moment: number): void {
    while (this.#open.length > 0) this.#close(moment, undefined);
  }

  #push(leaf: Leaf, moment: number): void {
    const outer = this.#open.at(-1);
    const number = this.all.length;
    const path = outer === undefined ? [] : outer.path.concat(outer.leaf.invoke?.id ?? '');
    this.all.push({
      number,
      parent: outer?.number,
      path,
      machine: leaf.chart.id,
      began: moment,
      ended: undefined,
      output: undefined,
      states: [leaf.state],
      enteredAt: [moment],
    });
    this.#open.push({ number, path, leaf });
    this.#listen(this.all[number] as ProcessRun, 'started');
  }

  #handOver(moment: number, output: ContextValues): void {
    const { number } = this.#open.at(-1) ?? {};
    this.#close(moment, output);
    if (number !== undefined) this.#listen(this.all[number] as ProcessRun, 'ended');
  }

  #close(moment: number, output: ContextValues | undefined): void {
    const open = this.#open.pop();
    if (open === undefined) return;
    this.all[open.number] = { ...(this.all[open.number] as ProcessRun), ended: moment, output };
  }
}

/** The state a run was in at a moment. */
export const stateAt = ({ states, enteredAt }: ProcessRun, moment: number): string => {
  let low = 0;
  let high = states.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((enteredAt[middle] ?? 0) <= moment) low = middle;
    else high = middle - 1;
  }
  return states[low] ?? '';
};
