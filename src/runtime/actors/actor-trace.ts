import type {
  AnyActor,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
  StateValue,
} from 'xstate';
import { isReserved } from '../../core/decision.ts';
import { type Candidate, type Chart, chartOf, type Leaf } from '../chart/chart.ts';
import { placeIn } from '../chart/implementations.ts';
import { answerUnhandled, type LeanFrame, type StepBudget } from '../run.ts';
import type { Microstep, StepReporter } from '../step-reporter.ts';

/** The chart that an actor of a match runs. */
export const chartOfActor = (actor: AnyActorRef): Chart =>
  chartOf((actor as AnyActor).logic as AnyStateMachine);

const stateOf = (value: StateValue): string => {
  if (typeof value === 'string') return value;
  const [[key, inner] = []] = Object.entries(value);
  return key === undefined ? '' : inner === undefined ? key : `${key}.${stateOf(inner)}`;
};

/** The leaf state of a snapshot; `undefined` before the machine has one. */
export const leafOf = (chart: Chart, snapshot: AnyMachineSnapshot | undefined): Leaf | undefined =>
  snapshot === undefined ? undefined : chart.leaves.get(stateOf(snapshot.value));

/** The running actors from this one inwards, outermost first: each invokes the next. */
export const actorsFrom = (outermost: AnyActorRef): readonly AnyActorRef[] => {
  const snapshot: AnyMachineSnapshot = outermost.getSnapshot();
  const [child] = Object.values(snapshot.children) as AnyActorRef[];
  return child === undefined ? [outermost] : [outermost, ...actorsFrom(child)];
};

/** The innermost process of a match of actors at rest, as the lean runtime would hold it. */
export const frameOfActors = (match: AnyActorRef): LeanFrame => {
  const frames = actorsFrom(match).reduce<LeanFrame | undefined>((below, actor) => {
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    const leaf = leafOf(chartOfActor(actor), snapshot) as Leaf;
    return { leaf, context: snapshot.context, below };
  }, undefined);
  return frames as LeanFrame;
};

/** Invoke id of the outermost process at the table. */
export const MATCH_ID = 'match';

/** Path of invoke ids below the outermost process; `undefined` for the table, its seats and anything else. */
const pathOf = (actor: AnyActorRef): readonly string[] | undefined => {
  const path: string[] = [];
  let outermost = actor;
  while (outermost._parent?._parent !== undefined) {
    path.unshift(outermost.id);
    outermost = outermost._parent;
  }
  return outermost._parent !== undefined && outermost.id === MATCH_ID ? path : undefined;
};

const candidateOf = (leaf: Leaf, definition: AnyTransitionDefinition): Candidate =>
  [leaf.always, leaf.answer, leaf.done]
    .flat()
    .find((candidate) => candidate.definition === definition) as Candidate;

/**
 * Tells the microsteps of actors from what XState lets inspect, in the order of the lean runtime. XState reports the
 * first steps of an invoked process before the step that invoked it, so they are held back until the process starts.
 */
export class ActorTrace {
  readonly #budget: StepBudget;
  readonly #telling: StepReporter | undefined;
  readonly #started = new WeakSet<AnyActorRef>();
  readonly #held = new Map<AnyActorRef, Microstep[]>();
  readonly #leaves = new WeakMap<AnyActorRef, Leaf>();
  #failedAt: string | undefined;

  constructor(budget: StepBudget, telling: StepReporter | undefined) {
    this.#budget = budget;
    this.#telling = telling;
  }

  /** Machine and state of the innermost process that failed. */
  get failedAt(): string | undefined {
    return this.#failedAt;
  }

  /** Listens to one actor system. Throws, inside the actor that steps, to end a loop of instant steps. */
  inspect(event: InspectionEvent): void {
    const actor = event.actorRef as AnyActorRef;
    if (event.type === '@xstate.microstep') {
      this.#microstep(actor, event.snapshot as AnyMachineSnapshot, event.event.type, event._transitions[0]);
    } else if (event.type === '@xstate.event') {
      if (event.event.type === 'xstate.init') this.#release(actor);
      if (event.event.type.startsWith('xstate.error.actor.')) {
        this.#failedAt ??= this.#placeOf(event.sourceRef as AnyActorRef);
      }
    }
  }

  #microstep(
    actor: AnyActorRef,
    snapshot: AnyMachineSnapshot,
    event: string,
    definition: AnyTransitionDefinition | undefined,
  ): void {
    const path = pathOf(actor);
    if (path === undefined) return;
    if (definition === undefined) {
      if (!isReserved(event)) throw answerUnhandled(this.#placeOf(actor));
      return;
    }
    const chart = chartOfActor(actor);
    this.#budget.spend(chart.id);
    const from = this.#leafOf(actor);
    const to = leafOf(chart, snapshot) as Leaf;
    this.#leaves.set(actor, to);
    if (this.#telling === undefined) return;
    const step = {
      path,
      from,
      to,
      candidate: candidateOf(from, definition),
      before: this.#snapshotOf(actor)?.context ?? {},
      after: snapshot.context,
      output: snapshot.output,
    };
    if (this.#started.has(actor)) this.#telling.report(step);
    else this.#heldOf(actor).push(step);
  }

  #heldOf(actor: AnyActorRef): Microstep[] {
    const held = this.#held.get(actor) ?? [];
    this.#held.set(actor, held);
    return held;
  }

  #release(actor: AnyActorRef): void {
    this.#started.add(actor);
    for (const step of this.#held.get(actor) ?? []) this.#telling?.report(step);
    this.#held.delete(actor);
  }

  #leafOf(actor: AnyActorRef): Leaf {
    const chart = chartOfActor(actor);
    return this.#leaves.get(actor) ?? leafOf(chart, this.#snapshotOf(actor)) ?? chart.initial;
  }

  /** The snapshot before the event at hand; a process that is still starting has none. */
  #snapshotOf(actor: AnyActorRef): AnyMachineSnapshot | undefined {
    return this.#started.has(actor) ? actor.getSnapshot() : undefined;
  }

  #placeOf(actor: AnyActorRef): string {
    const { chart, path } = this.#leafOf(actor);
    return placeIn(chart.id, path);
  }
}
