import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LiveMatch } from '../../../src/inspect/server/live-match.ts';
import { type Inspector, type Shown, serveInspector } from '../../../src/inspect/server/serve.ts';
import { headerFor } from '../../../src/record/recorded-match.ts';
import { gateRuler } from '../../../src/registry.ts';
import { startMatch } from '../../../src/runtime/start.ts';

/** The folder of the built page. Throws if it was not built. */
export const pageFolder = (): string => {
  const folder = fileURLToPath(new URL('../../../dist/inspector', import.meta.url));
  if (!existsSync(`${folder}/index.html`)) throw new Error('The page is not built: npm run inspector:build');
  return folder;
};

export const TOKEN = 'the-right-token';

/** A new match that agents play at that pace, in milliseconds; pages play for `human`. */
export const liveMatch = (agents: readonly [string, string], pace = 1, seed = 3): LiveMatch => {
  const setup = {
    edition: gateRuler.defaultEdition,
    decks: ['atlas-drive', 'volnar-host'] as const,
    seed,
    index: 0,
  };
  const game = gateRuler.newGame(setup);
  const match = startMatch(gateRuler, game, { runtime: 'lean' });
  return new LiveMatch(headerFor(gateRuler, setup, agents, game), match, [], pace, (milliseconds, act) => {
    setTimeout(act, milliseconds);
  });
};

/** A server on a free port. */
export const serving = (shown: Shown): Promise<Inspector> =>
  serveInspector({
    host: '127.0.0.1',
    port: 0,
    shown,
    token: TOKEN,
    page: pageFolder(),
    clock: () => performance.now(),
  });
