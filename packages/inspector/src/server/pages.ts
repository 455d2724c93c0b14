import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Player } from '../../../../src/core/decision.ts';
import type { SetSource } from '../../../../src/core/cards/card-sets-2.ts';
import { isToken } from './request-guard.ts';
import { Heartbeat } from './page-sockets.ts';
import { LARGEST_MESSAGE, MOST_PAGES, RATE } from './limits.ts';
import type { Later, LiveMatch, Place, Tell } from './live-match-2.ts';
import { type PageMessage, pageMessage, refused, type ServerMessage } from './messages.ts';
import { type Clock, RateLimit } from './rate.ts';

/** What the page is to show. */
export type Shown =
  | { readonly is: 'nothing' }
  | { readonly is: 'file'; readonly name: string; readonly text: string }
  | { readonly is: 'match'; readonly match: LiveMatch };

/** Who comes in with a token: the person at a seat, or somebody who watches. */
export interface Door {
  readonly seat: Player | undefined;
  readonly token: string;
}

/** Why nobody is let in. */
interface Refusal {
  readonly status: 400 | 403 | 404 | 503;
  readonly reason: string;
}

const PATH = '/live';

/** Close code of WebSocket. */
const POLICY = 1008;

/** Answers what wants to be upgraded with plain HTTP, and ends it. */
export const turnAway = (socket: Duplex, status: number, reason: string): void => {
  const text = `refused: ${reason}\n`;
  socket.once('finish', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: text/plain\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
};

const parsed = (data: RawData, isBinary: boolean): PageMessage | undefined => {
  if (isBinary) return undefined;
  try {
    return pageMessage.parse(JSON.parse(String(data)));
  } catch {
    return undefined;
  }
};

interface PagesOptions {
  readonly shown: Shown;
  /** Card sets that pages which watch play with. */
  readonly sets: readonly SetSource[];
  readonly doors: readonly Door[];
  /** Path of the module that a page runs first. */
  readonly rules: string | undefined;
  readonly clock: Clock;
  readonly later: Later;
  /** Milliseconds. */
  readonly deadline: number;
}

/** The pages that a server talks to. */
export class Pages {
  readonly #options: PagesOptions;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });
  readonly #heartbeat: Heartbeat;
  #count = 0;

  constructor(options: PagesOptions) {
    this.#options = options;
    const { deadline, later } = options;
    this.#heartbeat = new Heartbeat(() => this.#sockets.clients, deadline, later);
  }

  /** Lets in who names the token of a door. What is no WebSocket, and who may not come in, is answered and ended. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const door = this.#doorFor(request);
    if ('reason' in door) {
      turnAway(socket, door.status, door.reason);
      return;
    }
    this.#count += 1;
    socket.once('close', () => {
      this.#count -= 1;
    });
    this.#sockets.handleUpgrade(request, socket, head, (page) => this.#welcome(page, door));
  }

  #doorFor({ url = '', headers }: IncomingMessage): Door | Refusal {
    if (headers.upgrade?.toLowerCase() !== 'websocket') return { status: 400, reason: 'no WebSocket' };
    const [path, query] = url.split('?');
    if (path !== PATH) return { status: 404, reason: 'nothing to talk to here' };
    if (headers.origin === undefined) return { status: 403, reason: 'no Origin' };
    const token = new URLSearchParams(query).get('token') ?? undefined;
    const door = this.#options.doors.find((each) => isToken(each.token, token));
    if (door === undefined) return { status: 403, reason: 'wrong token' };
    if (this.#count >= MOST_PAGES) return { status: 503, reason: `${MOST_PAGES} pages are open; close one` };
    return door;
  }

  #welcome(page: WebSocket, { seat }: Door): void {
    const { shown, sets, clock, rules } = this.#options;
    const rate = new RateLimit(RATE, clock);
    const send: Tell = (message) => page.send(JSON.stringify(message));
    // A page that breaks the protocol, as with a message that is too long, is cut off by itself.
    page.on('error', () => page.terminate());
    this.#heartbeat.keep(page);
    if (rules !== undefined) send({ type: 'rules', url: rules });
    if (sets.length > 0 && seat === undefined) send({ type: 'sets', sets });
    if (shown.is === 'file') send({ type: 'file', name: shown.name, text: shown.text });
    const place = this.#placeOf(seat, send);
    page.on('message', (data, isBinary) => {
      if (!rate.allows()) {
        page.close(POLICY, 'too many messages');
        return;
      }
      const answer = this.#hear(place, parsed(data, isBinary));
      if (answer !== undefined) send(answer);
    });
    page.on('close', () => place?.leave());
  }

  #placeOf(seat: Player | undefined, send: Tell): Place | undefined {
    const { shown } = this.#options;
    if (shown.is !== 'match') return undefined;
    return seat === undefined ? shown.match.watch(send) : shown.match.sit(seat, send);
  }

  #hear(place: Place | undefined, message: PageMessage | undefined): ServerMessage | undefined {
    if (message === undefined) return refused('BAD_MESSAGE', 'The message is none that the server knows.');
    return place === undefined ? refused('NO_MATCH', 'The server plays no match.') : place.hear(message);
  }
}
