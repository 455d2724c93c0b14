import { GatechartError } from '../../kernel/error.ts';
import type { RuntimeName } from '../../runtime/match.ts';
import type { Opening } from './opening.ts';

/** Shows a match elsewhere while it is played. */
export interface Showing {
  readonly opening: Opening;
  /** Sends what is left. */
  close(): Promise<void>;
}

/**
 * The opening of a match that the Stately Inspector at that address shows from its first question on.
 * Throws `NO_INSPECTOR`, and `USAGE` for the runtime that has no actors.
 */
export const inspected = async (opening: Opening, runtime: RuntimeName, url: string): Promise<Showing> => {
  if (runtime !== 'actors') {
    throw new GatechartError(
      'USAGE',
      '--inspector',
      'there are actors to inspect only with --runtime actors',
    );
  }
  const { connectStately } = await import('../../inspect/stately/stream.ts');
  const stream = await connectStately(url);
  return {
    opening: {
      ...opening,
      begin: (options) => {
        const match = opening.begin(options);
        stream.show(match);
        return match;
      },
    },
    close: () => stream.close(),
  };
};
