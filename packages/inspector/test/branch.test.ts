import { expect, test } from 'vitest';
import { visibleEnd } from '../src/store/view-state.ts';
import { recordText } from './support/records.ts';
import { newInspector } from './support/store.ts';

/** A page at a question of a record that has another option than the one recorded; with both. */
const atQuestion = () => {
  const inspector = newInspector();
  inspector.open('game.jsonl', recordText(3));
  const { trace } = inspector;
  if (trace === undefined) throw new Error('nothing was opened');
  const segment = trace.segments.findIndex(
    ({ decision }, index) => index > 20 && decision?.options.some(({ key }) => key !== 'pass') === true,
  );
  const { decision, end } = trace.segments[segment] as (typeof trace.segments)[number];
  const cause = trace.segments[segment + 1]?.cause;
  const taken = cause?.is === 'answer' ? cause.key : '';
  const other = decision?.options.find(({ key }) => key !== taken)?.key ?? '';
  inspector.goTo(end - 1);
  return { inspector, trace, segment, taken, other };
};

test('a branch is looked at from the first step after its choice, and what follows is not shown yet', () => {
  const { inspector, trace, segment, other } = atQuestion();
  inspector.seat(0, 'greedy');
  inspector.seat(1, 'greedy');
  inspector.choose(other);
  const { active, cursor } = inspector.get();
  expect(active).toBe(1);
  expect(inspector.trace).not.toBe(trace);
  expect(cursor).toBe(inspector.trace?.segments[segment + 1]?.first);
  expect(cursor).toBeLessThan((inspector.trace?.moments.length ?? 0) - 1);
  expect(visibleEnd(inspector.get())).toBe(cursor);
  inspector.step(1);
  expect(inspector.get().cursor).toBe(cursor + 1);
});

test('the recorded option leads to the first step after it as well', () => {
  const { inspector, trace, segment, taken } = atQuestion();
  inspector.choose(taken);
  expect(inspector.trace).toBe(trace);
  expect(inspector.get().cursor).toBe(trace.segments[segment + 1]?.first);
});

test('a choice at the open end of a branch is looked at from its first step too, until agents play on', () => {
  const { inspector, segment, other } = atQuestion();
  inspector.choose(other);
  inspector.goTo(Number.MAX_SAFE_INTEGER);
  const { trace } = inspector;
  inspector.choose(trace?.last.decision?.options[0]?.key ?? '');
  expect(trace?.segments.length).toBe(segment + 3);
  expect(inspector.get().cursor).toBe(trace?.segments[segment + 2]?.first);
});
