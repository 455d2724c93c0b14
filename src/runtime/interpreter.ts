import { type Candidate, type Chart, type Invocation, type Leaf, selectCandidate } from './chart/chart.ts';
import { type Action, type Args, placeIn, type RuleEvent } from './chart/implementations.ts';
import { answerUnhandled, type LeanFrame, pathOf, type Rest, type Run, type StepBudget } from './run.ts';
import type { StepListener } from './step-reporter.ts';

/** A process about to go on: with a transition, or by looking for an `always` transition. */
interface ActiveProcess {
  readonly frame: LeanFrame;
  readonly args: Args;
  readonly candidate?: Candidate | undefined;
}

/** A process just started, and what its initial state hands over. */
interface OpenedProcess {
  readonly frame: LeanFrame;
  readonly args: Args;
  readonly handed: unknown;
}

interface EndedRun {
  readonly frame: undefined;
  readonly output: unknown;
  readonly ended: LeanFrame;
}

const perform = (actions: readonly Action[], args: Args): Args => {
  let current = args;
  for (const action of actions) current = { context: action.execute(current), event: args.event };
  return current;
};

/** What happens in a state that was entered happens on the event that it raises, if it does. */
const arrived = ({ raises }: Leaf, args: Args): Args =>
  raises === undefined ? args : { context: args.context, event: raises };

/** What a process keeps when it has come into its initial state, and the event that it is there on. */
export const enterInitial = (chart: Chart, input: unknown): Args => {
  const event = { type: 'xstate.init', input };
  return arrived(chart.initial, perform(chart.entry, { context: { ...chart.context({ input }) }, event }));
};

/** A run that looks everything up in the chart as it goes: for pages that bar the generation of code. */
export class InterpretedRun implements Run {
  readonly #budget: StepBudget;
  readonly #telling: StepListener | undefined;
  /** The process at work, as of its last whole step. */
  #frame: LeanFrame | undefined;
  #opening: Chart | undefined;

  constructor(budget: StepBudget, telling: StepListener | undefined, frame?: LeanFrame) {
    this.#budget = budget;
    this.#telling = telling;
    this.#frame = frame;
  }

  get place(): string {
    const { chart, path } = this.#opening?.initial ?? (this.#frame as LeanFrame).leaf;
    return placeIn(chart.id, path);
  }

  start(chart: Chart, input: unknown): Rest {
    const opened = this.#open(chart, input, undefined);
    return this.#run(opened.frame.leaf.handover === undefined ? opened : this.#handOver(opened));
  }

  answer(event: RuleEvent): Rest {
    const frame = this.#frame as LeanFrame;
    const args = { context: frame.context, event };
    const candidate = selectCandidate(frame.leaf.answer, args);
    if (candidate === undefined) throw answerUnhandled(this.place);
    return this.#run({ frame, args, candidate });
  }

  settle(event: RuleEvent): Rest {
    const frame = this.#frame as LeanFrame;
    return this.#run({ frame, args: { context: frame.context, event } });
  }

  /** Starts what the process at work invokes, down to the innermost, for a position that names no process for it. */
  openInvoked(event: RuleEvent): LeanFrame {
    let frame = this.#frame as LeanFrame;
    while (frame.leaf.invoke !== undefined) {
      const input = frame.leaf.handover?.({ context: frame.context, event });
      frame = this.#open(frame.leaf.invoke.chart, input, frame).frame;
    }
    return frame;
  }

  #run(start: ActiveProcess | EndedRun): Rest {
    let going = start;
    while (going.frame !== undefined) {
      const { frame, args } = going;
      const candidate = going.candidate ?? selectCandidate(frame.leaf.always, args);
      if (candidate === undefined) return going;
      going = this.#take(candidate, frame, args);
      if (candidate.idle && candidate.event === '') return going;
    }
    return going;
  }

  #take(candidate: Candidate, before: LeanFrame, args: Args): ActiveProcess | EndedRun {
    this.#budget.spend(before.leaf.chart.id);
    const leaf = candidate.target;
    const after = arrived(leaf, perform(candidate.actions, args));
    const handed = leaf.handover?.(after);
    const frame = { leaf, context: after.context, below: before.below };
    if (this.#telling !== undefined) this.#tell(this.#telling, candidate, before, frame, handed);
    this.#frame = frame;
    if (leaf.handover !== undefined) return this.#handOver({ frame, args: after, handed });
    const next = leaf.raises === undefined ? undefined : selectCandidate(leaf.done, after);
    return { frame, args: after, candidate: next };
  }

  #tell(
    telling: StepListener,
    candidate: Candidate,
    before: LeanFrame,
    after: LeanFrame,
    output: unknown,
  ): void {
    if (telling.report === undefined) {
      telling.took(candidate);
      return;
    }
    telling.report({
      path: pathOf(before),
      candidate,
      from: before.leaf,
      to: after.leaf,
      before: before.context,
      after: after.context,
      output,
    });
  }

  /** Opens what a state invokes and closes what it ends, until a process can go on. */
  #handOver(entered: OpenedProcess): ActiveProcess | EndedRun {
    let { frame, handed } = entered;
    while (frame.leaf.invoke !== undefined) {
      const opened = this.#open(frame.leaf.invoke.chart, handed, frame);
      if (opened.frame.leaf.handover === undefined) return opened;
      ({ frame, handed } = opened);
    }
    const { below } = frame;
    if (below === undefined) return { frame: undefined, output: handed, ended: frame };
    this.#frame = below;
    const invoke = below.leaf.invoke as Invocation;
    const event = { type: invoke.doneType, output: handed, actorId: invoke.id };
    const args = { context: below.context, event };
    return { frame: below, args, candidate: selectCandidate(below.leaf.done, args) };
  }

  #open(chart: Chart, input: unknown, below: LeanFrame | undefined): OpenedProcess {
    this.#opening = chart;
    const leaf = chart.initial;
    const args = enterInitial(chart, input);
    const handed = leaf.handover?.(args);
    const frame = { leaf, context: args.context, below };
    this.#frame = frame;
    this.#opening = undefined;
    return { frame, args, handed };
  }
}
