import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumPath } from '../../../test/support/parts.ts';
import { drop, fromDisk } from './support/dropping.ts';
import { recordText } from './support/records.ts';
import { openTabs } from './support/tab.ts';

const tab = openTabs();
const record = recordText(3);

const openMatch = async (page: Page): Promise<void> => {
  await fromDisk(page);
  await drop(page, 'game.jsonl', record);
  await page.waitForSelector('.place');
  await page.keyboard.press('Shift+ArrowRight');
};

test('what is reached by keyboard shows its title, until Escape or the next one', async () => {
  const { page } = tab;
  await openMatch(page);
  const tip = page.locator('.tooltip');
  const fold = page.getByRole('button', { name: 'Collapse all processes' });
  await fold.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await tip.innerText()).toBe('Collapse all processes');
  await page.keyboard.press('Escape');
  expect(await tip.count()).toBe(0);
  await page.keyboard.press('Tab');
  expect(await tip.innerText()).toBe('Leave out processes without log lines');
  await page.mouse.click(640, 70);
  expect(await tip.count()).toBe(0);
});

test('an option that is reached by keyboard shows the whole text of its card', async () => {
  const { page } = tab;
  await openMatch(page);
  const option = page.locator('[data-option]').nth(1);
  await option.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const whole = await option.locator('[title]').getAttribute('title');
  expect(await page.locator('.tooltip').innerText()).toBe(whole);
});

let phone: BrowserContext | undefined;

beforeAll(async () => {
  phone = await chromium.launchPersistentContext('', {
    executablePath: chromiumPath(),
    headless: true,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    args: ['--no-sandbox', '--disable-gpu'],
  });
});

afterAll(async () => phone?.close());

test('a tap shows the title of a mark and of a button without words, not of one with words', async () => {
  if (phone === undefined) throw new Error('there is no browser');
  const page = await phone.newPage();
  await openMatch(page);
  const tip = page.locator('.tooltip');
  await page.locator('.asked').tap();
  expect(await tip.innerText()).toBe(await page.getAttribute('.asked', 'title'));
  await page.locator('[data-tab="step"]').tap();
  expect(await tip.count()).toBe(0);
  await page.locator('.what').tap();
  expect(await tip.innerText()).toBe('game.jsonl');
  const box = await tip.boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 390).toBe(true);
  await page.locator('[data-move="event-on"]').tap();
  expect(await tip.innerText()).toContain('Next event');
  await page.locator('#share').tap();
  expect(await tip.count()).toBe(0);
});
