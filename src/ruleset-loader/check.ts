import { createContext, Script } from 'node:vm';

/** What is waited for, or an error with that reason after that many milliseconds. */
export const withTimeout = async <T>(milliseconds: number, waited: Promise<T>, reason: string): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${reason} within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([waited, late]);
  } finally {
    clearTimeout(timer);
  }
};

const CALL = new Script('action()');

const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** What an action gives. One that goes round is broken off after that many milliseconds, with that reason as an error. */
export const runWithTimeout = <T>(milliseconds: number, action: () => T, reason: string): T => {
  try {
    return CALL.runInContext(createContext({ action }), { timeout: milliseconds }) as T;
  } catch (error) {
    throw isTimeout(error) ? new Error(`${reason} within ${milliseconds} ms`) : error;
  }
};
