import { afterAll, beforeAll, vi } from 'vitest';

/** Keeps the warnings of XState about events to stopped actors out of the output. Call it in a `describe`. */
export const withoutWarnings = (): void => {
  beforeAll(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterAll(() => {
    vi.restoreAllMocks();
  });
};
