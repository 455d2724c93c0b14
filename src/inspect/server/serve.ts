import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { type ServerType, serve, upgradeWebSocket } from '@hono/node-server';
import { Hono } from 'hono';
import { WebSocketServer } from 'ws';
import { GatechartError } from '../../kernel/error.ts';
import { FOREIGN_PATH } from '../foreign/path.ts';
import { CONTENT_SECURITY_POLICY, FRAMED_POLICY, isToken, refusedRequest } from './guard.ts';
import { LARGEST_MESSAGE, RATE } from './limits.ts';
import type { LiveMatch } from './live-match.ts';
import { pageMessage, type ServerMessage } from './messages.ts';
import { type Clock, RateLimit } from './rate.ts';

/** What the page is to show. */
export type Shown =
  | { readonly is: 'nothing' }
  | { readonly is: 'file'; readonly name: string; readonly text: string }
  | { readonly is: 'match'; readonly match: LiveMatch };

export interface ServeOptions {
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  readonly shown: Shown;
  /** Goes into the URL; whoever knows it may play. */
  readonly token: string;
  /** Folder of the built page. */
  readonly page: string;
  readonly clock: Clock;
}

/** A running server. */
export interface Inspector {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

const HTML = 'text/html; charset=utf-8';

const FILES: Readonly<Record<string, readonly [file: string, type: string]>> = {
  '/': ['index.html', HTML],
  [FOREIGN_PATH]: ['index.html', HTML],
  '/inspector.js': ['inspector.js', 'text/javascript; charset=utf-8'],
  '/inspector.css': ['inspector.css', 'text/css; charset=utf-8'],
};

const MOST_PAGES = 32;

/** Close codes of WebSocket. */
const POLICY = 1008;
const TRY_LATER = 1013;

const refused = (code: string, message: string): ServerMessage => ({
  type: 'refused',
  code,
  clause: '',
  message,
});

const parsed = (data: unknown): unknown => {
  if (typeof data !== 'string') return undefined;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
};

/** What a page asks for is done; why not is told to that page alone. */
const hear = (shown: Shown, data: unknown): ServerMessage | undefined => {
  const message = pageMessage.safeParse(parsed(data));
  if (!message.success) return refused('BAD_MESSAGE', 'The message is none that the server knows.');
  if (shown.is !== 'match') return refused('NO_MATCH', 'The server plays no match.');
  return shown.match.take(message.data);
};

const listening = (server: ServerType, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new GatechartError('CANNOT_LISTEN', `port ${port}`, error.code ?? error.message)),
    );
    server.once('listening', () => resolve((server.address() as AddressInfo).port));
  });

/** Serves the inspector. Throws `CANNOT_LISTEN`. */
export const serveInspector = async (options: ServeOptions): Promise<Inspector> => {
  const { host, shown, token, page, clock } = options;
  let port = options.port;
  let pages = 0;
  const app = new Hono();
  app.use(async (context, next) => {
    const { req } = context;
    const reason = refusedRequest({ host, port }, req.header('host'), req.header('origin'));
    if (reason !== undefined) return context.text(`refused: ${reason}\n`, 403);
    await next();
    return undefined;
  });
  app.get(
    '/live',
    async (context, next) => {
      if (context.req.header('origin') === undefined) return context.text('refused: no Origin\n', 403);
      if (!isToken(token, context.req.query('token'))) return context.text('refused: wrong token\n', 403);
      await next();
      return undefined;
    },
    upgradeWebSocket(() => {
      const rate = new RateLimit(RATE, clock);
      let stop = (): void => {};
      return {
        onOpen: (_, socket) => {
          pages += 1;
          if (pages > MOST_PAGES) {
            socket.close(TRY_LATER, 'too many pages');
            return;
          }
          const send = (message: ServerMessage): void => socket.send(JSON.stringify(message));
          if (shown.is === 'file') send({ type: 'file', name: shown.name, text: shown.text });
          if (shown.is === 'match') stop = shown.match.listen(send);
        },
        onMessage: ({ data }, socket) => {
          if (!rate.allows()) {
            socket.close(POLICY, 'too many messages');
            return;
          }
          const answer = hear(shown, data);
          if (answer !== undefined) socket.send(JSON.stringify(answer));
        },
        onClose: () => {
          pages -= 1;
          stop();
        },
      };
    }),
  );
  for (const [path, [file, type]] of Object.entries(FILES)) {
    app.get(path, async (context) => {
      const content = await readFile(`${page}/${file}`);
      return context.body(new Uint8Array(content), 200, {
        'content-type': type,
        'content-security-policy': path === FOREIGN_PATH ? FRAMED_POLICY : CONTENT_SECURITY_POLICY,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
      });
    });
  }
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });
  // A page that breaks the protocol, as with a message that is too long, is cut off by itself.
  sockets.on('connection', (socket) => socket.on('error', () => socket.terminate()));
  const server = serve({
    fetch: app.fetch,
    hostname: host,
    port,
    // The two packages describe the same server by types that do not meet.
    websocket: { server: sockets as never },
  });
  port = await listening(server, port);
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${name}:${port}/#token=${token}`,
    port,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets.clients) socket.terminate();
        server.close(() => resolve());
        // A browser opens connections before it needs them; they are not idle, and would be waited for.
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
};
