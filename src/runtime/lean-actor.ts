import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom, OutputFrom, StateValue } from 'xstate';
import { type Chart, plainChartOf, selectCandidate } from './chart/chart.ts';
import type { Context, RuleEvent } from './chart/implementations.ts';
import { type LeanRuntime, runFactoryOf } from './compiler/compiler.ts';
import {
  asRuleError,
  chartStuck,
  DEFAULT_STEP_BUDGET,
  type LeanFrame,
  placeOf,
  type Rest,
  type Run,
  type RunFactory,
  StepBudget,
} from './run.ts';
import { stateValueOf } from './snapshots.ts';
import type { Microstep, StepListener } from './step-reporter.ts';

/** One microstep of a machine. */
export interface LeanStep {
  /** The invoke ids from the outermost machine to this one. Empty for the outermost machine itself. */
  readonly path: readonly string[];
  /** The id of the machine that made the step. */
  readonly machine: string;
  /** The type of the received event: `xstate.done.actor.ID` for the end of an invoked machine, empty for `always`. */
  readonly event: string;
  /** The state before (`from`) and after (`to`), as paths joined by `.`. */
  readonly from: string;
  readonly to: string;
  /**
   * The state that owns the transition, its event (`always`, `done`) and its index in the list, such as
   * `paying/COIN/1`.
   */
  readonly transition: string;
  /** The context after the step. It is valid only during the call. */
  readonly context: Readonly<Record<string, unknown>>;
}

/** How to start a machine. */
export type LeanOptions<M extends AnyStateMachine> = {
  /** Called for every microstep, in order. It must not throw. */
  readonly onStep?: (step: LeanStep) => void;
  /** The maximum number of microsteps per event. More throw `STEP_BUDGET`. Default: 100,000. */
  readonly stepBudget?: number;
  /** `interpreted` generates no code. `lean` does so too if generating code is not allowed. Default: `lean`. */
  readonly runtime?: LeanRuntime;
} & ([undefined] extends [InputFrom<M>]
  ? { readonly input?: InputFrom<M> }
  : { readonly input: InputFrom<M> });

/** The state of a machine, in the terms of XState. */
export interface LeanSnapshot<M extends AnyStateMachine> {
  readonly status: 'active' | 'done' | 'error';
  readonly value: StateValue;
  readonly context: ContextFrom<M>;
  /** The output of a machine that has ended. */
  readonly output: OutputFrom<M> | undefined;
  /** The invoked machines, the outermost first. Each waits for the next one, and the last receives the events. */
  readonly invoked: readonly LeanChild[];
}

/** An invoked machine that is running. */
export interface LeanChild {
  readonly id: string;
  readonly machine: string;
  readonly value: StateValue;
  readonly context: Readonly<Record<string, unknown>>;
}

const valueIn = ({ leaf }: LeanFrame): StateValue => stateValueOf(leaf.path);

/** Machines from the outermost to the one at work. */
const stackOf = (innermost: LeanFrame): readonly LeanFrame[] => {
  const stack: LeanFrame[] = [];
  for (let frame: LeanFrame | undefined = innermost; frame !== undefined; frame = frame.below) {
    stack.unshift(frame);
  }
  return stack;
};

const pathOf = (from: readonly string[]): string => from.join('.');

const stepListener = (onStep: (step: LeanStep) => void): StepListener => ({
  report: ({ path, from, to, candidate, after }: Microstep) => {
    const { definition, id } = candidate;
    onStep({
      path,
      machine: from.chart.id,
      event: definition.eventType,
      from: pathOf(from.path),
      to: pathOf(to.path),
      transition: id,
      context: after,
    });
  },
});

/** What does not change while a machine runs. */
interface Setting {
  readonly budget: StepBudget;
  readonly beginRun: RunFactory;
  readonly teller: StepListener | undefined;
}

/** A machine that runs on the lean runtime. */
export class LeanActor<M extends AnyStateMachine> {
  readonly #setting: Setting;
  #rest: Rest;
  #failed = false;

  private constructor(setting: Setting, rest: Rest) {
    this.#setting = setting;
    this.#rest = rest;
  }

  /** Starts a chart. Throws the errors of `LeanMachine.start`. */
  static start<M extends AnyStateMachine>(chart: Chart, options: LeanOptions<M>): LeanActor<M> {
    const { input, onStep, stepBudget = DEFAULT_STEP_BUDGET, runtime = 'lean' } = options;
    const setting = {
      budget: new StepBudget(stepBudget),
      beginRun: runFactoryOf(runtime),
      teller: onStep && stepListener(onStep),
    };
    return new LeanActor<M>(
      setting,
      LeanActor.#run(setting, undefined, (run) => run.start(chart, input)),
    );
  }

  /**
   * Sends an event to the innermost running machine and runs to the next rest. An event without a transition there, or
   * after the end, changes nothing, as in XState. Throws `RULE_ERROR` if a guard or action throws (with its `cause`),
   * `STEP_BUDGET` if transitions form a loop, and `CHART_STUCK` in a state that waits for no event, each with machine
   * and state. The machine then stays at the state before and ignores later events.
   */
  send(event: EventFromLogic<M>): void {
    const { frame } = this.#rest;
    if (frame === undefined || this.#failed) return;
    try {
      this.#rest = LeanActor.#run(this.#setting, frame, (run) =>
        this.#takes(frame, event) ? run.answer(event) : run.settle(event),
      );
    } catch (error) {
      this.#failed = true;
      throw error;
    }
  }

  /** Returns whether a transition would accept this event now. */
  can(event: EventFromLogic<M>): boolean {
    const { frame } = this.#rest;
    return frame !== undefined && !this.#failed && this.#takes(frame, event);
  }

  /** Returns a separate machine that continues from here and reports no steps. It copies only a few references. */
  fork(): LeanActor<M> {
    const forked = new LeanActor<M>({ ...this.#setting, teller: undefined }, this.#rest);
    forked.#failed = this.#failed;
    return forked;
  }

  getSnapshot(): LeanSnapshot<M> {
    const rest = this.#rest;
    const [outermost, ...invoked] = stackOf(rest.frame ?? rest.ended) as [LeanFrame, ...LeanFrame[]];
    const ended = rest.frame === undefined ? ('done' as const) : ('active' as const);
    return {
      status: this.#failed ? 'error' : ended,
      value: valueIn(outermost),
      context: outermost.context as ContextFrom<M>,
      output: rest.frame === undefined ? (rest.output as OutputFrom<M>) : undefined,
      invoked: invoked.map((frame) => ({
        id: frame.below?.leaf.invoke?.id ?? '',
        machine: frame.leaf.chart.id,
        value: valueIn(frame),
        context: frame.context as Context,
      })),
    };
  }

  #takes({ leaf, context }: LeanFrame, event: RuleEvent): boolean {
    return selectCandidate(leaf.answer, { context, event }) !== undefined;
  }

  static #run(
    { budget, beginRun, teller }: Setting,
    from: LeanFrame | undefined,
    go: (run: Run) => Rest,
  ): Rest {
    budget.renew();
    const run = beginRun(budget, teller, from);
    try {
      const rest = go(run);
      if (rest.frame !== undefined && rest.frame.leaf.answer.length === 0) {
        throw chartStuck(placeOf(rest.frame), 'event');
      }
      return rest;
    } catch (error) {
      throw asRuleError(error, run.place);
    }
  }
}

/** A machine prepared for the lean runtime. */
export interface LeanMachine<M extends AnyStateMachine> {
  readonly machine: M;
  /** Starts the machine and runs it to its first rest. Throws the errors of `LeanActor.send`. */
  start(
    ...options: [undefined] extends [InputFrom<M>] ? [options?: LeanOptions<M>] : [LeanOptions<M>]
  ): LeanActor<M>;
}

/**
 * Prepares an XState machine for the lean runtime. Throws `CHART_UNSUPPORTED` with machine, state and feature, if the
 * machine or an invoked one uses a feature outside the supported subset.
 */
export const lean = <M extends AnyStateMachine>(machine: M): LeanMachine<M> => {
  const chart = plainChartOf(machine);
  return { machine, start: (...[options]) => LeanActor.start<M>(chart, options ?? ({} as LeanOptions<M>)) };
};
