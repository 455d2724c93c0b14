import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COVERAGE_FORMAT, coverageText } from '../../../src/fuzz/coverage/coverage.ts';
import { waitingZone } from '../../../src/registered.ts';
import { openText } from '../src/trace/source-file.ts';
import { cursor, drop, fromDisk, lastMoment } from './support/dropping.ts';
import { recordText } from './support/records.ts';
import { openTabs } from './support/tab.ts';

const tab = openTabs();

const folder = (name: string) => new URL(`../../../test/${name}/`, import.meta.url);

/** The first scenario of a folder, by name. */
const firstOf = (name: string): readonly [string, string] => {
  const files = readdirSync(folder(name), { recursive: true, encoding: 'utf8' }).sort();
  const file = files.find((each) => each.endsWith('.yaml')) ?? '';
  return [file, readFileSync(new URL(file, folder(name)), 'utf8')];
};

/** Steps to the end of what is open; every state lit on the way is in the chart. */
const walk = async (): Promise<void> => {
  const { page } = tab;
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('.state.is-lit');
  for (let steps = 0; steps < 6; steps += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('End');
  expect(await cursor(page)).toBe(await lastMoment(page));
  await page.waitForSelector('.state.is-lit');
};

test.each(['gate-ruler', 'waiting-zone', 'excess-damage'])(
  'a scenario of %s opens as expected, with its chart, its table and its clauses',
  async (ruleset) => {
    const { page } = tab;
    await fromDisk(page);
    await drop(page, ...firstOf(`scenarios/${ruleset}`));
    await page.waitForSelector('.verdict.is-fine');
    expect(await page.locator('.what small').textContent()).toBe(ruleset);
    await walk();
    expect(await page.locator('[data-side]').count()).toBe(2);
    expect(await page.locator('[data-zone]').count()).toBeGreaterThanOrEqual(2);
    await page.keyboard.press('Home');
    for (let steps = 0; steps < 40 && (await page.locator('.story .clause-link').count()) === 0; steps += 1) {
      await page.keyboard.press('ArrowRight');
    }
    expect(await page.locator('.story-clause').textContent()).toMatch(/\S \S/);
  },
);

test('a record of the game with the waiting zone is stepped through to its result', async () => {
  const { page } = tab;
  await fromDisk(page);
  await drop(page, 'waiting.jsonl', recordText(3, ['random', 'random'], waitingZone as never));
  await page.waitForSelector('.verdict.is-fine');
  await walk();
  await page.waitForSelector('[data-result]');
  await page.click('#language');
  expect(await page.locator('.middle h3').textContent()).toBe('待機ゾーン');
});

test('a fuzz finding opens with what was found', async () => {
  const { page } = tab;
  await fromDisk(page);
  const name = 'gate-ruler-second-penetrate-check.json';
  await drop(page, name, readFileSync(new URL(name, folder('regressions')), 'utf8'));
  await page.waitForSelector('.verdict.is-not');
  await page.click('.verdict summary');
  expect(await page.locator('.verdict li').count()).toBe(1);
  await walk();
});

test.each(readdirSync(folder('regressions')))('the kept finding %s can be opened', (name) => {
  const text = readFileSync(new URL(name, folder('regressions')), 'utf8');
  expect(openText(name, text).traces[0]?.trace.moments.length).toBeGreaterThan(1);
});

const coverage = (ruleset: string) =>
  coverageText({
    format: COVERAGE_FORMAT,
    ruleset,
    version: 1,
    seed: 1,
    games: 2,
    counts: { transition: { 'match turn/done/0': 41 }, held: {}, refused: {}, clause: {}, card: {} },
  });

test('what a fuzz run reached colours the charts of a new match, and of whatever is open of the same ruleset', async () => {
  const { page } = tab;
  const count = page.locator('[data-transition="match/turn/done/0"] .heat-count');
  await fromDisk(page);
  await drop(page, 'coverage-gate-ruler.json', coverage('gate-ruler'));
  await page.waitForSelector('[data-panel="chart"]');
  await page.click('[data-machine="match"]');
  await expect.poll(() => count.textContent()).toContain('×41');
  await page.selectOption('#heat', 'match');
  await expect.poll(() => count.textContent()).toContain('×0');
  await page.selectOption('#heat', 'none');
  await expect.poll(() => count.count()).toBe(0);
  await drop(page, 'game.jsonl', recordText(3));
  await page.waitForSelector('.verdict.is-fine');
  await page.selectOption('#heat', 'run');
  await page.click('[data-machine="match"]');
  await expect.poll(() => count.textContent()).toContain('×41');
});

test('a coverage file of a ruleset without matches, or a broken one, says what to do', async () => {
  const { page } = tab;
  await fromDisk(page);
  await drop(page, 'coverage.json', coverage('excess-damage'));
  const alert = page.locator('[role="alert"]');
  await alert.waitFor();
  expect(await alert.textContent()).toContain('NOT_A_MATCH');
  await drop(page, 'coverage.json', '{"format":"gatechart-coverage/1","counts":7}');
  await expect.poll(() => alert.textContent()).toContain('BAD_COVERAGE');
});

test('a broken file leaves what is open, and what is wrong with it goes away when that was read', async () => {
  const { page } = tab;
  await fromDisk(page);
  await drop(page, 'game.jsonl', recordText(3));
  await page.waitForSelector('.place');
  const top = page.locator('header.top');
  const height = (await top.boundingBox())?.height;
  await drop(page, 'broken.yaml', 'title: x\nstart: nowhere\n');
  const alert = page.getByRole('alert');
  expect(await alert.innerText()).toContain('SCENARIO_FORMAT broken.yaml:2');
  expect((await top.boundingBox())?.height).toBe(height);
  await page.waitForSelector('.place');
  await alert.getByRole('button', { name: 'Close' }).click();
  await alert.waitFor({ state: 'detached' });
});
