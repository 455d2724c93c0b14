import { expect, test } from 'vitest';
import { scenarioTitles } from '../page/build-data.ts';
import { cursor, drop, fromDisk } from './support/dropping.ts';
import { press, withMatch } from './support/page.ts';
import { PENETRATE } from './support/scenario.ts';
import { openTabs } from './support/tab.ts';

const tab = openTabs();

/** Whether something lies wholly within the canvas, as it is drawn. */
const isInSight = async (selector: string): Promise<boolean> => {
  const [canvas, box] = await Promise.all(
    ['.canvas', selector].map((each) => tab.page.locator(each).first().boundingBox()),
  );
  return (
    canvas != null &&
    box != null &&
    box.x >= canvas.x &&
    box.y >= canvas.y &&
    box.x + box.width <= canvas.x + canvas.width &&
    box.y + box.height <= canvas.y + canvas.height
  );
};

test('the state that is lit is in sight and can be read, from the first view on', async () => {
  await withMatch(tab.page);
  const lit = '.state.is-lit:not(.state-compound)';
  for (const keys of [[], ['Shift+ArrowRight'], ['ArrowRight'], [']'], ['End']]) {
    await press(tab.page, ...keys);
    await expect.poll(() => isInSight(lit)).toBe(true);
    const box = await tab.page.locator(lit).first().boundingBox();
    expect(box?.height).toBeGreaterThan(15);
  }
});

test('a chart that is not in sight as a whole has a small map, with the lit state in it', async () => {
  await withMatch(tab.page);
  await press(tab.page, 'Shift+ArrowRight');
  await tab.page.waitForSelector('.chart-map .map-state.is-lit');
});

test('a click on a state tells its words in both languages, its scenarios, and how often the match was there', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'penetrate.yaml', PENETRATE);
  await tab.page.fill('#search', 'u2103/penetrate.2');
  await tab.page.press('#search', 'Enter');
  await tab.page.click('[data-state="damageStep/after.counterattack"]');
  await tab.page.waitForSelector('.told-card[data-told="damageStep/after.counterattack"]');
  const clause = tab.page.locator('[data-told-clause]').first();
  expect(await clause.locator('p[lang="en"]').textContent()).toMatch(/[a-z]/);
  expect(await clause.locator('p[lang="ja"]').textContent()).toMatch(/[ぁ-んァ-ヶ]/);
  expect(Number(await tab.page.getAttribute('[data-times]', 'data-times'))).toBe(1);
  await clause.locator('.clause-id').click();
  await tab.page.waitForSelector('.told-card [data-stop="on"]');
  await press(tab.page, 'Escape');
  expect(await tab.page.locator('.told-card').count()).toBe(0);
});

test('a clause of a step tells the scenarios that show it, and runs on and back to where it acts', async () => {
  await withMatch(tab.page);
  await press(tab.page, 'Shift+ArrowRight');
  const clause = '6-2f';
  await tab.page.fill('#search', clause);
  await tab.page.press('#search', 'Enter');
  await tab.page.locator('.story .clause-link', { hasText: clause }).click();
  const card = tab.page.locator('.told-card');
  const titles = scenarioTitles()['gate-ruler']?.[clause] ?? [];
  expect(titles.length).toBeGreaterThan(0);
  await expect.poll(() => card.locator('li').count()).toBe(titles.length);
  expect(await card.locator('li').first().textContent()).toContain(titles[0]?.[1]);
  const before = await cursor(tab.page);
  await card.locator('[data-stop="on"]').click();
  expect(await cursor(tab.page)).toBeGreaterThan(before);
  await card.locator('[data-stop="back"]').click();
  expect(await cursor(tab.page)).toBe(before);
  await tab.page.locator('.story .clause-link', { hasText: clause }).waitFor();
  await card.locator('[data-stop="set"]').click();
  await tab.page.waitForSelector(`[data-breakpoint="clause ${clause}"]`);
});

test('a click on a transition tells its words', async () => {
  await withMatch(tab.page);
  await press(tab.page, 'ArrowRight', 'ArrowRight');
  await tab.page.locator('.arrow.is-taken .arrow-reach').click({ force: true });
  await tab.page.waitForSelector('.told-card[data-told^="match/"]');
});

test('how often counts no more than was seen', async () => {
  await withMatch(tab.page);
  await press(tab.page, 'Shift+ArrowRight');
  await tab.page.selectOption('#heat', 'match');
  const times = (): Promise<number> =>
    tab.page.evaluate(
      `[...document.querySelectorAll('.heat-count')].reduce((sum, each) => sum + Number(each.textContent.replace('×', '')), 0)`,
    );
  const seen = await times();
  expect(seen).toBeGreaterThan(0);
  await tab.page.click('#show-all');
  await expect.poll(times).toBeGreaterThan(seen);
});
