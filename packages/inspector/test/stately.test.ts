import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { connectStately } from '../src/stately.ts';
import { answerFirst, matchOfActors } from './support/match-of-actors.ts';

interface Told {
  readonly type: string;
  readonly name?: string;
  readonly definition?: string;
  readonly snapshot?: { readonly context?: Readonly<Record<string, unknown>>; readonly status?: string };
}

let server: WebSocketServer | undefined;

afterEach(() => {
  server?.close();
});

const listen = async (): Promise<readonly [string, Told[], string[]]> => {
  const told: Told[] = [];
  const texts: string[] = [];
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket) => {
    socket.on('message', (data) => {
      texts.push(String(data));
      told.push(JSON.parse(String(data)) as Told);
    });
  });
  await new Promise((resolve) => server?.once('listening', resolve));
  return [`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, told, texts];
};

test('the genuine package streams every actor of a match, with its chart and without the game', async () => {
  const [url, told, texts] = await listen();
  const match = matchOfActors();
  const stream = await connectStately(url);
  stream.show(match);
  answerFirst(match, 6);
  await stream.close();
  await expect.poll(() => told.filter(({ type }) => type === '@xstate.snapshot').length).toBeGreaterThan(20);
  const actors = told.filter(({ type }) => type === '@xstate.actor');
  expect(actors.map(({ name }) => name)).toEqual(expect.arrayContaining(['table', 'match', 'turn', 'gate']));
  expect(actors.find(({ name }) => name === 'gate')?.definition).toContain('"resolution"');
  expect(told.some(({ type }) => type === '@xstate.event')).toBe(true);
  expect(texts.filter((text) => text.includes('"definitionOf"'))).toEqual([]);
});

test('actors are introduced again, for who comes late', async () => {
  const [url, told] = await listen();
  const match = matchOfActors();
  const stream = await connectStately(url);
  stream.show(match);
  answerFirst(match, 6);
  await stream.close();
  const introductions = () =>
    told.flatMap(({ type, name }, place) => (type === '@xstate.actor' && name === 'match' ? [place] : []));
  await expect.poll(() => introductions().length).toBeGreaterThan(1);
  const gaps = introductions().map((place, index, all) => place - (all[index - 1] ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(200);
});

test('a server that is not there is an error with its address', async () => {
  await expect(connectStately('ws://127.0.0.1:1')).rejects.toMatchObject({
    code: 'NO_INSPECTOR',
    place: 'ws://127.0.0.1:1',
  });
});

test('a viewer that goes away does not disturb the match', async () => {
  const [url] = await listen();
  const match = matchOfActors();
  const stream = await connectStately(url);
  stream.show(match);
  for (const client of server?.clients ?? []) client.terminate();
  const { decision } = match.pending() ?? {};
  expect(decision && match.answer(decision.player, decision.options[0]?.key ?? '')).toBeUndefined();
  expect(match.pending()?.number).toBe(1);
});
