import { randomBytes } from 'node:crypto';
import type { Clicks } from '@gatechart/inspector/xstate-v4';
import type { Language } from '../../core/narration.ts';
import { pageFiles } from '../../package-archive.ts';
import type { Match, RuntimeName } from '../../runtime/match.ts';
import { usage } from '../errors.ts';
import { oneOf } from '../option-values.ts';
import type { Output } from '../output.ts';
import type { Opening } from './opening.ts';
import { matchMessages } from './output.ts';

/** The inspectors that a match can be shown in. */
export const INSPECTORS = ['stately', 'xstate-inspect'] as const;

export type InspectorName = (typeof INSPECTORS)[number];

/** Options of a command that shows a match elsewhere. */
export const INSPECTOR = [
  '--inspector <name>',
  'show the actors in a running inspector: stately (Stately Inspector) or xstate-inspect (for XState 4)',
  oneOf('--inspector', INSPECTORS),
] as const;

export const INSPECTOR_URL = [
  '--inspector-url <url>',
  'address of the Stately Inspector',
  'ws://localhost:8080',
] as const;

/** Shows a match elsewhere while it is played. */
export interface ExternalInspector {
  readonly opening: Opening;
  /** When the first viewer is there, of those that are waited for. */
  readonly ready: Promise<void>;
  /** What is clicked there, where that can be answered with. */
  readonly clicks: Clicks | undefined;
  /** Sends what is left. */
  close(): void | Promise<void>;
}

interface InspectorOptions {
  readonly inspector: InspectorName;
  /** Where a Stately Inspector listens. */
  readonly url: string;
  readonly runtime: RuntimeName;
  readonly language: Language;
}

/** Bytes of entropy in the token of the address. */
const TOKEN = 24;

const withInspection = (opening: Opening, show: (match: Match) => void): Opening => {
  const shown = (match: Match): Match => {
    show(match);
    return match;
  };
  return {
    ...opening,
    begin: (options) => shown(opening.begin(options)),
    resume: (position, options) => shown(opening.resume(position, options)),
  };
};

const byStately = async (opening: Opening, url: string): Promise<ExternalInspector> => {
  const { connectStately } = await import('@gatechart/inspector/stately');
  const { show, close } = await connectStately(url);
  return { opening: withInspection(opening, show), ready: Promise.resolve(), clicks: undefined, close };
};

const byXstateInspect = async (
  opening: Opening,
  language: Language,
  output: Output,
): Promise<ExternalInspector> => {
  const { openXstateV4: openToV4 } = await import('@gatechart/inspector/xstate-v4');
  const token = randomBytes(TOKEN).toString('base64url');
  const { url, first, clicks, show, close } = await openToV4({
    token,
    page: pageFiles(),
    clock: () => performance.now(),
    later: (milliseconds, act) => setTimeout(act, milliseconds).unref(),
  });
  output.note(`gatechart: ${matchMessages[language].waiting(url)}`);
  return { opening: withInspection(opening, show), ready: first, clicks, close };
};

/**
 * The opening of a match that an inspector shows from its first question on.
 * Throws `NO_INSPECTOR`, `NO_XSTATE_INSPECT`, `CANNOT_LISTEN`, and `USAGE` for the runtime that has no actors.
 */
export const openInspector = async (
  opening: Opening,
  { inspector, url, runtime, language }: InspectorOptions,
  output: Output,
): Promise<ExternalInspector> => {
  if (runtime !== 'actors') {
    throw usage('--inspector', 'the option needs --runtime actors');
  }
  return inspector === 'stately' ? byStately(opening, url) : byXstateInspect(opening, language, output);
};
