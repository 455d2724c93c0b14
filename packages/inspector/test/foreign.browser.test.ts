import { type AddressInfo, createServer } from 'node:net';
import { createInspectorServer } from '@statelyai/inspect/server';
import { afterEach, expect, test } from 'vitest';
import { pageFiles } from '../../../src/package-archive.ts';
import { connectStately } from '../src/stately.ts';
import { openXstateV4, type XstateV4Session } from '../src/xstate-v4/session.ts';
import { answerFirst, matchOfActors } from './support/match-of-actors.ts';
import { serving } from './support/serving.ts';
import { openTabs } from './support/tab.ts';

const tab = openTabs();

let bridge: { stop(): void } | undefined;
let v4: XstateV4Session | undefined;

afterEach(async () => {
  bridge?.stop();
  v4?.close();
  bridge = undefined;
  v4 = undefined;
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
  const inspector = await serving({ is: 'nothing' });
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
  const current = match.position().stack.map(({ state }) => `[data-state="turn/${state}"].is-lit`);
  await frame.locator(current.join(', ')).first().waitFor();
  expect(await frame.locator('[data-drawn="turn"] .arrow').count()).toBeGreaterThan(3);
});

test('actors that tell of themselves without end leave one chart in sight, and the page at hand', async () => {
  const inspector = await serving({ is: 'nothing' });
  const url = `http://127.0.0.1:${inspector.port}/foreign`;
  const app = `http://127.0.0.1:${inspector.port}/app`;
  const definition = (id: string) =>
    JSON.stringify({
      id,
      initial: 'on',
      states: { on: { on: { FLIP: 'off' } }, off: { on: { FLIP: 'on' } } },
    });
  const body = `<iframe id="shown" style="width:1200px;height:700px"></iframe><script>
    const shown = document.getElementById('shown');
    const tell = (type, sessionId, more) =>
      shown.contentWindow.postMessage({ type, _version: '1', sessionId, ...more }, '*');
    const context = { notes: 'x'.repeat(20000) };
    let flips = 0;
    const flip = () => {
      for (const id of ['clock', 'lamp'].flatMap((id) => new Array(30).fill(id))) {
        flips += 1;
        tell('@xstate.event', id, { event: { type: 'FLIP' } });
        tell('@xstate.snapshot', id, { snapshot: { value: flips % 2 ? 'off' : 'on', context } });
      }
      setTimeout(flip, 10);
    };
    addEventListener('message', ({ data }) => {
      if (data.type !== '@statelyai.connected') return;
      tell('@xstate.actor', 'clock', { name: 'clock', definition: ${JSON.stringify(definition('clock'))} });
      tell('@xstate.actor', 'lamp', { name: 'lamp', definition: ${JSON.stringify(definition('lamp'))} });
      flip();
    });
    shown.src = '${url}';
  </script>`;
  await tab.page.route(app, (route) => route.fulfill({ contentType: 'text/html', body }));
  await tab.page.goto(app);
  const frame = tab.page.frameLocator('#shown');
  await frame.locator('[data-state="lamp/on"]').waitFor();
  await frame.locator('[data-foreign-actor="clock"]').click();
  await frame.locator('[data-state="clock/on"]').waitFor();
  const [context, panel] = await Promise.all(
    ['.foreign-context', '[data-panel="foreign-events"]'].map((part) => frame.locator(part).boundingBox()),
  );
  expect(context?.height).toBeLessThan((panel?.height ?? 0) / 2);
});

test('a page of another machine may not frame ours', async () => {
  const inspector = await serving({ is: 'nothing' });
  const headers = async (path: string) =>
    (await fetch(`http://127.0.0.1:${inspector.port}${path}`)).headers.get('content-security-policy') ?? '';
  expect(await headers('/foreign')).toContain('frame-ancestors http://localhost:* http://127.0.0.1:*');
  expect(await headers('/')).toContain("frame-ancestors 'none'");
});

test('what the genuine package for XState 4 shows can be seen and clicked without a network', async () => {
  v4 = await openXstateV4({
    token: 'the-right-token',
    page: pageFiles(),
    clock: () => performance.now(),
    later: () => {},
  });
  const match = matchOfActors();
  await tab.page.goto(v4.url);
  await v4.first;
  v4.show(match);
  await tab.page.locator('[data-foreign-actor="question 0"]').click();
  await tab.page.locator('[data-drawn="question 0"] [data-state$="/open"].is-lit').waitFor();
  const [option] = match.pending()?.decision.options ?? [];
  const clicked = v4.clicks.next();
  await tab.page.locator(`[data-foreign-event="${option?.key}"]`).click();
  expect(await clicked).toBe(option?.key);
  expect(await tab.page.locator('[role="alert"]').count()).toBe(0);
  v4.close();
  v4 = undefined;
  await tab.page.locator('[role="alert"]').waitFor();
  expect(await tab.page.locator('[data-foreign-event]').count()).toBe(0);
});

/** A page of an application that has ours in a frame and tells it of an actor. */
const appWith = (
  url: string,
  message: object,
): string => `<iframe id="shown" style="width:1200px;height:700px"></iframe><script>
    const shown = document.getElementById('shown');
    addEventListener('message', ({ data }) => {
      if (data.type === '@statelyai.connected') shown.contentWindow.postMessage(${JSON.stringify(message)}, '*');
    });
    shown.src = '${url}';
  </script>`;

/** An application of nobody's, with what charts of card games have not: parallel states, delays, guards. */
const PLAYER = {
  id: 'player',
  type: 'parallel',
  states: {
    track: {
      initial: 'stopped',
      states: {
        stopped: { on: { PLAY: { target: 'running', guard: 'hasTrack', actions: [{ type: 'start' }] } } },
        running: { after: { 1000: 'stopped' }, invoke: { src: 'sound', onDone: 'stopped' } },
      },
    },
    volume: { initial: 'on', states: { on: { on: { MUTE: 'off' } }, off: {} } },
  },
};

test('an application that opens the page itself is drawn, whatever its machine has', async () => {
  const inspector = await serving({ is: 'nothing' });
  const url = `http://127.0.0.1:${inspector.port}/foreign`;
  const actor = { type: '@xstate.actor', _version: '1', sessionId: 'x:0', name: 'player' };
  const message = {
    ...actor,
    definition: JSON.stringify(PLAYER),
    snapshot: { status: 'active', value: { track: 'running', volume: 'on' } },
  };
  const app = `http://127.0.0.1:${inspector.port}/app`;
  const body = appWith(url, message);
  await tab.page.route(app, (route) => route.fulfill({ contentType: 'text/html', body }));
  await tab.page.goto(app);
  const frame = tab.page.frameLocator('#shown');
  await frame.locator('[data-state="player/track.running"].is-lit').waitFor();
  await frame.locator('[data-state="player/volume.on"].is-lit').waitFor();
  const labels = await frame.locator('.transition').allTextContents();
  expect(labels.join(' ')).toMatch(/PLAY/);
  expect(labels.join(' ')).toMatch(/hasTrack/);
  expect(labels.join(' ')).toMatch(/after 1000/);
});

test('a state key with a dot is drawn and lit, and a chart that cannot be laid out leaves a list of states', async () => {
  const inspector = await serving({ is: 'nothing' });
  const url = `http://127.0.0.1:${inspector.port}/foreign`;
  const app = `http://127.0.0.1:${inspector.port}/app`;
  const definition = JSON.stringify({
    id: 'odd',
    initial: 'a.b',
    states: { 'a.b': { on: { GO: 'c' } }, c: {} },
  });
  const actor = { type: '@xstate.actor', _version: '1', sessionId: 'x:0', name: 'odd' };
  const message = { ...actor, definition, snapshot: { status: 'active', value: 'a.b' } };
  const body = appWith(url, message);
  await tab.page.route(app, (route) => route.fulfill({ contentType: 'text/html', body }));
  await tab.page.goto(app);
  await tab.page.frameLocator('#shown').locator('[data-state="odd/a․b"].is-lit').waitFor();
  const failing = "export const drawChart = () => Promise.reject(new Error('no layout'));";
  await tab.page.route('**/draw.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: failing }),
  );
  await tab.page.reload();
  await tab.page.frameLocator('#shown').locator('[data-foreign-state="a․b"].is-lit').waitFor();
});
