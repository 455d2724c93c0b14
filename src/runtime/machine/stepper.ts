import type { AnyActorLogic, AnyStateMachine, EventObject } from 'xstate';
import { GatechartError } from '../../core/errors.ts';
import { DEFAULT_STEP_BUDGET } from '../run.ts';
import type { Transition } from './chart.ts';
import { logicOf, startChild, stopActor } from './children.ts';
import type { Configuration, History, Plan, Selector, Statechart } from './configuration.ts';
import { endless, overBudget } from './loop-errors.ts';
import { copyContext } from './shapes.ts';
import { addEnabled, brokenState, isPassed, type MachineState, snapshotOf } from './snapshot.ts';
import type { Children, Context, Copy, Delivery, Host, Ref, Runner, Spawner } from './types.ts';

const noEvent = (place: string, event: unknown): GatechartError =>
  new GatechartError('BAD_VALUE', place, `${event} is no event; send an object such as { type: 'GO' }`);

/** Takes a machine from one state to the next: its microsteps are planned once and then only run. */
export class Stepper implements Runner {
  readonly machine: AnyStateMachine;
  readonly host: Host;
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
  #error: unknown = undefined;
  #history: History;
  /** The state behind the last event. */
  #state: MachineState | undefined = undefined;
  /** Whether the event at work has changed the state, and the state so far if anybody asked for it. */
  #isDirty = true;
  #current: MachineState | undefined = undefined;
  /** The children, while no state refers to them. */
  #newChildren: Record<string, Ref | undefined> | undefined = undefined;
  #spawner: Spawner | undefined = undefined;
  /** Microsteps of the event at work. */
  #steps = 0;
  readonly #stepBudget: number;
  readonly #maxIterations: number;

  constructor(statechart: Statechart, host: Host, stepBudget = DEFAULT_STEP_BUDGET) {
    const { machine } = statechart.chart;
    this.machine = machine;
    this.host = host;
    this.active = statechart.before;
    this.#history = statechart.noHistory;
    this.#stepBudget = stepBudget;
    const { options } = machine as { readonly options?: AnyStateMachine['options'] };
    this.#maxIterations = options?.maxIterations ?? Number.POSITIVE_INFINITY;
  }

  /** The state behind the last event; none while the first one is made. */
  get state(): MachineState | undefined {
    return this.#state;
  }

  /** The same as XState shows it. */
  get snapshot(): object | undefined {
    return this.#state && snapshotOf(this.#state, this.machine);
  }

  get spawner(): Spawner {
    this.#spawner ??= (src, given) => this.#spawn(src, given);
    return this.#spawner;
  }

  addChild(id: string, child: Ref | undefined): void {
    if (this.#newChildren === undefined || this.#newChildren !== this.children)
      this.#newChildren = { ...this.children };
    this.#newChildren[id] = child;
    this.children = this.#newChildren;
  }

  /** Enters the initial states. An error is that of the state. */
  begin(input: unknown): void {
    const { context } = this.machine.config as { readonly context?: unknown };
    this.event = { type: 'xstate.init', input } as EventObject;
    if (typeof context !== 'function') this.context = (context ?? {}) as Context;
    let before = this.present;
    let start: Plan | undefined;
    try {
      start = this.active.statechart.start;
      if (typeof context === 'function') {
        this.context = context({ spawn: this.spawner, input, self: this.host.ref }) ?? {};
        this.context = copyContext(this);
        this.#current = undefined;
        before = this.present;
      }
      this.#run(start);
      this.#settle();
      this.#commit();
    } catch (error) {
      this.load(start === undefined ? brokenState(before, error) : before);
      if (start !== undefined) this.setError(error);
    }
  }

  /** Takes an event and all that follows from it in this machine. Throws what goes wrong, in the state before. */
  take(event: EventObject): void {
    this.#steps = 0;
    try {
      this.#macrostep(event);
    } catch (error) {
      this.load(this.#state as MachineState);
      throw error;
    }
    if (this.#isDirty) this.#commit();
  }

  setError(error: unknown): void {
    this.load({ ...(this.#state as MachineState), status: 'error', error, snapshot: undefined });
  }

  /** Goes to a state. */
  load(state: MachineState): void {
    this.#state = state;
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
    this.#current = undefined;
    this.raised.length = 0;
    this.awaited = undefined;
    this.undelivered.length = 0;
  }

  /** One event, and all that follows from it in this machine. */
  #macrostep(event: EventObject): void {
    if (event === undefined || event === null) throw noEvent(this.machine.id, event);
    this.event = event;
    const { type } = event;
    if (type === 'xstate.stop') {
      this.#stopChildren();
      this.#touch();
      this.status = 'stopped';
      this.host.reportMicrostep(this.event, []);
      return;
    }
    if (typeof type !== 'string') throw new TypeError(`The type of an event must be a string, not ${type}`);
    if (type === '*') throw new Error("An event cannot have the wildcard type ('*')");
    if (type === 'xstate.init') {
      this.#settle();
      return;
    }
    const plan = this.#selected(event);
    if (plan !== undefined) {
      this.#run(plan);
      this.host.reportMicrostep(this.event, plan.enabled);
    } else if (type.startsWith('xstate.error.actor')) {
      this.#stopChildren();
      this.#touch();
      this.status = 'error';
      this.#error = (event as EventObject & { readonly error?: unknown }).error;
      this.host.reportMicrostep(this.event, []);
      return;
    } else this.host.reportMicrostep(this.event, []);
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
        this.host.reportMicrostep(this.event, eventless.taken);
        continue;
      }
      if (this.raised.length === 0) return;
      this.event = this.raised.shift() as EventObject;
      const plan = this.#selected(this.event);
      if (plan !== undefined) this.#run(plan);
      mayRepeat = true;
      this.host.reportMicrostep(this.event, plan?.enabled ?? []);
    }
    const { children } = this;
    this.#stopChildren();
    this.children = children;
    this.raised.length = 0;
  }

  #selected(event: EventObject): Plan | undefined {
    const { active, context } = this;
    const selector = active.set.selector(event.type);
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
    if (active.always.length === 0) return undefined;
    const enabled: Transition[] = [];
    for (const transitions of active.always) {
      const found = transitions.find(({ guard }) => guard === undefined || guard(context, event, active));
      if (found !== undefined && !enabled.includes(found)) enabled.push(found);
    }
    return enabled.length > 0 ? active.planAll(enabled, this.#history) : undefined;
  }

  /** Runs a microstep. */
  #run({ ops, change }: Plan): void {
    if (++this.#steps > this.#stepBudget) throw this.#overBudget();
    this.isChanged = false;
    for (let index = 0; index < ops.length; index += 1) (ops[index] as Plan['ops'][number])(this);
    if (change !== undefined) {
      if (change.from !== this.active) change.follow(this.active);
      this.active = change.to;
      if (change.history !== undefined) this.#history = change.history;
      this.isChanged = true;
    }
    if (this.isChanged) this.#touch();
  }

  #overBudget(): GatechartError {
    const place = `${this.machine.id} in ${JSON.stringify(this.active.value)}`;
    return overBudget(place, `microsteps for the event ${this.event.type}`, this.#stepBudget);
  }

  #stopChildren(): void {
    for (const child of Object.values(this.children)) stopActor(this, child);
  }

  #spawn(src: string | AnyActorLogic, given: Parameters<Spawner>[1]): Ref {
    const { machine, context, event, host } = this;
    const logic = typeof src === 'string' ? logicOf(machine, src) : src;
    if (logic === undefined)
      throw new Error(`Actor logic '${String(src)}' not implemented in machine '${machine.id}'`);
    const input: unknown =
      typeof src === 'string' && typeof given?.input === 'function'
        ? given.input({ context, event, self: host.ref })
        : given?.input;
    const { id, systemId, syncSnapshot } = given ?? {};
    const child = host.createChild(logic, { id, src, systemId, syncSnapshot, input });
    this.addChild(child.id, child);
    host.defer(() => startChild(child));
    return child;
  }

  #touch(): void {
    this.#isDirty = true;
    this.#current = undefined;
  }

  /** The state so far, in the middle of an event, too. */
  get present(): MachineState {
    if (!this.#isDirty && this.#state !== undefined) return this.#state;
    this.#newChildren = undefined;
    this.#current ??= {
      status: this.status,
      output: this.output,
      error: this.#error,
      context: this.context,
      configuration: this.active,
      history: this.#history,
      children: this.children,
      snapshot: undefined,
    };
    return this.#current;
  }

  /** Makes the state so far the state behind the transition. The object stays: snapshots refer to its parts alone. */
  #commit(): void {
    const state = this.#state;
    if (state === undefined || this.#current !== undefined) this.#state = this.present;
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
    this.#current = undefined;
  }
}
