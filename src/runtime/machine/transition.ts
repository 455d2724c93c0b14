import {
  type AnyActorLogic,
  type AnyStateMachine,
  type EventFromLogic,
  type EventObject,
  type ExecutableActionsFrom,
  type InputFrom,
  initialTransition as initialTransitionOfLogic,
  type SnapshotFrom,
  StateMachine,
  transition as transitionOfLogic,
} from 'xstate';
import { GatechartError } from '../../core/errors.ts';
import { LogicActor } from './actor/logic-actor.ts';
import { statechartOf } from './configuration.ts';
import { actorOf } from './machine-actor.ts';
import { type Snapshot, stateOf } from './snapshot.ts';
import { Stepper } from './stepper.ts';
import type { ActorSystem, ChildOptions, Children, Executable, Host, Ref } from './types.ts';

const nothing = (): void => {};

const NO_LOGIC = {
  getInitialSnapshot: nothing,
  transition: nothing,
  getPersistedSnapshot: nothing,
} as unknown as AnyActorLogic;

/** The `self` of actions that are listed: it shows the snapshot before the step, and events change nothing. */
class InertActor extends LogicActor {
  before: unknown = undefined;

  override getSnapshot(): unknown {
    return this.before;
  }
}

/** An id above all that were given to the children of a snapshot and of those before it, by these children. */
const lastIds = new WeakMap<Children, string>();

/** Lists the actions of a machine and executes none. */
class ActionList implements Host {
  readonly isDirect = false;
  readonly logger = nothing;
  readonly defer = nothing;
  readonly emit = nothing;
  readonly stopChild = nothing;
  readonly reportMicrostep = nothing;
  readonly stepper: Stepper;
  isBusy = false;
  #actions: Executable[] = [];
  #before: unknown = undefined;
  #ref: InertActor | undefined = undefined;
  /** The children before the step, and whether the step has made more. */
  #children: Children = {};
  #hasChildren = false;

  constructor(machine: AnyStateMachine) {
    this.stepper = new Stepper(statechartOf(machine), this);
  }

  get ref(): InertActor {
    this.#ref ??= new InertActor(NO_LOGIC, { src: this.stepper.machine as AnyActorLogic });
    this.#ref.before = this.#before;
    return this.#ref;
  }

  get system(): ActorSystem {
    return this.ref.system;
  }

  execute(action: Executable): void {
    this.#actions.push(action);
  }

  createChild(logic: AnyActorLogic, options: ChildOptions): Ref {
    if (!this.#hasChildren) this.#reserveIds();
    this.#hasChildren = true;
    return actorOf(logic, { ...options, parent: this.ref });
  }

  /** Keeps new children from having the id of another one, also of one that was stopped. */
  #reserveIds(): void {
    const { system } = this;
    for (const id of [...Object.keys(this.#children), lastIds.get(this.#children) ?? ''])
      system._reserveId(id);
  }

  /** The snapshot behind a step from another one, and the actions of the step. */
  step(before: object | undefined, take: () => void): [object, Executable[]] {
    const { stepper } = this;
    this.#before = before;
    this.#children = stepper.children;
    this.isBusy = true;
    try {
      take();
      if (stepper.children !== this.#children) {
        const lastId = this.#hasChildren ? this.system._bookId() : lastIds.get(this.#children);
        if (lastId !== undefined) lastIds.set(stepper.children, lastId);
      }
      return [stepper.snapshot as object, this.#actions];
    } finally {
      this.isBusy = false;
      // Actions and children keep their actor; assignments do not.
      if (this.#actions.length > 0 || this.#hasChildren) this.#ref = undefined;
      this.#actions = [];
      this.#hasChildren = false;
    }
  }
}

const lists = new WeakMap<AnyStateMachine, ActionList>();

/** The list of a machine, or a new one for a step within a step. */
const listOf = (machine: AnyStateMachine): ActionList => {
  const known = lists.get(machine);
  if (known !== undefined && !known.isBusy) return known;
  const list = new ActionList(machine);
  lists.set(machine, list);
  return list;
};

const badSnapshot = (): GatechartError =>
  new GatechartError('BAD_SNAPSHOT', 'transition', 'this is not a snapshot of a machine');

/** Steps the machine of a snapshot. */
const stepFrom = (snapshot: Snapshot, event: EventObject): [object, Executable[]] => {
  if (!(snapshot?.machine instanceof StateMachine)) throw badSnapshot();
  const list = listOf(snapshot.machine);
  const { stepper } = list;
  if (stepper.state?.snapshot !== snapshot) stepper.load(stateOf(snapshot, stepper.active.statechart));
  return list.step(snapshot, () => stepper.take(event));
};

/**
 * Returns the snapshot that follows on an event, and the actions to execute, as XState's `transition` does. It executes none
 * and starts no actor. Throws what a guard, an assignment or a parameter throws, `STEP_BUDGET` after 100,000 microsteps, and
 * `BAD_SNAPSHOT` for anything but a snapshot of a machine, such as a persisted one.
 */
export const transition = <T extends AnyActorLogic>(
  logic: T,
  snapshot: SnapshotFrom<T>,
  event: EventFromLogic<T>,
): [nextSnapshot: SnapshotFrom<T>, actions: ExecutableActionsFrom<T>[]] =>
  logic instanceof StateMachine
    ? (stepFrom(snapshot as unknown as Snapshot, event) as never)
    : transitionOfLogic(logic, snapshot, event);

/**
 * Returns the first snapshot, and the actions to execute, as XState's `initialTransition` does. What throws on the way is the
 * error of the snapshot.
 */
export const initialTransition = <T extends AnyActorLogic>(
  logic: T,
  ...[input]: undefined extends InputFrom<T> ? [input?: InputFrom<T>] : [input: InputFrom<T>]
): [SnapshotFrom<T>, ExecutableActionsFrom<T>[]] => {
  if (!(logic instanceof StateMachine)) return initialTransitionOfLogic(logic, input as never);
  const list = new ActionList(logic);
  lists.set(logic, list);
  return list.step(undefined, () => list.stepper.begin(input)) as never;
};
