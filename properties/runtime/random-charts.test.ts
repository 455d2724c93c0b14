import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { Step } from '../../src/core/trace.ts';
import type { RuntimeName } from '../../src/runtime/match.ts';
import { forkMatch, startMatch } from '../../src/runtime/start.ts';
import { tinyGame } from '../../test/runtime/support/tiny-ruleset.ts';
import { runs } from '../../test/support/effort.ts';
import { chartSpec, MOVES } from './arbitraries/chart-spec.ts';
import { rulesetOf } from './arbitraries/machine.ts';
import { answered, carried, type Rest, rests } from './record.ts';

const answers = fc.array(fc.nat(11), { maxLength: 12 });
const RUNS = runs(200);

/** Without what a position does not hold: the number of the question, and facts that no step has told yet. */
const comparable = ({ pending, steps, ...rest }: Rest, index: number) => ({
  ...rest,
  decision: pending?.decision,
  steps: steps.map((step, place) => (index > 0 && place === 0 ? { ...step, facts: [] } : step)),
});

const OTHERS = ['interpreted', 'actors'] as const;

describe('the runtimes on random charts', () => {
  test.prop([chartSpec, fc.nat(20), answers], RUNS)(
    'agree after every answer on states, contexts, question, trace and digest',
    (spec, n, tape) => {
      const ruleset = rulesetOf(spec);
      const recordOn = (runtime: RuntimeName) =>
        rests((onStep) => startMatch(ruleset, tinyGame(n), { runtime, onStep }), tape);
      const lean = recordOn('lean');
      for (const other of OTHERS) expect(recordOn(other)).toEqual(lean);
    },
  );

  test.prop([chartSpec, fc.nat(20), answers], RUNS)(
    'go on from a position of the other as if the match had never been interrupted',
    (spec, n, tape) => {
      const ruleset = rulesetOf(spec);
      const straight = rests((onStep) => startMatch(ruleset, tinyGame(n), { runtime: 'lean', onStep }), tape);
      const there = carried(ruleset, tinyGame(n), tape);
      expect(there.map(comparable)).toEqual(straight.map(comparable));
    },
  );

  test.prop([chartSpec, fc.nat(20), answers, fc.nat(11)], RUNS)(
    'leave a match where it is when a fork of it plays on',
    (spec, n, tape, other) => {
      const ruleset = rulesetOf(spec);
      for (const runtime of ['lean', ...OTHERS] as const) {
        const match = startMatch(ruleset, tinyGame(n), { runtime });
        for (const answer of tape.slice(0, 4)) {
          const before = { position: match.position(), pending: match.pending() };
          const fork = forkMatch(match);
          expect(fork.position()).toEqual(before.position);
          if (before.pending !== undefined) answered(fork, other);
          expect({ position: match.position(), pending: match.pending() }).toEqual(before);
          if (before.pending !== undefined) answered(match, answer);
        }
      }
    },
  );
});

describe('random charts', () => {
  test('reach depth 3, refuse guards, end matches and do not always end them', () => {
    const drawn = fc.sample(fc.tuple(chartSpec, answers), { numRuns: 300, seed: 1 });
    const records = drawn.map(([spec, tape]) => {
      const ruleset = rulesetOf(spec);
      return rests((onStep) => startMatch(ruleset, tinyGame(), { runtime: 'lean', onStep }), tape);
    });
    const last = records.map((record) => record.at(-1) as Rest);
    const steps: readonly Step[] = records.flat().flatMap((rest) => rest.steps);
    const depths = records.flat().map((rest) => rest.position.stack.length);
    expect(steps.length).toBeGreaterThan(1000);
    expect(Math.max(...depths)).toBe(3);
    expect(steps.filter(({ refused }) => refused.length > 0).length).toBeGreaterThan(100);
    expect(steps.filter(({ event }) => event === 'done').length).toBeGreaterThan(100);
    expect(steps.filter(({ from }) => from.endsWith('.end')).length).toBeGreaterThan(50);
    for (const move of MOVES) {
      expect(steps.filter(({ transition }) => transition.includes(`/${move}/`)).length).toBeGreaterThan(5);
    }
    expect(last.filter(({ pending }) => pending === undefined).length).toBeGreaterThan(10);
    expect(last.filter(({ pending }) => pending !== undefined).length).toBeGreaterThan(10);
  });
});
