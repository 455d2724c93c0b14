import { EventEmitter } from 'node:events';
import { openFront, REQUEST_TIMEOUT } from 'gatechart/node';
import type { Viewer, Viewers } from 'gatechart-xstate-inspect';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { type LimitedSocket, LimitedSockets, type SocketLimits } from '../server/limited-sockets.ts';
import { answerPages } from '../server/page-files.ts';
import { EXTERNAL_ACTORS_PATH } from '../server/protocol.ts';

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

/** A door for viewers on loopback: whoever comes must name the token, and be no page but the hosted one or one of this machine. */
export interface ViewerServer {
  /** `host:port/token`, as the parameter `server` of the hosted page takes it. */
  readonly address: string;
  /** Where it shows a viewer itself. */
  readonly url: string;
  readonly viewers: Viewers;
  /** When the first viewer has said that it is there. */
  readonly first: Promise<void>;
}

const isLocal = (origin: string): boolean =>
  /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(origin);

const isOrigin = (origin: string | undefined): boolean =>
  origin === undefined || origin === HOSTED || isLocal(origin);

/** A viewer that hands on only sound messages. */
const guardedViewer = ({ socket, onMessage }: LimitedSocket, onSound: () => void): Viewer => ({
  get readyState() {
    return socket.readyState;
  },
  OPEN: socket.OPEN,
  send: (text) => socket.send(text),
  terminate: () => socket.terminate(),
  on: (_, listener) => {
    onMessage((data, isBinary) => {
      if (isBinary || !isViewerMessage(String(data))) return;
      listener(data, isBinary);
      onSound();
    });
  },
});

interface ViewerServerOptions extends Omit<SocketLimits, 'deadline'> {
  readonly token: string;
  /** The files of the built page, which shows a viewer, by name; none when absent. */
  readonly page?: ReadonlyMap<string, string> | undefined;
  /** Milliseconds; `REQUEST_TIMEOUT` when absent. */
  readonly deadline?: number | undefined;
}

/** Opens a door for viewers at any free port. Throws `CANNOT_LISTEN`. */
export const openViewerServer = async ({
  token,
  page,
  deadline = REQUEST_TIMEOUT,
  ...limits
}: ViewerServerOptions): Promise<ViewerServer> => {
  const sockets = new LimitedSockets({ ...limits, deadline });
  const events = new EventEmitter();
  const clients = new Map<WebSocket, Viewer>();
  let onFirst = (): void => {};
  const first = new Promise<void>((resolve) => {
    onFirst = resolve;
  });
  const welcome = (page: LimitedSocket): void => {
    const viewer = guardedViewer(page, onFirst);
    clients.set(page.socket, viewer);
    page.socket.on('close', () => clients.delete(page.socket));
    events.emit('connection', viewer);
  };
  const { port, close } = await openFront({
    host: HOST,
    names: [HOST],
    port: 0,
    ...(page !== undefined && { pages: answerPages(page) }),
    upgrades: {
      isOrigin,
      tokens: { right: [token], givenBy: ({ pathname }) => pathname.slice(1) },
      upgrade: ({ request }, head) => sockets.upgrade(request, head, welcome),
    },
    deadline,
  });
  const address = `${HOST}:${port}/${token}`;
  return {
    address,
    url: `http://${HOST}:${port}${EXTERNAL_ACTORS_PATH}#server=${address}`,
    first,
    viewers: {
      get clients() {
        return new Set(clients.values());
      },
      on: (event: string, listener: (viewer: Viewer) => void) => events.on(event, listener),
      close: () => void close(),
    },
  };
};
