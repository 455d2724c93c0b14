import { describe, expect, it } from 'vitest';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { fromSequence, oracles, runCase } from '../../src/fuzz/run-case.ts';
import { waitingZone } from '../../src/registered.ts';
import { startMatch } from '../../src/runtime/start.ts';

const reasonOf = (clause: string) => ({ code: 'NO', clause, guard: 'never', facts: [] });

const [first = '', second = ''] = waitingZone.decks ?? [];
const game = waitingZone.newGame({
  edition: waitingZone.defaultEdition,
  decks: [first, second],
  seed: 1,
  index: 0,
});
const position = startMatch(waitingZone, game, { runtime: 'lean' }).position();

const played = (ruleset: Ruleset, refused: readonly string[] = []) =>
  runCase(
    oracles.rules,
    () => ({ is: 'inside', ruleset, position, refused }),
    fromSequence([1, 2, 3, 4, 5]),
    () => {},
  );

const [clause = ''] = Object.keys(waitingZone.clauses);

describe('Illegal actions', () => {
  it('are tried at every decision, and the clause that refuses them counts', () => {
    const asked: string[] = [];
    const explainIllegal = (_: unknown, __: unknown, key: string) => {
      asked.push(key);
      return key === 'fly away' ? reasonOf(clause) : undefined;
    };
    const { clauses, failure } = played({ ...waitingZone, explainIllegal } as Ruleset, ['fly away']);
    expect(failure).toBeUndefined();
    expect(asked.filter((key) => key === 'fly away')).toHaveLength(6);
    expect(new Set(asked).size).toBeGreaterThan(3);
    expect(clauses).toContain(clause);
  });

  it('fail where a clause refuses them that does not exist', () => {
    const ruleset = { ...waitingZone, explainIllegal: () => reasonOf('no.such') } as Ruleset;
    expect(played(ruleset).failure?.message).toContain('refused by clause no.such, which does not exist');
  });

  it('are the same for the same case', () => {
    expect(played(waitingZone as Ruleset)).toEqual(played(waitingZone as Ruleset));
  });
});

describe('A case', () => {
  it('ends with a concession of each player, which has to end the match', () => {
    const ruleset = { ...waitingZone, concede: (given: unknown) => given } as Ruleset;
    expect(played(ruleset).failure?.message).toBe('a concession does not end the match');
  });
});
