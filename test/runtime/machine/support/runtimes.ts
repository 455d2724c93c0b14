import { createActor } from 'xstate';
import { createActor as createLeanActor } from '../../../../src/api/runtime.ts';

/** How a machine is started. */
export type CreateActor = typeof createActor;

export const xstate: CreateActor = createActor;

/** The runtime that must be equal to XState. */
export const lean = createLeanActor as CreateActor;
