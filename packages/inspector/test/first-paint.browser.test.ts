import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { waitingZone } from '../../../src/registered.ts';
import { fromDisk } from './support/dropping.ts';
import { liveMatch, pageFolder, serving, urlOf } from './support/serving.ts';
import { openTabs } from './support/tab.ts';

const tab = openTabs();

/** Most bytes of script, compressed, before the start page can be read. */
const MOST_SCRIPT = 200_000;

const RULES = /\/(charts-)?(gate-ruler|waiting-zone|excess-damage)\.js$/;

/** Names of the scripts that a page asks for. */
const scriptsOf = (page: Page): readonly string[] => {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (name.endsWith('.js')) names.push(name);
  });
  return names;
};

test('the frames of the page are there before any script has come', async () => {
  await tab.page.route(/\.js$/, () => undefined);
  await tab.page.goto(new URL(`file://${pageFolder()}/index.html`).href, { waitUntil: 'commit' });
  await tab.page.waitForSelector('.skeleton');
  expect(await tab.page.locator('.skeleton > i').first().isVisible()).toBe(true);
});

test('the start page is there before any ruleset, with little script', async () => {
  const scripts = scriptsOf(tab.page);
  await tab.page.route(RULES, () => undefined);
  await fromDisk(tab.page);
  await tab.page.waitForSelector('.start h2');
  const bytes = scripts
    .filter((name) => !RULES.test(`/${name}`))
    .map((name) => gzipSync(readFileSync(`${pageFolder()}/${name}`)).length);
  expect(bytes.length).toBeGreaterThan(1);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(MOST_SCRIPT);
});

test('what the start page shows at first stays in its place when the rulesets have come', async () => {
  let letGo = (): void => undefined;
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await tab.page.route(RULES, async (route) => {
    await wait;
    await route.continue();
  });
  await fromDisk(tab.page);
  const button = tab.page.getByRole('button', { name: 'Open link' });
  const before = await button.boundingBox();
  letGo();
  await tab.page.waitForSelector('.new-match');
  expect(before).not.toBeNull();
  expect(await button.boundingBox()).toEqual(before);
});

test('a match loads its own rules alone, and charts come with their panel', async () => {
  const scripts = scriptsOf(tab.page);
  const match = liveMatch(['greedy', 'greedy'], { ruleset: waitingZone as never });
  const inspector = await serving({ is: 'match', match });
  await tab.page.goto(urlOf(inspector));
  await tab.page.waitForSelector('.chain');
  expect(scripts.filter((name) => RULES.test(`/${name}`)).sort()).toEqual([
    'charts-waiting-zone.js',
    'waiting-zone.js',
  ]);
  expect(scripts.indexOf('chart-panel.js')).toBeGreaterThan(scripts.indexOf('inspector.js'));
});

test('a part that is not there is said, with what to do', async () => {
  await tab.page.route(/gate-ruler\.js$/, (route) => route.abort());
  await fromDisk(tab.page);
  await tab.page.waitForSelector('[role="alert"]');
  expect(await tab.page.textContent('[role="alert"]')).toMatch(/PAGE_INCOMPLETE.*gate-ruler\.js.*one folder/);
  tab.forgive(/ERR_FAILED/);
});
