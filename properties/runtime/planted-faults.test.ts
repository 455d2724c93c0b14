import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { Step } from '../../src/core/trace.ts';
import { compiledRunFactory } from '../../src/runtime/compiler/compiled-run.ts';
import { Compiler } from '../../src/runtime/compiler/compiler.ts';
import { generate, type Source } from '../../src/runtime/compiler/source-writer.ts';
import { LeanMatch } from '../../src/runtime/lean-match.ts';
import { forkMatch, startMatch } from '../../src/runtime/start.ts';
import { atStart } from '../../src/runtime/start-point.ts';
import { tinyGame } from '../../test/runtime/support/tiny-ruleset.ts';
import { failingChartSpec } from './arbitraries/chart-spec.ts';
import { rulesetOf } from './arbitraries/machine.ts';
import { answered, type Begin, storyOf } from './record.ts';

/** What a fault makes of the text of a generated function. */
type Fault = (text: string) => string;

/** Blocks of actions, one level inside a transition. */
const ACTION = / {4}\{\n(?: {6}.*\n)+ {4}\}\n/;

const swapFirstGuards: Fault = (text) => {
  const [first, second] = text.match(/if \((?!run\.).*\) \{/g) ?? [];
  if (first === undefined || second === undefined) return text;
  return text.replace(first, '<first>').replace(second, first).replace('<first>', second);
};

const FAULTS: Readonly<Record<string, Fault>> = {
  'asks the second guard first': swapFirstGuards,
  'asks any guard where all must hold': (text) => text.replaceAll(' && ', ' || '),
  'takes a guard without its not': (text) => text.replaceAll(/!(?=[\w(])/g, ''),
  'leaves an action of a transition out': (text) => text.replace(ACTION, ''),
  'leaves the last action out, which may be of a state entered': (text) =>
    text.replace(new RegExp(`${ACTION.source}(?= {4}(?:run.handed|if|frame))`), ''),
  'leaves an entry action out as a process starts': (text) =>
    text.replace(/(?<=args\.context = context;\n) {2}\{\n(?: {4}.*\n)+ {2}\}\n/, ''),
  'writes one key before it works out the next': (text) =>
    text.replace(/( +const value1 = .*\n)( +context\["\w+"\] = value0;\n)/, '$2$1'),
  'keeps the event of the process before': (text) => text.replace(/ +args\.event = .*\n/, ''),
  'takes a move of another type': (text) => text.replaceAll(/args\.event\.type === "[\w.]+"/g, 'true'),
  'takes any move for one of a wildcard': (text) =>
    text.replaceAll(/`\$\{args\.event\.type\}\.`\.startsWith\("[\w.]+"\)/g, 'true'),
  'counts no microstep': (text) => text.replaceAll(/ +run\.budget\.spend.*\n/g, ''),
  'hands over nothing': (text) => text.replaceAll(/ +run\.handed = .*\n/g, ''),
  'goes on for ever after a step that changes nothing': (text) =>
    text.replaceAll(/frame\.code = (\w+);\n( +)return undefined;/g, 'frame.code = $1;\n$2return $1.always;'),
  'changes a match at rest': (text) => text.replace(/return \{ ("\w+": .*) \};/, 'return context;'),
  'copies the first key of a context only': (text) =>
    text.replace(/return \{ ("\w+": [^,]*), .* \};/, 'return { $1 };'),
  'copies a context with the keys of another': (text) =>
    text.replace(/ +for \(const key in context\).*\n.*\n/, ''),
};

/** Seen only in what is told, or where nothing is told. */
const TOLD_FAULTS: Readonly<Record<string, Fault>> = {
  'tells a step with what the process held after it': (text) =>
    text.replaceAll(
      /( +if \(run\.isTold\) run\.remember\(\);\n)((?:.*\n)*?)(?= +if \(run\.isTold\))/g,
      '$2$1',
    ),
  'tells of a step after it is done': (text) =>
    text.replaceAll(/( +if \(run\.isTold\) run\.tell.*\n)( +frame\.code.*\n)/g, '$2$1'),
};
const UNTOLD_FAULTS: Readonly<Record<string, Fault>> = {
  'names the state that a transition enters for one that throws': (text) =>
    text.replaceAll(
      /( +if \(run\.isTold\) run\.remember\(\);\n)((?:.*\n)*?)( +frame\.code = \w+;\n)/g,
      '$1$3$2',
    ),
};

const answers = fc.array(fc.nat(11), { maxLength: 12 });
/** Few, so that some answers are too much. */
const STEP_BUDGET = 12;

/** Whether a generator with this fault runs random charts as the interpreter does; counts the texts it changed. */
const held = (fault: Fault, isTold: boolean) => {
  let changed = 0;
  const make = (source: Source): unknown => {
    const text = fault(source.text);
    if (text !== source.text) changed += 1;
    return generate({ ...source, text });
  };
  const property = fc.property(failingChartSpec, fc.nat(20), answers, (spec, n, tape) => {
    const ruleset = rulesetOf(spec);
    const beginRun = compiledRunFactory(new Compiler(make));
    const options = (onStep: (step: Step) => void) => ({
      stepBudget: STEP_BUDGET,
      ...(isTold && { onStep }),
    });
    const interpreted: Begin = (onStep) =>
      startMatch(ruleset, tinyGame(n), { runtime: 'interpreted', ...options(onStep) });
    const generated: Begin = (onStep) =>
      LeanMatch.begin(ruleset, atStart(ruleset, tinyGame(n)), 'lean', options(onStep), beginRun);
    const expected = storyOf(interpreted, tape);
    expect(storyOf(generated, tape)).toEqual(expected);
    expect(storyOf((onStep) => forkedAtRest(generated(onStep)), tape)).toEqual(expected);
  });
  const { failed } = fc.check(property, { seed: 1, numRuns: 300, endOnFailure: true });
  return { failed, changed };
};

/** The same match, after a fork of it was given an answer. */
const forkedAtRest = (match: ReturnType<Begin>): ReturnType<Begin> => {
  if (match.pending() === undefined) return match;
  try {
    answered(forkMatch(match), 1);
  } catch {
    // The rules fail in the fork; the match itself is given another answer.
  }
  return match;
};

describe('a fault planted in the code generator is found on random charts: one that', () => {
  test.each(Object.entries({ ...FAULTS, ...TOLD_FAULTS }))('%s', (_, fault) => {
    const { failed, changed } = held(fault, true);
    expect(changed).toBeGreaterThan(0);
    expect(failed).toBe(true);
  });

  test.each(Object.entries(UNTOLD_FAULTS))('%s', (_, fault) => {
    const { failed, changed } = held(fault, false);
    expect(changed).toBeGreaterThan(0);
    expect(failed).toBe(true);
  });
});

test('no fault is found where none is planted', () => {
  expect(held((text) => text, true)).toEqual({ failed: false, changed: 0 });
  expect(held((text) => text, false)).toEqual({ failed: false, changed: 0 });
});
