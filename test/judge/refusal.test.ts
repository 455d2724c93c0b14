import { expect, test } from 'vitest';
import type { RuntimeName } from '../../src/runtime/match.ts';
import { resumeMatch } from '../../src/runtime/start.ts';
import { readScenario } from '../../src/scenarios/read-scenario.ts';

const TEXT = `title: 8-4c-1 frontmost
p1: { A1: 3/3/2 }
p2: { D1: 1/2/1 }
start: attack declaration`;

const RUNTIMES: readonly RuntimeName[] = ['lean', 'actors'];

test('an answer that is not on offer is refused with clause, condition and facts, alike on both runtimes', () => {
  const { ruleset, start } = readScenario('case.yaml', TEXT);
  const refusals = RUNTIMES.map((runtime) => {
    const match = resumeMatch(ruleset, start('2021-03'), { runtime });
    const before = match.position();
    const refusal = match.answer(0, 'attack A1 -> ruler');
    expect(match.position()).toEqual(before);
    return refusal;
  });
  expect(refusals[0]).toMatchObject({
    code: 'UNKNOWN_KEY',
    clause: '8-4c-1',
    message:
      '"attack A1 -> ruler" is not a legal action: Apprentice (enemy ruler) is not frontmost on the center line.',
  });
  expect(refusals[0]?.facts).toContain('1/2/1 (enemy D1) stands before it');
  expect(refusals[1]).toEqual(refusals[0]);
});
