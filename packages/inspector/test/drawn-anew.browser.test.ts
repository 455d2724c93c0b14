import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { press, withMatch } from './support/page.ts';
import { openTabs } from './support/tab.ts';

const tab = openTabs();

const SHOWN = '.machine:not(.is-away)';

const shownMachine = (page: Page): Promise<string | null> =>
  page.locator(SHOWN).first().getAttribute('data-drawn');

/** Keeps an element of the page, to look later what became of it. */
const keep = (page: Page, selector: string): Promise<void> =>
  page.evaluate(`void (globalThis.kept = document.querySelector('${selector}'))`);

const kept = (page: Page, question: string): Promise<unknown> => page.evaluate(question);

/** Presses a key until another machine is shown; gives its name. */
const pressOn = async (page: Page, key: string): Promise<string | null> => {
  const before = await shownMachine(page);
  let shown = before;
  while (shown === before) {
    await press(page, key);
    shown = await shownMachine(page);
  }
  return shown;
};

test('a machine that is shown again is the one that was drawn, and nothing is marked in those not shown', async () => {
  await withMatch(tab.page);
  await press(tab.page, 'Shift+ArrowRight');
  const name = await shownMachine(tab.page);
  await keep(tab.page, SHOWN);
  await pressOn(tab.page, 'ArrowRight');
  expect(await kept(tab.page, 'kept.matches(".is-away")')).toBe(true);
  expect(await tab.page.locator('.is-away .is-lit, .is-away .is-around, .is-away .is-taken').count()).toBe(0);
  expect(await pressOn(tab.page, 'ArrowLeft')).toBe(name);
  expect(await kept(tab.page, `kept === document.querySelector("${SHOWN}")`)).toBe(true);
  await tab.page.waitForSelector(`${SHOWN} .is-lit`);
});

test('rows that stay in sight stay as they are drawn when the match goes on', async () => {
  await withMatch(tab.page);
  await press(tab.page, 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await keep(tab.page, '.row[aria-selected="true"]');
  await press(tab.page, 'ArrowRight');
  expect(await kept(tab.page, '[kept.isConnected, kept.ariaSelected]')).toEqual([true, 'false']);
});

test('a step has the page laid out once, whoever asks for sizes', async () => {
  await withMatch(tab.page);
  await press(tab.page, 'Shift+ArrowRight');
  const tools = await tab.page.context().newCDPSession(tab.page);
  await tools.send('Performance.enable');
  const layouts = async (): Promise<number> => {
    const { metrics } = await tools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
  };
  const steps = 30;
  const before = await layouts();
  // The key comes before a frame, as a person's does, and what it led to is drawn before the next one.
  await tab.page.evaluate(`(async () => {
      for (let step = 0; step < ${steps}; step += 1) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))));
      }
    })()`);
  expect((await layouts()) - before).toBeLessThan(steps * 1.5);
});

test('a row that stays in sight as the time line scrolls keeps its place in it, so that it is not painted anew', async () => {
  await withMatch(tab.page);
  for (let decision = 0; decision < 20; decision += 1) await press(tab.page, 'Shift+ArrowRight');
  const scrolled = (): Promise<unknown> =>
    tab.page.evaluate("document.querySelector('.panel-timeline .virtual').scrollTop");
  const before = await scrolled();
  await keep(tab.page, '.panel-timeline [data-segment="19"]');
  const place = await kept(tab.page, 'kept.offsetTop');
  for (let step = 0; step < 4; step += 1) await press(tab.page, 'ArrowRight');
  await expect.poll(scrolled).not.toBe(before);
  expect(await kept(tab.page, '[kept.isConnected, kept.offsetTop]')).toEqual([true, place]);
});

test('a folded panel whose content a step would change has none, until it is unfolded or a narrow page shows it', async () => {
  await withMatch(tab.page);
  const rows = tab.page.locator('.panel-actors .row, .panel-messages .row, .panel-clauses dl');
  expect(await rows.count()).toBe(0);
  await tab.page.click('[data-fold="actors"]');
  await tab.page.waitForSelector('.panel-actors .row');
  await tab.page.click('[data-fold="actors"]');
  await expect.poll(() => rows.count()).toBe(0);
  await tab.page.setViewportSize({ width: 900, height: 800 });
  await tab.page.click('[data-tab="clauses"]');
  await tab.page.waitForSelector('.panel-clauses dl');
});
