import { expect, test } from 'vitest';
import { drop, fromDisk } from './support/dropping.ts';
import { recordText } from './support/records.ts';
import { openTabs } from './support/tab.ts';

const tab = openTabs();

const isHandSeen = (): Promise<boolean> =>
  tab.page
    .locator('[data-zone="1 hand"] .card')
    .first()
    .evaluate((card) => (card as unknown as { tagName: string }).tagName === 'BUTTON');

test('a match against an agent is looked at as its player; what agents play, and what is opened, with everything', async () => {
  await fromDisk(tab.page);
  await tab.page.click('button[type="submit"]');
  await tab.page.waitForSelector('[data-option]');
  expect(await tab.page.inputValue('#viewer')).toBe('0');
  expect(await isHandSeen()).toBe(false);
  await tab.page.selectOption('#viewer', 'all');
  expect(await isHandSeen()).toBe(true);
  await tab.page.selectOption('#viewer', '0');
  await drop(tab.page, 'game.jsonl', recordText(3));
  await expect.poll(() => tab.page.inputValue('#viewer')).toBe('all');
  await tab.page.getByText('Open another file').click();
  await tab.page.click('[data-example="gate-ruler"]');
  await tab.page.waitForSelector('#viewer');
  expect(await tab.page.inputValue('#viewer')).toBe('all');
});
