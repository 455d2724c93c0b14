import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulesets } from '../../../src/registered.ts';
import { openText } from '../src/trace/source-file.ts';
import { cursor, fromDisk, lastMoment } from './support/dropping.ts';
import { openTabs } from './support/tab.ts';

const tab = openTabs();

const FOLDER = new URL('../../../examples/scenarios/', import.meta.url);

const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await tab.page.keyboard.press(key);
};

test('every example is as it says, and lies on the start page, as does a match of every ruleset with matches', async () => {
  const files = readdirSync(FOLDER);
  expect(files.length).toBeGreaterThanOrEqual(3);
  for (const file of files) {
    const { traces } = openText(file, readFileSync(new URL(file, FOLDER), 'utf8'));
    for (const { findings } of traces) expect(findings).toEqual([]);
  }
  await fromDisk(tab.page);
  await tab.page.waitForSelector('[data-example]');
  const shown = await tab.page
    .locator('[data-example]')
    .evaluateAll((buttons) =>
      buttons.map((button) => (button as unknown as { dataset: { example: string } }).dataset.example),
    );
  const matches = [...rulesets.values()].filter(({ decks = [] }) => decks.length > 0).map(({ id }) => id);
  expect(shown.sort()).toEqual([...files, ...matches].sort());
});

test('each example opens with one click, at its beginning', async () => {
  await fromDisk(tab.page);
  await tab.page.waitForSelector('[data-example]');
  const count = await tab.page.locator('[data-example]').count();
  for (let index = 0; index < count; index += 1) {
    await tab.page.locator('[data-example]').nth(index).click();
    await tab.page.waitForSelector('.place');
    expect(await cursor(tab.page)).toBe(0);
    expect(await lastMoment(tab.page)).toBeGreaterThan(3);
    await tab.page.getByText('Open another file').click();
    await tab.page.waitForSelector('.start');
  }
});

/** Presses Tab until what has the focus fits, and fails where that never happens. */
const tabTo = async (selector: string): Promise<void> => {
  for (let presses = 0; presses < 200; presses += 1) {
    if ((await tab.page.locator(`${selector}:focus`).count()) > 0) return;
    await press('Tab');
  }
  throw new Error(`the keyboard does not come to ${selector}`);
};

test('by keyboard alone a match is started and played on, a sheet opened, a step gone back, a branch begun and saved', async () => {
  await fromDisk(tab.page);
  await tab.page.waitForSelector('.start');
  await tabTo('button[type="submit"]');
  await press('Enter');
  await tab.page.waitForSelector('[data-option]');
  await press('1', '1', '1');
  const played = await lastMoment(tab.page);
  expect(played).toBeGreaterThan(3);
  await tabTo('button.card');
  await tab.page.waitForSelector('#card-sheet');
  await press('Enter');
  await tab.page.waitForSelector('#card-sheet .close');
  await press('Escape');
  await tab.page.waitForSelector('#card-sheet', { state: 'detached' });
  await press('Shift+ArrowLeft', 'Shift+ArrowLeft');
  expect(await cursor(tab.page)).toBeLessThan(played);
  while ((await tab.page.locator('[data-option]').count()) < 2) await press('Shift+ArrowLeft');
  const taken = await tab.page
    .locator('[data-option]')
    .evaluateAll((options) =>
      options.findIndex((option) =>
        (option as unknown as { className: string }).className.includes('is-taken'),
      ),
    );
  await press(taken === 0 ? '2' : '1');
  await tab.page.waitForSelector('[data-branch="1"][aria-pressed="true"]');
  await tabTo('#share');
  await press('Enter');
  await tabTo('#save-record');
  const saving = tab.page.waitForEvent('download');
  await press('Enter');
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('branch.jsonl');
  const { traces } = openText('branch.jsonl', readFileSync(await saved.path(), 'utf8'));
  expect(traces[0]?.findings).toEqual([]);
});
