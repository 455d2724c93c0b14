import { GatechartError } from '../../../../src/core/errors.ts';
import type { Match } from '../../../../src/runtime/match.ts';
import type { Clock } from '../server/rate.ts';
import { Clicks } from './session.ts';
import { XstateV4Stream } from './stream.ts';
import { openViewerServer } from './viewers.ts';

/** A match shown to viewers of XState 4. */
export interface XstateV4Session {
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

const loadPackage = async () => {
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
export const openXstateV4 = async (token: string, clock: Clock): Promise<XstateV4Session> => {
  const { openInspector } = await loadPackage();
  const { address, first, viewers } = await openViewerServer(token, clock);
  const inspector = openInspector(viewers);
  const clicks = new Clicks();
  let stream: XstateV4Stream | undefined;
  return {
    address,
    first,
    clicks,
    show: (match) => {
      stream?.close();
      stream = new XstateV4Stream(inspector, match, (key) => clicks.receive(key));
    },
    close: () => {
      stream?.close();
      inspector.close();
    },
  };
};
