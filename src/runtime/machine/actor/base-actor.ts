import type { AnyEventObject, EventObject } from 'xstate';
import type { GatechartError } from '../../../core/errors.ts';
import { DEFAULT_STEP_BUDGET } from '../../run.ts';
import { overBudget } from '../loop-errors.ts';
import {
  type Delivery,
  type Effect,
  type Executable,
  NOT_STARTED,
  type Ref,
  RUNNING,
  STOPPED,
} from '../types.ts';
import { type Call, Mailbox, NO_EVENT, type Worker, work } from './mailbox.ts';
import { type AnySnapshot, ObservedActor } from './observed-actor.ts';

/** The event of an actor that has failed, for its parent. */
const errorEvent = (id: string, error: unknown): EventObject => {
  const event = { type: `xstate.error.actor.${id}`, error, actorId: id };
  return event;
};

/** The event of an actor that is done, for its parent. */
const doneEvent = (id: string, output: unknown): EventObject => {
  const event = { type: `xstate.done.actor.${id}`, output, actorId: id };
  return event;
};

/** How many events an actor may take before it rests, for each step that it may make for one of them. */
const EVENTS_PER_STEP = 100;

/** The life that all actors have in common: events, transitions, effects, the end. */
export abstract class BaseActor extends ObservedActor implements Worker {
  isBusy = false;
  caller: Worker | undefined = undefined;
  #mailbox: Mailbox | undefined = undefined;
  /** Whether events are worked on as they come. */
  #isOpen = false;
  /** The effects of the transition at work: their number, and the index of the next one. */
  readonly #effects: (Effect | undefined)[] = [];
  #effectCount = 0;
  #nextEffect = 0;
  /** Events since the last rest. */
  #taken = 0;
  readonly #maxTaken = EVENTS_PER_STEP * (this.options.stepBudget ?? DEFAULT_STEP_BUDGET);
  #round: number | undefined = undefined;
  /** The event of the transition at work, if it has succeeded, and its snapshot if anybody inspects. */
  #event: EventObject | undefined = undefined;
  #reported: unknown = undefined;

  /** Creates the first snapshot: the end of the constructor, once the fields of all classes are there. */
  protected init(): void {
    this.system._sendInspectionEvent({ type: '@xstate.actor', actorRef: this });
    if (this.systemId) this.system._set(this.systemId, this);
    this.initState(this.options.snapshot ?? this.options.state);
    if (this.systemId && this.current.status !== 'active') this.system._unregister(this);
  }

  protected abstract initState(stored: unknown): void;
  /** Starts what the snapshot holds. */
  protected abstract startLogic(): void;
  /** Makes the transition of an event. It may throw, and the snapshot then is the one before. */
  protected abstract transition(event: EventObject): void;
  /** Replaces the snapshot by the same one with an error. */
  protected abstract setError(error: unknown): void;

  /** Not named `snapshot`: XState takes that of a child for its persisted state. */
  protected get current(): AnySnapshot {
    return this.getSnapshot() as AnySnapshot;
  }

  /** The status of the snapshot. */
  protected get snapshotStatus(): string {
    return this.current.status;
  }

  send(event: EventObject): void {
    if (typeof event === 'string')
      throw new Error(`Only event objects may be sent to actors; use .send({ type: "${event}" }) instead`);
    const { isInspected, shuffled } = this.system;
    if (isInspected || shuffled !== undefined) this.system._relay(undefined, this, event);
    else this._send(event);
  }

  _send(event: EventObject): void {
    if (this._processingStatus === STOPPED) return;
    if (!this.isBusy && this.#isOpen) work(this, event);
    else {
      this.#mailbox ??= new Mailbox();
      this.#mailbox.push(event);
    }
  }

  start(): this {
    const { shuffled } = this.system;
    if (shuffled === undefined) this.#start();
    else shuffled.run(() => this.#start());
    return this;
  }

  #start(): void {
    if (this._processingStatus === RUNNING) return;
    const { system, _parent: parent } = this;
    if (this._syncSnapshot && parent !== undefined) this.#reportSnapshots(parent);
    system._register(this.sessionId, this);
    if (this.systemId) system._set(this.systemId, this);
    this._processingStatus = RUNNING;
    const event = { type: 'xstate.init', input: this.options.input };
    system._sendInspectionEvent({ type: '@xstate.event', sourceRef: parent, actorRef: this, event });
    const status = this.snapshotStatus;
    if (status === 'done') this.#update(event);
    if (status === 'error') this.#fail(this.current.error);
    if (status === 'done' || status === 'error') return;
    try {
      this.startLogic();
    } catch (error) {
      this.setError(error);
      this.#fail(error);
      return;
    }
    this.#update(event);
    if (this.#isRunning()) this.#open();
  }

  #isRunning(): boolean {
    return this._processingStatus === RUNNING;
  }

  #reportSnapshots(parent: Ref): void {
    this.subscribe({
      next: (snapshot) => {
        if ((snapshot as AnySnapshot).status !== 'active') return;
        const event = { type: `xstate.snapshot.${this.id}`, snapshot };
        this.system._relay(this, parent, event);
      },
      error: () => {},
    });
  }

  #open(): void {
    this.#isOpen = true;
    const event = this.next();
    if (event !== NO_EVENT) work(this, event);
  }

  /** Reports the first snapshot. */
  #update(event: EventObject): void {
    this.#reach(event);
    for (let call = this.runEffects(); call !== undefined; call = this.runEffects())
      work(call.to, call.event);
    this.finish();
  }

  wake(): void {
    const round = this.system.shuffled?.round;
    if (round === undefined || round !== this.#round) this.#taken = 0;
    this.#round = round;
  }

  next(): EventObject | typeof NO_EVENT {
    return this.#mailbox === undefined ? NO_EVENT : this.#mailbox.shift();
  }

  begin(event: EventObject): void {
    try {
      if (++this.#taken > this.#maxTaken) throw this.#overBudget();
      this.transition(event);
    } catch (error) {
      this.#effectCount = 0;
      this.setError(error);
      this.#fail(error);
      return;
    }
    this.#reach(event);
  }

  #overBudget(): GatechartError {
    // The name of the machine, or of the actor where it is of other logic.
    const { id = this.id } = this.logic as { readonly id?: string };
    return overBudget(id, 'events without a rest', this.#maxTaken);
  }

  #reach(event: EventObject): void {
    this.#event = event;
    if (this.system.isInspected) this.#reported = this.getSnapshot();
  }

  runEffects(): Call | undefined {
    const effects = this.#effects;
    while (this.#nextEffect < this.#effectCount) {
      const effect = effects[this.#nextEffect] as Effect;
      effects[this.#nextEffect] = undefined;
      this.#nextEffect += 1;
      try {
        const call = this.#do(effect);
        if (call !== undefined) return call;
      } catch (error) {
        this.#effectCount = 0;
        this.setError(error);
      }
    }
    this.#effectCount = 0;
    this.#nextEffect = 0;
    return undefined;
  }

  #do(effect: Effect): Call | undefined {
    if (typeof effect === 'function') effect();
    else if (effect.delay === undefined) return this.#deliver(effect);
    else this.system.scheduler.add(effect);
    return undefined;
  }

  #deliver(delivery: Delivery): Call | undefined {
    const { system } = this;
    const target = delivery.to as Ref;
    const { event } = delivery;
    const isError = event.type === 'xstate.error';
    const sent = isError ? errorEvent(this.id, (event as AnyEventObject).data) : event;
    const isLater = system.shuffled !== undefined || !(target instanceof BaseActor) || target.isBusy;
    if (isError || isLater || !target.#isOpen) {
      system._relay(this, target, sent);
      return undefined;
    }
    if (system.isInspected)
      system._sendInspectionEvent({ type: '@xstate.event', sourceRef: this, actorRef: target, event });
    return delivery as Delivery & Call;
  }

  finish(): void {
    const event = this.#event;
    if (event === undefined) return;
    this.#event = undefined;
    switch (this.snapshotStatus) {
      case 'active':
        if (this.subscribers?.isObserved) this.subscribers.next(this.getSnapshot());
        break;
      case 'done':
        this.subscribers?.next(this.getSnapshot());
        this.#end();
        this.subscribers?.complete();
        this.#tellParent(doneEvent(this.id, this.current.output));
        break;
      case 'error':
        this.#fail(this.current.error);
        break;
    }
    if (this.#reported !== undefined) {
      const snapshot = this.#reported;
      this.#reported = undefined;
      this.system._sendInspectionEvent({ type: '@xstate.snapshot', actorRef: this, event, snapshot });
    }
    if (event.type === 'xstate.stop') {
      this.#end();
      this.subscribers?.complete();
    }
  }

  #tellParent(event: EventObject): void {
    if (this._parent !== undefined) this.system._relay(this, this._parent, event);
  }

  #fail(error: unknown): void {
    this.#end();
    this.subscribed.fail(error, this._parent === undefined);
    this.#tellParent(errorEvent(this.id, error));
  }

  #end(): void {
    if (this._processingStatus !== RUNNING) return;
    this.system.scheduler.cancelAll(this);
    this.#mailbox?.clear();
    this.#isOpen = false;
    this._processingStatus = STOPPED;
    this.system._unregister(this);
  }

  stop(): this {
    if (this._parent !== undefined) throw new Error('A non-root actor cannot be stopped directly.');
    return this._stop();
  }

  _stop(): this {
    if (this._processingStatus === STOPPED) return this;
    this.#mailbox?.clear();
    if (this._processingStatus === NOT_STARTED) this._processingStatus = STOPPED;
    else this._send({ type: 'xstate.stop' });
    return this;
  }

  defer(effect: Effect): void {
    this.#effects[this.#effectCount++] = effect;
  }

  stopChild(child: Ref): void {
    if (child._parent !== this)
      throw new Error(`Cannot stop child actor ${child.id} of ${this.id} because it is not a child`);
    child._stop();
  }

  get isDirect(): boolean {
    return this._processingStatus === RUNNING && !this.system.isInspected;
  }

  /** Reports an action and executes it, at once or at the start of the actor. */
  execute({ type, info, params, exec }: Executable): void {
    const run = (): void => {
      this.system._sendInspectionEvent({ type: '@xstate.action', actorRef: this, action: { type, params } });
      exec?.(info, params);
    };
    if (this._processingStatus === RUNNING) run();
    else this.defer(run);
  }
}
