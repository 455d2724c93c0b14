import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { CONTENT_SECURITY_POLICY, FRAMED_POLICY, hostInUrl, requestRejection } from 'gatechart/node';
import type { Player, SetSource } from 'gatechart/tools';
import { GatechartError } from 'gatechart/tools';
import { Hono } from 'hono';
import { type Clock, Connections, MAX_CONNECTIONS, REQUEST_TIMEOUT } from './limits.ts';
import type { Schedule } from './live-match.ts';
import { type PageAccess, type PageContent, PageSockets, rejectUpgrade } from './page-sockets.ts';
import { EXTERNAL_ACTORS_PATH } from './protocol.ts';
import { collectRulesetModules, type RulesetModules } from './ruleset-modules.ts';

export interface ServeOptions {
  readonly host: string;
  /** What pages may call the server by, beside loopback; the first goes into the URLs. The host itself when absent. */
  readonly names?: readonly string[];
  /** 0: any that is free. */
  readonly port: number;
  readonly content: PageContent;
  /** Path of the module of a ruleset from outside, which pages run too. */
  readonly rules?: string | undefined;
  /** Card sets that the page plays with; none when absent. */
  readonly sets?: readonly SetSource[];
  /** A token that goes into a URL; whoever knows it may watch, or play that seat. */
  readonly token: (seat: Player | undefined) => string;
  /** Folder of the built page. */
  readonly page: string;
  readonly clock: Clock;
  readonly later: Schedule;
  /** Milliseconds; `REQUEST_TIMEOUT` when absent. */
  readonly deadline?: number;
}

/** A running server. */
export interface InspectorServer {
  /** One for everybody, or one for each person who plays. */
  readonly urls: readonly { readonly seat: Player | undefined; readonly url: string }[];
  readonly port: number;
  /** Ends every connection. */
  close(): Promise<void>;
}

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

const FILES: Readonly<Record<string, readonly [file: string, type: string]>> = {
  '/': ['index.html', HTML],
  [EXTERNAL_ACTORS_PATH]: ['index.html', HTML],
  '/inspector.js': ['inspector.js', SCRIPT],
  '/draw.js': ['draw.js', SCRIPT],
  '/chances.js': ['chances.js', SCRIPT],
  '/scenarios.js': ['scenarios.js', SCRIPT],
  '/inspector.css': ['inspector.css', 'text/css; charset=utf-8'],
};

const headersFor = (path: string, type: string): Record<string, string> => ({
  'content-type': type,
  'content-security-policy': path === EXTERNAL_ACTORS_PATH ? FRAMED_POLICY : CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
});

const filesOf = (page: string, rules: RulesetModules | undefined): Hono => {
  const app = new Hono();
  for (const [path, script] of rules?.scripts ?? []) {
    app.get(path, (context) => context.body(script, 200, headersFor(path, SCRIPT)));
  }
  for (const [path, [file, type]] of Object.entries(FILES)) {
    app.get(path, async (context) => {
      const content = await readFile(`${page}/${file}`);
      return context.body(new Uint8Array(content), 200, headersFor(path, type));
    });
  }
  return app;
};

const listen = (server: Server, host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new GatechartError('CANNOT_LISTEN', `port ${port}`, error.code ?? error.message)),
    );
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

/** Where persons play a match, each has a door of their own; else there is one for all who watch. */
const seatsOf = (shown: PageContent): readonly (Player | undefined)[] =>
  shown.is === 'match' && shown.match.seats.length > 0 ? shown.match.seats : [undefined];

/** Serves the inspector. Throws `CANNOT_LISTEN`. */
export const serveInspector = async (options: ServeOptions): Promise<InspectorServer> => {
  const {
    host,
    names = [host],
    content: shown,
    sets = [],
    page,
    clock,
    later,
    deadline = REQUEST_TIMEOUT,
  } = options;
  let { port } = options;
  const doors = seatsOf(shown).map((seat): PageAccess => ({ seat, token: options.token(seat) }));
  // Its path is as hard to guess as a token: whoever knows neither is told nothing of a ruleset.
  const served =
    options.rules === undefined
      ? undefined
      : collectRulesetModules(options.rules, `/rules/${options.token(undefined)}`);
  const server = createServer({
    headersTimeout: deadline,
    requestTimeout: deadline,
    connectionsCheckingInterval: Math.min(deadline, 1000),
  });
  const connections = new Connections(server, MAX_CONNECTIONS);
  const pages = new PageSockets({
    content: shown,
    sets,
    accesses: doors,
    clock,
    later,
    deadline,
    rules: served?.url,
  });
  const refusal = ({ headers, socket }: IncomingMessage): readonly [403 | 503, string] | undefined => {
    if (connections.isTooMany(socket)) return [503, 'too many connections; try again later'];
    const reason = requestRejection({ names, port }, headers.host, headers.origin);
    return reason === undefined ? undefined : [403, reason];
  };
  const files = getRequestListener(filesOf(page, served).fetch);
  server.on('request', (request, response) => {
    const [status, reason] = refusal(request) ?? [];
    if (status === undefined) void files(request, response);
    else response.writeHead(status, { connection: 'close' }).end(`refused: ${reason}\n`);
  });
  server.on('upgrade', (request, socket, head) => {
    // Who breaks off while being answered is gone, and nothing else.
    socket.on('error', () => socket.destroy());
    const [status, reason = ''] = refusal(request) ?? [];
    if (status === undefined) pages.upgrade(request, socket, head);
    else rejectUpgrade(socket, status, reason);
  });
  port = await listen(server, host, port);
  const [name = host] = names;
  return {
    urls: doors.map(({ seat, token }) => ({
      seat,
      url: `http://${hostInUrl(name)}:${port}/#token=${token}`,
    })),
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        connections.end();
      }),
  };
};
