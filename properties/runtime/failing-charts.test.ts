import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { RuntimeName } from '../../src/runtime/match.ts';
import { startMatch } from '../../src/runtime/start.ts';
import { tinyGame } from '../../test/runtime/support/tiny-ruleset.ts';
import { runs } from '../../test/support/effort.ts';
import { type ChartSpec, chartSpec, failingChartSpec } from './arbitraries/chart-spec.ts';
import { rulesetOf } from './arbitraries/machine.ts';
import { type Story, storyOf } from './record.ts';

const answers = fc.array(fc.nat(11), { maxLength: 12 });
const RUNS = runs(150);

const stories = (spec: ChartSpec, n: number, tape: readonly number[], stepBudget?: number) => {
  const ruleset = rulesetOf(spec);
  return (runtime: RuntimeName): Story =>
    storyOf(
      (onStep) => startMatch(ruleset, tinyGame(n), { runtime, onStep, ...(stepBudget && { stepBudget }) }),
      tape,
    );
};

/** XState puts a line of its own before what a guard on an event threw. */
const withoutFirstLine = ({ rests, failure }: Story) => ({
  rests,
  failure: failure && { ...failure, message: failure.message.split('\n').at(-1) },
});

describe('the runtimes on random charts that fail', () => {
  test.prop([failingChartSpec, fc.nat(20), answers], RUNS)(
    'agree on where rules throw, get stuck or take no answer, with the same message',
    (spec, n, tape) => {
      const on = stories(spec, n, tape);
      const lean = on('lean');
      expect(on('interpreted')).toEqual(lean);
      expect(withoutFirstLine(on('actors'))).toEqual(lean);
    },
  );

  test.prop([chartSpec, fc.nat(20), answers, fc.integer({ min: 1, max: 20 })], RUNS)(
    'agree on when a loop of instant steps ends, and on the machines that go round',
    (spec, n, tape, stepBudget) => {
      const on = stories(spec, n, tape, stepBudget);
      const lean = on('lean');
      expect(on('interpreted')).toEqual(lean);
      expect(on('actors').failure?.code).toBe(lean.failure?.code);
    },
  );
});

describe('random charts that fail', () => {
  test('throw in guards and in actions, get stuck, and take no answer', () => {
    const drawn = fc.sample(fc.tuple(failingChartSpec, fc.nat(20), answers), { numRuns: 300, seed: 1 });
    const failures = drawn.map(([spec, n, tape]) => stories(spec, n, tape)('lean').failure);
    const count = (text: string) =>
      failures.filter((failure) => `${failure?.code} ${failure?.message}`.includes(text)).length;
    expect(count('guard')).toBeGreaterThan(10);
    expect(count('action')).toBeGreaterThan(10);
    expect(count('CHART_STUCK')).toBeGreaterThan(10);
    expect(count('ANSWER_UNHANDLED')).toBeGreaterThan(2);
    expect(count('undefined')).toBeGreaterThan(10);
  });
});
