import { type AnyActorLogic, type AnyStateMachine, type EventObject, StateMachine } from 'xstate';
import { BaseActor } from './actor/base-actor.ts';
import { LogicActor } from './actor/logic-actor.ts';
import type { Options } from './actor/observed-actor.ts';
import { logicOf } from './children.ts';
import { type Plan, statechartOf } from './configuration.ts';
import {
  brokenState,
  type MachineState,
  restoredState,
  type StoredSnapshot,
  snapshotOf,
} from './snapshot.ts';
import { Stepper } from './stepper.ts';
import type { ChildOptions, Host, Ref } from './types.ts';

/** An actor of a state machine. */
class MachineActor extends BaseActor implements Host {
  readonly #stepper: Stepper;

  constructor(machine: AnyStateMachine, options: Options) {
    super(machine as AnyActorLogic, options);
    this.#stepper = new Stepper(statechartOf(machine), this, options.stepBudget);
    this.init();
  }

  getSnapshot(): unknown {
    return this.#stepper.snapshot;
  }

  protected override get snapshotStatus(): string {
    return this.#stepper.state?.status as string;
  }

  createChild(logic: AnyActorLogic, options: ChildOptions): Ref {
    const { stepBudget } = this.options;
    return actorOf(logic, { ...options, parent: this, stepBudget });
  }

  reportMicrostep(event: EventObject, transitions: Plan['enabled']): void {
    if (!this.system.isInspected) return;
    const snapshot = snapshotOf(this.#stepper.present, this.#stepper.machine);
    const report = { type: '@xstate.microstep', actorRef: this, event, snapshot, _transitions: transitions };
    this.system._sendInspectionEvent(report);
  }

  protected initState(stored: unknown): void {
    const stepper = this.#stepper;
    if (stored === undefined || stored === null) stepper.begin(this.options.input);
    else stepper.load(this.#restored(stored as StoredSnapshot));
  }

  #restored(stored: StoredSnapshot): MachineState {
    const { machine, active, present } = this.#stepper;
    try {
      const children: Record<string, Ref> = {};
      for (const [id, child] of Object.entries(stored.children)) {
        this.system._reserveId(id);
        const { src, snapshot, systemId, syncSnapshot } = child;
        const logic = typeof src === 'string' ? logicOf(machine, src) : src;
        if (logic) children[id] = this.createChild(logic, { id, src, snapshot, systemId, syncSnapshot });
      }
      return restoredState(active.statechart, stored, children);
    } catch (error) {
      return brokenState(present, error);
    }
  }

  protected startLogic(): void {
    for (const child of Object.values(this.#stepper.children)) {
      const { status } = (child as Ref).getSnapshot() as { readonly status: string };
      if (status === 'active') (child as Ref).start();
    }
  }

  protected transition(event: EventObject): void {
    this.#stepper.take(event);
  }

  protected setError(error: unknown): void {
    this.#stepper.setError(error);
  }
}

/** An actor of any logic. */
export const actorOf = (logic: AnyActorLogic, options: Options): BaseActor =>
  logic instanceof StateMachine ? new MachineActor(logic, options) : new LogicActor(logic, options);
