import { GatechartError } from '../../../src/core/errors.ts';

/** The error that a call ends with; fails if there is none. */
export const errorOf = (call: () => unknown): GatechartError => {
  try {
    call();
  } catch (error) {
    if (error instanceof GatechartError) return error;
    throw error;
  }
  throw new Error('expected a GatechartError, but nothing was thrown');
};
