import { expect, it } from 'vitest';
import { failureLines } from '../../src/cli/selfplay/output.ts';
import type { ForfeitReason, Outcome } from '../../src/selfplay/outcome.ts';

const outcome = (
  number: number,
  agents: readonly [string, string],
  forfeit?: Outcome['forfeit'],
): Outcome => ({
  ...{ number, agents, decks: ['a', 'b'], reasons: [null, null], decisions: 1, turns: 1 },
  ...{ cards: [[], []], digest: '0'.repeat(16) },
  ...(forfeit && { forfeit }),
});

const lost = (player: 0 | 1, reason: ForfeitReason, message: string) => ({ player, reason, message });

const notes = (...outcomes: readonly Outcome[]) => failureLines(outcomes, 'gate-ruler', {});

it('A run tells of each program how many matches it forfeited, and why the first', () => {
  const lines = notes(
    outcome(3, ['cmd:one', 'greedy'], lost(0, 'late', 'the program did not answer within 9 ms')),
    outcome(1, ['greedy', 'cmd:one'], lost(1, 'crashed', 'the program ended (127)')),
    outcome(2, ['cmd:one', 'cmd:two'], lost(1, 'illegal', '"x" is not a legal action')),
    outcome(0, ['cmd:one', 'greedy']),
  );
  expect(lines).toEqual([
    'cmd:one forfeited 2 of 4 matches, first match 1 (crashed): the program ended (127); docs/reference/agents.md shows how to see its error output',
    'cmd:two forfeited 1 of 1 match, first match 2 (illegal): "x" is not a legal action',
  ]);
});

it('A run without forfeits tells of none', () => {
  expect(notes(outcome(0, ['cmd:one', 'greedy']))).toEqual([]);
});
