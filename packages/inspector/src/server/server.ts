import { hostInUrl, openFront, REQUEST_TIMEOUT } from 'gatechart/node';
import type { Player, RuntimeName, SetSource } from 'gatechart/tools';
import type { Clock, Schedule } from './limits.ts';
import { answerPages } from './page-files.ts';
import { type PageAccess, type PageContent, PageSockets } from './page-sockets.ts';
import { collectRulesetModules } from './ruleset-modules.ts';

export interface ServeOptions {
  readonly host: string;
  /** What pages may call the server by, beside loopback; the first goes into the URLs. The host itself when absent. */
  readonly names?: readonly string[];
  /** 0: any that is free. */
  readonly port: number;
  readonly content: PageContent;
  /** Path of the module of a ruleset from outside, which pages run too. */
  readonly rules?: string | undefined;
  /** What plays the match in the page; `lean` when absent. */
  readonly runtime?: RuntimeName;
  /** Card sets that the page plays with; none when absent. */
  readonly sets?: readonly SetSource[];
  /** A token that goes into a URL; whoever knows it may watch, or play that seat. */
  readonly token: (seat: Player | undefined) => string;
  /** The files of the built page by name. */
  readonly page: ReadonlyMap<string, string>;
  readonly clock: Clock;
  readonly later: Schedule;
  /** Milliseconds; `REQUEST_TIMEOUT` when absent. */
  readonly deadline?: number | undefined;
}

/** A running server. */
export interface InspectorServer {
  /** One for everybody, or one for each person who plays. */
  readonly urls: readonly { readonly seat: Player | undefined; readonly url: string }[];
  readonly port: number;
  /** Ends every connection. */
  close(): Promise<void>;
}

/** Where persons play a match, each has a door of their own; else there is one for all who watch. */
const seatsOf = (shown: PageContent): readonly (Player | undefined)[] =>
  shown.is === 'match' && shown.match.seats.length > 0 ? shown.match.seats : [undefined];

/** Serves the inspector. Throws `CANNOT_LISTEN`. */
export const serveInspector = async (options: ServeOptions): Promise<InspectorServer> => {
  const {
    host,
    names = [host],
    content: shown,
    runtime = 'lean',
    sets = [],
    page,
    clock,
    later,
    deadline = REQUEST_TIMEOUT,
  } = options;
  const doors = seatsOf(shown).map((seat): PageAccess => ({ seat, token: options.token(seat) }));
  // Its path is as hard to guess as a token: whoever knows neither is told nothing of a ruleset.
  const served =
    options.rules === undefined
      ? undefined
      : collectRulesetModules(options.rules, `/rules/${options.token(undefined)}`);
  const upgrades = new PageSockets({
    content: shown,
    runtime,
    sets,
    accesses: doors,
    clock,
    later,
    deadline,
    rules: served?.url,
  });
  const { port, close } = await openFront({
    host,
    names,
    port: options.port,
    pages: answerPages(page, served),
    upgrades,
    deadline,
  });
  const [name = host] = names;
  return {
    urls: doors.map(({ seat, token }) => ({
      seat,
      url: `http://${hostInUrl(name)}:${port}/#token=${token}`,
    })),
    port,
    close,
  };
};
