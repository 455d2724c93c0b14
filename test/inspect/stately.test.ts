import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { connectStately } from '../../src/inspect/stately/stream.ts';
import { gateRuler } from '../../src/rulesets.ts';
import { startActors } from '../../src/runtime/start.ts';

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

const listen = async (): Promise<readonly [string, Told[]]> => {
  const told: Told[] = [];
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket) => {
    socket.on('message', (data) => told.push(JSON.parse(String(data)) as Told));
  });
  await new Promise((resolve) => server?.once('listening', resolve));
  return [`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, told];
};

test('the genuine package streams every actor of a match, with its chart and without the game', async () => {
  const [url, told] = await listen();
  const game = gateRuler.newGame({
    edition: gateRuler.defaultEdition,
    decks: ['atlas-drive', 'volnar-host'],
    seed: 3,
    index: 0,
  });
  const match = startActors(gateRuler, game, {});
  const stream = await connectStately(url);
  stream.show(match);
  for (let answers = 0; answers < 6; answers += 1) {
    const { decision } = match.pending() ?? {};
    if (decision !== undefined) match.answer(decision.player, decision.options[0]?.key ?? '');
  }
  await stream.close();
  await expect.poll(() => told.filter(({ type }) => type === '@xstate.snapshot').length).toBeGreaterThan(20);
  const actors = told.filter(({ type }) => type === '@xstate.actor');
  expect(actors.map(({ name }) => name)).toEqual(expect.arrayContaining(['table', 'match', 'turn', 'gate']));
  expect(actors.find(({ name }) => name === 'gate')?.definition).toContain('"resolution"');
  expect(told.some(({ type }) => type === '@xstate.event')).toBe(true);
  for (const { snapshot } of told) expect(snapshot?.context ?? {}).not.toHaveProperty('game');
});

test('a server that is not there is an error with its address', async () => {
  await expect(connectStately('ws://127.0.0.1:1')).rejects.toMatchObject({
    code: 'NO_INSPECTOR',
    place: 'ws://127.0.0.1:1',
  });
});

test('a viewer that goes away does not disturb the match', async () => {
  const [url] = await listen();
  const game = gateRuler.newGame({
    edition: gateRuler.defaultEdition,
    decks: ['atlas-drive', 'volnar-host'],
    seed: 3,
    index: 0,
  });
  const match = startActors(gateRuler, game, {});
  const stream = await connectStately(url);
  stream.show(match);
  for (const client of server?.clients ?? []) client.terminate();
  const { decision } = match.pending() ?? {};
  expect(decision && match.answer(decision.player, decision.options[0]?.key ?? '')).toBeUndefined();
  expect(match.pending()?.number).toBe(1);
});
