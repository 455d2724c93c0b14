export { GatechartError } from '../core/errors.ts';
export {
  type LeanActor,
  type LeanChild,
  type LeanMachine,
  type LeanOptions,
  type LeanSnapshot,
  type LeanStep,
  lean,
} from '../runtime/lean-actor.ts';
export { SimulatedClock } from '../runtime/machine/actor/clock.ts';
export { createActor, type RuntimeOptions } from '../runtime/machine/create-actor.ts';
export { initialTransition, transition } from '../runtime/machine/transition.ts';
