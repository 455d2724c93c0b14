import { describe, expect, it } from 'vitest';
import { nextLines } from '../../src/cli/fuzzing/next.ts';
import { unreachedLines, unreachedText } from '../../src/cli/fuzzing/unreached.ts';
import type { Reached } from '../../src/fuzz/coverage/report.ts';
import type { ClauseRegistry } from '../../src/kernel/clause.ts';
import { gateRuler } from '../../src/registry.ts';

const missed = (kind: Reached['kind'], never: readonly string[]): Reached => ({
  kind,
  reached: 10,
  of: 10 + never.length,
  never,
});

const clauses: ClauseRegistry = gateRuler.clauses;

const COVERAGE: readonly Reached[] = [
  missed('transition', ['gate top/always/0', 'effect steps/always/0', 'gate top/always/1']),
  missed('held', []),
  missed('clause', ['16-12', '13-6c', '5-7b', '1-5d', '8-4d', 'x-1']),
];

describe('The end of a fuzz run', () => {
  it('tells how much was not reached, of which processes, and what some of the clauses say', () => {
    const lines = unreachedLines(COVERAGE, clauses, 'out/unreached.txt');
    expect(lines).toEqual([
      'not reached: 3 transitions, 6 clauses',
      '  transitions: 2 of gate, 1 of effect',
      ...(['16-12', '13-6c', '5-7b', '1-5d'] as const).map((id) => `  clause ${id}: ${clauses[id]?.en}`),
      '  and 2 clauses more',
      '  all of them: out/unreached.txt',
    ]);
  });

  it('says so where everything was reached', () => {
    expect(unreachedLines([missed('card', [])], {}, 'out/unreached.txt')).toEqual(['everything was reached']);
  });

  it('has every id in the file, clauses with their words where they have some', () => {
    const text = unreachedText(COVERAGE, clauses);
    for (const { never } of COVERAGE)
      for (const id of never) expect(text).toMatch(new RegExp(`^${id}(\t|$)`, 'm'));
    expect(text).toContain(`16-12\t${clauses['16-12']?.en}`);
    expect(text).toContain('# transitions: 3 of 13 not reached');
  });

  it('names commands of that ruleset, its sets and another seed', () => {
    const asked = { ruleset: 'gate-ruler', cards: ['a.yaml', 'b.yaml'], out: 'found', seed: 7 };
    const plain = nextLines(asked).map((line) => line.replaceAll('\u00a0', ' '));
    expect(plain).toContainEqual(expect.stringContaining('--cards a.yaml,b.yaml --duration 5m --seed 8'));
    expect(plain).toContainEqual(
      expect.stringContaining('gatechart clauses --ruleset gate-ruler --reached found'),
    );
    expect(plain.some((line) => line.includes('fuzz explore --ruleset gate-ruler'))).toBe(true);
    expect(nextLines({ ...asked, ruleset: 'random-charts' })).toHaveLength(2);
    expect(nextLines({ ...asked, edition: '1.0.0' }).join('\n')).toContain('every edition');
  });
});
