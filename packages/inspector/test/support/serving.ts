import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { Player } from '../../../../src/core/decision.ts';
import { defaultDecks } from '../../../../src/core/match-setup.ts';
import type { Ruleset } from '../../../../src/core/ruleset.ts';
import type { OnStep } from '../../../../src/core/trace.ts';
import { pageFiles } from '../../../../src/package-archive.ts';
import { gateRuler } from '../../../../src/registered.ts';
import { headerFor } from '../../../../src/replay/recorded-match.ts';
import { startMatch } from '../../../../src/runtime/start.ts';
import type { Schedule } from '../../src/server/limits.ts';
import { LiveMatch, type LiveMatchOptions } from '../../src/server/live-match.ts';
import type { PageContent } from '../../src/server/page-sockets.ts';
import { type InspectorServer, type ServeOptions, serveInspector } from '../../src/server/server.ts';

/** The folder of the built page. Throws if it was not built. */
export const pageFolder = (): string => {
  const folder = fileURLToPath(new URL('../../../../dist/inspector', import.meta.url));
  if (!existsSync(`${folder}/index.html`)) throw new Error('The page is not built: npm run inspector:build');
  return folder;
};

export const TOKEN = 'the-right-token';

interface LiveOptions {
  /** Milliseconds. */
  readonly pace?: number;
  readonly seed?: number;
  readonly ruleset?: Ruleset;
  readonly onStep?: OnStep;
  readonly later?: Schedule;
  readonly save?: LiveMatchOptions['save'];
}

/** A new match that agents play; pages play for `human`. */
export const liveMatch = (agents: readonly [string, string], options: LiveOptions = {}): LiveMatch => {
  const { pace = 1, seed = 3, ruleset = gateRuler as never, onStep, save } = options;
  const setup = { edition: ruleset.defaultEdition, decks: defaultDecks(ruleset), seed, index: 0 };
  const game = ruleset.newGame(setup);
  const match = startMatch(ruleset, game, { runtime: 'lean', ...(onStep && { onStep }) });
  const header = headerFor(ruleset, setup, agents, game);
  return new LiveMatch({
    header,
    match,
    earlier: [],
    pace,
    later: options.later ?? later,
    ...(save && { save }),
  });
};

/** A live match that goes on only as a test lets it, however long a page takes to load. */
export const steppedMatch = (
  agents: readonly [string, string],
  options: Omit<LiveOptions, 'pace' | 'later'> = {},
): { readonly match: LiveMatch; answer(most: number): void } => {
  const due: (() => void)[] = [];
  const match = liveMatch(agents, { ...options, later: (_, act) => due.push(act) });
  return {
    match,
    answer: (most) => {
      for (let answers = 0; answers < most; answers += 1) due.shift()?.();
    },
  };
};

const later: Schedule = (milliseconds, act) => {
  setTimeout(act, milliseconds).unref();
};

/** The token for a seat, or for who watches. */
export const tokenOf = (seat?: Player): string => (seat === undefined ? TOKEN : `${TOKEN}-${seat}`);

/** A server on a free port. It closes after the test, when its page is closed too. */
export const serving = async (
  shown: PageContent,
  options: Partial<ServeOptions> = {},
): Promise<InspectorServer> => {
  const server = await serveInspector({
    host: '127.0.0.1',
    port: 0,
    content: shown,
    token: tokenOf,
    page: pageFiles(),
    clock: () => performance.now(),
    later,
    ...options,
  });
  onTestFinished(() => server.close());
  return server;
};

/** The address of a server with one door. */
export const urlOf = ({ urls }: InspectorServer): string => urls[0]?.url ?? '';
