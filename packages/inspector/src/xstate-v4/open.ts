import { GatechartError } from '../../../../src/core/errors.ts';
import type { Match } from '../../../../src/runtime/match.ts';
import type { Clock } from '../server/rate.ts';
import { Clicks } from './session.ts';
import { V4Stream } from './stream.ts';
import { openDoor } from './viewers.ts';

/** A match shown to viewers of XState 4. */
export interface ViewedByV4 {
  /** `host:port/token`. */
  readonly address: string;
  readonly first: Promise<void>;
  /** What viewers click. */
  readonly clicks: Clicks;
  /** Shows a match in place of the one before. */
  show(match: Match): void;
  close(): void;
}

const PACKAGE = 'gatechart-xstate-inspect';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';

const workspace = async () => {
  try {
    return await import('gatechart-xstate-inspect');
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new GatechartError(
      'NO_XSTATE_INSPECT',
      PACKAGE,
      'the package that holds @xstate/inspect is not installed',
    );
  }
};

/** Waits for viewers with the genuine `@xstate/inspect`. Throws `NO_XSTATE_INSPECT` and `CANNOT_LISTEN`. */
export const openToV4 = async (token: string, clock: Clock): Promise<ViewedByV4> => {
  const { openInspector } = await workspace();
  const { address, first, viewers } = await openDoor(token, clock);
  const inspector = openInspector(viewers);
  const clicks = new Clicks();
  let stream: V4Stream | undefined;
  return {
    address,
    first,
    clicks,
    show: (match) => {
      stream?.close();
      stream = new V4Stream(inspector, match, (key) => clicks.hear(key));
    },
    close: () => {
      stream?.close();
      inspector.close();
    },
  };
};
