import { expect, test } from 'vitest';
import { cursor, drop, fromDisk } from './support/dropping.ts';
import { EDITIONS } from './support/scenario.ts';
import { openTabs } from './support/tab.ts';

const tab = openTabs();

test('two editions stand side by side, the first difference is found, and both are stepped together', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'editions.yaml', EDITIONS);
  await tab.page.waitForSelector('[data-branch="1"]');
  await tab.page.selectOption('#beside', '1');
  await tab.page.waitForSelector('.compare');
  expect(await tab.page.locator('.compare .table').count()).toBe(2);
  expect(await tab.page.locator('.panel-tellings tr.is-other').count()).toBeGreaterThan(0);
  const beside = (): Promise<number> =>
    tab.page.getAttribute('.compare', 'data-beside').then((text) => Number(text));
  expect(await beside()).toBe(0);
  expect(await tab.page.getAttribute('[data-ending]', 'data-ending')).toBe('sameQuestion');
  expect(await tab.page.locator('.panel-tellings .clause-list').first().textContent()).toMatch(/\d/);
  await tab.page.click('#difference');
  const parting = await cursor(tab.page);
  expect(parting).toBeGreaterThan(0);
  await tab.page.keyboard.press('End');
  expect(await cursor(tab.page)).toBeGreaterThan(parting);
  expect(await beside()).toBeGreaterThan(0);
  await tab.page.selectOption('#beside', '');
  await tab.page.waitForSelector('[data-panel="chart"]');
});

test('a phone has no row of panels while two editions are compared', async () => {
  await tab.page.setViewportSize({ width: 390, height: 844 });
  await fromDisk(tab.page);
  await drop(tab.page, 'editions.yaml', EDITIONS);
  const tabs = tab.page.getByRole('navigation', { name: 'Panels' });
  await tabs.waitFor();
  await tab.page.selectOption('#beside', '1');
  await tab.page.waitForSelector('.compare');
  expect(await tabs.count()).toBe(0);
  await tab.page.selectOption('#beside', '');
  await tabs.waitFor();
});
