import { expect, test } from 'vitest';
import { visibleEnd } from '../src/store/view-state.ts';
import { countUpTo, placedMarks, sliderMarks } from '../src/trace/slider-marks.ts';
import { recordText } from './support/records.ts';
import { PENETRATE } from './support/scenario.ts';
import { newInspector } from './support/store.ts';
import { traceOfMatch } from './support/trace.ts';

const trace = traceOfMatch(3);
const LAST = trace.moments.length - 1;
const marks = sliderMarks(trace);

test('every turn, decision and harm has a mark', () => {
  const count = (is: string): number => marks.filter((mark) => mark.is === is).length;
  const begun = trace.moments.flatMap(({ facts }) => facts.filter(({ what }) => what === 'turnBegan'));
  expect(count('turn')).toBe(begun.length);
  expect(count('decision')).toBe(trace.segments.filter(({ decision }) => decision !== undefined).length);
  const dealt = trace.moments.flatMap(({ facts }, moment) =>
    facts.some(({ what }) => what === 'rulerDamage') ? [moment] : [],
  );
  expect(dealt.length).toBeGreaterThan(0);
  for (const moment of dealt) expect(marks).toContainEqual(expect.objectContaining({ is: 'damage', moment }));
});

test('no mark tells of what comes after the end', () => {
  expect(countUpTo(marks, 0)).toBe(0);
  expect(countUpTo(marks, LAST)).toBe(marks.length);
  expect(marks.slice(0, countUpTo(marks, 300))).toEqual(marks.filter(({ moment }) => moment <= 300));
});

test('marks of a kind that would lie on each other are left out, and labels do not touch', () => {
  for (const width of [300, 1200]) {
    const placed = placedMarks(marks, LAST, width);
    for (const is of ['turn', 'decision', 'damage'] as const) {
      const own = placed.filter((mark) => mark.is === is).map(({ place }) => place * width);
      for (const [index, at] of own.entries()) {
        if (index > 0) expect(at - (own[index - 1] as number)).toBeGreaterThanOrEqual(4);
      }
    }
    const labels = placed.filter(({ isLabelled }) => isLabelled).map(({ place }) => place * width);
    for (const [index, at] of labels.entries()) {
      if (index > 0) expect(at - (labels[index - 1] as number)).toBeGreaterThanOrEqual(26);
    }
  }
  expect(placedMarks(marks, LAST, 300).length).toBeLessThan(placedMarks(marks, LAST, 1200).length);
});

test('a record is told up to the furthest moment seen, and whole when that is asked for', () => {
  const view = newInspector();
  view.open('game.jsonl', recordText(3));
  expect(visibleEnd(view.get())).toBe(0);
  view.goTo(200);
  view.goTo(100);
  expect(visibleEnd(view.get())).toBe(200);
  view.set({ isAllShown: true });
  expect(visibleEnd(view.get())).toBe(LAST);
  view.open('game.jsonl', recordText(3));
  expect(visibleEnd(view.get())).toBe(0);
});

test('a scenario, which is opened for one place in it, is told whole', () => {
  const view = newInspector();
  view.open('penetrate.yaml', PENETRATE);
  expect(visibleEnd(view.get())).toBe((view.trace?.moments.length as number) - 1);
});
