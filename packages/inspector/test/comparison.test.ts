import { expect, test } from 'vitest';
import { endingOf, matchingMoment, pairEvents } from '../src/trace/comparison.ts';
import { openText } from '../src/trace/source-file.ts';
import { recordText } from './support/records.ts';
import { EDITIONS } from './support/scenario.ts';

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
  // Before they part, both stand at the same moment; at a decision, both stand at the end of what led there.
  const rest = (trace.segments[segment]?.end ?? 0) - 1;
  expect(matchingMoment(trace, copy, pairs, rest)).toBe(rest);
  expect(matchingMoment(trace, copy, pairs, (trace.segments[segment + 1]?.end ?? 0) - 1)).toBe(
    copy.moments.length - 1,
  );
});

test('two editions that part and go on alike are the same again where they meet, wherever that stands', () => {
  const [one, other] = openText('editions.yaml', EDITIONS).traces.map(({ trace }) => trace);
  if (one === undefined || other === undefined) throw new Error('two editions were to be opened');
  const pairs = pairEvents(one, other);
  const parting = pairs.findIndex(({ isSame }) => !isSame);
  const meeting = pairs.findIndex(({ isSame }, index) => index > parting && isSame);
  expect(parting).toBeGreaterThan(0);
  expect(meeting).toBeGreaterThan(parting);
  const { one: left = -1, other: right = -1 } = pairs[meeting] ?? {};
  expect(left).not.toBe(right);
  expect(matchingMoment(one, other, pairs, left)).toBe(right);
  const withoutClause = ({ clause: _, ...content }: object & { clause?: unknown }) => content;
  for (const { isSame, eventsOfOne, eventsOfOther } of pairs) {
    const [mine, theirs] = [eventsOfOne, eventsOfOther].map((events) => events.map(withoutClause));
    if (isSame) expect(mine).toMatchObject(theirs ?? []);
  }
});

test('how two courses end is said: in one position, with one question, or apart', () => {
  const trace = openText('game.jsonl', recordText(3)).traces[0]?.trace;
  const [one, other] = openText('editions.yaml', EDITIONS).traces;
  if (trace === undefined || one === undefined || other === undefined) throw new Error('nothing was opened');
  expect(endingOf(trace, trace.branch(trace.segments.length - 1))).toBe('samePosition');
  expect(endingOf(trace, trace.branch(3))).toBe('apart');
  expect(endingOf(one.trace, other.trace)).toBe('sameQuestion');
});

test('two matches that have little in common are compared all the same', () => {
  const one = openText('other.jsonl', recordText(4)).traces[0]?.trace;
  const other = openText('game.jsonl', recordText(3)).traces[0]?.trace;
  if (one === undefined || other === undefined) throw new Error('nothing was opened');
  expect(pairEvents(one, other).filter(({ isSame }) => !isSame).length).toBeGreaterThan(100);
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
