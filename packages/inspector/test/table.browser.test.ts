import { expect, test } from 'vitest';
import type { BoardZone } from '../../../src/core/adapters/board-view.ts';
import type { GameEvent } from '../../../src/core/game-state.ts';
import { waitingZone } from '../../../src/registered.ts';
import { changesBetween } from '../src/store/board-view.ts';
import { openText } from '../src/trace/source-file.ts';
import type { Trace } from '../src/trace/trace.ts';
import { cursor, drop, fromDisk } from './support/dropping.ts';
import { recordText } from './support/records.ts';
import { openTabs } from './support/tab.ts';

const tab = openTabs();

const record = recordText(3);

interface Moved extends GameEvent {
  readonly what: 'moved';
  readonly from: Place | 'gate';
  readonly to: Place | 'gate';
}

interface Place {
  readonly player: number;
  readonly zone: string;
}

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^attack/, 'A'],
  [/^defense/, 'D'],
  [/^set/, 'S'],
];

/** A place as the table of the page calls it; something on the gate by the word alone. */
const spotOf = (place: Place | 'gate'): string => {
  if (place === 'gate') return 'item';
  const zone = SHORT.reduce((name, [pattern, letter]) => name.replace(pattern, letter), place.zone);
  return `${place.player} ${zone}`;
};

const isMoved = (fact: GameEvent): fact is Moved => fact.what === 'moved';

/** Where in the trace of the record a card first moves so. */
const stepOf = (from: string, to: string): number =>
  openText('game.jsonl', record).traces[0]?.trace.moments.findIndex(({ facts }) =>
    facts.some(
      (fact) =>
        isMoved(fact) &&
        spotOf(fact.from).replace(/^[01] /, '') === from &&
        spotOf(fact.to).replace(/^[01] /, '') === to,
    ),
  ) ?? -1;

/** The first step after which a card lies open in the counter zone. */
const revealedAt = (): number => {
  const trace = openText('game.jsonl', record).traces[0]?.trace;
  const isRevealed = (zone: BoardZone): boolean => zone.key === 'counter' && zone.count > 0;
  return (
    trace?.moments.findIndex(({ game }) =>
      trace.ruleset.renderBoard?.(game, null).sides.some(({ rows }) => rows.flat().some(isRevealed)),
    ) ?? -1
  );
};

/** Waits until what the page shows has been drawn, and with it where its cards lie. */
const drawn = (): Promise<unknown> =>
  tab.page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');

/** Goes to a step at once, and waits until it is drawn: a step from there is then told from the jump to it. */
const goTo = async (step: number): Promise<void> => {
  await tab.page.fill('.transport input[type="range"]', String(step));
  await expect.poll(() => cursor(tab.page)).toBe(step);
  await drawn();
};

const openRecord = async (text = record): Promise<void> => {
  await fromDisk(tab.page);
  await drop(tab.page, 'game.jsonl', text);
  await tab.page.waitForSelector('[data-panel="table"]');
};

/** Notes every animation that begins on the table from now on. */
const watchAnimations = (): Promise<unknown> =>
  tab.page.evaluate(`{
    window.ran = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      if (this.closest('.table') !== null) window.ran += 1;
      return animate.apply(this, given);
    };
  }`);

const ran = (): Promise<unknown> => tab.page.evaluate('window.ran');

test('a card moves with the step, from the deck to the counter zone and on, and rests there soon', async () => {
  await openRecord();
  await goTo(revealedAt() - 1);
  await watchAnimations();
  await tab.page.keyboard.press('ArrowRight');
  await expect.poll(ran).toBeGreaterThan(0);
  await tab.page.waitForSelector('[data-zone$=" counter"] .card');
  await expect
    .poll(() => tab.page.evaluate("document.querySelector('.table').getAnimations({ subtree: true }).length"))
    .toBe(0);
  await goTo(stepOf('counter', 'damage') - 1);
  await watchAnimations();
  await tab.page.keyboard.press('ArrowRight');
  await expect.poll(ran).toBeGreaterThan(0);
  expect(await tab.page.locator('[data-passing$=" damage"] > small').textContent()).toMatch(
    /counter → damage/,
  );
  // What ran to the pile is gone when it is there.
  await tab.page.waitForSelector('.is-ghost', { state: 'detached' });
});

test('nothing moves in a jump through time, nor for who wants no motion', async () => {
  await openRecord();
  await watchAnimations();
  await goTo(2000);
  await goTo(10);
  expect(await ran()).toBe(0);
  await tab.page.emulateMedia({ reducedMotion: 'reduce' });
  await goTo(revealedAt() - 1);
  await tab.page.keyboard.press('ArrowRight');
  await tab.page.waitForSelector('[data-zone$=" counter"] .card');
  await drawn();
  expect(await ran()).toBe(0);
});

test('a card shows its sheet when it is pointed at or has the focus; Enter holds it, Escape closes it', async () => {
  await openRecord();
  await goTo(stepOf('deck', 'counter'));
  const card = tab.page
    .locator('[data-zone="0 hand"] button.card, [data-zone="0 ruler"] button.card')
    .first();
  const name = await card.locator('.card-name').textContent();
  await card.hover();
  const sheet = tab.page.locator('#card-sheet');
  await sheet.waitFor();
  expect(await sheet.locator('header b').textContent()).toBe(name);
  expect(await sheet.locator('.sheet-kind').textContent()).not.toBe('');
  expect(await sheet.locator('tbody tr').count()).toBeGreaterThan(0);
  await tab.page.mouse.move(0, 0);
  await sheet.waitFor({ state: 'detached' });
  await tab.page.keyboard.press('Tab');
  await card.focus();
  await sheet.waitFor();
  await tab.page.keyboard.press('Enter');
  await tab.page.mouse.move(0, 0);
  await sheet.locator('.close').waitFor();
  const before = await cursor(tab.page);
  await tab.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await tab.page.locator('button.card:focus').count()).toBe(1);
  expect(await cursor(tab.page)).toBe(before);
  await card.focus();
  await tab.page.keyboard.press('Enter');
  await tab.page.click('#language');
  await tab.page.waitForSelector('html[lang="ja"]');
  expect(await tab.page.locator('[data-card] .card-name').first().textContent()).toMatch(/[ぁ-んァ-ヶ一-龠]/);
});

test('every zone opens with its cards in order, and says where there are some that may not be known', async () => {
  await openRecord();
  await goTo(stepOf('item', 'graveyard') + 5);
  const pile = tab.page.locator('[data-opens$=" graveyard"]').first();
  await pile.focus();
  await tab.page.keyboard.press('Enter');
  const list = tab.page.locator('.zone-list');
  await list.waitFor();
  const count = Number(await pile.locator('b').textContent());
  expect(await list.locator('li button.card').count()).toBe(count);
  await list.locator('li button.card').first().focus();
  await tab.page.keyboard.press('Enter');
  await tab.page.waitForSelector('#card-sheet');
  await tab.page.keyboard.press('Escape');
  await tab.page.waitForSelector('#card-sheet', { state: 'detached' });
  await tab.page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  const deck = tab.page.locator('[data-opens="1 deck"]');
  await deck.click();
  expect(await list.locator('li').count()).toBe(Number(await deck.locator('b').textContent()));
  await tab.page.keyboard.press('Escape');
  await tab.page.selectOption('#viewer', '1');
  await deck.click();
  expect(await list.locator('li').count()).toBe(0);
  expect(await list.locator('.quiet').count()).toBe(1);
});

test('no name of a card on the table is cut, whatever lies beside it', async () => {
  await openRecord();
  const cut: string[] = [];
  for (let decision = 0; decision < 45; decision += 1) {
    await tab.page.keyboard.press('Shift+ArrowRight');
    cut.push(
      ...(await tab.page
        .locator('.table .card-name')
        .evaluateAll((names) =>
          names
            .filter((name) => name.scrollWidth > name.clientWidth + 1)
            .map((name) => name.textContent ?? ''),
        )),
    );
  }
  expect(cut).toEqual([]);
});

/** The cards in a row or a fan of which a number lies below the edge of the card. */
const NUMBERS_OUT = `[...document.querySelectorAll('.zone-cards > .card')]
  .filter((card) => [...card.querySelectorAll('.card-number b')].some(
    (number) => number.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom + 1,
  ))
  .map((card) => card.querySelector('.card-name')?.textContent)`;

test('the numbers of a card stay in sight where rows are low, however long its name is', async () => {
  await openRecord();
  const out: unknown[] = [];
  for (let decision = 0; decision < 45; decision += 1) {
    await tab.page.keyboard.press('Shift+ArrowRight');
    out.push(...(await tab.page.evaluate<unknown[]>(NUMBERS_OUT)));
  }
  expect(out).toEqual([]);
});

/** The first step with a link of that kind on the board. */
const linkedAt = (kind: string): number => {
  const trace = openText('game.jsonl', record).traces[0]?.trace as Trace;
  return trace.moments.findIndex(
    (_, moment) =>
      moment > 0 && changesBetween(trace, moment - 1, moment, null).links.some((link) => link.kind === kind),
  );
};

test('what deals damage, counters or triggers is drawn to what it reaches, and goes again', async () => {
  await openRecord();
  for (const kind of ['damage', 'counter', 'trigger', 'attack']) {
    await goTo(linkedAt(kind) - 1);
    await tab.page.keyboard.press('ArrowRight');
    await tab.page.waitForSelector(`.links .is-${kind}`, { state: 'attached' });
    await tab.page.waitForSelector('.links', { state: 'detached' });
  }
  await tab.page.emulateMedia({ reducedMotion: 'reduce' });
  await goTo(linkedAt('damage') - 1);
  await tab.page.keyboard.press('ArrowRight');
  await drawn();
  expect(await tab.page.locator('.links').count()).toBe(0);
});

test.each([
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
])('the board fills its panel and keeps its place from step to step at %s pixels', async (width, height) => {
  await tab.page.setViewportSize({ width, height });
  await openRecord();
  const places = new Set<string>();
  const at = revealedAt();
  for (const step of [0, 40, at - 1, at, at + 1, 700, 900, 1400]) {
    await goTo(step);
    places.add(
      (await tab.page.evaluate(`JSON.stringify(['.panel-table', '.table', '[data-side="0"]', '[data-zone="0 A1"]', '.middle'].map((each) => {
        const { top, height } = document.querySelector(each).getBoundingClientRect();
        return [each, Math.round(top), Math.round(height)];
      }))`)) as string,
    );
    const room = await tab.page.locator('.panel-table .panel-body').evaluate((body) => {
      const { scrollHeight, clientHeight, firstElementChild } = body as unknown as Record<string, number> & {
        readonly firstElementChild: { readonly clientHeight: number };
      };
      return [scrollHeight, clientHeight, firstElementChild.clientHeight];
    });
    expect(room[0], `step ${step}`).toBe(room[1]);
    expect(room[2]).toBeGreaterThan((room[1] as number) - 16);
  }
  expect([...places]).toHaveLength(1);
});

test('cards have faces: numbers with labels, type and text where there is room, and their states', async () => {
  await tab.page.setViewportSize({ width: 1920, height: 1080 });
  await openRecord();
  await goTo(900);
  await tab.page.click('[data-enlarge="table"]');
  const unit = tab.page.locator('[data-zone="1 A1"] .card');
  expect(await unit.locator('.card-number').allTextContents()).toEqual(['ATK 4', 'HP 5', 'STK 2']);
  expect(await unit.locator('.card-kind').isVisible()).toBe(true);
  expect(await unit.locator('.card-text').textContent()).toContain('enters play from the deck');
  const state = tab.page.locator('[data-zone="1 ruler"] .card-state');
  expect(await state.textContent()).toContain('exhausted');
  const cut = await tab.page
    .locator('.table .card')
    .evaluateAll((cards) => cards.filter((card) => card.scrollHeight > card.clientHeight + 1).length);
  expect(cut).toBe(0);
});

test('the legend explains every mark, by keyboard too', async () => {
  await openRecord();
  await tab.page.focus('[data-legend]');
  await tab.page.keyboard.press('Enter');
  const legend = tab.page.locator('.legend');
  await legend.waitFor();
  expect(await legend.locator('dd').count()).toBeGreaterThan(15);
  await tab.page.keyboard.press('Escape');
  await legend.waitFor({ state: 'detached' });
  expect(await tab.page.locator('[data-legend]:focus').count()).toBe(1);
});

test('a zone with cards takes the room of the empty zones beside it', async () => {
  await tab.page.setViewportSize({ width: 1440, height: 900 });
  await openRecord();
  await goTo(stepOf('deck', 'drive') + 1);
  await tab.page.click('[data-enlarge="table"]');
  const cards = tab.page.locator('.zone[data-zone$=" drive"] .card');
  const widths = await cards.evaluateAll((each) =>
    each.map((card) => (card as unknown as { readonly offsetWidth: number }).offsetWidth),
  );
  expect(widths.length).toBeGreaterThan(1);
  expect(Math.min(...widths)).toBeGreaterThan(90);
});

test('a hand of five is not cut off beside an empty field', async () => {
  await tab.page.setViewportSize({ width: 1280, height: 800 });
  await openRecord(recordText(5, ['greedy', 'greedy'], waitingZone as never));
  await tab.page.keyboard.press('Shift+ArrowRight');
  const hands = tab.page.locator('.zone[data-zone$=" hand"] .zone-cards');
  expect(await tab.page.locator('.zone[data-zone$=" hand"] .card').count()).toBeGreaterThan(9);
  expect(await hands.evaluateAll((each) => each.map((hand) => hand.scrollWidth - hand.clientWidth))).toEqual([
    0, 0,
  ]);
});
