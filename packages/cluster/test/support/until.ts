import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks. */
const LOOK = 20;

/** Waits until there is something, and gives it. The limit of the test ends what would never end. */
export const until = async <T>(look: () => T | Promise<T>): Promise<NonNullable<T>> => {
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== null && found !== false && found !== 0) return found;
    await pause(LOOK);
  }
};
