import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { withCustomSets } from '../../../src/core/cards/custom-sets.ts';
import type { Ruleset } from '../../../src/core/ruleset.ts';
import { gateRuler } from '../../../src/registered.ts';
import { Folder } from '../../../test/cli/in-process.ts';
import { lamps } from '../../../test/selfplay/support/lamps.ts';
import { recordText } from './support/records.ts';
import { click, named, viewAt } from './support/v4-viewer.ts';

const MAIN = fileURLToPath(new URL('../../../dist/src/cli/main.js', import.meta.url));

const folder = new Folder();
afterAll(() => folder.remove());

let child: ChildProcess | undefined;

afterEach(() => {
  child?.kill('SIGKILL');
});

interface Started {
  /** The lines that were waited for. */
  readonly line: string;
  /** What it has noted so far. */
  noted(): string;
}

/** Starts `gatechart inspect` and waits until it has told so many addresses. */
const inspect = async (args: readonly string[], addresses = 1): Promise<Started> => {
  const started = spawn(process.execPath, [MAIN, 'inspect', ...args]);
  child = started;
  let noted = '';
  started.stderr.on('data', (data) => {
    noted += data;
  });
  let line = '';
  while ((line.match(/#token/g) ?? []).length < addresses) {
    const [data] = (await once(started.stdout, 'data')) as [Buffer];
    line += String(data);
  }
  return { line: line.trim(), noted: () => noted };
};

/** Opens the page of an address and waits until it has heard something. */
const open = async (address: string): Promise<WebSocket> => {
  const { origin, host, hash } = new URL(address);
  expect((await fetch(origin)).status).toBe(200);
  const socket = new WebSocket(`ws://${host}/live?${hash.slice(1)}`, { origin });
  socket.on('error', () => {});
  await once(socket, 'message');
  return socket;
};

const urlIn = (line: string): string => /http:\S+/.exec(line)?.[0].replace(/"?\}$/, '') ?? '';

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends it with a page open and an agent about to answer, with code 130',
  async (signal) => {
    const { line } = await inspect(['--agents', 'greedy,greedy', '--pace', '3600000']);
    const page = await open(urlIn(line));
    const left = once(page, 'close');
    child?.kill(signal);
    const [code] = (await once(child as ChildProcess, 'exit')) as [number | null];
    expect(code).toBe(130);
    await left;
  },
);

test('on all addresses it works under the one that it prints, and warns', async () => {
  const { line, noted } = await inspect(['--host', '0.0.0.0', '--agents', 'human,greedy', '--json']);
  const { url } = JSON.parse(line) as { readonly url: string };
  expect(new URL(url).hostname).not.toBe('0.0.0.0');
  (await open(url)).terminate();
  await expect
    .poll(noted)
    .toBe('gatechart: anyone on the network can open this address and read the traffic\n');
});

test('on loopback it warns of nothing, and who watches has one address', async () => {
  const { line, noted } = await inspect([]);
  expect(line).toMatch(/^The inspector is at http:\/\/127\.0\.0\.1:\d+\/#token=[\w-]{32}$/);
  expect(noted()).toBe('');
});

test('a record whose card sets are not given is shown, with a note that says which and what to do', async () => {
  const text = recordText(3, ['random', 'random'], {
    ...withCustomSets(gateRuler as unknown as Ruleset, [{ name: 'lamps.json', value: lamps() }]),
    decks: ['lamps', 'lamps'],
  });
  const record = folder.file('own.jsonl', text);
  const { line, noted } = await inspect([record]);
  (await open(urlIn(line))).terminate();
  expect(noted()).toMatch(
    /^gatechart: SETS_DIFFER \S+own\.jsonl:1: .*lamps\.json.*--cards FILE,…, or drop them on the page\n$/,
  );
  child?.kill('SIGKILL');
  const given = await inspect([record, '--cards', folder.file('lamps.json', JSON.stringify(lamps()))]);
  expect(given.noted()).toBe('');
});

test('two persons have an address each', async () => {
  const { line } = await inspect(['--agents', 'human,human'], 2);
  const urls = [...line.matchAll(/^Player (\d) plays at (\S+)$/gm)];
  expect(urls.map(([, player]) => player)).toEqual(['1', '2']);
  expect(new Set(urls.map(([, , url]) => url)).size).toBe(2);
  child?.kill('SIGKILL');
  const { line: json } = await inspect(['--agents', 'human,human', '--json'], 2);
  expect(JSON.parse(json)).toEqual({ seats: [expect.any(String), expect.any(String)] });
});

interface Told {
  readonly type: string;
  readonly sessionId: string;
  readonly sourceId?: string;
  readonly name?: string;
  readonly event?: { readonly type: string; readonly key?: string };
}

test('a Stately Inspector is sent the events of the actors that play the match, as XState reports them', async () => {
  const told: Told[] = [];
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket) => socket.on('message', (data) => told.push(JSON.parse(String(data)))));
  await once(server, 'listening');
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const actors = ['--runtime', 'actors', '--inspector', 'stately', '--inspector-url', url, '--pace', '1'];
  const { line } = await inspect(['--seed', '3', ...actors]);
  const page = await open(urlIn(line));
  const sent = (type: string) => told.filter(({ event }) => event?.type === type).at(0);
  await expect.poll(() => sent('asked')).toBeDefined();
  await expect.poll(() => sent('answer')).toBeDefined();
  const hasHandedBack = () => told.some(({ event }) => event?.type.startsWith('xstate.done.actor.'));
  await expect.poll(hasHandedBack).toBe(true);
  page.terminate();
  server.close();
  for (const client of server.clients) client.terminate();
  const nameOf = (session = '') =>
    told.find(({ type, sessionId }) => type === '@xstate.actor' && sessionId === session)?.name;
  const [act, answer, asked] = [sent('act'), sent('answer'), sent('asked')];
  expect(nameOf(act?.sessionId)).toBe('seat');
  expect(answer?.sourceId).toBe(act?.sessionId);
  expect(nameOf(answer?.sessionId)).toBe('table');
  expect(answer?.event?.key).toBe(act?.event?.key);
  expect(asked?.sourceId).toBe(answer?.sessionId);
});

test('a viewer of XState 4 follows the match; a click there is no answer, which is noted', async () => {
  const { noted } = await inspect(['--seed', '3', '--runtime', 'actors', '--inspector', 'xstate-inspect']);
  const [receiver, told] = viewAt(/#server=(\S+)/.exec(noted())?.[1] ?? '');
  await expect.poll(() => named(told, 'question 0')).toBeDefined();
  expect(named(told, 'table')).toBeDefined();
  receiver.send(click(named(told, 'question 0')?.sessionId ?? '', { type: 'pass' }));
  await expect.poll(noted).toContain('the viewer sent "pass"');
  expect(named(told, 'question 1')).toBeUndefined();
});

test('a port that is in use ends it although a viewer may come', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const actors = ['--runtime', 'actors', '--inspector', 'xstate-inspect'];
  child = spawn(process.execPath, [MAIN, 'inspect', ...actors, '--port', String(port)]);
  const [code] = (await once(child, 'exit')) as [number | null];
  server.close();
  expect(code).toBe(3);
});
