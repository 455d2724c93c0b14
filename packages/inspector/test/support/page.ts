import type { Page } from 'playwright-core';
import { drop, fromDisk } from './dropping.ts';
import { recordText } from './records.ts';

/** Opens the page from disk with the record of a whole match. */
export const withMatch = async (page: Page): Promise<void> => {
  await fromDisk(page);
  await drop(page, 'game.jsonl', recordText(3));
  await page.waitForSelector('.scrubber', { state: 'attached' });
};

/** Presses keys, one after the other. */
export const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
