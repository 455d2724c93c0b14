import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { GatechartError } from './core/errors.ts';
import { isToken, requestRejection, SECURITY_HEADERS } from './request-guard.ts';

/** Bytes of the target and all headers of a request. */
export const MAX_HEADER_BYTES = 8192;

/** Connections that are served at once: a page loads its files beside talking. */
export const MAX_CONNECTIONS = 128;

/** Milliseconds that the headers of a request may take to come in, and a connection may be silent. */
export const REQUEST_TIMEOUT = 15_000;

const METHODS = ['GET', 'HEAD'];

/** Why a request is not answered. */
export interface Refusal {
  readonly status: 400 | 403 | 404 | 405 | 413 | 503;
  readonly reason: string;
}

/** A request that is let in. */
export interface AdmittedRequest {
  readonly request: IncomingMessage;
  /** Its path and query; the host of it is no host. */
  readonly target: URL;
  /** The token that let it in; empty where none is needed. */
  readonly token: string;
}

/** Who is let in for one kind of requests. */
interface Admission {
  /** Pages that may ask, beside those of this server; `undefined` is a program. Programs alone when absent. */
  readonly isOrigin?: (origin: string | undefined) => boolean;
  /** Everybody when absent. */
  readonly tokens?: {
    readonly right: readonly string[];
    readonly givenBy: (target: URL, headers: IncomingHttpHeaders) => string | undefined;
  };
}

/** Plain requests. */
export interface Pages extends Admission {
  readonly answer: (admitted: AdmittedRequest, response: ServerResponse) => void;
}

/** Requests for a WebSocket. */
export interface Upgrades extends Admission {
  /** Returns why the connection is not upgraded. */
  readonly upgrade: (admitted: AdmittedRequest, head: Buffer) => Refusal | undefined;
}

export interface FrontOptions {
  readonly host: string;
  /** What pages may call the server by, beside loopback. */
  readonly names: readonly string[];
  /** 0: any that is free. */
  readonly port: number;
  /** None when absent. */
  readonly pages?: Pages;
  /** None when absent. */
  readonly upgrades?: Upgrades;
  /** Milliseconds; `REQUEST_TIMEOUT` when absent. */
  readonly deadline?: number | undefined;
}

/** A server that listens. */
export interface Front {
  readonly port: number;
  /** Ends every connection. */
  close(): Promise<void>;
}

/** The connections of a server, those that have become WebSockets too. */
class Connections {
  readonly #open = new Set<Socket>();
  readonly #surplus = new WeakSet<Socket>();

  constructor(server: Server) {
    server.on('connection', (socket) => {
      if (this.#open.size >= MAX_CONNECTIONS) this.#surplus.add(socket);
      this.#open.add(socket);
      socket.once('close', () => this.#open.delete(socket));
    });
  }

  /** Whether there were as many as may be when that one came. */
  isTooMany(socket: Socket): boolean {
    return this.#surplus.has(socket);
  }

  /** Ends all of them at once. */
  end(): void {
    for (const socket of this.#open) socket.destroy();
  }
}

/** A path and query; `undefined` for any other target. */
const targetOf = ({ url = '' }: IncomingMessage): URL | undefined =>
  /^\/(?![/\\])/.test(url) ? new URL(`http://front${url}`) : undefined;

const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Lets a request in, or says why not. */
const admit = (
  request: IncomingMessage,
  { names, port }: { readonly names: readonly string[]; readonly port: number },
  { isOrigin, tokens }: Admission,
): AdmittedRequest | Refusal => {
  const { headers, headersDistinct, method = '' } = request;
  const target = targetOf(request);
  if (target === undefined) return { status: 400, reason: 'the request target is not a path' };
  if (headersDistinct.host?.length !== 1) return { status: 400, reason: 'more than one Host header' };
  const reason = requestRejection({ names, port }, headers.host, headers.origin, isOrigin);
  if (reason !== undefined) return { status: 403, reason };
  if (!METHODS.includes(method)) return { status: 405, reason: `${method} is not supported` };
  if (hasBody(headers)) return { status: 413, reason: 'the request has a body' };
  if (tokens === undefined) return { request, target, token: '' };
  const given = tokens.givenBy(target, headers);
  const token = tokens.right.find((each) => isToken(each, given));
  if (token === undefined) return { status: 403, reason: 'the address has no token, or a wrong one' };
  return { request, target, token };
};

const refuse = (response: ServerResponse, { status, reason }: Refusal): void => {
  response
    .writeHead(status, {
      connection: 'close',
      'content-type': 'text/plain; charset=utf-8',
      ...(status === 405 && { allow: METHODS.join(', ') }),
    })
    .end(`refused: ${reason}\n`);
};

/** A response in plain HTTP to what wants to be upgraded; it ends the connection. */
const responseTo = (request: IncomingMessage): ServerResponse => {
  const { socket } = request;
  const response = new ServerResponse(request);
  response.assignSocket(socket);
  response.once('finish', () => socket.destroySoon());
  return response.setHeaders(SECURITY_HEADERS);
};

const NO_PAGE: Refusal = { status: 404, reason: 'there is nothing at this path' };

const TOO_MANY: Refusal = { status: 503, reason: 'too many connections; try again later' };

const NO_WEBSOCKET: Refusal = { status: 400, reason: 'the connection can only become a WebSocket' };

const NO_SUCH_HOST = 'this machine has no such address';

/** Why a server cannot listen, by the code of the system. */
const NOT_LISTENING: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program uses the port',
  EACCES: 'the system does not give that port to this user',
  EADDRNOTAVAIL: NO_SUCH_HOST,
  EAI_AGAIN: NO_SUCH_HOST,
  ENOTFOUND: NO_SUCH_HOST,
};

const reasonNotToListen = ({ code = '', message }: NodeJS.ErrnoException): string =>
  NOT_LISTENING[code] ?? message;

const listen = (server: Server, host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new GatechartError('CANNOT_LISTEN', `${host}:${port}`, reasonNotToListen(error))),
    );
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

/**
 * Opens a server. It parses the target of every request, checks host, origin, method and token, reads no body, limits the size of
 * requests, the connections and their time, and sends the security headers. Throws `CANNOT_LISTEN`.
 */
export const openFront = async (options: FrontOptions): Promise<Front> => {
  const { host, names, pages, upgrades, deadline = REQUEST_TIMEOUT } = options;
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: deadline,
    keepAliveTimeout: deadline,
    connectionsCheckingInterval: Math.min(deadline, 1000),
  });
  server.timeout = deadline;
  const connections = new Connections(server);
  let { port } = options;
  const admitted = (request: IncomingMessage, admission: Admission = {}) =>
    connections.isTooMany(request.socket) ? TOO_MANY : admit(request, { names, port }, admission);
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    response.setHeaders(SECURITY_HEADERS);
    const result = admitted(request, pages ?? upgrades);
    if ('reason' in result) refuse(response, result);
    else if (pages === undefined) refuse(response, NO_PAGE);
    else pages.answer(result, response);
  };
  const upgrade = (request: IncomingMessage, head: Buffer): Refusal | undefined => {
    const result = admitted(request, upgrades ?? pages);
    if ('reason' in result) return result;
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') return NO_WEBSOCKET;
    return upgrades === undefined ? NO_PAGE : upgrades.upgrade(result, head);
  };
  server.on('request', answer);
  server.on('checkContinue', answer);
  server.on('upgrade', (request, socket, head) => {
    // Who breaks off while being answered is gone, and nothing else.
    socket.on('error', () => socket.destroy());
    const refusal = upgrade(request, head);
    if (refusal !== undefined) refuse(responseTo(request), refusal);
  });
  port = await listen(server, host, port);
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        connections.end();
      }),
  };
};
