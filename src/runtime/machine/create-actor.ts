import type {
  Actor,
  ActorOptions,
  AnyActorLogic,
  ConditionalRequired,
  IsNotNever,
  RequiredActorOptionsKeys,
} from 'xstate';
import { GatechartError } from '../../core/errors.ts';
import type { Options } from './actor/observed-actor.ts';
import { actorOf } from './machine-actor.ts';

/** What the runtime adds to the options of XState. */
export interface RuntimeOptions {
  /**
   * The maximum number of microsteps that an actor makes for one event; it may take 100 times as many events before it
   * rests. More set its status to `error`, with the error `STEP_BUDGET`. Default: 100,000.
   */
  readonly stepBudget?: number;
  /**
   * The seed of the order in which actors of a system receive events from each other; events of one actor for another keep
   * their order. A test that tries many seeds finds races. Default: the order of XState. Only the root actor has it.
   */
  readonly orderSeed?: number;
}

/** Throws `BAD_VALUE`. */
const check = ({ stepBudget = 1, orderSeed = 0 }: RuntimeOptions): void => {
  const refuse = (place: keyof RuntimeOptions, value: unknown, least: number): never => {
    throw new GatechartError('BAD_VALUE', place, `${value} is not a whole number of at least ${least}`);
  };
  const isBudget = Number.isSafeInteger(stepBudget) || stepBudget === Number.POSITIVE_INFINITY;
  if (!isBudget || stepBudget < 1) refuse('stepBudget', stepBudget, 1);
  if (!Number.isSafeInteger(orderSeed) || orderSeed < 0) refuse('orderSeed', orderSeed, 0);
};

/**
 * Creates an actor as XState's `createActor` does, for any logic: a machine steps from plans that are made once, other
 * logic runs as it is. Delays use the `setTimeout` of the host if no `clock` is given. Throws `BAD_VALUE` for a bad
 * `stepBudget` or `orderSeed`.
 */
export const createActor = <TLogic extends AnyActorLogic>(
  logic: TLogic,
  ...[options]: ConditionalRequired<
    [options?: ActorOptions<TLogic> & RuntimeOptions & { [K in RequiredActorOptionsKeys<TLogic>]: unknown }],
    IsNotNever<RequiredActorOptionsKeys<TLogic>>
  >
): Actor<TLogic> => {
  if (options !== undefined) check(options as RuntimeOptions);
  return actorOf(logic, (options ?? {}) as Options) as unknown as Actor<TLogic>;
};
