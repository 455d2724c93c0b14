import type { AdmittedRequest, Refusal, Upgrades } from 'gatechart/node';
import type { Player, RuntimeName, SetSource } from 'gatechart/tools';
import type { RawData } from 'ws';
import { type LimitedSocket, LimitedSockets, type SocketLimits } from './limited-sockets.ts';
import type { LiveMatch, MatchConnection, SendMessage } from './live-match.ts';
import { type PageMessage, pageMessage, rejection, type ServerMessage } from './protocol.ts';

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

const PATH = '/live';

const parseMessage = (data: RawData, isBinary: boolean): PageMessage | undefined => {
  if (isBinary) return undefined;
  try {
    return pageMessage.parse(JSON.parse(String(data)));
  } catch {
    return undefined;
  }
};

interface PageSocketsOptions extends SocketLimits {
  readonly content: PageContent;
  /** What plays matches in pages which watch. */
  readonly runtime: RuntimeName;
  /** Card sets that pages which watch play with. */
  readonly sets: readonly SetSource[];
  readonly accesses: readonly PageAccess[];
  /** Path of the module that a page runs first. */
  readonly rules: string | undefined;
}

/** The pages that a server talks to. */
export class PageSockets implements Upgrades {
  /** The pages of the server alone, and no program. */
  readonly isOrigin = (): boolean => false;
  readonly tokens: NonNullable<Upgrades['tokens']>;
  readonly #options: PageSocketsOptions;
  readonly #sockets: LimitedSockets;

  constructor(options: PageSocketsOptions) {
    this.#options = options;
    this.#sockets = new LimitedSockets(options);
    this.tokens = {
      right: options.accesses.map(({ token }) => token),
      givenBy: ({ searchParams }) => searchParams.get('token') ?? undefined,
    };
  }

  /** Lets in who names the token of a door. */
  upgrade({ request, target, token }: AdmittedRequest, head: Buffer): Refusal | undefined {
    const door = this.#options.accesses.find((each) => each.token === token);
    if (target.pathname !== PATH || door === undefined) {
      return { status: 404, reason: 'there is no socket at this path' };
    }
    return this.#sockets.upgrade(request, head, (page) => this.#welcome(page, door));
  }

  #welcome(page: LimitedSocket, { seat }: PageAccess): void {
    const { content, runtime, sets, rules } = this.#options;
    const send: SendMessage = (message) => page.socket.send(JSON.stringify(message));
    if (rules !== undefined) send({ type: 'rules', url: rules });
    if (runtime !== 'lean' && seat === undefined) send({ type: 'runtime', runtime });
    if (sets.length > 0 && seat === undefined) send({ type: 'sets', sets });
    if (content.is === 'nothing') send({ type: 'nothing' });
    if (content.is === 'file') send({ type: 'file', name: content.name, text: content.text });
    const place = this.#placeOf(seat, send);
    page.onMessage((data, isBinary) => {
      const answer = this.#reply(place, parseMessage(data, isBinary));
      if (answer !== undefined) send(answer);
    });
    page.socket.on('close', () => place?.leave());
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
