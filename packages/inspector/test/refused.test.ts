import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reasonWords, refusedAt } from '../src/store/decision-help.ts';
import { openText } from '../src/trace/source-file.ts';
import { traceOfMatch } from './support/trace.ts';

const MODES = 'test/scenarios/gate-ruler/ch14-abilities/14-3b-4-mode-needs-its-second-choice.yaml';

test('14-3b-4 a mode that cannot be completed is listed with the clause and what is missing', () => {
  const trace = openText('modes.yaml', readFileSync(MODES, 'utf8')).traces[0]?.trace;
  if (trace === undefined) throw new Error('nothing was opened');
  const [group, ...others] = refusedAt(trace, trace.segments.length - 1, 'en');
  expect(others).toEqual([]);
  expect(group?.options.map(({ key }) => key)).toEqual(['mode trade']);
  expect(group?.options[0]?.brief).not.toBe('mode trade');
  expect(group?.reason.clause).toBe('14-3b-4');
  expect(group && reasonWords(group.reason, 'ja')[0]).toMatch(/続けて選ぶもの/);
});

test('what is refused is never offered, has words in both languages, and names no card that its player does not know', () => {
  const trace = traceOfMatch(3);
  let refused = 0;
  for (const [segment, { decision, visibleDecision }] of trace.segments.entries()) {
    if (decision === undefined || segment > 80) continue;
    const offered = new Set(visibleDecision?.options.map(({ key }) => key));
    for (const language of ['en', 'ja'] as const) {
      for (const { options, reason } of refusedAt(trace, segment, language)) {
        refused += options.length;
        for (const { key, brief } of options) {
          expect(offered.has(key)).toBe(false);
          expect(brief).not.toBe(key);
          expect(brief).not.toMatch(/a card|^カードが|カードを/i);
        }
        expect(trace.ruleset.clauses[reason.clause]).toBeDefined();
      }
    }
  }
  expect(refused).toBeGreaterThan(50);
});
