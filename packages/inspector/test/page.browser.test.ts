import { expect, test } from 'vitest';
import { gateRuler } from '../../../src/registered.ts';
import { chartsDigest } from '../page/build-data.ts';
import type { LiveMatch } from '../src/server/live-match.ts';
import { cursor, drop, fromDisk, lastMoment } from './support/dropping.ts';
import { recordText } from './support/records.ts';
import { PENETRATE } from './support/scenario.ts';
import { liveMatch, serving, steppedMatch, TOKEN, urlOf } from './support/serving.ts';
import { openTabs } from './support/tab.ts';

const tab = openTabs();

const record = recordText(3);

const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await tab.page.keyboard.press(key);
};

test('the page draws the charts that run, and opens from disk with no server', async () => {
  await fromDisk(tab.page);
  await tab.page.waitForSelector('.start');
  expect(await tab.page.getAttribute('html', 'data-charts')).toBe(chartsDigest());
});

test('a dropped record is stepped through, back and forth, by step, decision and process', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'game.jsonl', record);
  await tab.page.waitForSelector('[data-panel="timeline"]');
  expect(await cursor(tab.page)).toBe(0);
  await press('ArrowRight', 'ArrowRight', 'ArrowRight');
  expect(await cursor(tab.page)).toBe(3);
  await press('ArrowLeft');
  expect(await cursor(tab.page)).toBe(2);
  await press('Shift+ArrowRight');
  const rest = await cursor(tab.page);
  expect(rest).toBeGreaterThan(2);
  await tab.page.waitForSelector('.state.is-lit');
  await press('Shift+ArrowRight');
  await press('Shift+ArrowLeft');
  expect(await cursor(tab.page)).toBe(rest);
  await press(']');
  expect(await cursor(tab.page)).toBeGreaterThan(rest);
  await press('End');
  expect(await cursor(tab.page)).toBe(await lastMoment(tab.page));
  await tab.page.waitForSelector('[data-result]');
});

test('only the rows in sight are drawn', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'game.jsonl', record);
  await tab.page.waitForSelector('.row-moment');
  expect(await lastMoment(tab.page)).toBeGreaterThan(1000);
  expect(await tab.page.locator('.row-moment').count()).toBeLessThan(100);
});

test('what was answered is marked among the options once it was seen, or when all is to be told', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'game.jsonl', record);
  await tab.page.waitForSelector('[data-panel="decision"]');
  const marked = () => tab.page.locator('.options .is-taken').count();
  await press('Shift+ArrowRight');
  await tab.page.waitForSelector('[data-option]');
  expect(await marked()).toBe(0);
  await press('ArrowRight', 'ArrowLeft');
  expect(await marked()).toBe(1);
  await press('Shift+ArrowRight');
  expect(await marked()).toBe(0);
  await tab.page.click('#show-all');
  expect(await marked()).toBe(1);
});

test('another option begins a branch, and the main line stays', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'game.jsonl', record);
  await tab.page.waitForSelector('[data-panel="decision"]');
  const last = await lastMoment(tab.page);
  await press('Shift+ArrowRight');
  await tab.page.waitForSelector('[data-option]');
  await tab.page.click('#show-all');
  await tab.page.locator('[data-option]:not(.is-taken)').first().click();
  await tab.page.waitForSelector('[data-branch="1"][aria-pressed="true"]');
  expect(await lastMoment(tab.page)).not.toBe(last);
  await tab.page.click('[data-branch="0"]');
  expect(await lastMoment(tab.page)).toBe(last);
});

test('a scenario shows where the second look at Penetrate leads, with its clause in both languages', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'penetrate.yaml', PENETRATE);
  await tab.page.waitForSelector('.verdict.is-fine');
  await tab.page.fill('#search', 'u2103/penetrate.2');
  await tab.page.press('#search', 'Enter');
  await tab.page.waitForSelector('[data-state="damageStep/after.counterattack"].is-lit');
  await tab.page.click('[data-fold="clauses"]');
  const clause = tab.page.locator('[data-clause="u2103/penetrate.2"] dd');
  const english = await clause.textContent();
  await tab.page.click('#language');
  await tab.page.waitForSelector('html[lang="ja"]');
  expect(await tab.page.locator('[data-panel="clauses"] h2').textContent()).toBe('条項');
  const japanese = await clause.textContent();
  expect(japanese).not.toBe(english);
  expect(japanese).toMatch(/[ぁ-ん]/);
});

test('a broken file is refused with its line and reason, and another one can be opened', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'broken.jsonl', `${record.split('\n')[0]}\n{"line":"decision","player":7}\n`);
  const alert = tab.page.locator('[role="alert"]');
  await alert.waitFor();
  expect(await alert.textContent()).toContain('RECORD_LINE');
  expect(await alert.textContent()).toContain('broken.jsonl:2');
  await drop(tab.page, 'game.jsonl', record);
  await tab.page.waitForSelector('[data-panel="chart"]');
});

test('a dropped file runs no script', async () => {
  const evil = '<img src=x onerror="document.title=\'owned\'"><script>document.title="owned"</script>';
  await fromDisk(tab.page);
  await drop(
    tab.page,
    'evil.yaml',
    PENETRATE.replace('u2103/penetrate.2 the second look', evil.replaceAll('"', "'")),
  );
  await tab.page.waitForSelector('[role="alert"], .what');
  await drop(tab.page, '<b>.jsonl', evil);
  await tab.page.waitForSelector('[role="alert"]');
  expect(await tab.page.title()).toBe('Gatechart inspector');
  expect(await tab.page.locator('img').count()).toBe(0);
});

test('looking as a player turns the other hand face down', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'game.jsonl', record);
  await tab.page.waitForSelector('[data-panel="table"]');
  await press('Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight');
  const hand = tab.page.locator('[data-zone="1 hand"] .card');
  const cards = await hand.count();
  expect(cards).toBeGreaterThan(0);
  expect(await tab.page.locator('[data-zone="1 hand"] .card.is-hidden').count()).toBe(0);
  await tab.page.selectOption('#viewer', '0');
  expect(await tab.page.locator('[data-zone="1 hand"] .card.is-hidden').count()).toBe(cards);
  for (let decisions = 0; decisions < 40; decisions += 1) {
    if ((await tab.page.locator('.asked.by-1').count()) > 0) break;
    await press('Shift+ArrowRight');
  }
  await tab.page.waitForSelector('.asked.by-1');
  expect(await tab.page.locator('[data-option]').count()).toBe(0);
  await tab.page.selectOption('#viewer', '1');
  expect(await tab.page.locator('[data-option]').count()).toBeGreaterThan(1);
});

test('the keyboard alone plays a whole match against an agent', async () => {
  await fromDisk(tab.page);
  await tab.page.locator('button[type="submit"]').focus();
  await press('Enter');
  await tab.page.waitForSelector('[data-option]');
  for (
    let answers = 0;
    answers < 400 && (await tab.page.locator('[data-result]').count()) === 0;
    answers += 1
  ) {
    await press('h', '1');
  }
  expect(await tab.page.locator('[data-result]').count()).toBe(1);
});

test('a live match between agents flows, and is stepped back and branched while it goes on', async () => {
  const { match, answer } = steppedMatch(['greedy', 'greedy']);
  const inspector = await serving({ is: 'match', match });
  await tab.page.goto(urlOf(inspector));
  await tab.page.waitForSelector('.live-open');
  answer(60);
  await expect.poll(() => lastMoment(tab.page)).toBeGreaterThan(200);
  await press('Home', 'ArrowRight');
  expect(await cursor(tab.page)).toBe(1);
  const before = await lastMoment(tab.page);
  answer(1);
  await expect.poll(() => lastMoment(tab.page)).toBeGreaterThan(before);
  expect(await cursor(tab.page)).toBe(1);
  await press('Shift+ArrowRight');
  await tab.page.locator('[data-option]:not(.is-taken)').first().click();
  await tab.page.waitForSelector('[data-branch="1"][aria-pressed="true"]');
});

test('a number key at the open question of a live match begins no branch', async () => {
  const inspector = await serving({
    is: 'match',
    match: liveMatch(['greedy', 'greedy'], { later: () => {} }),
  });
  await tab.page.goto(urlOf(inspector));
  await tab.page.waitForSelector('[data-option]');
  await press('1');
  await tab.page.waitForSelector('.notice');
  expect(await tab.page.locator('[data-branch]').count()).toBe(1);
});

test('after an answer by Enter the focus is on the next options, and the question is announced', async () => {
  const inspector = await serving({ is: 'match', match: liveMatch(['human', 'greedy']) });
  await tab.page.goto(urlOf(inspector));
  await tab.page.waitForSelector('[role="status"] .asked');
  for (let answers = 0; answers < 3; answers += 1) {
    const before = await tab.page.getAttribute('.asked', 'data-question');
    await tab.page.waitForTimeout(400);
    if (answers === 0) await tab.page.locator('[data-option]').first().focus();
    await press('Enter');
    await tab.page.waitForFunction(
      `document.querySelector('[role="status"] .asked')?.dataset.question > ${before}`,
    );
    await expect.poll(() => tab.page.evaluate('document.activeElement.dataset.option')).toBeTruthy();
  }
});

test('who listens hears whose a button is, the cost of a card apart from its name, and the state of a resource', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'game.jsonl', record);
  await tab.page.waitForSelector('.place');
  await tab.page.click('#show-all');
  await press('End');
  const side = (player: number) => tab.page.getByRole('group', { name: `Player ${player}`, exact: true });
  for (const player of [1, 2])
    expect(
      await side(player)
        .getByRole('button', { name: /^deck \d+$/ })
        .count(),
    ).toBe(1);
  expect(
    await side(1)
      .getByRole('button', { name: /^level \d+ ?, \p{Letter}/u })
      .count(),
  ).toBeGreaterThan(0);
  expect(await tab.page.locator('.pip').first().innerText()).toMatch(/^(Ready|Exhausted) resource$/);
});

test('a player who waits is not told to click an option', async () => {
  const match = liveMatch(['human', 'human']);
  const inspector = await serving({ is: 'match', match });
  const texts = await Promise.all(
    inspector.urls.map(async ({ url }) => {
      const page = await tab.page.context().newPage();
      await page.goto(url);
      await page.waitForSelector('[data-panel="decision"] .quiet');
      return page.innerText('[data-panel="decision"]');
    }),
  );
  const waits = texts.filter((text) => text.includes('The other player is thinking'));
  expect(waits).toHaveLength(1);
  expect(texts.filter((text) => text.includes('Click an option'))).toHaveLength(1);
  expect(waits[0]).not.toContain('Click an option');
});

/** Presses a key so that the page hears it at that many moments since it was opened. */
const pressAt = (key: string, ...moments: readonly number[]): Promise<unknown> =>
  tab.page.evaluate(
    `for (const at of ${JSON.stringify(moments)}) {
      const event = new KeyboardEvent('keydown', { key: ${JSON.stringify(key)}, bubbles: true });
      Object.defineProperty(event, 'timeStamp', { value: at });
      document.body.dispatchEvent(event);
    }`,
  );

/** Long after whatever the page has heard. */
const LONG_AFTER = 1e9;

const notice = (): Promise<string | null> => tab.page.getAttribute('[data-notice]', 'data-notice');

const decisionsIn = (match: LiveMatch): number =>
  match.lines.filter(({ line }) => line === 'decision').length;

test('a number key counts once for the question that was looked at, and out of turn not at all', async () => {
  const { match, answer } = steppedMatch(['human', 'greedy']);
  const inspector = await serving({ is: 'match', match });
  await tab.page.goto(urlOf(inspector));
  await tab.page.waitForSelector('.seat');
  // The agent answers until the person is asked.
  while ((await tab.page.locator('.asked').count()) === 0) {
    await pressAt('1', LONG_AFTER);
    expect(await notice()).toBe('otherAsked');
    const told = (await tab.page.innerText('.told')).length;
    answer(1);
    await expect.poll(async () => (await tab.page.innerText('.told')).length).toBeGreaterThan(told);
  }
  const before = decisionsIn(match);
  await pressAt('1', 0);
  expect(await notice()).toBe('tooSoon');
  await pressAt('9', LONG_AFTER);
  expect(await notice()).toBe('notOffered');
  expect(decisionsIn(match)).toBe(before);
  await pressAt('1', LONG_AFTER, LONG_AFTER);
  await expect.poll(() => decisionsIn(match)).toBe(before + 1);
  expect(await tab.page.locator('[role="alert"]').count()).toBe(0);
  expect(await tab.page.locator('[data-branch]').count()).toBe(0);
});

test('a seat lists what is not possible, folded, with clause and fact, and tells passes in a row once', async () => {
  const match = liveMatch(['human', 'greedy']);
  const inspector = await serving({ is: 'match', match });
  await tab.page.goto(urlOf(inspector));
  await tab.page.waitForSelector('.seat .asked');
  const list = tab.page.locator('.refused-options');
  await expect
    .poll(async () => {
      if ((await list.count()) === 0) await pressAt('1', LONG_AFTER);
      return list.count();
    })
    .toBe(1);
  expect(await list.getAttribute('open')).toBeNull();
  await list.locator('summary').click();
  const refused = list.locator('[data-refused]').first();
  expect(await refused.locator('[aria-disabled="true"]').count()).toBe(1);
  const clause = (await refused.locator('code').textContent()) ?? '';
  expect(Object.keys(gateRuler.clauses)).toContain(clause);
  expect(await refused.locator('small').textContent()).toMatch(/ · /);
  expect(await tab.page.innerText('.told')).toMatch(/Player \d passes priority, then Player \d/);
  await tab.page.click('#language');
  await tab.page.waitForSelector('html[lang="ja"]');
  expect(await tab.page.innerText('.told')).toMatch(/、続いて/);
});

test('a seat shows that the match is not saved, in both languages, until it is', async () => {
  let isSaved = false;
  const match = liveMatch(['human', 'human'], { save: () => isSaved });
  const inspector = await serving({ is: 'match', match });
  await tab.page.goto(urlOf(inspector));
  const alert = tab.page.locator('[role="alert"]');
  await alert.waitFor();
  expect(await alert.innerText()).toMatch(/^This match is not being saved\. /);
  await tab.page.click('#language');
  await tab.page.waitForSelector('html[lang="ja"]');
  expect(await alert.innerText()).toMatch(/^この対戦は保存されていません。/);
  isSaved = true;
  for (const seat of match.seats) match.sit(seat, () => {}).receive({ type: 'concede' });
  await expect.poll(() => alert.count()).toBe(0);
});

test('a page that is not let in says so', async () => {
  const inspector = await serving({ is: 'nothing' });
  await tab.page.goto(urlOf(inspector).replace(TOKEN, 'the-old-token'));
  const alert = tab.page.locator('[role="alert"]');
  await alert.waitFor();
  expect(await alert.textContent()).toContain('NOT_LET_IN');
  await tab.page.waitForSelector('[data-example]');
  tab.forgive(/403/);
});

test('a person plays a seat of a live match to its end', async () => {
  const match = liveMatch(['human', 'greedy']);
  const inspector = await serving({ is: 'match', match });
  await tab.page.goto(urlOf(inspector));
  await tab.page.waitForSelector('.live');
  // Whatever of it the page has heard by then, a key answers the question that it shows, and that once.
  await expect
    .poll(async () => {
      await pressAt('1', LONG_AFTER);
      return tab.page.locator('[data-result]').count();
    })
    .toBe(1);
  expect(match.lines.at(-1)?.line).toBe('result');
  expect(await tab.page.locator('.live-over').count()).toBe(1);
  expect(await tab.page.locator('#viewer').count()).toBe(0);
  expect(await tab.page.locator('.summary h3').first().textContent()).toMatch(/^You (win|lose)$/);
  expect(await tab.page.locator('.summary tr').first().textContent()).toMatch(/^you.*life \d+ \/ \d+/);
  await tab.page.click('#review');
  await tab.page.waitForSelector('#viewer');
  expect(await tab.page.locator('.scrubber').count()).toBe(1);
});

test('on a phone the page of a player shows what is asked, and stays where it is while the log grows', async () => {
  const match = liveMatch(['human', 'greedy']);
  const inspector = await serving({ is: 'match', match });
  await tab.page.setViewportSize({ width: 390, height: 844 });
  await tab.page.goto(urlOf(inspector));
  await tab.page.waitForSelector('[data-option]');
  const log = tab.page.locator('.told li');
  const top = () =>
    tab.page.evaluate(
      `Math.max(...[...document.querySelectorAll('.page, .seat, html')].map((each) => each.scrollTop))`,
    );
  expect(await top()).toBe(0);
  const option = await tab.page.locator('[data-option]').first().boundingBox();
  expect((option?.y ?? 844) + (option?.height ?? 0)).toBeLessThan(844);
  const before = await log.count();
  await expect
    .poll(async () => {
      await pressAt('1', LONG_AFTER);
      return log.count();
    })
    .toBeGreaterThan(before + 5);
  expect(await top()).toBe(0);
  const end = await tab.page
    .locator('.panel-log .panel-body')
    .evaluate(
      (each: { scrollTop: number; clientHeight: number; scrollHeight: number }) =>
        each.scrollHeight - each.clientHeight - each.scrollTop,
    );
  expect(end).toBeLessThan(2);
});
