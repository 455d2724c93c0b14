import { expect, test } from 'vitest';
import { matchingMoment, pairEvents } from '../src/trace/comparison.ts';
import { openText } from '../src/trace/source-file.ts';
import { cursor, drop, fromDisk } from './support/dropping.ts';
import { recordText } from './support/records.ts';
import { openTabs } from './support/tab.ts';

const tab = openTabs();

/** A unit with two hits of damage, which one edition forgets at the end of the phase and the other keeps. */
const EDITIONS = `title: the same attack under two editions
edition: [2021-03, 1.0.0]
cards: { piercer: { like: 3/3/2, keywords: [penetrate] } }
p1: { A1: piercer }
p2: { D1: 1/1/1 }
start: attack declaration
answers: [attack A1 -> center]
`;

test('two courses are the same up to where one was taken from the other, and another one from there', () => {
  const trace = openText('game.jsonl', recordText(3)).traces[0]?.trace;
  if (trace === undefined) throw new Error('nothing was opened');
  const segment = trace.segments.findIndex(
    ({ decision }, index) => index > 20 && (decision?.options.length ?? 0) > 2,
  );
  const copy = trace.branch(segment);
  const taken = trace.segments[segment + 1]?.cause;
  const { decision } = copy.last;
  const other = decision?.options.find(({ key }) => taken?.is === 'answer' && key !== taken.key);
  copy.answer(decision?.player ?? 0, other?.key ?? '');
  const pairs = pairEvents(trace, copy);
  const parting = pairs.findIndex(({ isSame }) => !isSame);
  const at = pairs[parting];
  expect(trace.moments[at?.one ?? -1]?.segment ?? copy.moments[at?.other ?? -1]?.segment).toBe(segment + 1);
  expect(pairs.slice(0, parting).every(({ one, other: beside }) => one === beside)).toBe(true);
  expect(pairs.slice(parting).some(({ isSame }) => isSame)).toBe(false);
  // Before they part, both stand at the same moment; at a decision, both stand at the end of what led there.
  const rest = (trace.segments[segment]?.end ?? 0) - 1;
  expect(matchingMoment(trace, copy, pairs, rest)).toBe(rest);
  expect(matchingMoment(trace, copy, pairs, (trace.segments[segment + 1]?.end ?? 0) - 1)).toBe(
    copy.moments.length - 1,
  );
});

test('everything that happened in two courses stands in one row, and once', () => {
  const one = openText('other.jsonl', recordText(4)).traces[0]?.trace;
  const other = openText('game.jsonl', recordText(3)).traces[0]?.trace;
  if (one === undefined || other === undefined) throw new Error('nothing was opened');
  const allOf = ({ moments }: typeof one) => moments.flatMap(({ facts }) => facts);
  for (const [left, right] of [
    [one, other],
    [other, one],
  ] as const) {
    const pairs = pairEvents(left, right);
    expect(pairs.flatMap(({ eventsOfOne: factsOfOne }) => factsOfOne)).toEqual(allOf(left));
    expect(pairs.flatMap(({ eventsOfOther: factsOfOther }) => factsOfOther)).toEqual(allOf(right));
    for (const { one: moment, eventsOfOne: factsOfOne } of pairs) {
      for (const fact of factsOfOne) expect(left.moments[moment ?? -1]?.facts).toContain(fact);
    }
  }
});

test('two editions stand side by side, the first difference is found, and both are stepped together', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'editions.yaml', EDITIONS);
  await tab.page.waitForSelector('[data-branch="1"]');
  await tab.page.selectOption('#beside', '1');
  await tab.page.waitForSelector('.compare');
  expect(await tab.page.locator('.compare .table').count()).toBe(2);
  expect(await tab.page.locator('.panel-tellings tr.is-other').count()).toBeGreaterThan(0);
  const beside = (): Promise<number> =>
    tab.page.getAttribute('.compare', 'data-beside').then((text) => Number(text));
  expect(await beside()).toBe(0);
  await tab.page.click('#difference');
  const parting = await cursor(tab.page);
  expect(parting).toBeGreaterThan(0);
  await tab.page.keyboard.press('End');
  expect(await cursor(tab.page)).toBeGreaterThan(parting);
  expect(await beside()).toBeGreaterThan(0);
  await tab.page.selectOption('#beside', '');
  await tab.page.waitForSelector('[data-panel="chart"]');
});
