import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cursor } from '../../../packages/inspector/test/support/dropping.ts';
import { openTabs } from '../../../packages/inspector/test/support/tab.ts';
import { filesBelow } from '../../../src/file-system.ts';
import { waitingZone } from '../../../src/rulesets/waiting-zone/ruleset.ts';
import { Folder } from '../../cli/in-process.ts';
import { serveFolder } from './support.ts';

const FOLDER = 'reports/test-site';
const SITE = join(FOLDER, 'site');
/** Where the site lies on its host: it works at any path. */
const BASE = '/below/rules/';

const WIDTHS = [390, 800, 1280, 1920, 2560];

const [CARD = '', OTHER_CARD = ''] = waitingZone.collection?.cards.keys() ?? [];
const [DECK = '', OTHER_DECK = ''] = waitingZone.decks ?? [];

/** As much of the summary of a run as the site shows. */
const RUN = {
  format: 'gatechart-selfplay/1',
  plan: { ruleset: waitingZone.id, agents: ['greedy', 'random'] },
  games: 50,
  cards: [{ card: CARD, players: 40, winRate: 0.625 }],
  decks: {
    ratings: { [DECK]: 12 },
    meetings: [{ a: DECK, b: OTHER_DECK, games: 50, score: { mean: 0.75, low: 0.6, high: 0.9, count: 25 } }],
  },
};

/** A page of each kind. */
const KINDS = {
  home: 'index.html',
  ruleset: 'waiting-zone/index.html',
  chapter: 'waiting-zone/chapters/check.html',
  clause: 'waiting-zone/clauses/check-1.html',
  'clause with two editions': 'waiting-zone/clauses/reading-12.html',
  charts: 'waiting-zone/charts/index.html',
  chart: 'waiting-zone/charts/attack.html',
  scenarios: 'waiting-zone/scenarios/index.html',
  cards: 'waiting-zone/cards/index.html',
  card: `waiting-zone/cards/${CARD}.html`,
  deck: `waiting-zone/decks/${DECK}.html`,
  editions: 'waiting-zone/editions/index.html',
  edition: 'waiting-zone/editions/reading-12-one.html',
  glossary: 'documents/reference/glossary.html',
  document: 'documents/reference/scenarios.html',
};

const textOf = (file: string): string => readFileSync(join(SITE, file), 'utf8');

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/** What axe-core finds on a page and does not call minor, with the first place of each. */
const faultsOn = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(`globalThis.axe ?? eval(${JSON.stringify(AXE)})`);
  const violations = await page.evaluate<readonly Violation[]>(
    'axe.run().then(({ violations }) => violations)',
  );
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .map(({ id, nodes }) => `${id}: ${nodes.length} times, such as ${nodes[0]?.target.join(' ')}`);
};

describe('The site', () => {
  const run = new Folder();
  let said = '';
  let url = '';
  let server: Server | undefined;

  beforeAll(async () => {
    run.file('summary.json', JSON.stringify(RUN));
    const { NODE_ENV: _, ...env } = process.env;
    const options = ['--ruleset', waitingZone.id, '--run', run.path, '--out', FOLDER];
    const made = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'tools/site/main.ts', ...options],
      {
        env,
        maxBuffer: Number.POSITIVE_INFINITY,
      },
    );
    said = made.stdout;
    ({ url, server } = await serveFolder(SITE, BASE));
  });

  afterAll(() => {
    server?.close();
    run.remove();
  });

  const tab = openTabs();

  const open = async (path: string): Promise<void> => {
    await tab.page.goto(url + path);
  };

  it('has no dead link, loads nothing from elsewhere, and has a way to and on from every page', () => {
    expect(said).toMatch(/site: \d{3} pages, \d{3} scenarios, \d{5} links, 0 faults/);
  });

  it('has a page for each clause with its words in both languages', () => {
    for (const [id, { en, ja }] of Object.entries(waitingZone.clauses)) {
      const file = `waiting-zone/clauses/${id.replaceAll('.', '-')}.html`;
      const heading = (root: string): string =>
        (/<h1.*?>(.*?)<\/h1>/s.exec(textOf(root + file))?.[1] ?? '')
          .replaceAll('&quot;', '"')
          .replaceAll('&#39;', "'")
          .replaceAll('&gt;', '>');
      expect([heading('').trim(), heading('ja/').trim()]).toEqual([`${id} ${en}`, `${id} ${ja}`]);
    }
  });

  it('leads from a clause to its words in the glossary, and says what its marks mean, in both languages', () => {
    for (const [root, marks] of [
      ['', 'What these labels mean'],
      ['ja/', 'この印の意味'],
    ] as const) {
      const text = textOf(root + KINDS.clause);
      expect(text).toMatch(
        /href="[^"]*documents\/reference\/glossary.html#the-waiting-zone-game-waiting-zone"[^>]*><span lang="ja">カウンター確認</,
      );
      expect(text).toContain(marks);
    }
  });

  it('names the ruleset in the title of what is about its editions, in both languages', () => {
    for (const [root, title] of [
      ['', 'The waiting-zone game: '],
      ['ja/', '待機ゾーンのゲーム：'],
    ] as const) {
      for (const kind of [KINDS.editions, KINDS.edition])
        expect(textOf(root + kind)).toMatch(new RegExp(`<title>${title}.+</title>`));
    }
  });

  it('has a Japanese title for each document', () => {
    for (const file of filesBelow(join(SITE, 'ja/documents'))) {
      const [, title = ''] = /<title>(.*?) \| /.exec(readFileSync(file, 'utf8')) ?? [];
      expect(`${file}: ${title}`).toMatch(/: (gatechart|.*[ぁ-んァ-ヶ一-龠])/);
    }
  });

  it('names first, of the scenarios of other clauses, those of the same chapter', () => {
    const [, named = ''] =
      /Other scenarios that apply it.*?<ul>(.*?)<\/ul>/s.exec(textOf(KINDS.clause)) ?? [];
    const clauses = [...named.matchAll(/<a [^>]*>([\w.-]+) /g)].map(([, clause = '']) => clause);
    const isNear = clauses.map((clause) => clause.startsWith('check.'));
    expect(isNear).toContain(true);
    expect(isNear).toEqual(isNear.toSorted((a, b) => Number(b) - Number(a)));
    expect(textOf(KINDS.clause)).toMatch(/scenarios\/index.html"[^>]*>and \d+ more scenarios</);
  });

  it('tells how the cards and decks of a run did, and nothing of those it did not have', () => {
    expect(textOf(KINDS.card)).toMatch(/use rate<\/dt><dd>40\.0 %<.*?score<\/dt><dd>62\.5 %</s);
    expect(textOf(KINDS.deck)).toContain('75.0 % (60.0 % – 90.0 %)');
    expect(textOf(`waiting-zone/decks/${OTHER_DECK}.html`)).toContain('25.0 % (10.0 % – 40.0 %)');
    expect(textOf(`waiting-zone/cards/${OTHER_CARD}.html`)).not.toContain('Self-play results');
  });

  it('is followed from the first page to a clause, its twin and on, below a path of its host', async () => {
    await open('');
    await tab.page.click('.entry a');
    await tab.page.click('main >> text="Counter checks"');
    await tab.page.click('.clauses >> text="check.1"');
    await tab.page.waitForURL('**/waiting-zone/clauses/check-1.html');
    await tab.page.click('.twin');
    await tab.page.waitForURL('**/ja/waiting-zone/clauses/check-1.html');
    await tab.page.click('.neighbours .next');
    await tab.page.waitForURL('**/ja/waiting-zone/clauses/check-2.html');
    await expect.poll(() => tab.page.textContent('h1')).toContain(waitingZone.clauses['check.2']?.ja);
  });

  const ask = async (root: string, question: string): Promise<void> => {
    await open(root);
    await tab.page.click('button.find >> nth=0');
    await tab.page.fill('dialog.search input', question);
  };

  const found = (): Promise<readonly string[]> =>
    tab.page.$$eval('dialog.search .found a', (all) => all.map((a) => (a as { href: string }).href));

  it.each([
    ['a number', '', 'check.5', 'waiting-zone/clauses/check-5.html'],
    ['a question', '', 'what happens when the deck is empty?', 'waiting-zone/clauses/house-11.html'],
    ['a Japanese question', 'ja/', '山札が空になったらどうなる', 'ja/waiting-zone/clauses/house-11.html'],
    ['a card', '', waitingZone.collection?.cards.get(CARD)?.name.en ?? '', `waiting-zone/cards/${CARD}.html`],
  ])('answers %s first, with at most 300 kB loaded', async (_, root, words, page) => {
    let loaded = 0;
    tab.page.on('response', async (response) => {
      loaded += (await response.body().catch(() => Buffer.of())).length;
    });
    await ask(root, words);
    await expect.poll(async () => (await found())[0]).toBe(url + page);
    expect(loaded).toBeGreaterThan(10_000);
    expect(loaded).toBeLessThan(300_000);
  });

  it('says that nothing was found, and proposes other words that find something', async () => {
    await ask('', 'qqqqzz');
    await expect.poll(() => tab.page.textContent('dialog.search [role=status]')).toContain('Nothing found');
    expect(await tab.page.locator('dialog.search .others a').count()).toBeGreaterThan(2);
    await tab.page.fill('dialog.search input', 'cuontar');
    await tab.page.click('dialog.search .others button');
    await expect.poll(async () => (await found()).length).toBeGreaterThan(0);
  });

  it('steps through a telling between its positions, and lights where the rules are', async () => {
    await open(KINDS.clause);
    const story = tab.page.locator('.story').first();
    expect(await story.locator('.board figcaption').allTextContents()).toEqual(['Before', 'After']);
    await story.locator('ol.told').scrollIntoViewIfNeeded();
    await expect.poll(() => story.locator('.chart .is-lit').count()).toBe(1);
    const stateOf = () => story.locator('.chart .is-lit').getAttribute('id');
    const lines = await story.locator('ol.told li').count();
    const line = story.locator('ol.told li[aria-current=step]');
    for (let at = 0; at < lines; at += 1) await story.locator('.steps button').first().click({ force: true });
    expect(await story.locator('[role=status]').textContent()).toBe(`Line 1 of ${lines}`);
    for (let at = 1; at < lines; at += 1) {
      await story.getByLabel('Next line').click();
      await expect.poll(stateOf).toBe(await line.getAttribute('data-part'));
    }
    expect(lines).toBeGreaterThan(1);
    expect(await story.getByLabel('Next line').isDisabled()).toBe(true);
  });

  it('fits a chart into its box, and enlarges it', async () => {
    await open(KINDS.chart);
    const box = tab.page.locator('.drawing').first();
    const zoom = async () => Number(await box.getAttribute('data-zoom'));
    const first = await zoom();
    await tab.page.getByLabel('Zoom in').first().click();
    expect(await zoom()).toBeGreaterThan(first);
    await tab.page.getByLabel('Fit').first().click();
    const [outer, inner] = [await box.boundingBox(), await box.locator('svg').boundingBox()];
    await expect
      .poll(async () => (await box.locator('svg').boundingBox())?.height ?? 0)
      .toBeLessThanOrEqual((outer?.height ?? 0) + 1);
    expect(inner?.width).toBeLessThanOrEqual((outer?.width ?? 0) + 1);
  });

  it('draws a chart whose states and clauses lead to their rows and pages', async () => {
    await open(KINDS.chart);
    const chart = tab.page.locator('.drawing svg.chart').first();
    await chart.locator('a[href^="#row-"] .title').nth(1).click();
    await expect.poll(() => tab.page.locator('tr:has(:target)').count()).toBe(1);
    await chart.locator('a[href*="/clauses/"]').first().click();
    await tab.page.waitForURL('**/waiting-zone/clauses/*.html');
  });

  it('opens a scenario in the inspector at the step where its clause acts', async () => {
    await open(KINDS.clause);
    const way = tab.page.locator('a.open').first();
    const step = Number(/\d+/.exec((await way.textContent()) ?? '')?.[0]);
    const opened = tab.page.waitForEvent('popup');
    await way.click();
    const inspector = await opened;
    await inspector.waitForSelector('.place');
    expect(step).toBeGreaterThan(0);
    expect(await cursor(inspector)).toBe(step);
    await inspector.close();
  });

  describe.each([
    ['light', ''],
    ['dark', 'ja/'],
  ] as const)('in the %s', (colorScheme, root) => {
    it.each(Object.entries(KINDS))(
      'has no fault for who cannot see or point, and fits its window: %s',
      async (kind, path) => {
        await tab.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await open(root + path);
        for (const width of kind === 'clause' ? WIDTHS : [390, 1920]) {
          await tab.page.setViewportSize({ width, height: 900 });
          expect(await faultsOn(tab.page)).toEqual([]);
          expect(
            await tab.page.evaluate('document.documentElement.scrollWidth - innerWidth'),
          ).toBeLessThanOrEqual(0);
        }
      },
    );

    it('breaks the long paths of its texts on a small phone', async () => {
      await tab.page.setViewportSize({ width: 320, height: 900 });
      await open(`${root}documents/reference/errors.html`);
      expect(await tab.page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    });

    it('has no such fault in its search', async () => {
      await tab.page.emulateMedia({ colorScheme });
      await ask(root, 'check');
      await expect.poll(async () => (await found()).length).toBeGreaterThan(0);
      expect(await faultsOn(tab.page)).toEqual([]);
    });
  });
});
