import {
  type Actor,
  type ActorOptions,
  type AnyActorLogic,
  type ConditionalRequired,
  createActor as createXStateActor,
  type IsNotNever,
  type RequiredActorOptionsKeys,
} from 'xstate';

/** What the runtime adds to the options of XState. */
export interface RuntimeOptions {
  /**
   * The maximum number of microsteps that an actor makes before it rests. More set its status to `error`, with the
   * error `STEP_BUDGET`. Default: 100,000.
   */
  readonly stepBudget?: number;
}

export const createActor = <TLogic extends AnyActorLogic>(
  logic: TLogic,
  ...[options]: ConditionalRequired<
    [options?: ActorOptions<TLogic> & RuntimeOptions & { [K in RequiredActorOptionsKeys<TLogic>]: unknown }],
    IsNotNever<RequiredActorOptionsKeys<TLogic>>
  >
): Actor<TLogic> => createXStateActor(logic as AnyActorLogic, options as object) as Actor<TLogic>;
