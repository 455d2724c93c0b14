import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../packages/inspector/test/support/chromium.ts';
import { gateRuler } from '../../../src/registered.ts';
import { balanceOf } from '../../../src/selfplay/balance/balance.ts';
import { countersOf, whatIfOf } from '../../../src/selfplay/balance/what-if.ts';
import type { Outcome } from '../../../src/selfplay/outcome.ts';
import { balancePage } from '../../../src/selfplay/report/balance-report.ts';
import { Draws, madeUp } from './support.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const GAMES = 200;
const CARDS = ['storm-caller', 'oath-warden', 'ember-whelp', 'stridam'];

const draws = new Draws(1);

/** Matches of two decks; who draws `storm-caller` wins more often. */
const meeting = (one: string, other: string): readonly Outcome[] =>
  Array.from({ length: GAMES }, (_, number) => {
    const side = (deck: string) => {
      const drawn = Object.fromEntries(CARDS.flatMap((card) => (draws.happens(0.4) ? [[card, 2]] : [])));
      return { deck, drawn, played: Object.keys(drawn) };
    };
    const [a, b] = [side(one), side(other)];
    const edge = Number('storm-caller' in a.drawn) - Number('storm-caller' in b.drawn);
    return madeUp(number, [a, b], draws.happens(0.55 + 0.3 * edge) ? 0 : 1, 5 + draws.below(9));
  });

describe('The page about balance', () => {
  const meetings = [
    meeting('volnar-host', 'volnar-host'),
    meeting('volnar-host', 'atlas-drive'),
    meeting('atlas-drive', 'atlas-drive'),
  ];
  const asked = {
    ...{ ruleset: gateRuler, edition: '2021-03', agent: 'greedy', rival: 'random', games: GAMES, seed: 1 },
    decks: ['volnar-host', 'atlas-drive'],
  };
  const changed = {
    ...{ card: 'storm-caller', number: 'atk', value: 4, was: 3 },
    decks: new Map([['volnar-host', 'volnar-host-changed']]),
  };
  const [, before = []] = meetings;
  const whatIf = whatIfOf(changed, before, meeting('volnar-host-changed', 'atlas-drive'));
  const balance = balanceOf(asked, { meetings, luck: [before, before] }, 0, {
    whatIf,
    counters: countersOf(before, meeting('volnar-host', 'atlas-drive')),
  });
  const markup = balancePage(balance, meetings.flat(), gateRuler);
  let browser: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    browser = await openBrowser();
    page = await browser.newPage();
    await page.setContent(markup);
  });

  afterAll(() => browser.close());

  it('needs nothing else', () => {
    expect(markup).not.toMatch(/<link|https?:|src=/);
  });

  it('has a plot for decks, first player, length, luck, cards and what would be', async () => {
    const plots = await page.locator('svg[role=img]').evaluateAll((all) => all.map((each) => each.ariaLabel));
    expect(plots).toEqual([
      'Score differences',
      'Scores of decks against all other decks',
      'Score of the first player',
      'Turns',
      'Share of split pairs',
      'Score differences',
      expect.stringMatching(/^Drawn by turn \d+: clearest changes$/),
      'Played: clearest changes',
    ]);
  });

  it('has every dot and interval of a plot within its scale', async () => {
    const places = await page
      .locator('svg line.interval')
      .evaluateAll((all) =>
        all.map((each) => [Number(each.getAttribute('x1')), Number(each.getAttribute('x2'))]),
      );
    expect(places.length).toBeGreaterThan(10);
    for (const [low = 0, high = 0] of places) {
      expect(low).toBeGreaterThanOrEqual(230);
      expect(high).toBeLessThanOrEqual(610);
      expect(low).toBeLessThan(high);
    }
  });

  it('says which card is told to be strong, with its name leading to its words', async () => {
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Storm Caller' }) });
    expect(await row.locator('td').last().textContent()).toMatch(/^Drawn, it raises the chance to win/);
    const target = ((await row.getByRole('link').getAttribute('href')) ?? '').slice(1);
    expect(await page.locator(`[id="${target}"]`).textContent()).toBe('Storm Caller');
    expect(balance.cards?.cards.find(({ card }) => card === 'storm-caller')?.drawn?.isTold).toBe(true);
  });

  it('begins with a verdict for the seat, for each deck, and for the cards that change something', async () => {
    expect(await page.locator('h2').first().textContent()).toBe('Verdict');
    const said = await page.locator('.verdicts li').allTextContents();
    expect(said[0]).toMatch(/^The first player (is|has|wins)/);
    expect(said.slice(1, 3).every((line) => /(is balanced|is not decided|wins too)/.test(line))).toBe(true);
    expect(said.slice(3).join()).toContain('Storm Caller: Drawn, it raises the chance to win');
  });

  it.each([
    [390, 'light'],
    [800, 'dark'],
    [1280, 'light'],
    [1920, 'dark'],
    [2560, 'light'],
  ] as const)(
    'has no fault for axe at %i px, %s, and is not wider than the page',
    async (width, colorScheme) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.evaluate(AXE);
      const faults = await page.evaluate(
        `axe.run().then(({ violations }) => violations
        .filter(({ impact }) => impact !== 'minor')
        .map(({ id, nodes }) => [id, nodes.length, nodes[0].html]))`,
      );
      expect(faults).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    },
  );
});
