import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prescribingLines, suggestionLines, summaryLines } from '../../src/cli/fuzz/output.ts';
import { unreachedLines, unreachedText } from '../../src/cli/fuzz/result-files.ts';
import type { ClauseRegistry } from '../../src/core/rulebook.ts';
import {
  COUNTEREXAMPLE_FORMAT,
  type Counterexample,
  counterexampleFile,
} from '../../src/fuzz/counterexample.ts';
import type { KindCoverage } from '../../src/fuzz/coverage/chart-coverage.ts';
import { Coverage } from '../../src/fuzz/coverage/coverage.ts';
import type { FuzzProgress } from '../../src/fuzz/run.ts';
import { gateRuler, setCustomRuleset } from '../../src/registered.ts';

const missed = (kind: KindCoverage['kind'], never: readonly string[]): KindCoverage => ({
  kind,
  reached: 10,
  of: 10 + never.length,
  never,
});

const clauses: ClauseRegistry = gateRuler.clauses;

const COVERAGE: readonly KindCoverage[] = [
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
      '  and 2 more clauses',
      '  full list: out/unreached.txt',
    ]);
  });

  it('says so where all were reached', () => {
    expect(unreachedLines([missed('transition', [])], {}, 'out/unreached.txt')).toEqual([
      'everything in the charts was reached',
    ]);
    expect(unreachedLines([missed('card', [])], {}, 'out/unreached.txt')).toEqual([
      'everything in the charts was reached, and every card',
    ]);
  });

  it('claims nothing of clauses that only the rule book has', () => {
    const prescribing = { acted: 1, of: 2, never: ['5-7b'], elsewhere: 0 };
    const lines = [...prescribingLines(prescribing), ...unreachedLines([missed('clause', [])], clauses)];
    expect(lines.slice(1)).toEqual(['  never: 5-7b', 'everything in the charts was reached']);
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
    const plain = suggestionLines(asked).map((line) => line.replaceAll('\u00a0', ' '));
    expect(plain).toContainEqual(expect.stringContaining('--cards a.yaml,b.yaml --duration 5m --seed 8'));
    expect(plain).toContainEqual(
      expect.stringContaining('gatechart clauses --ruleset gate-ruler --reached found'),
    );
    expect(plain.some((line) => line.includes('fuzz explore --ruleset gate-ruler'))).toBe(true);
    expect(suggestionLines({ ...asked, ruleset: 'random-charts' })).toHaveLength(2);
    expect(suggestionLines({ ...asked, edition: '1.0.0' }).join('\n')).toContain('every edition');
  });
});

const finding = (target: Counterexample['target'], message: string): Counterexample => ({
  format: COUNTEREXAMPLE_FORMAT,
  ruleset: 'gate-ruler',
  version: 1,
  target,
  kind: message,
  message,
  from: {
    is: 'start',
    start: { form: 'named', decks: ['atlas-drive', 'volnar-host'] },
    edition: '2021-03',
    seed: 4,
  },
  answers: ['pass', 'pass'],
  choices: 0,
  found: { seed: 7, lane: 0, case: 3, answers: 20 },
});

const ran = (findings: readonly Counterexample[], repeated = 0): FuzzProgress => ({
  cases: 1,
  steps: 4000,
  choices: 120,
  elapsed: 2500,
  findings,
  repeated,
  coverage: [...COVERAGE, { kind: 'card', reached: 0, of: 0, never: [] }],
  counts: new Coverage(),
});

/** As a terminal shows it. */
const shown = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.replaceAll('\u00a0', ' '));

describe('What a fuzz run came to', () => {
  it('is counted, with what was reached of each kind that there is', () => {
    expect(shown(summaryLines(ran([]), 'out'))).toEqual([
      '1 game, 120 choices and 4000 microsteps in 2.5 s',
      'transitions: 10 of 13',
      'guards passed: 10 of 10',
      'clauses: 10 of 16',
      '0 kinds of failure',
    ]);
  });

  it('names each finding with the command that tells it again, the sets of the run with it', () => {
    const [lost, differs] = [finding('rules', 'a card is lost'), finding('runtimes', 'they part')];
    const lines = shown(summaryLines(ran([lost, differs], 3), 'out', ['a.yaml', 'b.yaml']));
    expect(lines.slice(4)).toEqual([
      '2 kinds of failure, 3 repeated:',
      '  rules: a card is lost',
      `    gatechart fuzz repro out/${counterexampleFile(lost)} --cards a.yaml,b.yaml`,
      '  runtimes: they part',
      `    gatechart fuzz repro out/${counterexampleFile(differs)} --cards a.yaml,b.yaml`,
    ]);
    expect(shown(summaryLines(ran([lost]), 'out')).slice(4)).toEqual([
      '1 kind of failure:',
      '  rules: a card is lost',
      `    gatechart fuzz repro out/${counterexampleFile(lost)}`,
    ]);
  });

  it('names the module of a ruleset from outside in each command', () => {
    const own = { ...gateRuler, id: 'own' };
    setCustomRuleset({ ruleset: own, path: resolve('games/own/index.mjs'), digest: 'd' });
    try {
      const lost = { ...finding('rules', 'lost'), ruleset: 'own' };
      expect(shown(summaryLines(ran([lost]), 'out')).at(-1)).toBe(
        `    gatechart fuzz repro out/${counterexampleFile(lost)} --rules ${join('games', 'own', 'index.mjs')}`,
      );
      const [, ...next] = shown(suggestionLines({ ruleset: 'own', out: 'out', seed: 1 }));
      expect(next).toHaveLength(3);
      for (const line of next) {
        expect(line).toContain(' --rules games');
        expect(line).not.toContain('--ruleset');
      }
    } finally {
      setCustomRuleset(undefined);
    }
  });

  it('has commands that no line breaks', () => {
    const [, command = ''] = summaryLines(ran([finding('rules', 'lost')]), 'out').slice(5);
    expect(command.trim()).not.toContain(' ');
  });
});
