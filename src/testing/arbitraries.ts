import { GatechartError } from '../core/errors.ts';

/** fast-check, which only who tests with it installs. Throws `NOT_INSTALLED`. */
const load = async (): Promise<typeof import('fast-check')> => {
  try {
    return await import('fast-check');
  } catch (error) {
    if ((error as { readonly code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new GatechartError(
      'NOT_INSTALLED',
      'fast-check',
      'gatechart/testing needs the package: npm install --save-dev fast-check@4',
    );
  }
};

export const fc = await load();
