import { describe, expect, it } from 'vitest';
import { Chance } from '../../src/core/random.ts';
import { keptAnswers, withOneChanged } from '../../src/fuzz/choices.ts';
import { Corpus, type CorpusCase } from '../../src/fuzz/corpus.ts';
import { beginMatch } from '../../src/fuzz/oracles/oracle.ts';
import { fromSequence, oracles, runCase } from '../../src/fuzz/run-case.ts';
import { fuzzTarget } from '../../src/fuzz/targets/fuzz-targets.ts';
import { gateRuler, waitingZone } from '../../src/registered.ts';
import { builtInCatalogue } from '../../src/rulesets/gate-ruler/cards/catalogue.ts';
import { deckFaults } from '../../src/rulesets/gate-ruler/cards/deck-legality.ts';

/** A case that is told by its only answer. */
const played = (answer: number): CorpusCase => ({
  from: { is: 'start', start: { form: 'named', decks: ['a', 'b'] }, edition: 'only', seed: 1 },
  sequence: [answer],
});

const reaching = (...names: readonly string[]) =>
  new Map(names.map((name) => [name, { at: 1, cards: new Set<string>() }]));

const picks = (corpus: Corpus, count: number): readonly (number | undefined)[] => {
  const chance = new Chance(1, 0, 'picks');
  return Array.from({ length: count }, () => corpus.pick(chance)?.sequence[0]);
};

describe('The corpus', () => {
  it('keeps a case that reaches something new, or after fewer answers, and no other', () => {
    const corpus = new Corpus();
    expect(corpus.pick(new Chance(1, 0, 'none'))).toBeUndefined();
    expect([1, 2, 3, 4].map((answer) => corpus.add(played(answer), reaching('often')))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(corpus.add(played(5), reaching('often', 'new'))).toBe(true);
    const sooner = new Map([['often', { at: 0, cards: new Set<string>() }]]);
    expect(corpus.add(played(6), sooner)).toBe(true);
    expect(new Set(picks(corpus, 60))).toEqual(new Set([1, 2, 5, 6]));
  });

  it('picks cases that reach something rare more than others', () => {
    const corpus = new Corpus();
    for (let count = 0; count < 200; count += 1) corpus.add(played(1), reaching('a', 'b', 'c'));
    corpus.add(played(2), reaching('rare'));
    const rare = picks(corpus, 20).filter((answer) => answer === 2);
    expect(rare.length).toBeGreaterThan(12);
  });

  it('picks a case less and less that leads to nothing rare again', () => {
    const corpus = new Corpus();
    for (let count = 0; count < 200; count += 1) corpus.add(played(1), reaching('a', 'b', 'c'));
    corpus.add(played(2), reaching('rare'));
    const [first, last] = [picks(corpus, 20), picks(corpus, 400).slice(-20)];
    const rareIn = (list: typeof first): number => list.filter((answer) => answer === 2).length;
    expect(rareIn(last)).toBeLessThan(rareIn(first));
  });
});

describe('A mutated case', () => {
  const chance = new Chance(3, 0, 'mutated');
  const { arena, editions } = fuzzTarget(waitingZone.id);
  const [edition = ''] = editions;
  const game = () =>
    arena.newGame(
      arena.generate(new Chance(1, 0, 'start'), edition, () => 1),
      edition,
      1,
    );
  const origin = () => ({ is: 'new', ruleset: waitingZone, game: game() }) as const;

  it('has legal answers only: numbers beyond the options wrap', () => {
    const far = Array.from({ length: 30 }, (_, index) => 1000 + 7 * index);
    const { sequence, keys, failure } = runCase(oracles.rules, origin, fromSequence(far), () => {});
    expect(failure).toBeUndefined();
    const match = beginMatch(origin(), { runtime: 'lean' });
    for (const [index, key] of keys.entries()) {
      const { decision } = match.pending() ?? {};
      expect(decision?.options[sequence[index] ?? -1]?.key).toBe(key);
      if (decision !== undefined) match.answer(decision.player, key);
    }
  });

  it('differs in one answer, or leaves the other case near the place of interest', () => {
    const sequence = Array.from({ length: 40 }, () => 100);
    for (let index = 0; index < 20; index += 1) {
      expect(withOneChanged(chance, sequence).filter((place) => place !== 100)).toHaveLength(1);
    }
    const kept = Array.from({ length: 60 }, () => keptAnswers(chance, sequence, 30));
    expect(kept.every((count) => count >= 0 && count <= 40)).toBe(true);
    expect(kept.filter((count) => count >= 26 && count <= 30).length).toBeGreaterThan(20);
  });

  it.each([gateRuler.id, waitingZone.id])('of %s has decks of which one kind of card is gone', (ruleset) => {
    const target = fuzzTarget(ruleset);
    const [any = ''] = target.editions;
    let changed = 0;
    for (let index = 0; index < 10; index += 1) {
      const before = target.arena.generate(chance, any, () => 1);
      const after = target.arena.mutate?.(chance, before, any, () => 1);
      if (before.form !== 'decks' || after?.form !== 'decks') continue;
      changed += 1;
      const gone = [0, 1].flatMap((seat) =>
        Object.keys(before.decks[seat]?.cards ?? {}).filter(
          (id) => !(id in (after.decks[seat]?.cards ?? {})),
        ),
      );
      expect(gone).toHaveLength(1);
      if (ruleset !== gateRuler.id) continue;
      for (const { ruler = '', cards } of after.decks) {
        const deck = { id: 'drawn', name: { en: '', ja: '' }, ruler, cards };
        expect(deckFaults(deck, builtInCatalogue.cards)).toEqual([]);
      }
    }
    expect(changed).toBeGreaterThan(4);
  });
});
