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
import type { Clock } from './types.ts';

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

const isLogic = (logic: unknown): boolean =>
  typeof (logic as Partial<AnyActorLogic> | null | undefined)?.getInitialSnapshot === 'function';

const isClock = ({ setTimeout, clearTimeout }: Partial<Clock>): boolean =>
  typeof setTimeout === 'function' && typeof clearTimeout === 'function';

/** Throws `BAD_VALUE`. */
const check = (logic: unknown, { stepBudget = 1, orderSeed = 0, clock }: Options): void => {
  const refuse = (place: string, reason: string): never => {
    throw new GatechartError('BAD_VALUE', place, reason);
  };
  const refuseNumber = (place: keyof RuntimeOptions, value: unknown, least: number): never =>
    refuse(
      place,
      `${typeof value === 'string' ? JSON.stringify(value) : value} is not a whole number of at least ${least}; pass a number or leave it out`,
    );
  if (!isLogic(logic)) {
    const isConfig = typeof logic === 'object' && logic !== null;
    const remedy = isConfig
      ? 'pass the config to createMachine() first'
      : 'pass a machine or other actor logic';
    refuse('createActor', `the first argument has no logic of an actor; ${remedy}`);
  }
  if (clock !== undefined && clock !== null && !isClock(clock))
    refuse(
      'clock',
      'it lacks the methods setTimeout and clearTimeout; pass a SimulatedClock or leave it out',
    );
  const isBudget = Number.isSafeInteger(stepBudget) || stepBudget === Number.POSITIVE_INFINITY;
  if (!isBudget || stepBudget < 1) refuseNumber('stepBudget', stepBudget, 1);
  if (!Number.isSafeInteger(orderSeed) || orderSeed < 0) refuseNumber('orderSeed', orderSeed, 0);
};

/**
 * Creates an actor as XState's `createActor` does, for any logic: a machine steps from plans that are made once, other
 * logic runs as it is. Delays use the `setTimeout` of the host if no `clock` is given. Throws `BAD_VALUE` for
 * what is no logic and for a bad `clock`, `stepBudget` or `orderSeed`.
 */
export const createActor = <TLogic extends AnyActorLogic>(
  logic: TLogic,
  ...[options]: ConditionalRequired<
    [options?: ActorOptions<TLogic> & RuntimeOptions & { [K in RequiredActorOptionsKeys<TLogic>]: unknown }],
    IsNotNever<RequiredActorOptionsKeys<TLogic>>
  >
): Actor<TLogic> => {
  const given = (options ?? {}) as Options;
  check(logic, given);
  return actorOf(logic, given) as unknown as Actor<TLogic>;
};
