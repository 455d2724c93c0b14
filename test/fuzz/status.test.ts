import { describe, expect, it } from 'vitest';
import { box, statusLine, statusReporter } from '../../src/cli/fuzz/output.ts';
import { Coverage } from '../../src/fuzz/coverage/coverage.ts';
import type { FuzzProgress } from '../../src/fuzz/run.ts';

const at = (seconds: number): FuzzProgress => ({
  cases: seconds * 10,
  steps: seconds * 10_000,
  choices: seconds * 300,
  elapsed: seconds * 1000,
  findings: [],
  repeated: 0,
  counts: new Coverage(),
  coverage: (['transition', 'held', 'refused', 'clause', 'card'] as const).map((kind) => ({
    kind,
    reached: seconds,
    of: 100,
    never: [],
  })),
});

/** What is told in the first seconds of a run that tells of itself every half second. */
const told = (columns: number | undefined, seconds: number): readonly string[] => {
  const notes: string[] = [];
  let now = 0;
  const output = { write: () => {}, note: (line: string) => notes.push(line), colour: false, columns };
  const status = statusReporter(output, () => now);
  for (now = 500; now <= seconds * 1000; now += 500) status.report(at(now / 1000));
  return notes;
};

const UP = '\u001b[1A\u001b[2K';

describe('the status', () => {
  it('is told in plain lines, seldom, where the output is no terminal', () => {
    const lines = told(undefined, 20);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toBe(
      '20 s  200 games, 10/s  10,000 microsteps/s  transitions 20/100 (+10)  guards passed 20/100 (+10)  ' +
        'guards failed 20/100 (+10)  clauses 20/100 (+10)  cards 20/100 (+10)  0 findings',
    );
    expect(lines.join('')).not.toContain('\u001b');
  });

  it('names no kind of which the ruleset has none', () => {
    const { coverage, ...progress } = at(20);
    const without = coverage.map((each) => (each.kind === 'card' ? { ...each, reached: 0, of: 0 } : each));
    expect(statusLine({ ...progress, coverage: without }, undefined)).not.toContain('cards');
  });

  it.each([80, 140])(
    'fits a terminal of %i columns every two seconds, each time over the last',
    (columns) => {
      const tellings = told(columns, 6);
      expect(tellings).toHaveLength(3);
      for (const [index, telling] of tellings.entries()) {
        const lines = telling.replaceAll(UP, '').split('\n');
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(columns);
        const before = tellings[index - 1]?.replaceAll(UP, '').split('\n').length ?? 0;
        expect(telling.startsWith(UP.repeat(before))).toBe(true);
        expect(telling.split(UP)).toHaveLength(before + 1);
      }
    },
  );
});

describe('a box', () => {
  const words = 'one two three four five six seven eight nine ten '.repeat(4).trim();

  it.each([40, 80, 140])('fits a terminal of %i columns', (columns) => {
    const lines = box([words, 'x'.repeat(200)], 'repeat it', columns);
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    expect(lines[0]?.length).toBeLessThanOrEqual(columns);
    expect(lines.join('\n')).toContain('repeat it');
  });

  it('leaves a command that is too long for it below, in one piece', () => {
    const command = `repeat ${'x'.repeat(100)}`;
    expect(box(['short'], command, 80)).toEqual(['┌───────┐', '│ short │', '└───────┘', command]);
  });
});
