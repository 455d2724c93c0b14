import { describe, expect, it } from 'vitest';
import { Chance } from '../../src/core/random.ts';
import { Journal, journalMemory } from '../../src/fuzz/case.ts';
import { Fuzzer, type FuzzSettings } from '../../src/fuzz/fuzzer.ts';
import { ORACLE_IDS } from '../../src/fuzz/oracles/oracle.ts';
import { fuzzTarget, fuzzTargetIds } from '../../src/fuzz/targets/fuzz-targets.ts';
import { waitingZone } from '../../src/registered.ts';
import { gateRulerGenerators } from '../../src/rulesets/gate-ruler/adapters/generators.ts';
import { builtInCatalogue } from '../../src/rulesets/gate-ruler/cards/catalogue.ts';
import { deckFaults } from '../../src/rulesets/gate-ruler/cards/deck-legality.ts';
import { newGame } from '../../src/rulesets/waiting-zone/rules/new-game.ts';
import { DEFAULT_EDITION } from '../../src/rulesets/waiting-zone/state/interpretations.ts';
import { startMatch } from '../../src/runtime/start.ts';

const CASES = 4;

const played = (settings: Partial<FuzzSettings>) => {
  const memory = journalMemory();
  const whole = { ruleset: 'waiting-zone', targets: ORACLE_IDS, seed: 1, lane: 0, ...settings };
  const fuzzer = new Fuzzer(whole, new Journal(memory), 0, []);
  const cases = Array.from({ length: CASES }, () => fuzzer.next());
  return { cases, coverage: fuzzer.coverage.takeFresh(), last: new Journal(memory).last() };
};

describe('a fuzzer', () => {
  it('plays the same cases for the same seed and lane, and others for others', () => {
    const first = played({});
    expect(played({})).toEqual(first);
    expect(played({ seed: 2 }).coverage).not.toEqual(first.coverage);
    expect(played({ lane: 1 }).coverage).not.toEqual(first.coverage);
  });

  it('begins in each position that is given, and leaves those soon', () => {
    const positions = [1, 2, 3].map((seed) => {
      const game = newGame({ edition: DEFAULT_EDITION, decks: ['ember-raid', 'tide-vigil'], seed, index: 0 });
      return startMatch(waitingZone, game, { runtime: 'lean' }).position();
    });
    const memory = journalMemory();
    const journal = new Journal(memory);
    const settings = { ruleset: 'waiting-zone', targets: ['rules'], seed: 1, lane: 0 } as const;
    const fuzzer = new Fuzzer(
      settings,
      journal,
      0,
      positions.map((position) => ({ position, answers: [] })),
    );
    const began = new Set<string>();
    for (let index = 0; index < 20; index += 1) {
      const { choices } = fuzzer.next();
      const from = journal.last()?.from;
      if (from?.is !== 'position') continue;
      began.add(JSON.stringify(from.position));
      expect(choices).toBeLessThanOrEqual(20);
    }
    expect(began).toEqual(new Set(positions.map((position) => JSON.stringify(position))));
  });

  it('notes the case it is at where others can read it', () => {
    const { last } = played({});
    expect(last?.number).toBe(CASES - 1);
    expect(last?.sequence.length).toBeGreaterThan(0);
  });

  it.each(fuzzTargetIds())('finds nothing wrong in the first cases of %s', (ruleset) => {
    const { oracles: targets } = fuzzTarget(ruleset);
    const { cases } = played({ ruleset, targets });
    expect(cases.flatMap(({ finding }) => finding?.message ?? [])).toEqual([]);
    expect(cases.some(({ steps }) => steps > 0)).toBe(true);
  });
});

describe('5: a random deck', () => {
  it('keeps to the construction rules', () => {
    for (let index = 0; index < 40; index += 1) {
      const start = gateRulerGenerators(builtInCatalogue).generate(
        new Chance(index, 0, 'decks'),
        '2021-03',
        () => 1,
      );
      if (start.form !== 'decks') throw new Error('no decks');
      for (const { ruler = '', cards } of start.decks) {
        const deck = { id: 'drawn', name: { en: '', ja: '' }, ruler, cards };
        expect(deckFaults(deck, builtInCatalogue.cards)).toEqual([]);
      }
    }
  });
});
