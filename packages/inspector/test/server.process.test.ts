import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Player } from '../../../src/core/decision.ts';
import { MAX_CONNECTIONS } from '../../../src/http-front.ts';
import { MAX_PAGES } from '../src/server/limits.ts';
import type { LiveMatch } from '../src/server/live-match.ts';
import type { ServerMessage } from '../src/server/protocol.ts';
import type { InspectorServer, ServeOptions } from '../src/server/server.ts';
import { liveMatch, serving, TOKEN, tokenOf } from './support/serving.ts';

const serveMatch = async (
  options: Partial<ServeOptions> = {},
): Promise<readonly [InspectorServer, LiveMatch]> => {
  const match = liveMatch(['human', 'human']);
  const inspector = await serving({ is: 'match', match }, options);
  return [inspector, match];
};

/** Status of a request, with headers a browser page could not forge. */
const status = (
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number | undefined; readonly policy: string }> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume();
      resolve({
        code: response.statusCode,
        policy: String(response.headers['content-security-policy'] ?? ''),
      });
    })
      .on('error', reject)
      .end();
  });

interface Talk {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[];
  /** Waits for a message of that type. */
  next(type: ServerMessage['type']): Promise<ServerMessage>;
}

const talk = (
  port: number,
  token = tokenOf(0),
  origin: string | undefined = `http://127.0.0.1:${port}`,
  headers: Readonly<Record<string, string>> = {},
): Promise<Talk> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live?token=${token}`, {
      headers,
      ...(origin !== '' && { origin }),
    });
    const heard: ServerMessage[] = [];
    const waiting: (readonly [string, (message: ServerMessage) => void])[] = [];
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      heard.push(message);
      const place = waiting.findIndex(([type]) => type === message.type);
      if (place >= 0) waiting.splice(place, 1)[0]?.[1](message);
    });
    socket.on('error', reject);
    socket.on('open', () =>
      resolve({
        socket,
        heard,
        next: (type) => new Promise((hear) => waiting.push([type, hear])),
      }),
    );
  });

const closed = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => socket.on('close', (code) => resolve(code)));

/** Whether a match takes the answer of a player who is asked, and its page hears what follows. */
const plays = async (port: number, match: LiveMatch): Promise<boolean> => {
  const player = askedIn(match);
  const page = await talk(port, tokenOf(player));
  const heard = page.next('told');
  const { number, key } = questionHeard(page);
  page.socket.send(JSON.stringify({ type: 'answer', question: number, key }));
  const told = await heard;
  page.socket.terminate();
  return told.type === 'told' && match.lines.some(({ line }) => line === 'decision');
};

/** The player whom the match asks, as each seat hears. */
const askedIn = (match: LiveMatch): Player => {
  let asked: Player | undefined;
  match
    .sit(0, (message) => {
      if ('standing' in message) asked = message.standing.question?.player;
    })
    .leave();
  if (asked === undefined) throw new Error('nobody is asked');
  return asked;
};

const questionHeard = ({ heard }: Talk): { readonly number: number; readonly key: string } => {
  const [message] = heard;
  const question = message?.type === 'seat' ? message.standing.question : undefined;
  if (question?.own === undefined) throw new Error('the seat is not asked');
  return { number: question.number, key: question.own.words.en.options[0]?.key as string };
};

/** A connection that sends a text and nothing more; what it is answered with until it is ended. */
const rawly = async (port: number, text: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (data) => {
    said += data;
  });
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return said;
};

const upgradeText = (port: number, path: string, upgrade: string, lines: readonly string[] = []): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Origin: http://127.0.0.1:${port}`,
    'Connection: Upgrade',
    `Upgrade: ${upgrade}`,
    ...lines,
    '',
    '',
  ].join('\r\n');

test('the page is served with a strict content security policy', async () => {
  const [{ port }] = await serveMatch();
  const { code, policy } = await status(port, '/');
  expect(code).toBe(200);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('a foreign Host header is refused', async () => {
  const [{ port }] = await serveMatch();
  expect((await status(port, '/', { host: 'evil.example' })).code).toBe(403);
  expect((await status(port, '/', { host: `127.0.0.1:${port + 1}` })).code).toBe(403);
  expect((await status(port, '/', { host: `127.0.0.1:${port}.evil.example` })).code).toBe(403);
});

test('a page whose name somebody points at this machine is let in nowhere', async () => {
  const [{ port }, match] = await serveMatch();
  const host = `rebound.example:${port}`;
  await expect(talk(port, tokenOf(0), `http://${host}`, { host })).rejects.toThrow('403');
  await expect(talk(port, tokenOf(0), undefined, { host })).rejects.toThrow('403');
  expect(await plays(port, match)).toBe(true);
});

test('a page from another origin is refused, and the match goes on', async () => {
  const [{ port }, match] = await serveMatch();
  expect((await status(port, '/', { origin: 'http://evil.example' })).code).toBe(403);
  await expect(talk(port, tokenOf(0), 'http://evil.example')).rejects.toThrow('403');
  expect(await plays(port, match)).toBe(true);
});

test.each([
  ['begins like', (own: string) => `${own}.evil.example`],
  ['begins like, with a user before the host', (own: string) => `${own}@evil.example`],
  ['ends like', (own: string) => `http://evil.example/?${own}`],
  ['has another scheme than', (own: string) => own.replace('http:', 'https:')],
])('an origin that %s the own one is refused', async (_, foreign) => {
  const [{ port }] = await serveMatch();
  const origin = foreign(`http://127.0.0.1:${port}`);
  expect((await status(port, '/', { origin })).code).toBe(403);
  await expect(talk(port, tokenOf(0), origin)).rejects.toThrow('403');
});

test('who says no origin is no page, and does not come in', async () => {
  const [{ port }, match] = await serveMatch();
  await expect(talk(port, tokenOf(0), '')).rejects.toThrow('403');
  expect(await plays(port, match)).toBe(true);
});

test('a wrong token is refused, and the match goes on', async () => {
  const [{ port }, match] = await serveMatch();
  await expect(talk(port, 'the-wrong-token')).rejects.toThrow('403');
  await expect(talk(port, '')).rejects.toThrow('403');
  await expect(talk(port, tokenOf(0).slice(0, -1))).rejects.toThrow('403');
  await expect(talk(port, `${tokenOf(0)}x`)).rejects.toThrow('403');
  expect(await plays(port, match)).toBe(true);
});

test('a message of 50 MB ends its connection, and the match goes on', async () => {
  const [{ port }, match] = await serveMatch();
  const page = await talk(port);
  page.socket.on('error', () => {});
  const end = closed(page.socket);
  const heard = page.next('refused');
  page.socket.send('x'.repeat(50_000_000), () => {});
  expect([1006, 1009]).toContain(await Promise.race([end, heard]));
  expect(await plays(port, match)).toBe(true);
});

test.each([
  ['malformed JSON', '{"type":'],
  ['an unknown type', '{"type":"reset"}'],
  ['a field too many', '{"type":"pause","paused":true,"x":1}'],
  ['a key of the wrong type', '{"type":"answer","question":0,"player":0,"key":7}'],
])('%s is refused, and the match goes on', async (_, text) => {
  const [{ port }, match] = await serveMatch();
  const page = await talk(port);
  const answer = page.next('refused');
  page.socket.send(text);
  expect(await answer).toMatchObject({ code: 'BAD_MESSAGE' });
  page.socket.terminate();
  expect(await plays(port, match)).toBe(true);
});

test('an option that is not on offer is refused with the clause of the question', async () => {
  const [{ port }, match] = await serveMatch();
  const page = await talk(port, tokenOf(askedIn(match)));
  const answer = page.next('refused');
  const { number } = questionHeard(page);
  page.socket.send(JSON.stringify({ type: 'answer', question: number, key: 'win' }));
  expect(await answer).toEqual({
    type: 'refused',
    code: 'UNKNOWN_KEY',
    clause: expect.stringMatching(/\d/),
    message: '"win" is not a legal action.',
  });
});

test('an answer to the question of the other player is refused, and nothing of that question is told', async () => {
  const [{ port }, match] = await serveMatch();
  const asked = askedIn(match);
  const page = await talk(port, tokenOf(asked === 0 ? 1 : 0));
  const { key } = questionHeard(await talk(port, tokenOf(asked)));
  const answer = page.next('refused');
  page.socket.send(JSON.stringify({ type: 'answer', question: 0, key }));
  expect(await answer).toEqual({
    type: 'refused',
    code: 'WRONG_SEAT',
    clause: '',
    message: 'The other player has to decide.',
  });
  expect(match.lines.some(({ line }) => line === 'decision')).toBe(false);
});

test('an answer given twice is taken once', async () => {
  const [{ port }, match] = await serveMatch();
  const page = await talk(port, tokenOf(askedIn(match)));
  const { number, key } = questionHeard(page);
  const answer = page.next('refused');
  for (let times = 0; times < 2; times += 1) {
    page.socket.send(JSON.stringify({ type: 'answer', question: number, key }));
  }
  expect(await answer).toMatchObject({ code: expect.stringMatching(/^(LATE|WRONG_SEAT)$/) });
  expect(match.lines.filter(({ line }) => line === 'decision')).toHaveLength(1);
});

test('a match that a person plays has no door for who would see everything', async () => {
  const [{ port, urls }, match] = await serveMatch();
  expect(urls.map(({ seat }) => seat)).toEqual([0, 1]);
  await expect(talk(port, TOKEN)).rejects.toThrow('403');
  expect(() => match.watch(() => {})).toThrow(expect.objectContaining({ code: 'NOT_WATCHED' }));
  expect(() => liveMatch(['human', 'greedy']).sit(1, () => {})).toThrow(
    expect.objectContaining({ code: 'NOT_A_SEAT' }),
  );
});

test('who watches a match of agents answers nothing', async () => {
  const match = liveMatch(['greedy', 'greedy'], { pace: 100_000 });
  const inspector = await serving({ is: 'match', match });
  const page = await talk(inspector.port, TOKEN);
  const answer = page.next('refused');
  page.socket.send(JSON.stringify({ type: 'concede' }));
  expect(await answer).toMatchObject({ code: 'NOT_A_SEAT' });
  expect(match.lines.some(({ line }) => line === 'concession')).toBe(false);
});

test('agents play on as long as somebody looks on, and wait when the last page is closed', async () => {
  const due: (() => void)[] = [];
  const match = liveMatch(['greedy', 'greedy'], { later: (_, act) => due.push(act) });
  const inspector = await serving({ is: 'match', match });
  const page = await talk(inspector.port, TOKEN);
  due.shift()?.();
  expect(due).toHaveLength(1);
  page.socket.close();
  await expect
    .poll(() => {
      due.shift()?.();
      return due.length;
    })
    .toBe(0);
  await talk(inspector.port, TOKEN);
  expect(due).toHaveLength(1);
});

test('more messages than a person can send end the connection', async () => {
  const [{ port }, match] = await serveMatch();
  const page = await talk(port);
  const end = closed(page.socket);
  for (let sent = 0; sent < 500; sent += 1) page.socket.send('{}');
  expect(await end).toBe(1008);
  expect(await plays(port, match)).toBe(true);
});

test('a connection that a browser holds ready does not keep the server from closing', async () => {
  const [{ port, close }] = await serveMatch();
  const held = connect(port, '127.0.0.1');
  await once(held, 'connect');
  await close();
  await once(held, 'close');
});

test('neither pages nor what waits to be upgraded keep the server from closing', async () => {
  const [{ port, close }] = await serveMatch();
  const page = await talk(port);
  const end = closed(page.socket);
  const half = connect(port, '127.0.0.1');
  half.on('error', () => {});
  half.write(upgradeText(port, '/live', 'websocket').trimEnd());
  await once(half, 'connect');
  await close();
  await end;
  await once(half, 'close');
});

test.each([
  ['to another protocol', `/live?token=${tokenOf(0)}`, 'h2c', 400],
  ['with no key', `/live?token=${tokenOf(0)}`, 'websocket', 400],
  ['anywhere else', `/?token=${tokenOf(0)}`, 'websocket', 404],
])('an upgrade %s is answered and ended, and the match goes on', async (_, path, upgrade, code) => {
  const [{ port }, match] = await serveMatch();
  expect(await rawly(port, upgradeText(port, path, upgrade))).toMatch(new RegExp(`^HTTP/1.1 ${code} `));
  expect(await plays(port, match)).toBe(true);
});

test('a server talks to so many pages, says so to one more, and has room when one is closed', async () => {
  const [{ port }] = await serveMatch();
  const pages: Talk[] = [];
  for (let count = 0; count < MAX_PAGES; count += 1) pages.push(await talk(port));
  await expect(talk(port)).rejects.toThrow('503');
  const end = closed((pages[0] as Talk).socket);
  pages[0]?.socket.close();
  await end;
  await expect.poll(() => talk(port).then(() => 'in', String)).toBe('in');
});

test('a server has so many connections, says so to one more, and has room when they are closed', async () => {
  const [{ port }] = await serveMatch();
  const held: Socket[] = [];
  for (let count = 0; count < MAX_CONNECTIONS; count += 1) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    held.push(socket);
  }
  expect((await status(port, '/')).code).toBe(503);
  await expect(talk(port)).rejects.toThrow('503');
  for (const socket of held) socket.destroy();
  await expect.poll(async () => (await status(port, '/')).code).toBe(200);
});

test.each([
  ['says nothing', ''],
  ['does not end what it says', 'GET / HTTP/1.1\r\nHost: 127'],
])('a connection that %s is ended at the deadline', async (_, text) => {
  const [{ port }] = await serveMatch({ deadline: 50 });
  expect(await rawly(port, text)).toMatch(/^(HTTP\/1.1 408 .*)?/s);
});

test('a page that does not say that it is there is cut off, and one that does is kept', async () => {
  const beats: (() => void)[] = [];
  const [{ port }] = await serveMatch({ later: (_, act) => beats.push(act) });
  const key = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='];
  const silent = rawly(port, upgradeText(port, `/live?token=${tokenOf(0)}`, 'websocket', key));
  const page = await talk(port);
  const again = page.next('refused');
  page.socket.once('ping', () => page.socket.send('{}'));
  beats.shift()?.();
  await again;
  const asked = once(page.socket, 'ping');
  beats.shift()?.();
  expect(await silent).toMatch(/^HTTP\/1.1 101 /);
  await asked;
  expect(beats).toHaveLength(1);
});

test('a server that listens everywhere is called by the names given, and by no other', async () => {
  const [{ port, urls }] = await serveMatch({ host: '0.0.0.0', names: ['192.0.2.7', 'fd00::7'] });
  expect(urls[0]?.url).toBe(`http://192.0.2.7:${port}/#token=${tokenOf(0)}`);
  for (const name of ['192.0.2.7', '[fd00::7]', '127.0.0.1', 'localhost']) {
    const host = `${name}:${port}`;
    expect((await status(port, '/', { host, origin: `http://${host}` })).code).toBe(200);
    const { socket } = await talk(port, tokenOf(0), `http://${host}`, { host });
    socket.terminate();
  }
  expect((await status(port, '/', { host: `192.0.2.8:${port}` })).code).toBe(403);
});

test.each([
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2f..%2fpackage.json',
  '//etc/passwd',
  '/index.html/../../package.json',
])('nothing but the page is served: %s', async (path) => {
  const [{ port }] = await serveMatch();
  expect(
    await rawly(port, `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`),
  ).toMatch(/^HTTP\/1.1 40[034] /);
});
