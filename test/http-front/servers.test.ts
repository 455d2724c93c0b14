import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_CONNECTIONS, MAX_HEADER_BYTES, openFront } from '../../src/http-front.ts';
import { exchange, SERVERS, type ServerName, type TestedServer, TOKEN } from './support/servers.ts';

/** A request in its parts, and what is sent after its headers. */
interface RequestParts {
  readonly method?: string;
  readonly target?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a row of the list changes; the rest of the request is sound. */
type Change = (server: TestedServer) => Partial<RequestParts>;

const requestText = ({ method = 'GET', target = '/', headers, body = '' }: RequestParts): string => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `${[`${method} ${target} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${body}`;
};

const soundHeaders = (port: number) => ({ Host: `127.0.0.1:${port}`, Connection: 'close' });

const upgradeHeaders = (port: number) => ({
  Host: `127.0.0.1:${port}`,
  Origin: `http://127.0.0.1:${port}`,
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
});

const plainRequest = (server: TestedServer, change: Change): string => {
  const { headers, ...rest } = change(server);
  const sound = soundHeaders(server.port);
  return requestText({ target: server.plain(TOKEN), ...rest, headers: { ...sound, ...headers } });
};

const upgradeRequest = (server: TestedServer, change: Change): string => {
  const { headers, ...rest } = change(server);
  const sound = upgradeHeaders(server.port);
  return requestText({ target: server.upgrade(TOKEN), ...rest, headers: { ...sound, ...headers } });
};

/** A status for all servers, or for each. */
type Statuses = number | Readonly<Record<ServerName, number>>;

const targets: readonly (readonly [string, Change, Statuses])[] = [
  'http://[',
  'http:///',
  'http://evil.example/',
  '//:1',
  '//evil.example/',
  '/\\',
  '*',
  'live',
].map((target) => [`the target ${target}`, () => ({ target }), 400]);

const methods: readonly (readonly [string, Change, Statuses])[] = [
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
].map((method) => [`the method ${method}`, () => ({ method }), 405]);

const PLAIN: readonly (readonly [title: string, Change, Statuses])[] = [
  ['nothing wrong', () => ({}), { board: 303, inspector: 200, viewers: 404 }],
  [
    'nothing wrong, as a page of the server',
    ({ port }) => ({ headers: { Origin: `http://localhost:${port}` } }),
    { board: 303, inspector: 200, viewers: 404 },
  ],
  ...targets,
  ...methods,
  ['no token', () => ({ target: '/' }), { board: 403, inspector: 200, viewers: 403 }],
  [
    'another token',
    ({ plain }) => ({ target: plain('the-wrong-token') }),
    { board: 403, inspector: 200, viewers: 403 },
  ],
  [
    'the beginning of the token',
    ({ plain }) => ({ target: plain(TOKEN.slice(0, -1)) }),
    { board: 403, inspector: 200, viewers: 403 },
  ],
  [
    'more than the token',
    ({ plain }) => ({ target: plain(`${TOKEN}x`) }),
    { board: 403, inspector: 200, viewers: 403 },
  ],
  ['another host', () => ({ headers: { Host: 'evil.example' } }), 403],
  ['another port', ({ port }) => ({ headers: { Host: `127.0.0.1:${port + 1}` } }), 403],
  ['no port', () => ({ headers: { Host: '127.0.0.1' } }), 403],
  [
    'a host that begins with the right one',
    ({ port }) => ({ headers: { Host: `127.0.0.1:${port}.evil.example` } }),
    403,
  ],
  ['two hosts', ({ port }) => ({ headers: { Host: `127.0.0.1:${port}\r\nHost: evil.example` } }), 400],
  ['another origin', () => ({ headers: { Origin: 'http://evil.example' } }), 403],
  ['an origin without a name', () => ({ headers: { Origin: 'null' } }), 403],
  [
    'an origin that begins with the right one',
    ({ port }) => ({ headers: { Origin: `http://127.0.0.1:${port}.evil.example` } }),
    403,
  ],
  ['headers that are too long', () => ({ headers: { Cookie: 'x'.repeat(MAX_HEADER_BYTES) } }), 431],
  ['a target that is too long', () => ({ target: `/?${'x'.repeat(MAX_HEADER_BYTES)}` }), 431],
  ['a body', () => ({ headers: { 'Content-Length': '4' }, body: 'body' }), 413],
  [
    'a body of which only the beginning comes',
    () => ({ headers: { 'Content-Length': '1000000' }, body: 'b' }),
    413,
  ],
  [
    'a body in chunks that does not end',
    () => ({ headers: { 'Transfer-Encoding': 'chunked' }, body: '1\r\nb\r\n' }),
    413,
  ],
  ['a body for which it waits', () => ({ headers: { 'Content-Length': '4', Expect: '100-continue' } }), 413],
];

const UPGRADES: readonly (readonly [title: string, Change, Statuses])[] = [
  ['nothing wrong', () => ({}), { board: 404, inspector: 101, viewers: 101 }],
  ...targets,
  ...methods,
  ['no token', ({ upgrade }) => ({ target: upgrade('') }), 403],
  ['another token', ({ upgrade }) => ({ target: upgrade('the-wrong-token') }), 403],
  ['the beginning of the token', ({ upgrade }) => ({ target: upgrade(TOKEN.slice(0, -1)) }), 403],
  ['more than the token', ({ upgrade }) => ({ target: upgrade(`${TOKEN}x`) }), 403],
  ['another host', () => ({ headers: { Host: 'evil.example' } }), 403],
  ['another origin', () => ({ headers: { Origin: 'https://evil.example' } }), 403],
  ['another protocol', () => ({ headers: { Upgrade: 'h2c' } }), 400],
  ['another path', () => ({ target: `/other?token=${TOKEN}` }), { board: 404, inspector: 404, viewers: 403 }],
  ['no key', () => ({ headers: { 'Sec-WebSocket-Key': '' } }), { board: 404, inspector: 400, viewers: 400 }],
  ['a body', () => ({ headers: { 'Content-Length': '4' }, body: 'body' }), 413],
  ['headers that are too long', () => ({ headers: { Cookie: 'x'.repeat(MAX_HEADER_BYTES) } }), 431],
];

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+) /.exec(answer)?.[1]);

const statusFor = (statuses: Statuses, name: ServerName): number =>
  typeof statuses === 'number' ? statuses : statuses[name];

/** Status line and headers of the answer to an upgrade; the connection is ended then. */
const firstAnswer = async (port: number, text: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(text);
  const [data] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return String(data);
};

const HEADERS = [
  'x-content-type-options: nosniff',
  'cross-origin-resource-policy: same-origin',
  'referrer-policy: no-referrer',
  'cache-control: no-store',
  "content-security-policy: default-src '",
];

describe.each(Object.keys(SERVERS) as ServerName[])('The server of the %s', (name) => {
  let server: TestedServer;
  beforeAll(async () => {
    server = await SERVERS[name]();
  });
  afterAll(() => server.close());

  it.each(PLAIN)('answers a request with %s', async (_, change, statuses) => {
    const answer = await exchange(server.port, plainRequest(server, change));
    expect(statusOf(answer), answer).toBe(statusFor(statuses, name));
  });

  it.each(UPGRADES)('answers an upgrade with %s', async (_, change, statuses) => {
    const answer = await firstAnswer(server.port, upgradeRequest(server, change));
    expect(statusOf(answer), answer).toBe(statusFor(statuses, name));
  });

  it('takes no CONNECT', async () => {
    const answer = await exchange(
      server.port,
      plainRequest(server, () => ({ method: 'CONNECT', target: 'evil.example:80' })),
    );
    expect(answer).toBe('');
  });

  it.each([
    ['a sound request', {}],
    ['another host', { Host: 'evil.example' }],
    ['another method', { 'Content-Length': '1' }],
  ])('sends the security headers after %s', async (_, headers) => {
    const answer = await exchange(
      server.port,
      plainRequest(server, () => ({ headers })),
    );
    expect(answer.toLowerCase().split('\r\n')).toEqual(
      expect.arrayContaining(HEADERS.map((header) => expect.stringContaining(header))),
    );
  });

  it('sends the security headers with a refused upgrade', async () => {
    const answer = await firstAnswer(
      server.port,
      upgradeRequest(server, ({ upgrade }) => ({ target: upgrade('') })),
    );
    expect(answer.toLowerCase().split('\r\n')).toEqual(
      expect.arrayContaining(HEADERS.map((header) => expect.stringContaining(header))),
    );
  });

  it('refuses one connection more than it serves, and has room when they are closed', async () => {
    const held = await Promise.all(
      Array.from({ length: MAX_CONNECTIONS }, async () => {
        const socket = connect(server.port, '127.0.0.1');
        await once(socket, 'connect');
        return socket;
      }),
    );
    const text = plainRequest(server, () => ({}));
    expect(statusOf(await exchange(server.port, text))).toBe(503);
    for (const socket of held) socket.destroy();
    await expect.poll(async () => statusOf(await exchange(server.port, text))).not.toBe(503);
  });

  it('ends a connection that says nothing, one whose headers come too slowly, and one that is not used any more', async () => {
    const hasty = await SERVERS[name](100);
    const { port, plain } = hasty;
    const drops = ['GET / HTTP/1.1\r\n', ...Array.from({ length: 1000 }, (_, index) => `X-${index}: x\r\n`)];
    expect(await exchange(port)).toMatch(/^(HTTP\/1\.1 408 |$)/);
    expect(statusOf(await exchange(port, ...drops))).toBe(408);
    const used = await exchange(
      port,
      requestText({ target: plain(TOKEN), headers: { Host: `127.0.0.1:${port}` } }),
    );
    expect(statusOf(used), used).not.toBe(408);
    await hasty.close();
  });
});

const SOURCES = ['src', 'packages', 'tools'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.ts') && !/node_modules|^packages\/[^/]+\/test\//.test(file)),
);

describe('The board', () => {
  it('takes the token out of the address into a cookie that no script and no other page has', async () => {
    const server = await SERVERS.board();
    const answer = await exchange(
      server.port,
      plainRequest(server, () => ({})),
    );
    expect(answer).toMatch(/^location: \/\r$/im);
    expect(answer).toMatch(
      new RegExp(`^set-cookie: gatechart-board=${TOKEN}; HttpOnly; SameSite=Strict; Path=/\r$`, 'im'),
    );
    await server.close();
  });
});

describe('The front', () => {
  it('ends a connection that waits longer than the deadline for an answer', async () => {
    const { port, close } = await openFront({
      host: '127.0.0.1',
      names: [],
      port: 0,
      pages: { answer: () => {} },
      deadline: 50,
    });
    const headers = { Host: `127.0.0.1:${port}` };
    expect(await exchange(port, requestText({ headers }))).toBe('');
    await close();
  });

  it('says why it cannot listen, and where', async () => {
    const frontAt = (host: string, port: number) =>
      openFront({ host, names: [], port, pages: { answer: () => {} } });
    const { port, close } = await frontAt('127.0.0.1', 0);
    await expect(frontAt('127.0.0.1', port)).rejects.toMatchObject({
      code: 'CANNOT_LISTEN',
      place: `127.0.0.1:${port}`,
      message: expect.stringContaining('another program uses the port'),
    });
    await close();
    await expect(frontAt('192.0.2.1', 0)).rejects.toMatchObject({
      place: '192.0.2.1:0',
      message: expect.stringContaining('this machine has no such address'),
    });
  });

  it('is the only file that opens a server', () => {
    const opening = SOURCES.filter((file) => {
      const text = readFileSync(file, 'utf8');
      const isServing = /\b(createServer|createSecureServer)\b/.test(text);
      return isServing || /new WebSocketServer\((?!\{ noServer: true,)/.test(text);
    });
    expect(SOURCES.length).toBeGreaterThan(500);
    expect(opening).toEqual(['src/http-front.ts']);
  });
});
