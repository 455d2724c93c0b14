import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { drop, fromDisk } from './support/dropping.ts';
import { recordText } from './support/records.ts';
import { PENETRATE } from './support/scenario.ts';
import { liveMatch, serving, urlOf } from './support/serving.ts';
import { openTabs } from './support/tab.ts';

const tab = openTabs();

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

const GRAVE: readonly string[] = ['moderate', 'serious', 'critical'];

/** What axe finds to be more than minor, a line each. */
const faults = async (): Promise<readonly string[]> => {
  await tab.page.evaluate(AXE);
  const violations = (await tab.page.evaluate(
    'axe.run({ preload: false }).then((result) => result.violations)',
  )) as Violation[];
  return violations
    .filter(({ impact }) => GRAVE.includes(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
};

const inBothThemes = async (): Promise<void> => {
  for (const theme of ['dark', 'light']) {
    await tab.page.click('#theme');
    await tab.page.waitForSelector(`html[data-theme="${theme}"]`);
    expect(await faults(), theme).toEqual([]);
  }
};

test('the start page has no serious fault for those who cannot see or point', async () => {
  await fromDisk(tab.page);
  await tab.page.waitForSelector('.start');
  await inBothThemes();
});

test('nor has an open record, with a sheet and a zone open', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'game.jsonl', recordText(3));
  await tab.page.waitForSelector('[data-panel="table"]');
  for (let decisions = 0; decisions < 30; decisions += 1) await tab.page.keyboard.press('Shift+ArrowRight');
  await inBothThemes();
  await tab.page.locator('[data-opens="0 damage"]').click();
  await tab.page.locator('.zone-list button.card').first().click();
  await tab.page.waitForSelector('#card-sheet');
  expect(await faults()).toEqual([]);
});

test('nor has a scenario, in Japanese too, nor two branches side by side', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'penetrate.yaml', PENETRATE);
  await tab.page.waitForSelector('[data-panel="table"]');
  await inBothThemes();
  await tab.page.click('#language');
  await tab.page.keyboard.press('Shift+ArrowRight');
  await tab.page.locator('[data-option]:not(.is-taken)').first().click();
  await tab.page.selectOption('#beside', '0');
  await tab.page.waitForSelector('.compare');
  expect(await faults()).toEqual([]);
});

test.each([
  [390, 844, 'light', 'ja-JP'],
  [800, 1000, 'dark', 'en'],
  [1920, 1080, 'light', 'en'],
  [2560, 1440, 'dark', 'ja-JP'],
] as const)('nor has a record at a width of %i', async (width, height, colorScheme, language) => {
  await tab.page.setViewportSize({ width, height });
  await tab.page.emulateMedia({ colorScheme });
  await tab.page.addInitScript(`Object.defineProperty(navigator, 'language', { value: '${language}' })`);
  await fromDisk(tab.page);
  await drop(tab.page, 'game.jsonl', recordText(3));
  await tab.page.waitForSelector('.scrubber', { state: 'attached' });
  for (let decisions = 0; decisions < 8; decisions += 1) await tab.page.keyboard.press('Shift+ArrowRight');
  expect(await tab.page.getAttribute('html', 'lang')).toBe(language.slice(0, 2));
  expect(await faults()).toEqual([]);
});

test('nor has the seat of a player', async () => {
  const inspector = await serving({ is: 'match', match: liveMatch(['human', 'human']) });
  await tab.page.goto(urlOf(inspector));
  await tab.page.waitForSelector('.seat');
  await inBothThemes();
});
