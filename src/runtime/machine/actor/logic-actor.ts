import type { AnyActorLogic, EventObject } from 'xstate';
import { BaseActor } from './base-actor.ts';
import type { Options } from './observed-actor.ts';

/** An actor of any logic that makes its own transitions: a promise, a callback, an observable, a function. */
export class LogicActor extends BaseActor {
  #snapshot: unknown;
  readonly #scope: object;

  constructor(logic: AnyActorLogic, options: Options) {
    super(logic, options);
    this.#scope = {
      self: this,
      id: this.id,
      sessionId: this.sessionId,
      logger: this.logger,
      defer: this.defer.bind(this),
      system: this.system,
      stopChild: this.stopChild.bind(this),
      emit: this.emit.bind(this),
      actionExecutor: this.execute.bind(this),
    };
    this.init();
  }

  getSnapshot(): unknown {
    return this.#snapshot;
  }

  protected initState(stored: unknown): void {
    const { logic } = this;
    try {
      if (stored === undefined || stored === null)
        this.#snapshot = logic.getInitialSnapshot(this.#scope as never, this.options.input);
      else this.#snapshot = logic.restoreSnapshot?.(stored as never, this.#scope as never) ?? stored;
    } catch (error) {
      this.#snapshot = { status: 'error', output: undefined, error };
    }
  }

  protected startLogic(): void {
    this.logic.start?.(this.#snapshot as never, this.#scope as never);
  }

  protected transition(event: EventObject): void {
    this.#snapshot = this.logic.transition(this.#snapshot as never, event as never, this.#scope as never);
  }

  protected setError(error: unknown): void {
    this.#snapshot = { ...(this.#snapshot as object), status: 'error', error };
  }
}
