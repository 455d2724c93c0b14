import type {
  Actor,
  ActorOptions,
  AnyActorLogic,
  ConditionalRequired,
  IsNotNever,
  RequiredActorOptionsKeys,
} from 'xstate';
import type { Options } from './actor/observed-actor.ts';
import { actorOf } from './machine-actor.ts';

/** What the runtime adds to the options of XState. */
export interface RuntimeOptions {
  /**
   * The maximum number of microsteps that an actor makes before it rests. More set its status to `error`, with the
   * error `STEP_BUDGET`. Default: 100,000.
   */
  readonly stepBudget?: number;
  /**
   * The seed of the order in which actors of a system receive events from each other; events of one actor for another keep
   * their order. A test that tries many seeds finds races. Default: the order of XState. Only the root actor has it.
   */
  readonly orderSeed?: number;
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
