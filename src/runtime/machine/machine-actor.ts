import { type AnyActorLogic, type AnyStateMachine, type EventObject, StateMachine } from 'xstate';
import { GatechartError } from '../../core/errors.ts';
import { DEFAULT_STEP_BUDGET } from '../run.ts';
import { BaseActor, type Options } from './actor/base-actor.ts';
import { LogicActor } from './actor/logic-actor.ts';
import { Chart, type Transition } from './chart.ts';
import { logicOf, startChild, stopActor } from './children.ts';
import { type Configuration, type History, type Plan, type Selector, Statechart } from './configuration.ts';
import { copyContext } from './shapes.ts';
import {
  addEnabled,
  isPassed,
  type MachineState,
  restoredState,
  type StoredSnapshot,
  snapshotOf,
} from './snapshot.ts';
import type { ChildOptions, Children, Context, Copy, Delivery, Ref, Runner, Spawner } from './types.ts';

const statecharts = new WeakMap<AnyStateMachine, Statechart>();

const statechartOf = (machine: AnyStateMachine): Statechart => {
  const known = statecharts.get(machine) ?? new Statechart(new Chart(machine));
  statecharts.set(machine, known);
  return known;
};

/** An actor of a state machine, whose microsteps are planned once and then only run. */
class MachineActor extends BaseActor implements Runner {
  readonly machine: AnyStateMachine;
  event: EventObject = { type: 'xstate.init' };
  context: Context = {};
  copy: Copy | undefined = undefined;
  reshaped = 0;
  children: Children = {};
  active: Configuration;
  status: MachineState['status'] = 'active';
  output: unknown = undefined;
  isChanged = false;
  readonly raised: EventObject[] = [];
  awaited: readonly string[] | undefined = undefined;
  readonly undelivered: Delivery[] = [];
  readonly spawner: Spawner;
  #error: unknown = undefined;
  #history: History;
  /** The state behind the last transition. */
  #state: MachineState | undefined = undefined;
  /** Whether the transition at work has changed the state, and the state so far if anybody inspects. */
  #isDirty = true;
  #reported: MachineState | undefined = undefined;
  /** The children, while no state refers to them. */
  #newChildren: Record<string, Ref | undefined> | undefined = undefined;
  /** Microsteps since the last rest. */
  #steps = 0;
  readonly #stepBudget: number;
  readonly #maxIterations: number;

  constructor(machine: AnyStateMachine, options: Options) {
    super(machine as AnyActorLogic, options);
    const statechart = statechartOf(machine);
    this.machine = machine;
    this.active = statechart.before;
    this.#history = statechart.noHistory;
    this.#stepBudget = options.stepBudget ?? DEFAULT_STEP_BUDGET;
    this.#maxIterations = machine.options.maxIterations ?? Number.POSITIVE_INFINITY;
    this.spawner = (src, given) => this.#spawn(src, given);
    this.init();
  }

  getSnapshot(): unknown {
    return this.#state && snapshotOf(this.#state, this.machine);
  }

  protected override get snapshotStatus(): string {
    return (this.#state as MachineState).status;
  }

  createChild(logic: AnyActorLogic, options: ChildOptions): Ref {
    const { stepBudget } = this.options;
    return actorOf(logic, { ...options, parent: this, stepBudget });
  }

  addChild(id: string, child: Ref | undefined): void {
    if (this.#newChildren === undefined || this.#newChildren !== this.children)
      this.#newChildren = { ...this.children };
    this.#newChildren[id] = child;
    this.children = this.#newChildren;
  }

  override wake(): void {
    this.#steps = 0;
  }

  protected initState(stored: unknown): void {
    if (stored === undefined || stored === null) this.#begin();
    else this.#restore(stored as StoredSnapshot);
  }

  protected startLogic(): void {
    for (const child of Object.values(this.children)) {
      const { status } = (child as Ref).getSnapshot() as { readonly status: string };
      if (status === 'active') (child as Ref).start();
    }
  }

  protected transition(event: EventObject): void {
    try {
      this.#macrostep(event);
    } catch (error) {
      this.#load(this.#state as MachineState);
      throw error;
    }
    if (this.#isDirty) this.#commit();
  }

  protected setError(error: unknown): void {
    this.#state = { ...(this.#state as MachineState), status: 'error', error, snapshot: undefined };
  }

  #begin(): void {
    const { context } = this.machine.config as { readonly context?: unknown };
    const { input } = this.options;
    this.event = { type: 'xstate.init', input } as EventObject;
    if (typeof context !== 'function') this.context = (context ?? {}) as Context;
    let before = this.#current();
    try {
      if (typeof context === 'function') {
        this.context = context({ spawn: this.spawner, input, self: this }) ?? {};
        this.context = copyContext(this);
        this.#reported = undefined;
        before = this.#current();
      }
      this.#run(this.active.statechart.start);
      this.#settle();
      this.#commit();
    } catch (error) {
      this.#load(before);
      this.#state = before;
      this.setError(error);
    }
  }

  #restore(stored: StoredSnapshot): void {
    const { statechart } = this.active;
    try {
      const children: Record<string, Ref> = {};
      for (const [id, child] of Object.entries(stored.children)) {
        this.system._reserveId(id);
        const { src, snapshot, systemId, syncSnapshot } = child;
        const logic = typeof src === 'string' ? logicOf(this.machine, src) : src;
        if (logic) children[id] = this.createChild(logic, { id, src, snapshot, systemId, syncSnapshot });
      }
      this.#state = restoredState(statechart, stored, children);
    } catch (error) {
      const snapshot = { status: 'error', output: undefined, error };
      this.#state = { ...this.#current(), status: 'error', error, snapshot };
    }
    this.#load(this.#state);
  }

  /** One event, and all that follows from it in this machine. */
  #macrostep(event: EventObject): void {
    this.event = event;
    const { type } = event;
    if (type === 'xstate.stop') {
      this.#stopChildren();
      this.status = 'stopped';
      this.#report([]);
      return;
    }
    if (type === '*') throw new Error("An event cannot have the wildcard type ('*')");
    if (type === 'xstate.init') {
      this.#settle();
      return;
    }
    const plan = this.#selected(event);
    if (plan !== undefined) {
      this.#run(plan);
      this.#report(plan.enabled);
    } else if (type.startsWith('xstate.error.actor')) {
      this.#stopChildren();
      this.status = 'error';
      this.#error = (event as EventObject & { readonly error?: unknown }).error;
      this.#report([]);
      return;
    } else this.#report([]);
    this.#settle();
  }

  /** Takes transitions without an event and those of raised events, until none is left. */
  #settle(): void {
    let mayRepeat = true;
    let iterations = 0;
    while (this.status === 'active') {
      if (++iterations > this.#maxIterations) throw endless(this.#maxIterations);
      const eventless = mayRepeat ? this.#eventless() : undefined;
      if (eventless !== undefined) {
        this.#run(eventless);
        mayRepeat = this.isChanged;
        this.#report(eventless.taken);
        continue;
      }
      if (this.raised.length === 0) return;
      this.event = this.raised.shift() as EventObject;
      const plan = this.#selected(this.event);
      if (plan !== undefined) this.#run(plan);
      mayRepeat = true;
      this.#report(plan?.enabled ?? []);
    }
    const { children } = this;
    this.#stopChildren();
    this.children = children;
    this.raised.length = 0;
  }

  #selected(event: EventObject): Plan | undefined {
    const { active, context } = this;
    const selector = active.selector(event.type);
    if (selector.inner.length > 0) return this.#selectedInParts(selector, event);
    const { own } = selector;
    for (let index = 0; index < own.length; index += 1) {
      const transition = own[index] as Transition;
      if (transition.guard === undefined || isPassed(transition, context, event, active))
        return active.planOne(selector, index, this.#history);
    }
    return undefined;
  }

  #selectedInParts(selector: Selector, event: EventObject): Plan | undefined {
    const enabled: Transition[] = [];
    const isFound = addEnabled(selector, this.context, event, this.active, enabled);
    return isFound ? this.active.planAll(enabled, this.#history) : undefined;
  }

  #eventless(): Plan | undefined {
    const { active, context, event } = this;
    if (active.always === undefined) return undefined;
    const enabled: Transition[] = [];
    for (const transitions of active.always) {
      const found = transitions.find(({ guard }) => guard === undefined || guard(context, event, active));
      if (found !== undefined && !enabled.includes(found)) enabled.push(found);
    }
    return enabled.length > 0 ? active.planAll(enabled, this.#history) : undefined;
  }

  /** Runs a microstep. */
  #run({ ops, next, history }: Plan): void {
    if (++this.#steps > this.#stepBudget) throw this.#spent();
    this.isChanged = false;
    for (let index = 0; index < ops.length; index += 1) (ops[index] as Plan['ops'][number])(this);
    if (next !== undefined) {
      this.active = next;
      if (history !== undefined) this.#history = history;
      this.isChanged = true;
    }
    if (this.isChanged) this.#touch();
  }

  #spent(): GatechartError {
    const reason = `more than ${this.#stepBudget} microsteps without a rest`;
    const place = `${this.machine.id} in ${JSON.stringify(this.active.value)}`;
    return new GatechartError('STEP_BUDGET', place, reason);
  }

  #stopChildren(): void {
    for (const child of Object.values(this.children)) stopActor(this, child);
    this.#touch();
  }

  #spawn(src: string | AnyActorLogic, given: Parameters<Spawner>[1]): Ref {
    const { machine, context, event } = this;
    const logic = typeof src === 'string' ? logicOf(machine, src) : src;
    if (logic === undefined)
      throw new Error(`Actor logic '${String(src)}' not implemented in machine '${machine.id}'`);
    const input: unknown =
      typeof src === 'string' && typeof given?.input === 'function'
        ? given.input({ context, event, self: this })
        : given?.input;
    const { id, systemId, syncSnapshot } = given ?? {};
    const child = this.createChild(logic, { id, src, systemId, syncSnapshot, input });
    this.addChild(child.id, child);
    this.defer(() => startChild(child));
    return child;
  }

  #touch(): void {
    this.#isDirty = true;
    this.#reported = undefined;
  }

  /** The state so far. */
  #current(): MachineState {
    if (!this.#isDirty && this.#state !== undefined) return this.#state;
    this.#newChildren = undefined;
    this.#reported ??= {
      status: this.status,
      output: this.output,
      error: this.#error,
      context: this.context,
      configuration: this.active,
      history: this.#history,
      children: this.children,
      snapshot: undefined,
    };
    return this.#reported;
  }

  /** Makes the state so far the state behind the transition. The object stays: snapshots refer to its parts alone. */
  #commit(): void {
    const state = this.#state;
    if (state === undefined || this.#reported !== undefined) this.#state = this.#current();
    else {
      state.status = this.status;
      state.output = this.output;
      state.error = this.#error;
      state.context = this.context;
      state.configuration = this.active;
      state.history = this.#history;
      state.children = this.children;
      state.snapshot = undefined;
    }
    this.#newChildren = undefined;
    this.#isDirty = false;
    this.#reported = undefined;
  }

  /** Goes back to a state. */
  #load(state: MachineState): void {
    this.status = state.status;
    this.output = state.output;
    this.#error = state.error;
    this.context = state.context;
    this.copy = undefined;
    this.active = state.configuration;
    this.#history = state.history;
    this.children = state.children;
    this.#newChildren = undefined;
    this.#isDirty = false;
    this.#reported = undefined;
    this.raised.length = 0;
    this.awaited = undefined;
    this.undelivered.length = 0;
  }

  #report(transitions: Plan['enabled']): void {
    if (!this.system.isInspected) return;
    const snapshot = snapshotOf(this.#current(), this.machine);
    const { event } = this;
    const report = { type: '@xstate.microstep', actorRef: this, event, snapshot, _transitions: transitions };
    this.system._sendInspectionEvent(report);
  }
}

/** The error of XState for a machine with `maxIterations`. */
const endless = (most: number): Error =>
  new Error(
    `Infinite loop detected: the machine has processed more than ${most} microsteps without reaching a stable state. This usually happens when there's a cycle of transitions (e.g., eventless transitions or raised events causing state A -> B -> C -> A).`,
  );

/** An actor of any logic. */
export const actorOf = (logic: AnyActorLogic, options: Options): BaseActor =>
  logic instanceof StateMachine ? new MachineActor(logic, options) : new LogicActor(logic, options);
