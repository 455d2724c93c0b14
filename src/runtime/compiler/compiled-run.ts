import type { Candidate, Chart, Invocation, Leaf } from '../chart/chart.ts';
import type { Context, RuleEvent } from '../chart/implementations.ts';
import {
  type LeanFrame,
  pathOf,
  placeOf,
  type Rest,
  type Run,
  type RunFactory,
  type StepBudget,
} from '../run.ts';
import type { StepListener } from '../step-reporter.ts';

/** Takes a run one step further, and gives what to go on with; nothing if the process at work rests or none is left. */
export type Continuation = (run: CompiledRunState) => Continuation | undefined;

/** The functions of a machine. */
export interface ChartCode {
  copy: (context: Context) => OwnContext;
  /** Copies the context that a process begins with. What the copies of a machine look like is learnt from the first one. */
  begin: (context: Context) => OwnContext;
  /** Starts a process with what is handed over, above the one at work. */
  open: Continuation;
}

/** The functions of a leaf state, each for the transitions of one kind. */
export interface StateCode {
  readonly leaf: Leaf;
  readonly chart: ChartCode;
  /** Nothing where no state around has such transitions. */
  always: Continuation | undefined;
  answer: Continuation;
  done: Continuation;
}

/** The functions of every machine and state, made when first needed. */
export interface CodeCache {
  ofChart(chart: Chart): ChartCode;
  ofState(leaf: Leaf): StateCode;
}

/** A context that its run may change in place. */
export type OwnContext = Record<string, unknown>;

/** A process that the run which made it changes in place, until it rests; from then on nothing changes it. */
export class OwnedFrame implements LeanFrame {
  code: StateCode;
  context: OwnContext;
  readonly below: LeanFrame | undefined;
  /** The mark of the run that made it. */
  readonly owner: object;

  constructor(code: StateCode, context: OwnContext, below: LeanFrame | undefined, owner: object) {
    this.code = code;
    this.context = context;
    this.below = below;
    this.owner = owner;
  }

  get leaf(): Leaf {
    return this.code.leaf;
  }
}

/** The context of a process whose machine has not made it yet. */
const TO_COME: OwnContext = Object.freeze({});

/** What generated functions work on: one run from a rest to the next. */
export class CompiledRunState {
  readonly budget: StepBudget;
  readonly isTold: boolean;
  /** What guards, actions, inputs and outputs are called with; good for the call only. */
  readonly args: { context: OwnContext; event: RuleEvent } = { context: {}, event: { type: '' } };
  /** The process at work, as of its last whole step. */
  frame: OwnedFrame | undefined = undefined;
  /** The input of the process that is opened next, or the output of the one just ended. */
  handed: unknown = undefined;
  isOver = false;
  readonly #telling: StepListener | undefined;
  readonly #code: CodeCache;
  /** Not the run itself: a frame at rest would keep all that its run held. */
  readonly #mark = {};
  #before: Context = {};

  constructor(budget: StepBudget, telling: StepListener | undefined, code: CodeCache) {
    this.budget = budget;
    this.isTold = telling !== undefined;
    this.#telling = telling;
    this.#code = code;
  }

  /** Machine and state at work. */
  get place(): string {
    return placeOf(this.frame as OwnedFrame);
  }

  /** A process in its initial state is at work now, above the one before; its context is still to come. */
  push(code: StateCode): OwnedFrame {
    const frame = new OwnedFrame(code, TO_COME, this.frame, this.#mark);
    this.frame = frame;
    return frame;
  }

  /** A process goes on with an event: one's own, or an equal one if another run made it. */
  resume(frame: LeanFrame, event: RuleEvent): OwnedFrame {
    const own = this.#own(frame);
    this.frame = own;
    this.args.context = own.context;
    this.args.event = event;
    return own;
  }

  /** Keeps what the process at work holds before a step, for `tell`. */
  remember(): void {
    if (this.#telling?.report !== undefined) this.#before = { ...this.frame?.context };
  }

  /** Tells of a step just before the process is in its target. */
  tell(candidate: Candidate): void {
    const telling = this.#telling;
    if (telling?.report === undefined) {
      telling?.took(candidate);
      return;
    }
    const frame = this.frame as OwnedFrame;
    telling.report({
      path: pathOf(frame),
      candidate,
      from: frame.leaf,
      to: candidate.target,
      before: this.#before,
      after: { ...frame.context },
      output: this.handed,
    });
  }

  #own(frame: LeanFrame): OwnedFrame {
    const isOwned = frame instanceof OwnedFrame;
    if (isOwned && frame.owner === this.#mark) return frame;
    const code = isOwned ? frame.code : this.#code.ofState(frame.leaf);
    return new OwnedFrame(code, code.chart.copy(frame.context), frame.below, this.#mark);
  }
}

/** Ends the process at work: the one that invoked it goes on with its output. */
export const closeProcess: Continuation = (run) => {
  const below = run.frame?.below;
  if (below === undefined) {
    run.isOver = true;
    return undefined;
  }
  const { id, doneType } = below.leaf.invoke as Invocation;
  const event = { type: doneType, output: run.handed, actorId: id };
  return run.resume(below, event).code.done;
};

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

  /** Starts what the process at work invokes, down to the innermost, for a position that names no process for it. */
  openInvoked(event: RuleEvent): LeanFrame {
    const running = this.#running;
    let { leaf } = running.resume(this.#from as LeanFrame, event);
    running.handed = leaf.handover?.(running.args);
    while (leaf.invoke !== undefined) {
      this.#code.ofChart(leaf.invoke.chart).open(running);
      leaf = (running.frame as LeanFrame).leaf;
    }
    return running.frame as LeanFrame;
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
