import type {
  Actor,
  ActorOptions,
  AnyActorLogic,
  ConditionalRequired,
  IsNotNever,
  RequiredActorOptionsKeys,
} from 'xstate';
import type { Options } from './actor/base-actor.ts';
import { actorOf } from './machine-actor.ts';

/** What the runtime adds to the options of XState. */
export interface RuntimeOptions {
  /**
   * The maximum number of microsteps that an actor makes before it rests. More set its status to `error`, with the
   * error `STEP_BUDGET`. Default: 100,000.
   */
  readonly stepBudget?: number;
}

/**
 * Creates an actor as XState's `createActor` does, for any logic: a machine steps from plans that are made once, other
 * logic runs as it is. Delays use the `setTimeout` of the host if no `clock` is given.
 */
export const createActor = <TLogic extends AnyActorLogic>(
  logic: TLogic,
  ...[options]: ConditionalRequired<
    [options?: ActorOptions<TLogic> & RuntimeOptions & { [K in RequiredActorOptionsKeys<TLogic>]: unknown }],
    IsNotNever<RequiredActorOptionsKeys<TLogic>>
  >
): Actor<TLogic> => actorOf(logic, (options ?? {}) as Options) as unknown as Actor<TLogic>;
