import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Queue } from 'bullmq';
import { type AdmittedRequest, hostInUrl, openFront } from 'gatechart/node';
import type { Redis } from 'ioredis';
import { duplicateConnection, importOptional } from './redis.ts';

export interface BoardOptions {
  readonly redis: Redis;
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  /** Whoever knows it may look. */
  readonly token: string;
  /** Milliseconds that a request may take to come in. */
  readonly deadline?: number | undefined;
}

/** A running board. */
export interface Board {
  readonly url: string;
  close(): Promise<void>;
}

const COOKIE = 'gatechart-board';

const CONTENT_SECURITY_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; base-uri 'self'; form-action 'none'; frame-ancestors 'none'";

/** The queues of all programs that ever submitted something here. */
const listQueueNames = async (redis: Redis): Promise<readonly string[]> => {
  const names: string[] = [];
  for await (const keys of redis.scanStream({ match: 'bull:shards-*:meta', count: 1000 })) {
    for (const key of keys as string[]) names.push(key.split(':')[1] ?? '');
  }
  return [...new Set(names)].sort();
};

/** The token in the address, else in the cookie. */
const tokenIn = ({ searchParams }: URL, { cookie }: IncomingHttpHeaders): string | undefined =>
  searchParams.get('token') ??
  cookie
    ?.split('; ')
    .find((each) => each.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);

/** The address has the token; whoever comes with it gets a cookie, and the address without it. */
const grantAccess = (response: ServerResponse, token: string): void => {
  response
    .writeHead(303, {
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
  deadline,
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
  const answer = ({ request, target, token: given }: AdmittedRequest, response: ServerResponse): void => {
    if (target.searchParams.has('token')) grantAccess(response, given);
    else {
      response.setHeader('content-security-policy', CONTENT_SECURITY_POLICY);
      void pages(request, response);
    }
  };
  const { port, close } = await openFront({
    host,
    names: [host],
    port: requestedPort,
    pages: { tokens: { right: [token], givenBy: tokenIn }, answer },
    deadline,
  });
  return {
    url: `http://${hostInUrl(host)}:${port}/?token=${token}`,
    close: async () => {
      await close();
      for (const queue of queues) await queue.close();
      connection.disconnect();
    },
  };
};
