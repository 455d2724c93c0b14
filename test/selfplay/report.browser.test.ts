import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../packages/inspector/test/support/chromium.ts';
import { writeResults } from '../../src/cli/selfplay/results.ts';
import type { ClauseRegistry } from '../../src/core/rulebook.ts';
import { gateRuler } from '../../src/registered.ts';
import { type Outcome, pointsOf } from '../../src/selfplay/outcome.ts';
import type { Plan } from '../../src/selfplay/plan.ts';
import { cardUses } from '../../src/selfplay/report/card-section.ts';
import { outlierSection, type RecordLinks, reportPage } from '../../src/selfplay/report/run-report.ts';
import { NO_VALUE, SORT_SCRIPT, sortedTable, textCell } from '../../src/selfplay/report/tables.ts';
import { inlineRunner, type Run, runPlan } from '../../src/selfplay/runner.ts';

const plan: Plan = {
  ruleset: gateRuler,
  edition: '2021-03',
  agents: ['greedy', 'random', 'cmd:false'],
  decks: ['atlas-drive', 'volnar-host'],
  games: 24,
  seed: 3,
  limit: 1000,
};

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

describe('The report of a run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatechart-report-'));
  const file = join(folder, 'report.html');
  let run: Run;
  let browser: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    run = await runPlan(plan, {
      runner: inlineRunner(),
      withTrajectories: false,
      clock: () => 0,
      stop: new AbortController().signal,
      store: {
        path: folder,
        program: '1.2.3',
        build: 'aaaaaaaaaaaaaaaa',
        lock: () => () => {},
        finish: (kept, whole) => writeResults(kept, whole, gateRuler, undefined),
      },
    });
    browser = await openBrowser();
    page = await browser.newPage();
    await page.goto(pathToFileURL(file).href);
  });

  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  const column = (caption: RegExp, place: number): Promise<readonly string[]> =>
    page.getByRole('region', { name: caption }).locator(`tbody td:nth-child(${place})`).allTextContents();

  it('needs nothing else', () => {
    const html = readFileSync(file, 'utf8');
    expect(html).not.toMatch(/<link|https?:|src=/);
    expect(html).toContain('cmd:false');
  });

  it('tells a card of both decks apart by deck and agent, with as many players as sat there', () => {
    const uses = cardUses(run.outcomes);
    const sides = run.outcomes.flatMap(({ agents, decks, cards }) =>
      ([0, 1] as const).map((seat) => ({ agent: agents[seat], deck: decks[seat], cards: cards[seat] })),
    );
    const keys = uses.map(({ card, deck, agent }) => `${card} ${deck} ${agent}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { card, deck, agent, players, users, use } of uses) {
      const seated = sides.filter((side) => side.agent === agent && side.deck === deck);
      expect(players).toBe(seated.length);
      expect(users).toBe(seated.filter(({ cards }) => cards.includes(card)).length);
      expect(use.low).toBeLessThanOrEqual(users / players);
      expect(use.high).toBeGreaterThanOrEqual(users / players);
    }
    expect(uses.reduce((sum, { users }) => sum + users, 0)).toBe(sides.flatMap(({ cards }) => cards).length);
  });

  it('has a table of cards for each agent, whose last column is against all its own matches with the deck', async () => {
    const uses = cardUses(run.outcomes);
    const regions = await page
      .getByRole('region', { name: /^Cards of/ })
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
    expect(regions).toHaveLength(new Set(uses.map(({ agent }) => agent)).size);
    for (const { card, deck, agent, score, difference } of uses) {
      const own = run.outcomes.flatMap((outcome) =>
        ([0, 1] as const)
          .filter((seat) => outcome.agents[seat] === agent && outcome.decks[seat] === deck)
          .map((seat) => pointsOf(outcome, seat)),
      );
      const usual = own.reduce((sum, points) => sum + points, 0) / own.length;
      expect(`${card} ${difference.toFixed(4)}`).toBe(`${card} ${(score.mean - usual).toFixed(4)}`);
    }
  });

  it('sorts the cards by the head that is pressed, and the other way round when pressed again', async () => {
    const table = page.getByRole('region', { name: /^Cards of greedy/ });
    const head = table.getByRole('columnheader', { name: 'played by' });
    const counts = async () => (await column(/^Cards of greedy/, 3)).map((cell) => Number.parseInt(cell, 10));
    const given = await counts();
    expect(given).toEqual(given.toSorted((a, b) => b - a));
    expect(await head.getAttribute('aria-sort')).toBe('descending');
    await head.getByRole('button').focus();
    await page.keyboard.press('Enter');
    expect(await head.getAttribute('aria-sort')).toBe('ascending');
    expect(await counts()).toEqual(given.toSorted((a, b) => a - b));
    await page.keyboard.press('Enter');
    expect(await counts()).toEqual(given.toSorted((a, b) => b - a));
    await table.getByRole('columnheader', { name: 'card' }).getByRole('button').click();
    const names = await column(/^Cards of greedy/, 1);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(await table.locator('[aria-sort]').count()).toBe(1);
  });

  it('leads from the name of a card to what it does', async () => {
    const link = page
      .getByRole('region', { name: /^Cards of greedy/ })
      .locator('tbody a')
      .first();
    const target = ((await link.getAttribute('href')) ?? '').slice(1);
    const name = (await link.textContent()) ?? '';
    expect(await page.locator(`[id="${target}"]`).textContent()).toBe(name);
    const card = decodeURIComponent(target.slice('card-'.length));
    expect(gateRuler.collection?.cardText(card, 'en')?.name).toBe(name);
  });

  it('gives each meeting once from either side, with its interval and number of matches', async () => {
    const { meetings } = run.summary.agents;
    const table = page.getByRole('region', { name: 'Scores of agents, row against column' });
    const cells = await table.locator('td b').allTextContents();
    expect(cells).toHaveLength(2 * meetings.length);
    const played = await table.locator('td small:last-child').allTextContents();
    expect(played.toSorted()).toEqual(
      meetings.flatMap(({ games }) => [`${games} matches`, `${games} matches`]).toSorted(),
    );
  });

  it('says in words what the clauses say that matches ended by', async () => {
    const clauses = [...new Set(run.outcomes.flatMap(({ reasons }) => reasons))].filter((id) => id !== null);
    const words = (await column(/^Endings/, 5)).join(' ');
    expect(clauses.length).toBeGreaterThan(0);
    for (const id of clauses) expect(words).toContain((gateRuler.clauses as ClauseRegistry)[id]?.en);
  });

  it('lists failures, forfeits and the ends of the lengths, each with a record that is there', async () => {
    const links = await page
      .getByRole('region', { name: /^Failures/ })
      .locator('a')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(links.filter((link) => !existsSync(join(folder, link?.replace(/#.*/, '') ?? '')))).toEqual([]);
    const lengths = run.outcomes
      .filter(({ forfeit }) => forfeit === undefined)
      .map(({ decisions }) => decisions);
    const told = (await column(/^Failures/, 4)).map(Number);
    expect(told).toContain(Math.min(...lengths));
    expect(told).toContain(Math.max(...lengths));
    expect(await column(/^Failures/, 2)).toContain('forfeit');
  });

  it('leads to a match in the inspector, which plays it to the end that was told', async () => {
    const watched = await browser.newPage();
    for (const why of ['short', 'long']) {
      const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: why, exact: true }) });
      const number = Number(await row.first().locator('td').first().textContent());
      const link = row.first().getByRole('link', { name: 'watch' });
      await watched.goto('about:blank');
      await watched.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
      await watched.waitForSelector('.place');
      await watched.keyboard.press('End');
      const { winner, decisions } = run.outcomes.find((each) => each.number === number) as Outcome;
      await watched.waitForSelector(`[data-result="${winner ?? 'draw'}"]`);
      const answers = new URLSearchParams(new URL(watched.url()).hash.slice(1)).get('answers') ?? '';
      expect(answers.split('.')).toHaveLength(decisions);
    }
  });

  it('names no record where digests alone were kept', () => {
    const html = reportPage(run.summary, run.outcomes, { ruleset: gateRuler });
    expect(html).not.toContain('records/');
    expect(html).toContain('--keep digests');
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

/** A match of so many decisions that ended by the rules. */
const ended = (number: number, decisions: number): Outcome => ({
  number,
  agents: ['greedy', 'random'],
  decks: ['atlas-drive', 'volnar-host'],
  winner: 0,
  reasons: [null, '12-2a-1'],
  decisions,
  turns: 4,
  cards: [[], []],
  digest: 'd',
});

const failed = (number: number): Outcome => {
  const { winner: _, ...outcome } = ended(number, number);
  return { ...outcome, reasons: [null, null], failure: { code: 'RULE_ERROR', message: `broke ${number}` } };
};

const forfeited = (number: number): Outcome => ({
  ...ended(number, number),
  forfeit: { player: 1, reason: 'late', message: `late ${number}` },
});

/** The cells of the rows of a table, tags left out. */
const rowsOf = (markup: string): readonly (readonly string[])[] =>
  [...markup.matchAll(/<tr><td.*<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) =>
      cell.replaceAll(/<[^>]*>/g, ' ').trim(),
    ),
  );

const RECORDS: RecordLinks = { given: ' --rules ../game', watch: () => undefined };

describe('Matches to look at', () => {
  const numbersOf = (outcomes: readonly Outcome[], why: string): readonly string[] =>
    rowsOf(outlierSection(outcomes, RECORDS))
      .filter(([, each]) => each === why)
      .map(([number = '']) => number);

  it('are the five shortest and the five longest that ended, and none between', () => {
    const decisions = [70, 15, 120, 44, 9, 63, 101, 38, 27, 88, 52, 140, 33, 76, 200];
    const outcomes = [...decisions.map((each, number) => ended(number, each)), failed(90), forfeited(91)];
    expect(numbersOf(outcomes, 'short')).toEqual(['4', '1', '8', '12', '7']);
    expect(numbersOf(outcomes, 'long')).toEqual(['9', '6', '2', '11', '14']);
  });

  it('are each once where fewer ended', () => {
    const outcomes = [ended(0, 30), ended(1, 20), ended(2, 50), ended(3, 40), ended(4, 60), ended(5, 10)];
    expect(numbersOf(outcomes, 'short')).toEqual(['5', '1', '0', '3', '2']);
    expect(numbersOf(outcomes, 'long')).toEqual(['4']);
  });

  it('are five failures and five forfeits at most, with what was said', () => {
    const seven = [0, 1, 2, 3, 4, 5, 6];
    const outcomes = [...seven.map(failed), ...seven.map((number) => forfeited(10 + number))];
    expect(numbersOf(outcomes, 'failure')).toEqual(['0', '1', '2', '3', '4']);
    expect(numbersOf(outcomes, 'forfeit')).toEqual(['10', '11', '12', '13', '14']);
    const said = rowsOf(outlierSection(outcomes, undefined)).map(([, , , , each]) => each);
    expect(said.slice(0, 5)).toEqual([0, 1, 2, 3, 4].map((number) => `broke ${number}`));
    expect(said.slice(5)).toEqual([10, 11, 12, 13, 14].map((number) => `late ${number}`));
  });

  it('lead to the inspector, but for those that failed', () => {
    const watched = { ...RECORDS, watch: (number: number) => `inspector/index.html#${number}` };
    const markup = outlierSection([ended(37, 5), failed(90)], watched);
    expect([...markup.matchAll(/index\.html#(\d+)/g)].map(([, number]) => number)).toEqual(['37']);
  });

  it('name the file of each record', () => {
    const [row] = rowsOf(outlierSection([ended(37, 5)], RECORDS));
    expect(row?.[5]).toContain('gatechart inspect records/000037.jsonl --rules ../game');
    expect(rowsOf(outlierSection([ended(37, 5)], undefined))[0]).toHaveLength(5);
  });
});

describe('A table that is sorted by its heads', () => {
  const rows: readonly (readonly [name: string, count: number | undefined])[] = [
    ['Beta', 9],
    ['alpha', 100],
    ['Gamma', 10],
    ['Without', undefined],
  ];
  const markup = sortedTable({
    caption: 'Names',
    heads: ['name', 'count'],
    rows: rows.map(([name, by]) => [
      textCell(name),
      by === undefined ? NO_VALUE : { shown: `${by} of 100`, by },
    ]),
    by: [1, 'descending'],
  });

  it('is sorted without its script, numbers as numbers, missing ones last', () => {
    expect(rowsOf(markup).map(([name]) => name)).toEqual(['alpha', 'Gamma', 'Beta', 'Without']);
  });

  it('follows the keyboard: a number from the most, a name from its first letter, and each back, but missing numbers last', async () => {
    const browser = await openBrowser();
    try {
      const page = await browser.newPage();
      await page.setContent(`<!doctype html><html lang="en">${markup}<script>${SORT_SCRIPT}</script>`);
      const press = async (head: string) => {
        await page.getByRole('columnheader', { name: head }).getByRole('button').focus();
        await page.keyboard.press('Enter');
        return page.locator('tbody td:first-child').allTextContents();
      };
      expect(await press('count')).toEqual(['Beta', 'Gamma', 'alpha', 'Without']);
      expect(await press('name')).toEqual(['alpha', 'Beta', 'Gamma', 'Without']);
      expect(await press('name')).toEqual(['Without', 'Gamma', 'Beta', 'alpha']);
      expect(await press('count')).toEqual(['alpha', 'Gamma', 'Beta', 'Without']);
      expect(await page.locator('[aria-sort]').count()).toBe(1);
    } finally {
      await browser.close();
    }
  });
});
