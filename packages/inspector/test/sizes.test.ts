import { expect, test } from 'vitest';
import { boundingBox, fitViewport, isInView } from '../page/chart/viewport.ts';
import { MIN_SHARE, moveBorder, toShares } from '../src/store/panel-sizes.ts';
import { preferencesText, readPreferences } from '../src/store/preferences.ts';
import { INITIAL_STATE } from '../src/store/view-state.ts';

test('lengths become shares of the whole', () => {
  expect(toShares([100, 300])).toEqual([0.25, 0.75]);
  expect(toShares([0, 0])).toEqual([0.5, 0.5]);
});

test('a border takes from one neighbour what it gives to the other', () => {
  expect(moveBorder([0.5, 0.25, 0.25], 0, 0.125)).toEqual([0.625, 0.125, 0.25]);
});

test('no panel gets smaller than the least share', () => {
  expect(moveBorder([0.5, 0.5], 0, 1)[1]).toBeCloseTo(MIN_SHARE);
  expect(moveBorder([0.5, 0.5], 0, -1)[0]).toBeCloseTo(MIN_SHARE);
  expect(moveBorder([0.02, 0.98], 0, -0.5)).toEqual([0.02, 0.98]);
});

test('choices and sizes are read as they were kept', () => {
  const chosen = {
    ...INITIAL_STATE,
    language: 'ja',
    theme: 'dark',
    speed: 10,
    viewer: 1,
    bookkeeping: true,
    sizes: { columns: [0.2, 0.5, 0.3] },
    foldedPanels: ['actors'],
  } as const;
  expect(readPreferences(preferencesText(chosen))).toEqual({
    language: 'ja',
    theme: 'dark',
    speed: 10,
    viewer: 1,
    bookkeeping: true,
    sizes: { columns: [0.2, 0.5, 0.3] },
    foldedPanels: ['actors'],
  });
});

test.each([null, 'no JSON', '[]', '{"language":"tlh","speed":-1,"sizes":{"columns":["wide"]}}'])(
  'what a page cannot use of what was kept is as in a new one: %s',
  (text) => {
    const { language, speed, sizes } = readPreferences(text);
    expect([language, speed, sizes]).toEqual([
      INITIAL_STATE.language,
      INITIAL_STATE.speed,
      INITIAL_STATE.sizes,
    ]);
  },
);

const ROOM = { width: 600, height: 400 };

test('a chart that is readable as a whole is shown whole, in the middle', () => {
  const { x, y, zoom, isWhole } = fitViewport({ width: 800, height: 400 }, ROOM, []);
  expect([isWhole, zoom, x, y]).toEqual([true, 0.75, 0, 50]);
});

test('of a large chart the lit state is in sight, readable, with no emptiness beside the chart', () => {
  const lit = { x: 10, y: 20, width: 90, height: 50 };
  const { x, y, zoom, isWhole } = fitViewport({ width: 3000, height: 2000 }, ROOM, [lit]);
  expect(isWhole).toBe(false);
  expect(zoom).toBeGreaterThanOrEqual(0.62);
  expect(x).toBeLessThanOrEqual(20);
  expect(y).toBeLessThanOrEqual(20);
  expect(x + lit.x * zoom).toBeGreaterThanOrEqual(0);
  expect(x + (lit.x + lit.width) * zoom).toBeLessThanOrEqual(ROOM.width);
});

test('where the way and the state do not fit together, the state is in sight', () => {
  const lit = { x: 2800, y: 1900, width: 90, height: 50 };
  const way = boundingBox([lit, { x: 50, y: 60, width: 90, height: 20 }]);
  const { x, y, zoom } = fitViewport({ width: 3000, height: 2000 }, ROOM, [way, lit]);
  expect(x + (lit.x + lit.width) * zoom).toBeLessThanOrEqual(ROOM.width);
  expect(y + (lit.y + lit.height) * zoom).toBeLessThanOrEqual(ROOM.height);
  expect(x + lit.x * zoom).toBeGreaterThan(0);
});

test('a drawing stays as it lies while what is to be looked at is in sight and can be read', () => {
  const lit = { x: 300, y: 200, width: 80, height: 40 };
  expect(isInView({ x: 0, y: 0, zoom: 0.8 }, ROOM, [lit])).toBe(true);
  expect(isInView({ x: 0, y: 0, zoom: 0.4 }, ROOM, [lit])).toBe(false);
  expect(isInView({ x: -300, y: 0, zoom: 0.8 }, ROOM, [lit])).toBe(false);
  expect(isInView({ x: 0, y: 0, zoom: 0.8 }, ROOM, [{ ...lit, x: ROOM.width * 1.25 - 40 }])).toBe(false);
  expect(isInView({ x: 0, y: 0, zoom: 0.8 }, ROOM, [])).toBe(false);
});

test.each([
  ['ja-JP', null, 'ja'],
  ['ja', 'no JSON', 'ja'],
  ['fr-FR', null, 'en'],
  ['ja-JP', '{"language":"en"}', 'en'],
] as const)('a page in a browser of %s that kept %s speaks %s', (browser, kept, language) => {
  expect(readPreferences(kept, browser).language).toBe(language);
});
