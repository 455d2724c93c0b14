import { describe, expect, it } from 'vitest';
import { conforms } from '../../src/api/conformance.ts';
import { excessDamage } from '../../src/registered.ts';
import { startMatch } from '../../src/runtime/start.ts';
import { eventGame } from './support/events.ts';

const SEEDS = [1, 2, 3, 4];

/** Kinds of question that an event asks while its last option is always taken. */
const kindsOf = (seed: number): readonly string[] => {
  const kinds: string[] = [];
  const match = startMatch(excessDamage, eventGame(seed), { runtime: 'lean' });
  for (let open = match.pending(); open !== undefined; open = match.pending()) {
    kinds.push(open.decision.kind);
    match.answer(open.decision.player, open.decision.options.at(-1)?.key ?? '');
  }
  return kinds;
};

describe('Events that ask everything', () => {
  it('ask every kind of question', () => {
    expect([...new Set(SEEDS.flatMap(kindsOf))].sort()).toEqual(Object.keys(excessDamage.decisions).sort());
  });

  for (const { title, skip, run } of conforms(excessDamage, { seeds: SEEDS, begin: eventGame })) {
    if (skip === undefined) it(title, run);
  }
});
