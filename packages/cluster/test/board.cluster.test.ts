import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Board, serveBoard } from '../src/board.ts';
import { openRedis } from '../src/redis.ts';
import { Cluster } from './support/cluster.ts';

const TOKEN = 'a-token-of-the-test';

let cluster: Cluster;
let board: Board;
let away: () => void;

beforeAll(async () => {
  cluster = await Cluster.start();
  const redis = await openRedis({ url: cluster.redis.url }, () => {});
  away = () => redis.disconnect();
  await cluster.queue.add('selfplay', {} as never, { jobId: 'one-0-2' });
  board = await serveBoard({ redis, host: '127.0.0.1', port: 0, token: TOKEN });
});
afterAll(async () => {
  await board.close();
  away();
  await cluster.end();
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
}

/** Asks as no browser would let a page ask: with any head. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(board.url);
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
    });
    asked.on('error', reject).end();
  });

const COOKIE = { cookie: `gatechart-board=${TOKEN}` };

describe('The board', () => {
  it('lets in whoever has the token, takes it out of the address, and shows the queue', async () => {
    const { status, headers } = await ask(`/?token=${TOKEN}`);
    expect([status, headers.location]).toEqual([303, '/']);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(new RegExp(`^gatechart-board=${TOKEN}; HttpOnly; SameSite=Strict`)),
    ]);
    const page = await ask('/', COOKIE);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('<html')]);
    const queues = await ask('/api/queues', COOKIE);
    expect([queues.status, queues.text]).toEqual([200, expect.stringContaining(cluster.queue.name)]);
  });

  it.each([
    ['no token', '/', {}],
    ['another token', '/?token=another', {}],
    ['another cookie', '/api/queues', { cookie: 'gatechart-board=another' }],
    ['another host', '/', { ...COOKIE, host: 'queue.example' }],
    ['another host and the token', `/?token=${TOKEN}`, { host: 'queue.example' }],
    ['another origin', '/', { ...COOKIE, origin: 'http://queue.example' }],
  ] as const)('refuses one with %s', async (_title, path, headers) => {
    const { status, text, headers: given } = await ask(path, headers);
    expect([status, given['set-cookie']]).toEqual([403, undefined]);
    expect(text).toMatch(/^refused: /);
  });

  it('changes nothing', async () => {
    const job = `/api/queues/${cluster.queue.name}/one-0-2/clean`;
    const { status } = await ask(job, COOKIE, 'PUT');
    expect(status).not.toBe(200);
    expect(await cluster.queue.getJob('one-0-2')).toBeDefined();
  });
});
