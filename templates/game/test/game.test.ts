import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { answer, judge, newMatch, pending } from 'gatechart';
import { conforms } from 'gatechart/conformance';
import { describe, expect, it } from 'vitest';
import ruleset from '../src/index.ts';

// The cases share their matches: the first one plays them all.
describe('What every ruleset owes', { timeout: 60_000 }, () => {
  for (const { title, skip, run } of conforms(ruleset)) it.skipIf(skip !== undefined)(title, run);
});

describe('The scenarios', () => {
  const folder = new URL('../scenarios/', import.meta.url);

  it.each(readdirSync(folder))('%s', (name) => {
    const rulings = judge(readFileSync(new URL(name, folder), 'utf8'), { ruleset, name });
    expect(rulings.map(({ findings }) => findings)).toEqual([[]]);
  });
});

const deck = fc.constantFrom(...(ruleset.decks ?? []));

describe('In every match', () => {
  it('no card is lost, and no life is won', () => {
    const all = fc.record({ decks: fc.tuple(deck, deck), seed: fc.nat(), choices: fc.array(fc.nat()) });
    fc.assert(
      fc.property(all, ({ decks, seed, choices }) => {
        const match = newMatch({ ruleset, decks, seed });
        for (const choice of choices) {
          const open = pending(match);
          if (open === undefined) break;
          const { player, options } = open.decision;
          answer(match, player, options[choice % options.length]?.key ?? '');
        }
        expect(ruleset.checkInvariants(match.game())).toEqual([]);
        expect(Math.max(...match.game().counters.life)).toBeLessThanOrEqual(6);
      }),
    );
  });
});
