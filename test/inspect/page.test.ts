import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { chartsDigest } from '../../src/inspect/layout/draw-all.ts';
import type { Inspector } from '../../src/inspect/server/serve.ts';
import { openBrowser } from './support/chromium.ts';
import { recordText } from './support/records.ts';
import { PENETRATE } from './support/scenario.ts';
import { liveMatch, pageFolder, serving } from './support/serving.ts';

const PATIENCE = 60_000;
const INSTALLING = 600_000;

let browser: BrowserContext;
let page: Page;
let inspector: Inspector | undefined;
let troubles: string[];

beforeAll(async () => {
  browser = await openBrowser();
}, INSTALLING);

afterAll(async () => {
  await browser?.close();
});

beforeEach(async () => {
  page = await browser.newPage();
  troubles = [];
  page.on('pageerror', ({ message }) => troubles.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
});

afterEach(async () => {
  await page.close();
  await inspector?.close();
  inspector = undefined;
  expect(troubles).toEqual([]);
});

const record = recordText(3);

const fromDisk = () => page.goto(pathToFileURL(`${pageFolder()}/index.html`).href);

/** Drops a file onto the page, as a person does. */
const drop = async (name: string, text: string): Promise<void> => {
  const data = await page.evaluateHandle(`{
    const transfer = new DataTransfer();
    transfer.items.add(new File([${JSON.stringify(text)}], ${JSON.stringify(name)}));
    transfer;
  }`);
  await page.dispatchEvent('.page', 'drop', { dataTransfer: data });
};

const cursor = async (): Promise<number> => Number(await page.getAttribute('.place', 'data-cursor'));
const lastMoment = async (): Promise<number> => Number(await page.getAttribute('.place', 'data-last'));

const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

test(
  'the page draws the charts that run, and opens from disk with no server',
  async () => {
    await fromDisk();
    await page.waitForSelector('.start');
    expect(await page.getAttribute('html', 'data-charts')).toBe(chartsDigest());
  },
  PATIENCE,
);

test(
  'a dropped record is stepped through, back and forth, by step, decision and process',
  async () => {
    await fromDisk();
    await drop('game.jsonl', record);
    await page.waitForSelector('[data-panel="timeline"]');
    expect(await cursor()).toBe(0);
    await press('ArrowRight', 'ArrowRight', 'ArrowRight');
    expect(await cursor()).toBe(3);
    await press('ArrowLeft');
    expect(await cursor()).toBe(2);
    await press('Shift+ArrowRight');
    const rest = await cursor();
    expect(rest).toBeGreaterThan(2);
    await page.waitForSelector('.state.is-lit');
    await press('Shift+ArrowRight');
    await press('Shift+ArrowLeft');
    expect(await cursor()).toBe(rest);
    await press(']');
    expect(await cursor()).toBeGreaterThan(rest);
    await press('End');
    expect(await cursor()).toBe(await lastMoment());
    await page.waitForSelector('[data-result]');
  },
  PATIENCE,
);

test(
  'only the rows in sight are drawn',
  async () => {
    await fromDisk();
    await drop('game.jsonl', record);
    await page.waitForSelector('.row-moment');
    expect(await lastMoment()).toBeGreaterThan(1000);
    expect(await page.locator('.row-moment').count()).toBeLessThan(100);
  },
  PATIENCE,
);

test(
  'another option begins a branch, and the main line stays',
  async () => {
    await fromDisk();
    await drop('game.jsonl', record);
    await page.waitForSelector('[data-panel="decision"]');
    const last = await lastMoment();
    await press('Shift+ArrowRight');
    await page.waitForSelector('[data-option]');
    await page.locator('[data-option]:not(.is-taken)').first().click();
    await page.waitForSelector('[data-branch="1"][aria-pressed="true"]');
    expect(await lastMoment()).not.toBe(last);
    await page.click('[data-branch="0"]');
    expect(await lastMoment()).toBe(last);
  },
  PATIENCE,
);

test(
  'a scenario shows the second look at Penetrate lit, with its clause in both languages',
  async () => {
    await fromDisk();
    await drop('penetrate.yaml', PENETRATE);
    await page.waitForSelector('.verdict.is-fine');
    await page.fill('#search', 'u2103/penetrate.2');
    await page.press('#search', 'Enter');
    await page.waitForSelector('[data-state="damageStep/penetrate"].is-lit');
    const clause = page.locator('[data-clause="u2103/penetrate.2"] dd');
    const english = await clause.textContent();
    await page.click('#language');
    await page.waitForSelector('html[lang="ja"]');
    expect(await page.locator('[data-panel="clauses"] h2').textContent()).toBe('条項');
    const japanese = await clause.textContent();
    expect(japanese).not.toBe(english);
    expect(japanese).toMatch(/[ぁ-ん]/);
  },
  PATIENCE,
);

test(
  'a fuzz finding opens with what was found',
  async () => {
    const file = new URL('../regressions/gate-ruler-second-penetrate-check.json', import.meta.url);
    await fromDisk();
    await drop('finding.json', readFileSync(file, 'utf8'));
    await page.waitForSelector('.verdict.is-not');
    expect(await lastMoment()).toBeGreaterThan(10);
  },
  PATIENCE,
);

test(
  'a broken file is refused with its line and reason, and another one can be opened',
  async () => {
    await fromDisk();
    await drop('broken.jsonl', `${record.split('\n')[0]}\n{"line":"decision","player":7}\n`);
    const alert = page.locator('[role="alert"]');
    await alert.waitFor();
    expect(await alert.textContent()).toContain('RECORD_LINE');
    expect(await alert.textContent()).toContain('broken.jsonl:2');
    await drop('game.jsonl', record);
    await page.waitForSelector('[data-panel="chart"]');
  },
  PATIENCE,
);

test(
  'a dropped file runs no script',
  async () => {
    const evil = '<img src=x onerror="document.title=\'owned\'"><script>document.title="owned"</script>';
    await fromDisk();
    await drop(
      'evil.yaml',
      PENETRATE.replace('u2103/penetrate.2 the second look', evil.replaceAll('"', "'")),
    );
    await page.waitForSelector('[role="alert"], .what');
    await drop('<b>.jsonl', evil);
    await page.waitForSelector('[role="alert"]');
    expect(await page.title()).toBe('Gatechart inspector');
    expect(await page.locator('img').count()).toBe(0);
  },
  PATIENCE,
);

test(
  'looking as a player turns the other hand face down',
  async () => {
    await fromDisk();
    await drop('game.jsonl', record);
    await page.waitForSelector('[data-panel="table"]');
    await press('Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight');
    const hand = page.locator('[data-zone="1 hand"] .card');
    const cards = await hand.count();
    expect(cards).toBeGreaterThan(0);
    expect(await page.locator('[data-zone="1 hand"] .card.is-hidden').count()).toBe(0);
    await page.selectOption('#viewer', '0');
    expect(await page.locator('[data-zone="1 hand"] .card.is-hidden').count()).toBe(cards);
    for (let decisions = 0; decisions < 40; decisions += 1) {
      if ((await page.locator('.asked.by-1').count()) > 0) break;
      await press('Shift+ArrowRight');
    }
    await page.waitForSelector('.asked.by-1');
    expect(await page.locator('[data-option]').count()).toBe(0);
    await page.selectOption('#viewer', '1');
    expect(await page.locator('[data-option]').count()).toBeGreaterThan(1);
  },
  PATIENCE,
);

test(
  'the keyboard alone plays a whole match against an agent',
  async () => {
    await fromDisk();
    await page.locator('button[type="submit"]').focus();
    await press('Enter');
    await page.waitForSelector('[data-option]');
    for (
      let answers = 0;
      answers < 400 && (await page.locator('[data-result]').count()) === 0;
      answers += 1
    ) {
      await press('h', '1');
    }
    expect(await page.locator('[data-result]').count()).toBe(1);
  },
  PATIENCE,
);

test(
  'a live match between agents flows, and is stepped back and branched while it goes on',
  async () => {
    inspector = await serving({ is: 'match', match: liveMatch(['greedy', 'greedy'], 400) });
    await page.goto(inspector.url);
    await page.waitForSelector('.live-open');
    await expect.poll(lastMoment, { timeout: PATIENCE }).toBeGreaterThan(200);
    await press('Home', 'ArrowRight');
    expect(await cursor()).toBe(1);
    const before = await lastMoment();
    await expect.poll(lastMoment, { timeout: PATIENCE }).toBeGreaterThan(before);
    expect(await cursor()).toBe(1);
    await press('Shift+ArrowRight');
    await page.locator('[data-option]:not(.is-taken)').first().click();
    await page.waitForSelector('[data-branch="1"][aria-pressed="true"]');
  },
  PATIENCE,
);

test(
  'a person plays a seat of a live match to its end',
  async () => {
    const match = liveMatch(['human', 'greedy'], 1);
    inspector = await serving({ is: 'match', match });
    await page.goto(inspector.url);
    await page.waitForSelector('.live');
    for (let answers = 0; answers < 500; answers += 1) {
      await page.waitForSelector('.asked.by-0, [data-result]');
      if ((await page.locator('[data-result]').count()) > 0) break;
      const count = match.lines.length;
      await page.evaluate("document.querySelector('.asked.by-0 ~ .options button')?.click()");
      await expect.poll(() => match.lines.length, { timeout: 5000 }).toBeGreaterThan(count);
      await page.waitForTimeout(5);
    }
    await page.waitForSelector('[data-result]');
    expect(match.lines.at(-1)?.line).toBe('result');
    expect(await page.locator('.live-over').count()).toBe(1);
  },
  PATIENCE * 2,
);
