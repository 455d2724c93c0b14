import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Queue } from 'bullmq';
import { hostInUrl, isToken, requestRejection } from 'gatechart/node';
import { GatechartError } from 'gatechart/tools';
import type { Redis } from 'ioredis';
import { duplicateConnection, importOptional } from './redis.ts';

export interface BoardOptions {
  readonly redis: Redis;
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  /** Whoever knows it may look. */
  readonly token: string;
}

/** A running board. */
export interface Board {
  readonly url: string;
  close(): Promise<void>;
}

const COOKIE = 'gatechart-board';

const HEADERS = {
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; base-uri 'self'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** The queues of all programs that ever submitted something here. */
const listQueueNames = async (redis: Redis): Promise<readonly string[]> => {
  const names: string[] = [];
  for await (const keys of redis.scanStream({ match: 'bull:shards-*:meta', count: 1000 })) {
    for (const key of keys as string[]) names.push(key.split(':')[1] ?? '');
  }
  return [...new Set(names)].sort();
};

const readCookie = ({ headers }: IncomingMessage): string | undefined =>
  headers.cookie
    ?.split('; ')
    .find((each) => each.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);

const listen = (server: Server, host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new GatechartError('CANNOT_LISTEN', `port ${port}`, error.code ?? error.message)),
    );
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

const refuse = (response: ServerResponse, reason: string): void => {
  response.writeHead(403, { connection: 'close' }).end(`refused: ${reason}\n`);
};

/** The address has the token; whoever comes with it gets a cookie, and the address without it. */
const grantAccess = (response: ServerResponse, token: string): void => {
  response
    .writeHead(303, {
      ...HEADERS,
      location: '/',
      'set-cookie': `${COOKIE}=${token}; HttpOnly; SameSite=Strict; Path=/`,
    })
    .end();
};

/** Serves a page that shows the queue and changes nothing in it. Throws `CANNOT_LISTEN`, `NOT_INSTALLED`. */
export const serveBoard = async ({
  redis,
  host,
  port: requestedPort,
  token,
}: BoardOptions): Promise<Board> => {
  const [{ Queue: BullQueue }, { createBullBoard }, { BullMQAdapter }, { HonoAdapter }] =
    await importOptional(() =>
      Promise.all([
        import('bullmq'),
        import('@bull-board/api'),
        import('@bull-board/api/bullMQAdapter'),
        import('@bull-board/hono'),
      ]),
    );
  const connection = duplicateConnection(redis);
  const queues: Queue[] = (await listQueueNames(redis)).map((name) => new BullQueue(name, { connection }));
  const adapter = new HonoAdapter(serveStatic);
  createBullBoard({
    queues: queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode: true })),
    serverAdapter: adapter,
    options: { uiConfig: { boardTitle: 'Gatechart', hideRedisDetails: true } },
  });
  const pages = getRequestListener(adapter.registerPlugin().fetch);
  let port = requestedPort;
  const server = createServer((request, response) => {
    const reason = requestRejection({ names: [host], port }, request.headers.host, request.headers.origin);
    if (reason !== undefined) return refuse(response, reason);
    const url = new URL(request.url ?? '/', 'http://board');
    if (isToken(token, url.searchParams.get('token') ?? undefined)) return grantAccess(response, token);
    if (!isToken(token, readCookie(request)))
      return refuse(response, 'the address has no token, or a wrong one');
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    void pages(request, response);
  });
  port = await listen(server, host, requestedPort);
  return {
    url: `http://${hostInUrl(host)}:${port}/?token=${token}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      for (const queue of queues) await queue.close();
      connection.disconnect();
    },
  };
};
