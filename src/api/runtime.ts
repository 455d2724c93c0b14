export { GatechartError } from '../core/errors.ts';
export { SimulatedClock } from '../runtime/machine/actor/clock.ts';
export { createActor, type RuntimeOptions } from '../runtime/machine/create-actor.ts';
export { initialTransition, transition } from '../runtime/machine/transition.ts';
