import { expect, test } from 'vitest';
import { press, withMatch } from './support/page.ts';
import { openTabs } from './support/tab.ts';

const tab = openTabs();

const width = async (panel: string): Promise<number> =>
  (await tab.page.locator(`[data-panel="${panel}"]`).boundingBox())?.width ?? 0;

const height = async (panel: string): Promise<number> =>
  (await tab.page.locator(`[data-panel="${panel}"]`).boundingBox())?.height ?? 0;

/** Drags a border by so many pixels. */
const drag = async (border: string, x: number, y: number): Promise<void> => {
  const box = await tab.page.locator(`[data-border="${border}"]`).boundingBox();
  if (box === null) throw new Error(`there is no border ${border}`);
  const [fromX, fromY] = [box.x + box.width / 2, box.y + box.height / 2];
  await tab.page.mouse.move(fromX, fromY);
  await tab.page.mouse.down();
  await tab.page.mouse.move(fromX + x, fromY + y, { steps: 4 });
  await tab.page.mouse.up();
};

test('borders between columns and panels are dragged, moved by keys, and set back', async () => {
  await withMatch(tab.page);
  const [column, panel] = [await width('timeline'), await height('timeline')];
  await drag('columns 0', 100, 0);
  expect(await width('timeline')).toBeCloseTo(column + 100, -1);
  expect(await height('actors')).toBeLessThan(45);
  await tab.page.click('[data-fold="actors"]');
  expect(await height('timeline')).toBeLessThan(panel);
  const opened = await height('timeline');
  await drag('left 0', 0, -80);
  expect(await height('timeline')).toBeCloseTo(opened - 80, -1);
  const border = tab.page.locator('[data-border="columns 0"]');
  expect(await border.getAttribute('role')).toBe('separator');
  await border.focus();
  const before = await width('timeline');
  await press(tab.page, 'ArrowLeft');
  expect(await width('timeline')).toBeLessThan(before);
  expect(await tab.page.getAttribute('.place', 'data-cursor')).toBe('0');
  await border.dblclick();
  expect(await width('timeline')).toBeCloseTo(column, 0);
});

test('one panel fills the page, and Escape brings the others back', async () => {
  await withMatch(tab.page);
  const before = await width('step');
  await tab.page.click('[data-enlarge="step"]');
  expect(await width('step')).toBeGreaterThan(1200);
  expect(await tab.page.locator('[data-panel="chart"]').isVisible()).toBe(false);
  await press(tab.page, 'Escape');
  expect(await width('step')).toBeCloseTo(before, 0);
  expect(await tab.page.locator('[data-panel="chart"]').isVisible()).toBe(true);
});

test('sizes and choices are kept over a reload', async () => {
  await withMatch(tab.page);
  await drag('columns 0', 90, 0);
  const column = await width('timeline');
  await tab.page.click('[data-fold="actors"]');
  await tab.page.click('#bookkeeping');
  await tab.page.selectOption('#viewer', '1');
  await tab.page.selectOption('.speed select', '30');
  await tab.page.click('#theme');
  await tab.page.click('#language');
  await tab.page.reload();
  await withMatch(tab.page);
  expect(await width('timeline')).toBeCloseTo(column, 0);
  expect(await height('actors')).toBeGreaterThan(45);
  expect(await tab.page.getAttribute('#bookkeeping', 'aria-pressed')).toBe('true');
  expect(await tab.page.inputValue('#viewer')).toBe('1');
  expect(await tab.page.inputValue('.speed select')).toBe('30');
  expect(await tab.page.getAttribute('html', 'data-theme')).toBe('dark');
  expect(await tab.page.getAttribute('html', 'lang')).toBe('ja');
});

test('a browser that keeps nothing shows the page all the same', async () => {
  await tab.page.addInitScript(
    `Object.defineProperty(window, 'localStorage', { get: () => { throw new Error('denied'); } });`,
  );
  await withMatch(tab.page);
  await tab.page.click('#language');
  await tab.page.waitForSelector('html[lang="ja"]');
});

/** Buttons, menus and headings whose words are cut, that stick out of the page, or that lie on another one. */
const FAULTS = `(() => {
  const seen = [...document.querySelectorAll('.top button, .tabs button, .transport button, .transport select, .panel-head h2, .panel-head button, .panel-head select, .seats select')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.closest('.chain, .branches') === null);
  const boxes = seen.map((each) => [each, each.getBoundingClientRect()]);
  const nameOf = (each) => each.id || each.dataset.move || each.getAttribute('aria-label') || each.textContent;
  /** Pixels that a menu needs for the words it shows. */
  const neededBy = (menu) => {
    const copy = menu.cloneNode();
    copy.append(menu.selectedOptions[0].cloneNode(true));
    copy.style.cssText = 'position: absolute; visibility: hidden; flex: none; width: max-content; min-width: 0; max-width: none';
    menu.after(copy);
    const { width } = copy.getBoundingClientRect();
    copy.remove();
    return width;
  };
  const faults = [];
  for (const [each, box] of boxes) {
    if (box.left < -1 || box.right > innerWidth + 1) faults.push('outside: ' + nameOf(each));
    const isCut = each.tagName === 'SELECT' ? neededBy(each) > box.width + 1 : each.scrollWidth > each.clientWidth + 1;
    if (isCut) faults.push('cut: ' + nameOf(each));
    for (const [other, place] of boxes) {
      if (other === each || each.classList.contains('swing') || other.classList.contains('swing')) continue;
      const wide = Math.min(box.right, place.right) - Math.max(box.left, place.left);
      const high = Math.min(box.bottom, place.bottom) - Math.max(box.top, place.top);
      if (wide > 1 && high > 1) faults.push(nameOf(each) + ' on ' + nameOf(other));
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is too wide');
  return faults;
})()`;

test.each([
  [390, 844],
  [800, 700],
  [1001, 700],
  [1280, 800],
  [1920, 1080],
  [2560, 1300],
])('at %i pixels nothing overlaps and no label is cut, in both languages', async (wide, high) => {
  await tab.page.setViewportSize({ width: wide, height: high });
  await withMatch(tab.page);
  await press(tab.page, 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight');
  await tab.page.selectOption('[data-seat="0"]', 'greedy');
  await tab.page.selectOption('[data-seat="1"]', 'random');
  expect(await tab.page.evaluate(FAULTS)).toEqual([]);
  await tab.page.click('#language');
  await tab.page.waitForSelector('html[lang="ja"]');
  expect(await tab.page.evaluate(FAULTS)).toEqual([]);
});

test('a phone shows the table with the decision, and the other panels behind a row of tabs', async () => {
  await tab.page.setViewportSize({ width: 390, height: 844 });
  await withMatch(tab.page);
  const panels = (): Promise<readonly (string | undefined)[]> =>
    tab.page.evaluate(
      `[...document.querySelectorAll('[data-panel]')].filter((each) => each.checkVisibility()).map((each) => each.dataset.panel)`,
    );
  expect(await panels()).toEqual(['table', 'decision']);
  for (const name of ['timeline', 'chart', 'step', 'clauses', 'actors']) {
    await tab.page.click(`[data-tab="${name}"]`);
    expect(await panels()).toEqual([name]);
  }
});

test.each([760, 900])(
  'a page %i pixels wide shows both sides of the board whole, and the chart behind its tab',
  async (wide) => {
    await tab.page.setViewportSize({ width: wide, height: 900 });
    await withMatch(tab.page);
    await press(tab.page, 'Shift+ArrowRight', 'Shift+ArrowRight');
    const bottomOf = async (selector: string): Promise<number> => {
      const box = await tab.page.locator(selector).boundingBox();
      return (box?.y ?? 900) + (box?.height ?? 0);
    };
    const panel = await bottomOf('[data-panel="table"]');
    for (const side of ['.side.is-top', '.side:not(.is-top)']) {
      expect(await bottomOf(side), side).toBeLessThanOrEqual(panel);
    }
    expect(await height('chart')).toBe(0);
    await tab.page.click('[data-tab="chart"]');
    expect(await height('chart')).toBeGreaterThan(200);
  },
);

/** The panels in sight: name, upper edge, height. */
const PANELS = `[...document.querySelectorAll('[data-panel]')].filter((each) => each.checkVisibility()).map((each) => {
  const { top, height } = each.getBoundingClientRect();
  return [each.dataset.panel, Math.round(top), Math.round(height)];
})`;

test.each([
  [640, 400],
  [740, 360],
])('at %i × %i pixels the page scrolls, and each panel has room of its own', async (wide, high) => {
  await tab.page.setViewportSize({ width: wide, height: high });
  await withMatch(tab.page);
  await press(tab.page, 'Shift+ArrowRight', 'Shift+ArrowRight');
  const panels = await tab.page.evaluate<[string, number, number][]>(PANELS);
  for (const [name, , height] of panels) expect(height, name).toBeGreaterThan(200);
  const [table, decision] = ['table', 'decision'].map((name) => panels.find(([each]) => each === name));
  if (wide <= 700) expect(decision?.[1]).toBeGreaterThanOrEqual((table?.[1] ?? 0) + (table?.[2] ?? 0));
  await tab.page.locator('[data-option]').last().scrollIntoViewIfNeeded();
  const moves = await tab.page.locator('.transport').boundingBox();
  expect((moves?.y ?? 0) + (moves?.height ?? 0)).toBeCloseTo(high, 0);
});

test('on a small phone the board has the room, the decision is scrolled to, and the board fills the page', async () => {
  await tab.page.setViewportSize({ width: 360, height: 740 });
  await withMatch(tab.page);
  await press(tab.page, 'Shift+ArrowRight', 'Shift+ArrowRight');
  const body = tab.page.locator('[data-panel="table"] .panel-body');
  const shown = async (): Promise<number> => (await body.boundingBox())?.height ?? 0;
  const small = await shown();
  expect(small).toBeGreaterThan(240);
  await tab.page.locator('[data-option]').last().scrollIntoViewIfNeeded();
  const option = await tab.page.locator('[data-option]').last().boundingBox();
  const transport = await tab.page.locator('.transport').boundingBox();
  expect((option?.y ?? 740) + (option?.height ?? 0)).toBeLessThanOrEqual(transport?.y ?? 0);
  await tab.page.click('[data-enlarge="table"]');
  expect(await shown()).toBeGreaterThan(small + 200);
  expect(await width('table')).toBeGreaterThan(340);
  await tab.page.click('[data-enlarge="table"]');
  expect(await shown()).toBeCloseTo(small, 0);
});
