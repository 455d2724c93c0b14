import { test as property } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meaning, type Symmetry } from '../../../src/core/adapters/symmetry.ts';
import type { Position } from '../../../src/core/game-state.ts';
import { Chance } from '../../../src/core/random.ts';
import type { Ruleset } from '../../../src/core/ruleset.ts';
import { symmetricHash } from '../../../src/fuzz/explore/canonical-hash.ts';
import { rulesets } from '../../../src/registered.ts';
import type { Match } from '../../../src/runtime/match.ts';
import { forkMatch, resumeMatch, startMatch } from '../../../src/runtime/start.ts';
import { runs } from '../../support/effort.ts';
import { exchanged } from './support/exchange.ts';
import type { CardPosition } from './support/rewrite.ts';
import { type SlowSymmetry, slowForm } from './support/slow-form.ts';
import { slowSymmetries } from './support/slow-symmetries.ts';

/** Most answers before a position, and after it. */
const STEPS = 300;
const DEPTH = 12;

type AnySymmetry = Symmetry<never>;

const symmetryOf = (ruleset: Ruleset): AnySymmetry => ruleset.symmetry as AnySymmetry;

const answerAny = (chance: Chance, match: Match): string | undefined => {
  const decision = match.pending()?.decision;
  if (decision === undefined) return undefined;
  const { key } = chance.pick(decision.options);
  match.answer(decision.player, key);
  return key;
};

/** A match of random decks after random answers. */
const randomMatch = (chance: Chance, ruleset: Ruleset): Match => {
  const { matchGenerator: generator, editions } = ruleset;
  const edition = chance.pick(Object.keys(editions));
  const start = generator?.generate(chance, edition, () => 1);
  if (generator === undefined || start === undefined) throw new Error('the ruleset makes no matches');
  const match = startMatch(ruleset, generator.newGame(start, edition, chance.below(1000)), {
    runtime: 'lean',
  });
  for (let left = chance.below(STEPS); left > 0; left -= 1) if (answerAny(chance, match) === undefined) break;
  return match;
};

const keysIn = (match: Match): readonly string[] =>
  match.pending()?.decision.options.map(({ key }) => key) ?? [];

/** Whether it has numbers in texts, so that it is equal to itself only. */
const hasWritten = ({ game, stack }: Position): boolean =>
  /"(takenBack|barred|endTriggered)":\[[^\]]/.test(
    JSON.stringify([{ ...game, facts: [], cards: [] }, stack]),
  );

/** Plays a position and one that is to be equal to it side by side, and compares them before every answer. */
const staysEqual = (ruleset: Ruleset, seed: number, symmetry = symmetryOf(ruleset)): void => {
  const chance = new Chance(seed, 0, 'exchange');
  const from = randomMatch(chance, ruleset).position();
  if (symmetricHash(symmetry, from) === undefined) {
    expect(hasWritten(from)).toBe(true);
    return;
  }
  const other = exchanged(chance, from as CardPosition, symmetry);
  const one = resumeMatch(ruleset, from, { runtime: 'lean' });
  const another = resumeMatch(ruleset, other, { runtime: 'lean' });
  for (let left = DEPTH; left > 0; left -= 1) {
    const hash = symmetricHash(symmetry, one.position());
    if (hash === undefined) return;
    expect(symmetricHash(symmetry, another.position())).toEqual(hash);
    expect(keysIn(another)).toEqual(keysIn(one));
    const key = answerAny(chance, one);
    if (key === undefined) return;
    expect(another.answer(another.pending()?.decision.player ?? 0, key)).toBeUndefined();
  }
};

/** The positions after one and two answers. */
const near = (match: Match): readonly Position[] => {
  const after = (one: Match): readonly Match[] =>
    keysIn(one).map((key) => {
      const next = forkMatch(one);
      next.answer(one.pending()?.decision.player ?? 0, key);
      return next;
    });
  const first = after(match);
  return [match, ...first, ...first.slice(0, 6).flatMap(after)].map((each) => each.position());
};

/** Compares what positions that lie near each other are told apart by with a slow and simple form. */
const tellsApart = (
  ruleset: Ruleset,
  seed: number,
  slow: SlowSymmetry,
  symmetry = symmetryOf(ruleset),
): void => {
  const byHash = new Map<string, string>();
  const byForm = new Map<string, string>();
  for (const position of near(randomMatch(new Chance(seed, 0, 'near'), ruleset))) {
    const hash = symmetricHash(symmetry, position)?.join();
    if (hash === undefined) continue;
    const form = slowForm(position as CardPosition, slow);
    expect(byHash.get(hash) ?? form).toBe(form);
    expect(byForm.get(form) ?? hash).toBe(hash);
    byHash.set(hash, form);
    byForm.set(form, hash);
  }
};

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

describe.each(Object.entries(slowSymmetries))('The symmetry of %s', (id, slow) => {
  const ruleset = rulesets.get(id) as Ruleset;
  const right = symmetryOf(ruleset);

  property.prop([fc.nat()], runs(400, 40))('makes positions equal that have one future', (seed) =>
    staysEqual(ruleset, seed),
  );

  property.prop([fc.nat()], runs(200, 15))('tells apart what a slow form tells apart', (seed) =>
    tellsApart(ruleset, seed, slow),
  );

  it('is unknown for a card that lies in two zones', () => {
    const { game, stack } = randomMatch(new Chance(1, 0, 'twice'), ruleset).position() as CardPosition;
    const [side, ...others] = game.sides;
    const { hand, deck } = side?.zones ?? {};
    const zones = { ...side?.zones, hand: [...(hand ?? []), deck?.[0] ?? -1] };
    const twice = { game: { ...game, sides: [{ ...side, zones }, ...others] }, stack } as CardPosition;
    expect(symmetricHash(right, { game, stack })).toBeDefined();
    expect(symmetricHash(right, twice)).toBeUndefined();
  });

  const wrong: readonly (readonly [string, AnySymmetry])[] = [
    ['a deck without order', { ...right, unordered: () => ['deck'] }],
    [
      'objects that are told by their number',
      { ...right, numbers: { ...right.numbers, ...meaning('plain', 'object') } },
    ],
    [
      'cards that are told by their number',
      { ...right, numbers: { ...right.numbers, ...meaning('plain', 'card') } },
    ],
    ['a request that is forgotten too early', { ...right, spent: { request: /./, draft: /./ } }],
  ];

  it.each(wrong)('is noticed to be wrong: %s', (_, symmetry) => {
    expect(() => {
      for (const seed of SEEDS) staysEqual(ruleset, seed, symmetry);
    }).toThrow();
  });

  it('is noticed to be wrong: numbers that are forgotten', () => {
    const numbers = { ...right.numbers, ...meaning('since', 'passes', 'priority', 'energy', 'activated') };
    expect(() => {
      for (const seed of SEEDS) tellsApart(ruleset, seed, slow, { ...right, numbers });
    }).toThrow();
  });
});
