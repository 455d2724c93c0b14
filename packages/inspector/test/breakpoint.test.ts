import { expect, test } from 'vitest';
import { type Breakpoint, nextStop, toggleBreakpoint } from '../src/trace/navigation.ts';
import { recordText } from './support/records.ts';
import { newInspector } from './support/store.ts';
import { traceOfMatch } from './support/trace.ts';

const trace = traceOfMatch(3);
const stop = (from: number, by: 1 | -1, ...breakpoints: readonly Breakpoint[]): number | undefined =>
  nextStop(trace, from, by, breakpoints, null, 'en');

test('a run stops where a state is entered, or one within it', () => {
  const at = stop(0, 1, { is: 'state', key: 'attack/attackDeclaration' }) as number;
  expect(trace.moments[at]?.step?.to).toMatch(/^attackDeclaration\./);
  const before = trace.moments.slice(1, at).some(({ step }) => step?.to.startsWith('attackDeclaration.'));
  expect(before).toBe(false);
});

test('a state that begins with the same letters is another one', () => {
  expect(stop(0, 1, { is: 'state', key: 'attack/attackDecl' })).toBeUndefined();
});

test('a run stops where a process starts that nobody stepped into', () => {
  const at = stop(0, 1, { is: 'state', key: 'counter/' }) as number;
  expect(trace.moments[at]?.step?.opens.some((state) => state.startsWith('counter.'))).toBe(true);
});

test('a run stops where a transition is taken, a clause acts and a card is named', () => {
  const clause = stop(0, 1, { is: 'clause', key: '13-6e' }) as number;
  expect(trace.moments[clause]?.facts.some((fact) => fact.clause === '13-6e')).toBe(true);
  const transition = trace.moments[clause]?.step;
  const taken = { is: 'transition', key: `${transition?.machine}/${transition?.transition}` } as const;
  expect(stop(clause - 1, 1, taken)).toBe(clause);
  const named = stop(0, 1, { is: 'words', key: 'scout walker' }) as number;
  const told = trace.moments[named]?.facts.map((fact) =>
    trace.ruleset.narrate(trace.moments[named]?.game as never, fact, null, 'en'),
  );
  expect(told?.join()).toContain('Scout Walker');
});

test('a run stops at the rest in which a decision of a kind is open', () => {
  const at = stop(0, 1, { is: 'decision', key: 'gateAction' }) as number;
  const segment = trace.segments.find(({ decision }) => decision?.kind === 'gateAction');
  expect(at).toBe((segment?.end as number) - 1);
});

test('of several breakpoints the nearest counts, on as well as back', () => {
  const breakpoints: readonly Breakpoint[] = [
    { is: 'clause', key: '13-6e' },
    { is: 'decision', key: 'gateAction' },
  ];
  const first = stop(0, 1, ...breakpoints) as number;
  expect(first).toBe(Math.min(...breakpoints.map((each) => stop(0, 1, each) as number)));
  const second = stop(first, 1, ...breakpoints) as number;
  expect(second).toBeGreaterThan(first);
  expect(stop(second, -1, ...breakpoints)).toBe(first);
});

test('a breakpoint is set once, and taken away', () => {
  const one: Breakpoint = { is: 'clause', key: '1-4b' };
  expect(toggleBreakpoint([], one)).toEqual([one]);
  expect(toggleBreakpoint([one], { ...one })).toEqual([]);
});

test('a run that hits nothing says so and stays', () => {
  const view = newInspector();
  view.open('game.jsonl', recordText(3));
  view.goTo(50);
  view.set({ breakpoints: [{ is: 'state', key: 'nowhere/' }] });
  view.runTo(1);
  expect([view.get().cursor, view.get().notice]).toEqual([50, 'noStopAfter']);
  view.runTo(-1);
  expect([view.get().cursor, view.get().notice]).toEqual([50, 'noStopBefore']);
  view.goTo(51);
  expect(view.get().notice).toBeUndefined();
});
