import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { isToken } from 'gatechart/node';
import type { Player, SetSource } from 'gatechart/tools';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { type Clock, MAX_MESSAGE_BYTES, MAX_PAGES, MESSAGES_PER_SECOND, RateLimit } from './limits.ts';
import type { LiveMatch, MatchConnection, Schedule, SendMessage } from './live-match.ts';
import { type PageMessage, pageMessage, rejection, type ServerMessage } from './protocol.ts';

/** Asks every page at intervals whether it is there, and cuts off those that did not answer the last time. */
export class Heartbeat {
  readonly #pages: () => Iterable<WebSocket>;
  readonly #interval: number;
  readonly #later: Schedule;
  readonly #silent = new WeakSet<WebSocket>();

  /** `interval` in milliseconds. */
  constructor(pages: () => Iterable<WebSocket>, interval: number, later: Schedule) {
    this.#pages = pages;
    this.#interval = interval;
    this.#later = later;
    this.#wait();
  }

  /** Notes when a page says that it is there. */
  add(page: WebSocket): void {
    page.on('pong', () => this.#silent.delete(page));
  }

  #wait(): void {
    this.#later(this.#interval, () => {
      for (const page of this.#pages()) this.#ask(page);
      this.#wait();
    });
  }

  #ask(page: WebSocket): void {
    if (this.#silent.has(page)) {
      page.terminate();
      return;
    }
    this.#silent.add(page);
    page.ping();
  }
}

/** What the page is to show. */
export type PageContent =
  | { readonly is: 'nothing' }
  | { readonly is: 'file'; readonly name: string; readonly text: string }
  | { readonly is: 'match'; readonly match: LiveMatch };

/** Who comes in with a token: the person at a seat, or somebody who watches. */
export interface PageAccess {
  readonly seat: Player | undefined;
  readonly token: string;
}

/** Why nobody is let in. */
interface UpgradeRejection {
  readonly status: 400 | 403 | 404 | 503;
  readonly reason: string;
}

const PATH = '/live';

/** Close code of WebSocket. */
const POLICY_VIOLATION = 1008;

/** Answers what wants to be upgraded with plain HTTP, and ends it. */
export const rejectUpgrade = (socket: Duplex, status: number, reason: string): void => {
  const text = `refused: ${reason}\n`;
  socket.once('finish', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: text/plain\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
};

const parseMessage = (data: RawData, isBinary: boolean): PageMessage | undefined => {
  if (isBinary) return undefined;
  try {
    return pageMessage.parse(JSON.parse(String(data)));
  } catch {
    return undefined;
  }
};

interface PageSocketsOptions {
  readonly content: PageContent;
  /** Card sets that pages which watch play with. */
  readonly sets: readonly SetSource[];
  readonly accesses: readonly PageAccess[];
  /** Path of the module that a page runs first. */
  readonly rules: string | undefined;
  readonly clock: Clock;
  readonly later: Schedule;
  /** Milliseconds. */
  readonly deadline: number;
}

/** The pages that a server talks to. */
export class PageSockets {
  readonly #options: PageSocketsOptions;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  readonly #heartbeat: Heartbeat;
  #count = 0;

  constructor(options: PageSocketsOptions) {
    this.#options = options;
    const { deadline, later } = options;
    this.#heartbeat = new Heartbeat(() => this.#sockets.clients, deadline, later);
  }

  /** Lets in who names the token of a door. What is no WebSocket, and who may not come in, is answered and ended. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const door = this.#doorFor(request);
    if ('reason' in door) {
      rejectUpgrade(socket, door.status, door.reason);
      return;
    }
    this.#count += 1;
    socket.once('close', () => {
      this.#count -= 1;
    });
    this.#sockets.handleUpgrade(request, socket, head, (page) => this.#welcome(page, door));
  }

  #doorFor({ url = '', headers }: IncomingMessage): PageAccess | UpgradeRejection {
    if (headers.upgrade?.toLowerCase() !== 'websocket') return { status: 400, reason: 'no WebSocket' };
    const [path, query] = url.split('?');
    if (path !== PATH) return { status: 404, reason: 'there is no socket at this path' };
    if (headers.origin === undefined) return { status: 403, reason: 'no Origin' };
    const token = new URLSearchParams(query).get('token') ?? undefined;
    const door = this.#options.accesses.find((each) => isToken(each.token, token));
    if (door === undefined) return { status: 403, reason: 'wrong token' };
    if (this.#count >= MAX_PAGES) return { status: 503, reason: `${MAX_PAGES} pages are open; close one` };
    return door;
  }

  #welcome(page: WebSocket, { seat }: PageAccess): void {
    const { content, sets, clock, rules } = this.#options;
    const rate = new RateLimit(MESSAGES_PER_SECOND, clock);
    const send: SendMessage = (message) => page.send(JSON.stringify(message));
    // A page that breaks the protocol, as with a message that is too long, is cut off by itself.
    page.on('error', () => page.terminate());
    this.#heartbeat.add(page);
    if (rules !== undefined) send({ type: 'rules', url: rules });
    if (sets.length > 0 && seat === undefined) send({ type: 'sets', sets });
    if (content.is === 'file') send({ type: 'file', name: content.name, text: content.text });
    const place = this.#placeOf(seat, send);
    page.on('message', (data, isBinary) => {
      if (!rate.allows()) {
        page.close(POLICY_VIOLATION, 'too many messages');
        return;
      }
      const answer = this.#reply(place, parseMessage(data, isBinary));
      if (answer !== undefined) send(answer);
    });
    page.on('close', () => place?.leave());
  }

  #placeOf(seat: Player | undefined, send: SendMessage): MatchConnection | undefined {
    const { content } = this.#options;
    if (content.is !== 'match') return undefined;
    return seat === undefined ? content.match.watch(send) : content.match.sit(seat, send);
  }

  #reply(place: MatchConnection | undefined, message: PageMessage | undefined): ServerMessage | undefined {
    if (message === undefined) return rejection('BAD_MESSAGE', 'The server does not know this message.');
    return place === undefined ? rejection('NO_MATCH', 'The server plays no match.') : place.receive(message);
  }
}
