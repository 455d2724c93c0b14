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
const BASE = '/below/rules/';

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

/** What axe-core calls serious or critical on a page, with the first place of each. */
const faultsOn = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(AXE);
  const violations = await page.evaluate<readonly Violation[]>(
    'axe.run().then(({ violations }) => violations)',
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
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
    const options = ['--ruleset', waitingZone.id, '--run', run.path, '--base', BASE, '--out', FOLDER];
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
    await tab.page.waitForFunction("document.querySelector('#app').__vue_app__ !== undefined");
  };

  it('has no dead link, loads nothing from elsewhere, and has a way to and on from every page', () => {
    expect(said).toMatch(/site: \d{3} pages, 1\d\d scenarios, \d{5} links, 0 faults/);
  });

  it('has a page for each clause with its words in both languages', () => {
    for (const [id, { en, ja }] of Object.entries(waitingZone.clauses)) {
      const file = `waiting-zone/clauses/${id.replaceAll('.', '-')}.html`;
      const heading = (root: string): string =>
        (/<h1.*?>(.*?)<a/s.exec(textOf(root + file))?.[1] ?? '')
          .replaceAll('&quot;', '"')
          .replaceAll('&#39;', "'");
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
    await tab.page.click('.VPFeature');
    await tab.page.click('.vp-doc >> text="Counter checks"');
    await tab.page.click('.clauses >> text="check.1"');
    await tab.page.waitForURL('**/waiting-zone/clauses/check-1.html');
    // The address changes before the page does: what is clicked next is told from what stood in its place by where it leads.
    await tab.page.click('.twin[href$="/ja/waiting-zone/clauses/check-1.html"]');
    await tab.page.waitForURL('**/ja/waiting-zone/clauses/check-1.html');
    await tab.page.click('.pager-link.next[href$="/ja/waiting-zone/clauses/check-2.html"]');
    await tab.page.waitForURL('**/ja/waiting-zone/clauses/check-2.html');
    await expect.poll(() => tab.page.textContent('h1')).toContain(waitingZone.clauses['check.2']?.ja);
  });

  it.each([
    ['a number', '', 'check.5', 'waiting-zone/clauses/check-5.html'],
    ['Japanese words', 'ja/', '待機ゾーン', 'ja/waiting-zone/'],
    ['one Japanese sign and more', 'ja/', '攻撃権', 'ja/waiting-zone/clauses/attack-1.html'],
    ['a card', '', waitingZone.collection?.cards.get(CARD)?.name.en ?? '', `waiting-zone/cards/${CARD}.html`],
  ])('is searched for %s', async (_, root, words, found) => {
    await open(root);
    await tab.page.click('.VPNavBarSearchButton, .DocSearch-Button');
    await tab.page.fill('#localsearch-input', words);
    await expect
      .poll(() =>
        tab.page.$$eval('#localsearch-list a', (all) => all.map((a) => (a as { href: string }).href)),
      )
      .toEqual(expect.arrayContaining([expect.stringContaining(`${BASE}${found}`)]));
  });

  it('draws a chart whose states and clauses lead to their rows and pages', async () => {
    await open(KINDS.chart);
    const chart = tab.page.locator('.drawing svg.chart');
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
      'has no serious fault for who cannot see or point: %s',
      async (_, path) => {
        await tab.page.emulateMedia({ colorScheme });
        await open(root + path);
        expect(await faultsOn(tab.page)).toEqual([]);
      },
    );
  });
});
