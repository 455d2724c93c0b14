import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { LiveMatch } from '../../src/inspect/server/live-match.ts';
import type { ServerMessage } from '../../src/inspect/server/messages.ts';
import type { Inspector } from '../../src/inspect/server/serve.ts';
import { liveMatch, serving, TOKEN } from './support/serving.ts';

let inspector: Inspector | undefined;

afterEach(async () => {
  await inspector?.close();
  inspector = undefined;
});

const serveMatch = async (): Promise<readonly [Inspector, LiveMatch]> => {
  const match = liveMatch(['human', 'human']);
  inspector = await serving({ is: 'match', match });
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

const talk = (port: number, token = TOKEN, origin = `http://127.0.0.1:${port}`): Promise<Talk> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live?token=${token}`, { origin });
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

/** Answers the first question by an option that it offers, to see that the match goes on. */
const plays = async (port: number, match: LiveMatch): Promise<boolean> => {
  const page = await talk(port);
  const told = page.next('line');
  const refused = page.next('refused');
  page.socket.send(JSON.stringify({ type: 'answer', question: 0, player: 0, key: 'keep hand' }));
  page.socket.send(JSON.stringify({ type: 'concede', player: 1 }));
  await Promise.race([told, refused]);
  const line = await told;
  page.socket.terminate();
  return line.type === 'line' && match.lines.length > 0;
};

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
});

test('a page from another origin is refused, and the match goes on', async () => {
  const [{ port }, match] = await serveMatch();
  expect((await status(port, '/', { origin: 'http://evil.example' })).code).toBe(403);
  await expect(talk(port, TOKEN, 'http://evil.example')).rejects.toThrow('403');
  expect(await plays(port, match)).toBe(true);
});

test('a wrong token is refused, and the match goes on', async () => {
  const [{ port }, match] = await serveMatch();
  await expect(talk(port, 'the-wrong-token')).rejects.toThrow('403');
  await expect(talk(port, '')).rejects.toThrow('403');
  expect(await plays(port, match)).toBe(true);
});

test('a message of 50 MB ends its connection, and the match goes on', async () => {
  const [{ port }, match] = await serveMatch();
  const page = await talk(port);
  page.socket.on('error', () => {});
  const end = closed(page.socket);
  page.socket.send('x'.repeat(50_000_000), () => {});
  expect([1006, 1009]).toContain(await end);
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
  const [{ port }] = await serveMatch();
  const page = await talk(port);
  const answer = page.next('refused');
  page.socket.send(JSON.stringify({ type: 'answer', question: 0, player: 0, key: 'win' }));
  expect(await answer).toMatchObject({ type: 'refused' });
  expect(['UNKNOWN_KEY', 'WRONG_SEAT']).toContain((page.heard.at(-1) as { readonly code: string }).code);
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
  inspector = undefined;
  await once(held, 'close');
});

test('nobody but the agent answers for a seat that an agent plays', async () => {
  const match = liveMatch(['greedy', 'human'], 100_000);
  inspector = await serving({ is: 'match', match });
  const page = await talk(inspector.port);
  const answer = page.next('refused');
  page.socket.send(JSON.stringify({ type: 'concede', player: 0 }));
  expect(await answer).toMatchObject({ code: 'WRONG_SEAT' });
});
