import { GatechartError } from '../../../src/core/errors.ts';

const isMissing = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND';

/** A package that only runs over many machines need. Throws `NOT_INSTALLED` where it is not there. */
export const importOptional = async <T>(name: string, load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new GatechartError('NOT_INSTALLED', name, 'the package is not installed');
  }
};
