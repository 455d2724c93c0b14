import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isToken, requestRejection } from 'gatechart/node';
import { GatechartError } from 'gatechart/tools';
import type { Viewer, Viewers } from 'gatechart-xstate-inspect';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { type Clock, MAX_MESSAGE_BYTES, MESSAGES_PER_SECOND, RateLimit } from '../server/limits.ts';

const sentEvent = z.looseObject({ type: z.string().min(1).max(500) });

const scxmlEvent = z.looseObject({ name: z.string().max(500), data: sentEvent, origin: z.string().max(100) });

const inJson = (schema: z.ZodType) => (text: string) => {
  try {
    return schema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
};

/** What a viewer of XState 4 may send: that it is there, and an event for one of the services. */
const viewerMessage = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('xstate.inspecting') }),
  z.looseObject({ type: z.literal('xstate.event'), event: z.string().refine(inJson(scxmlEvent)) }),
]);

/** Whether a text is a message that a viewer may send. */
export const isViewerMessage = inJson(viewerMessage);

/** The page that shows services of XState 4, where it is hosted. */
const HOSTED = 'https://stately.ai';

const HOST = '127.0.0.1';
const POLICY_VIOLATION = 1008;

/** A door for viewers on loopback: whoever comes must name the token, and be no page but the hosted one or one of this machine. */
export interface ViewerServer {
  /** `host:port/token`, as the parameter `server` of the hosted page takes it. */
  readonly address: string;
  readonly viewers: Viewers;
  /** When the first viewer has said that it is there. */
  readonly first: Promise<void>;
}

const isLocal = (origin: string): boolean =>
  /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(origin);

const isAllowed = ({ url, headers }: IncomingMessage, port: number, token: string): boolean => {
  const { host, origin } = headers;
  if (requestRejection({ names: [HOST], port }, host, undefined) !== undefined) return false;
  if (origin !== undefined && origin !== HOSTED && !isLocal(origin)) return false;
  return isToken(token, url?.slice(1));
};

/** A socket that hands on only sound messages. */
const guardedSocket = (socket: WebSocket, clock: Clock, onSound: () => void): Viewer => {
  const rate = new RateLimit(MESSAGES_PER_SECOND, clock);
  return {
    get readyState() {
      return socket.readyState;
    },
    OPEN: socket.OPEN,
    send: (text) => socket.send(text),
    terminate: () => socket.terminate(),
    on: (_, listener) => {
      socket.on('message', (data, isBinary) => {
        if (!rate.allows()) socket.close(POLICY_VIOLATION, 'too many messages');
        else if (!isBinary && isViewerMessage(String(data))) {
          listener(data, isBinary);
          onSound();
        }
      });
    },
  };
};

/** Opens a door for viewers at any free port. Throws `CANNOT_LISTEN`. */
export const openViewerServer = async (token: string, clock: Clock): Promise<ViewerServer> => {
  let port = 0;
  const server = new WebSocketServer({
    host: HOST,
    port,
    maxPayload: MAX_MESSAGE_BYTES,
    verifyClient: ({ req }: { readonly req: IncomingMessage }) => isAllowed(req, port, token),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', ({ message }) => reject(new GatechartError('CANNOT_LISTEN', HOST, message)));
  });
  port = (server.address() as AddressInfo).port;
  const events = new EventEmitter();
  const clients = new Map<WebSocket, Viewer>();
  const first = new Promise<void>((resolve) => {
    server.on('connection', (socket) => {
      const viewer = guardedSocket(socket, clock, resolve);
      clients.set(socket, viewer);
      // A viewer that breaks the protocol is cut off by itself.
      socket.on('error', () => socket.terminate());
      socket.on('close', () => clients.delete(socket));
      events.emit('connection', viewer);
    });
  });
  return {
    address: `${HOST}:${port}/${token}`,
    first,
    viewers: {
      get clients() {
        return new Set(clients.values());
      },
      on: (event: string, listener: (viewer: Viewer) => void) => events.on(event, listener),
      close: () => {
        for (const socket of clients.keys()) socket.close();
        server.close();
      },
    },
  };
};
