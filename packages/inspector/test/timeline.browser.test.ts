import { expect, test } from 'vitest';
import { cursor, drop, fromDisk } from './support/dropping.ts';
import { press, withMatch } from './support/page.ts';
import { PENETRATE } from './support/scenario.ts';
import { openTabs } from './support/tab.ts';

const tab = openTabs();

const rows = (): Promise<number> => tab.page.locator('.panel-timeline .row').count();

/** How long the list is, with the rows that are out of sight. */
const length = async (): Promise<number> =>
  (await tab.page.locator('.panel-timeline .virtual-all').boundingBox())?.height ?? 0;

test('the time line is told up to the moment seen, and whole when that is asked for', async () => {
  await withMatch(tab.page);
  expect(await rows()).toBe(2);
  await tab.page.click('.row-later button');
  await expect.poll(rows).toBeGreaterThan(10);
  expect(await tab.page.locator('.row-later').count()).toBe(0);
});

test('a process is folded and unfolded; who folds the one at work goes to where it began', async () => {
  await withMatch(tab.page);
  await press(tab.page, 'Shift+ArrowRight');
  const process = tab.page.locator('[data-process="startPhase"]');
  await process.locator('.row-fold').click();
  expect(await process.getAttribute('aria-expanded')).toBe('false');
  const before = await rows();
  await process.locator('.row-fold').click();
  expect(await process.getAttribute('aria-expanded')).toBe('true');
  expect(await rows()).toBeGreaterThan(before);
  const at = await cursor(tab.page);
  await press(tab.page, '-');
  expect(await cursor(tab.page)).toBeLessThan(at);
  const folded = tab.page.locator('.row-process[aria-expanded="false"]').last();
  await folded.waitFor();
  await press(tab.page, '+');
  await tab.page.waitForSelector('.panel-timeline .row.is-current');
});

test('everything folded, the moment looked at is in sight, wherever one goes', async () => {
  await withMatch(tab.page);
  await tab.page.click('#show-all');
  await tab.page.click('[data-folds="folded"]');
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'End', 'Home', ']']) {
    await press(tab.page, key);
    const moment = await cursor(tab.page);
    await tab.page.waitForSelector(`.row.is-current[data-moments~="${moment}"]`);
  }
  expect(await rows()).toBeLessThan(60);
});

test('bookkeeping is hidden until it is asked for', async () => {
  await withMatch(tab.page);
  await press(tab.page, 'Shift+ArrowRight');
  await tab.page.click('[data-folds="open"]');
  const before = await length();
  await tab.page.click('#bookkeeping');
  await expect.poll(length).toBeGreaterThan(before * 1.3);
});

test('the time line is narrowed by words, process and player together', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'penetrate.yaml', PENETRATE);
  await tab.page.waitForSelector('.row-process');
  const before = await length();
  await tab.page.selectOption('#filter-process', 'damageStep');
  // A process that was looked for is unfolded.
  await expect.poll(length).not.toBe(before);
  const byProcess = await length();
  await tab.page.fill('#search', 'u2103/penetrate.2');
  await expect.poll(length).toBeLessThan(byProcess);
  await tab.page.press('#search', 'Enter');
  await tab.page.locator('.story .clause-link', { hasText: 'u2103/penetrate.2' }).first().waitFor();
  const row = tab.page.locator('.row-moment:not(.is-current)');
  expect(await row.count()).toBeLessThan(4);
  await tab.page.selectOption('#filter-player', '1');
  await tab.page.fill('#search', '');
  await tab.page.selectOption('#filter-process', '');
  await expect.poll(() => tab.page.locator('.row-head:not(.by-1)').count()).toBe(0);
});

test('a breakpoint set in the time line stops the run, and a run that hits nothing says so', async () => {
  await withMatch(tab.page);
  await press(tab.page, 'Shift+ArrowRight', 'ArrowRight');
  const answer = tab.page.locator('.row-head[data-segment="1"]');
  await answer.hover();
  await answer.locator('.row-stop').click();
  await tab.page.waitForSelector('[data-breakpoint="decision gateAction"]');
  await press(tab.page, 'r');
  await tab.page.waitForSelector('.asked[data-kind="gateAction"]');
  const first = await cursor(tab.page);
  await tab.page.click('[data-move="run-on"]');
  const second = await cursor(tab.page);
  expect(second).toBeGreaterThan(first);
  await press(tab.page, 'Shift+R');
  expect(await cursor(tab.page)).toBe(first);
  await press(tab.page, 'Home', 'Shift+R');
  await tab.page.waitForSelector('[data-notice="noStopBefore"]');
  await tab.page.click('[data-breakpoint="decision gateAction"]');
  expect(await tab.page.locator('[data-breakpoint]').count()).toBe(0);
});

test('the words searched for are a breakpoint, at which playing stops', async () => {
  await withMatch(tab.page);
  await tab.page.fill('#search', 'Byakuya');
  await tab.page.click('#break-words');
  await tab.page.selectOption('.speed select', '100');
  await tab.page.click('[data-move="play"]');
  const current = (): Promise<string | null> =>
    tab.page.locator('.panel-timeline .row.is-current').textContent();
  // It may stop before anybody sees it play.
  await expect.poll(current).toContain('Byakuya');
  await tab.page.waitForSelector('.move-play');
  expect(await current()).toContain('Byakuya');
});

test('passes that follow each other are one row, which stands for each of them', async () => {
  await withMatch(tab.page);
  await press(tab.page, 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight');
  const row = tab.page.locator('.row-moment', { hasText: 'passes priority, then Player' }).first();
  const moments = (await row.getAttribute('data-moments'))?.split(' ') ?? [];
  expect(moments.length).toBe(2);
  await row.locator('.row-go').click();
  expect(await cursor(tab.page)).toBe(Number(moments[0]));
  await press(tab.page, 'ArrowRight');
  await tab.page.waitForSelector(`.row.is-current[data-moments="${moments.join(' ')}"]`);
});

const isInSight = (): Promise<unknown> =>
  tab.page.evaluate(`(() => {
    const row = document.querySelector('[role="tree"] .is-current')?.getBoundingClientRect();
    const list = document.querySelector('[role="tree"]').getBoundingClientRect();
    return row !== undefined && row.top >= list.top && row.bottom <= list.bottom;
  })()`);

test('the moment looked at is in sight, however fast one goes from decision to decision', async () => {
  await withMatch(tab.page);
  await tab.page.click('#show-all');
  for (const presses of [5, 7, 9, 11]) {
    await press(tab.page, 'End');
    await expect.poll(isInSight).toBe(true);
    await tab.page.evaluate(`(async () => {
        for (let n = 0; n < ${presses}; n += 1) {
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', shiftKey: true, bubbles: true }));
          await new Promise((done) => setTimeout(done));
        }
        // A list hears a frame later that it was scrolled.
        for (let n = 0; n < 6; n += 1) await new Promise(requestAnimationFrame);
      })()`);
    expect(await isInSight()).toBe(true);
  }
});

test('what moves the time line while it is on its way to the moment looked at does not keep it', async () => {
  await withMatch(tab.page);
  await tab.page.click('#show-all');
  await press(tab.page, 'End');
  await expect.poll(isInSight).toBe(true);
  await tab.page.evaluate(`(async () => {
      const list = document.querySelector('[role="tree"]');
      const end = list.scrollTop;
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
      // The rows are drawn before the next frame, the list is scrolled to them within it.
      await new Promise(queueMicrotask);
      list.scrollTop = end / 2;
      list.dispatchEvent(new Event('scroll'));
    })()`);
  await expect.poll(isInSight).toBe(true);
});
