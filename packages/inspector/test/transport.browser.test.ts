import { expect, test } from 'vitest';
import { cursor } from './support/dropping.ts';
import { press, withMatch } from './support/page.ts';
import { openTabs } from './support/tab.ts';

const tab = openTabs();

const marks = (is: string): Promise<number> => tab.page.locator(`[data-mark="${is}"]`).count();

test('at the start the page tells nothing of the end', async () => {
  await withMatch(tab.page);
  expect(await tab.page.locator('[data-result]').count()).toBe(0);
  expect(await tab.page.locator('[data-mark]').count()).toBe(0);
  const place = await tab.page.locator('.place').textContent();
  expect(place).not.toContain((await tab.page.getAttribute('.place', 'data-last')) ?? '');
  await press(tab.page, 'End');
  await tab.page.waitForSelector('[data-result]');
});

test('the slider has marks for what was seen, and for all when that is asked for', async () => {
  await withMatch(tab.page);
  for (let decisions = 0; decisions < 12; decisions += 1) await press(tab.page, 'Shift+ArrowRight');
  const seen = await Promise.all(['turn', 'decision', 'damage'].map(marks));
  expect(Math.min(...seen)).toBeGreaterThan(0);
  await press(tab.page, 'Home');
  expect(await Promise.all(['turn', 'decision', 'damage'].map(marks))).toEqual(seen);
  await tab.page.click('#show-all');
  await expect.poll(() => marks('turn')).toBeGreaterThan(seen[0] as number);
  await tab.page.click('#show-all');
  await expect.poll(() => marks('turn')).toBe(seen[0]);
});

test('every button that moves has another name and another look', async () => {
  await withMatch(tab.page);
  const buttons = tab.page.locator('.moves [data-move]');
  const [names, looks] = await Promise.all([
    buttons.evaluateAll((each) => each.map((one) => one.ariaLabel)),
    buttons.evaluateAll((each) =>
      each.map((one) => `${one.innerHTML.indexOf('<svg')} ${one.querySelector('path')?.getAttribute('d')}`),
    ),
  ]);
  expect(names).toHaveLength(9);
  expect(new Set(names).size).toBe(9);
  expect(new Set(looks).size).toBe(9);
  await tab.page.click('[data-move="on"]');
  expect(await cursor(tab.page)).toBe(1);
  await tab.page.click('[data-move="back"]');
  expect(await cursor(tab.page)).toBe(0);
});

test('with breakpoints set the buttons stay in one row, with both ways to run in sight', async () => {
  await withMatch(tab.page);
  const row = tab.page.locator('.moves');
  const height = async (): Promise<number> => (await row.boundingBox())?.height ?? 0;
  const before = await height();
  for (const stop of ['rulerDamage', 'counter', 'attack']) await tab.page.selectOption('#run-until', stop);
  await tab.page.click('#show-all');
  expect(await tab.page.locator('[data-breakpoint]').count()).toBe(3);
  expect(await height()).toBe(before);
  const right = (await row.boundingBox())?.width ?? 0;
  for (const inSight of ['[data-move="run-back"]', '[data-move="run-on"]', '.place b', '.speed select']) {
    const box = await tab.page.locator(inSight).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(right + 12);
  }
  await tab.page.click('[data-move="run-on"]');
  expect(await cursor(tab.page)).toBeGreaterThan(0);
});

test('a key that means nothing here does nothing, and the page says why', async () => {
  await withMatch(tab.page);
  const notice = (is: string) => tab.page.waitForSelector(`[data-notice="${is}"]`);
  await press(tab.page, '1');
  await notice('notHere');
  await press(tab.page, 'b');
  await notice('noBranches');
  await press(tab.page, 'Shift+ArrowRight', '9');
  await notice('notOffered');
  const player = await tab.page.locator('.asked.by-0').count();
  await tab.page.selectOption('#viewer', String(player));
  await press(tab.page, '1');
  await notice('notYours');
  await press(tab.page, 'h');
  await notice('notYours');
  await press(tab.page, 'End', '1');
  await notice('isOver');
  expect(await tab.page.locator('[data-branch]').count()).toBe(1);
  await press(tab.page, 'ArrowLeft');
  expect(await tab.page.locator('[data-notice]').count()).toBe(0);
});

test('a question mark shows the keys in the language of the page, and Escape closes them', async () => {
  await withMatch(tab.page);
  await press(tab.page, '?');
  const dialog = tab.page.locator('dialog.keys');
  await dialog.waitFor();
  const english = await dialog.textContent();
  await press(tab.page, 'ArrowRight');
  expect(await cursor(tab.page)).toBe(0);
  await press(tab.page, 'Escape');
  await dialog.waitFor({ state: 'detached' });
  await tab.page.click('#language');
  await tab.page.click('#keys');
  await dialog.waitFor();
  const japanese = await dialog.textContent();
  expect(japanese).toMatch(/[ぁ-ん]/);
  expect(japanese).not.toBe(english);
});

test('the chances are drawn by a worker from disk, tell no end, stop when asked, and a swing leads to its decision', async () => {
  await withMatch(tab.page);
  for (let decisions = 0; decisions < 6; decisions += 1) await press(tab.page, 'Shift+ArrowRight');
  await tab.page.click('#chances');
  const points = async (): Promise<number> => Number(await tab.page.getAttribute('.chances', 'data-points'));
  await expect.poll(points).toBe(6);
  await expect
    .poll(() => tab.page.locator('progress').evaluate((each: { value: number }) => each.value))
    .toBeGreaterThan(25);
  expect(await points()).toBe(6);
  await tab.page.click('#chances-stop');
  await tab.page.click('#show-all');
  expect(await points()).toBeGreaterThan(25);
  const swing = tab.page.locator('[data-swing]').first();
  const moment = Number(await swing.getAttribute('data-swing'));
  await swing.click();
  expect(await cursor(tab.page)).toBe(moment);
  await tab.page.waitForSelector('.asked');
  expect(await tab.page.textContent('[data-search]')).toMatch(
    /^ismcts:40 chooses ".+" and expects to win \d+ % of the time; the best alternative, ".+", \d+ % \(.+\)/,
  );
  await tab.page.click('#chances');
  expect(await tab.page.locator('.chances').count()).toBe(0);
});

test('Space folds what has the focus, and plays elsewhere', async () => {
  await withMatch(tab.page);
  await press(tab.page, 'Shift+ArrowRight');
  const summary = tab.page.locator('[data-panel="step"] summary').first();
  await summary.focus();
  await press(tab.page, 'Space');
  expect(await summary.locator('..').getAttribute('open')).toBeNull();
  expect(await tab.page.locator('[data-move="play"]').textContent()).toBe('Play');
});
