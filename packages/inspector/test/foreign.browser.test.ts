import { type AddressInfo, createServer } from 'node:net';
import { createInspectorServer } from '@statelyai/inspect/server';
import { afterEach, expect, test } from 'vitest';
import {
  actorTree,
  type ExternalMessage,
  externalMessage,
  NO_ACTORS,
  receiveMessage,
} from '../src/external-actors.ts';
import type { InspectorServer } from '../src/server/server.ts';
import { connectStately } from '../src/stately.ts';
import { answerFirst, matchOfActors } from './support/match-of-actors.ts';
import { serving } from './support/serving.ts';
import { openTabs } from './support/tab.ts';

const tab = openTabs();

let inspector: InspectorServer | undefined;
let bridge: { stop(): void } | undefined;

afterEach(async () => {
  bridge?.stop();
  await inspector?.close();
  bridge = undefined;
  inspector = undefined;
});

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

test('the genuine inspector server shows in our page the states of a program, the current ones lit', async () => {
  inspector = await serving({ is: 'nothing' });
  const port = await freePort();
  const url = `http://127.0.0.1:${inspector.port}/foreign`;
  bridge = createInspectorServer({ port, url, autoOpen: false });
  await tab.page.goto(`http://localhost:${port}`);
  const frame = tab.page.frameLocator('#inspector');
  await frame.locator('[data-panel="foreign-actors"]').waitFor();

  const stream = await connectStately(`ws://localhost:${port}`);
  const match = matchOfActors();
  stream.show(match);
  answerFirst(match, 3);
  await stream.close();
  await frame.locator('[data-foreign-actor="turn"]').last().click();
  const current = match.position().stack.map(({ state }) => `[data-foreign-state="${state}"].is-lit`);
  await frame.locator(current.join(', ')).first().waitFor();
  expect(await frame.locator('[data-foreign-state]').count()).toBeGreaterThan(3);
});

test('a page of another machine may not frame ours', async () => {
  inspector = await serving({ is: 'nothing' });
  const headers = async (path: string) =>
    (await fetch(`http://127.0.0.1:${inspector?.port}${path}`)).headers.get('content-security-policy') ?? '';
  expect(await headers('/foreign')).toContain('frame-ancestors http://localhost:* http://127.0.0.1:*');
  expect(await headers('/')).toContain("frame-ancestors 'none'");
});

const told = (message: object): ExternalMessage => externalMessage.parse({ _version: '0', ...message });

test('an actor that was never introduced is shown by the states it was seen in', () => {
  const actors = [
    told({ type: '@xstate.snapshot', sessionId: 'a', snapshot: { value: { open: 'waiting' } } }),
    told({ type: '@xstate.snapshot', sessionId: 'a', snapshot: { value: 'closed', status: 'done' } }),
  ].reduce(receiveMessage, NO_ACTORS);
  const actor = actors.all.get('a');
  expect(actor?.states.map(({ path }) => path)).toEqual(['open', 'open.waiting', 'closed']);
  expect(actor).toMatchObject({ active: ['closed'], status: 'done' });
});

test('actors that name each other as parents do not hang the page', () => {
  const actors = [
    told({ type: '@xstate.actor', sessionId: 'a', parentId: 'b' }),
    told({ type: '@xstate.actor', sessionId: 'b', parentId: 'a' }),
    told({ type: '@xstate.actor', sessionId: 'c' }),
  ].reduce(receiveMessage, NO_ACTORS);
  expect(actorTree(actors.all).map(([{ sessionId }]) => sessionId)).toEqual(['c']);
});

test.each([
  [{ type: '@xstate.snapshot', sessionId: 'a', snapshot: 'x' }],
  [{ type: '@xstate.actor', sessionId: 7 }],
  [{ type: '@xstate.event', sessionId: 'a', event: {} }],
  ['<img src=x>'],
])('a message that is none is left out: %j', (message) => {
  expect(externalMessage.safeParse(message).success).toBe(false);
});
