import { expect, test } from 'vitest';
import { nextEvent } from '../src/trace/navigation.ts';
import { PENETRATE } from './support/scenario.ts';
import { newInspector } from './support/store.ts';
import { traceOfMatch } from './support/trace.ts';

test('the way from event to event is that of the match log, there and back', () => {
  const trace = traceOfMatch(3);
  const { moments, ruleset } = trace;
  const logged = moments.flatMap(({ facts }, moment) =>
    facts.some((fact) => ruleset.headline?.(fact) !== undefined) ? [moment] : [],
  );
  const last = moments.length - 1;
  const there = [0];
  while (there.at(-1) !== last) there.push(nextEvent(trace, there.at(-1) ?? 0, 1));
  expect(there).toEqual([...new Set([0, ...logged, last])]);
  const back = [last];
  while (back.at(-1) !== 0) back.push(nextEvent(trace, back.at(-1) ?? 0, -1));
  expect(back).toEqual(there.toReversed());
  expect(there.length * 5).toBeLessThan(moments.length);
});

test('a run until something stays a breakpoint, goes on to the next one, and is not set twice', () => {
  const inspector = newInspector();
  inspector.open('penetrate.yaml', PENETRATE);
  const stop = { is: 'state', key: 'damage/' } as const;
  inspector.runUntil(stop);
  const first = inspector.get().cursor;
  expect(inspector.trace?.moments[first]?.step?.opens.join()).toContain('damage');
  inspector.runUntil(stop);
  expect(inspector.get().cursor).toBeGreaterThan(first);
  expect(inspector.get().breakpoints).toEqual([stop]);
  for (let runs = 0; runs < 20; runs += 1) inspector.runUntil(stop);
  expect(inspector.get().notice).toBe('noStopAfter');
});
