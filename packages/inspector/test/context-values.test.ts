import { expect, test } from 'vitest';
import { contextValuesAt } from '../src/trace/context-values.ts';
import { openText } from '../src/trace/source-file.ts';
import { recordText } from './support/records.ts';

const trace = openText('game.jsonl', recordText(3)).traces[0]?.trace;
if (trace === undefined) throw new Error('the record has a trace');

/** Moments at which a process that keeps a value stepped before. */
const moments = trace.moments.flatMap(({ context }, moment) =>
  Object.keys(context).length > 0 ? [moment] : [],
);

test('a value of a process is marked where its step changed it, and only there', () => {
  const marks = moments.flatMap((moment) => contextValuesAt(trace, moment).map(({ isChanged }) => isChanged));
  expect(marks).toContain(true);
  expect(marks).toContain(false);
  for (const moment of moments) {
    const { step, context } = trace.moments[moment] ?? {};
    const before = trace.moments[moment - 1];
    const isNext = before?.step?.machine === step?.machine && before?.step?.path === step?.path;
    if (!isNext) continue;
    for (const { key, isChanged } of contextValuesAt(trace, moment)) {
      const isSame = JSON.stringify(before?.context[key]) === JSON.stringify(context?.[key]);
      expect(isChanged, `${moment} ${key}`).toBe(!isSame);
    }
  }
});

test('a process that starts again has nothing before its first step', () => {
  const [first] = moments.filter((moment) => trace.runs.some(({ began }) => began === moment - 1));
  expect(first).toBeDefined();
  const texts = contextValuesAt(trace, first ?? 0);
  expect(texts.length).toBeGreaterThan(0);
});
