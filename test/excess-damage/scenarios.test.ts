import { describe, expect, it } from 'vitest';
import type { ExcessDamageFact } from '../../src/excess-damage/fact.ts';
import { editionIds } from '../../src/excess-damage/readings.ts';
import { digest } from '../../src/kernel/digest.ts';
import { scenarios } from './scenarios/index.ts';
import type { Expectation, FactSketch } from './scenarios/scenario.ts';
import { type Outcome, run } from './support/run.ts';

const matches = (fact: ExcessDamageFact, sketch: FactSketch): boolean =>
  Object.entries(sketch).every(([key, value]) => Object.is(Reflect.get(fact, key), value));

/** What was told from the place where the last sketch was met; `undefined` if one was not met in this order. */
const after = (
  facts: readonly ExcessDamageFact[],
  sketches: readonly FactSketch[],
): readonly ExcessDamageFact[] | undefined =>
  sketches.reduce<readonly ExcessDamageFact[] | undefined>((left, sketch) => {
    const at = left?.findIndex((fact) => matches(fact, sketch)) ?? -1;
    return at < 0 ? undefined : left?.slice(at + 1);
  }, facts);

const sums = (entries: readonly (readonly [string, number])[]): Record<string, number> => {
  const all: Record<string, number> = {};
  for (const [who, n] of entries) all[who] = (all[who] ?? 0) + n;
  return all;
};

const verify = ({ game, facts, open, breaches }: Outcome, expected: Expectation): void => {
  expect(breaches).toEqual([]);
  expect(
    open && {
      kind: open.kind,
      player: open.player,
      ...(expected.asks?.options && { options: open.options.map(({ key }) => key) }),
    },
  ).toEqual(expected.asks);
  if (expected.dealt) {
    expect(sums(facts.flatMap((fact) => (fact.what === 'dealt' ? [[fact.recipient, fact.n]] : [])))).toEqual(
      expected.dealt,
    );
  }
  if (expected.excess) {
    expect(sums(facts.flatMap((fact) => (fact.what === 'excess' ? [[fact.permanent, fact.n]] : [])))).toEqual(
      expected.excess,
    );
  }
  for (const [id, permanent] of Object.entries(expected.permanents ?? {})) {
    expect(game.board.permanents[id], id).toMatchObject(permanent);
  }
  if (expected.life) expect(game.board.players.map(({ life }) => life)).toEqual(expected.life);
  if (expected.poison) expect(game.board.players.map(({ poison }) => poison)).toEqual(expected.poison);
  const told = facts.map((fact) => JSON.stringify(fact)).join('\n');
  expect(after(facts, expected.facts ?? []), told).toBeDefined();
  for (const sketch of expected.never ?? []) {
    expect(
      facts.filter((fact) => matches(fact, sketch)),
      told,
    ).toEqual([]);
  }
};

describe('excess damage, clause by clause', () => {
  for (const { clause, title, setup, answers, expect: expected, otherwise } of scenarios) {
    it(`${clause} ${title}`, () => {
      verify(run(setup, answers), expected);
      if (otherwise)
        verify(run({ ...setup, edition: otherwise.edition }, otherwise.answers), otherwise.expect);
    });
  }

  it('comes out the same in every step of both runtimes', () => {
    for (const { setup, answers } of scenarios) {
      const lean = run(setup, answers, 'lean');
      const actors = run(setup, answers, 'actors');
      expect(actors.steps).toEqual(lean.steps);
      expect(digest(actors.game)).toBe(digest(lean.game));
      expect(actors.open).toEqual(lean.open);
    }
  });

  it('has an event that tells the two readings of every contested point apart', () => {
    const told = scenarios.flatMap(({ otherwise, setup, answers }) => {
      if (otherwise === undefined || otherwise.edition === editionIds[0]) return [];
      const facts = JSON.stringify(run(setup, answers).game.board);
      const others = JSON.stringify(
        run({ ...setup, edition: otherwise.edition }, otherwise.answers).game.board,
      );
      return facts.replaceAll(/"readings":\{[^}]*\}/g, '') === others.replaceAll(/"readings":\{[^}]*\}/g, '')
        ? []
        : [otherwise.edition];
    });
    expect(new Set(told)).toEqual(new Set(editionIds.slice(1)));
  });
});
