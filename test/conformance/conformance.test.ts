import { describe, expect, it } from 'vitest';
import { opponentOf, PLAYERS } from '../../src/kernel/decision.ts';
import type { Fact } from '../../src/kernel/fact.ts';
import type { Position } from '../../src/kernel/position.ts';
import { positionDigest } from '../../src/record/position-digest.ts';
import { rulesets } from '../../src/registry.ts';
import type { Match, Pending, RuntimeName } from '../../src/runtime/match.ts';
import { forkMatch, resumeMatch } from '../../src/runtime/start.ts';
import { type Candidate, candidates } from './candidates.ts';
import { playOut } from './playing.ts';

const SEEDS = [1, 2, 3, 4] as const;

/** How many questions at the beginning are looked at whatever the pace. */
const FIRST = 3;

/** Actors are the reference and slow: they are looked at in fewer places. */
const PACE: Readonly<Record<RuntimeName, { readonly seeds: readonly number[]; readonly every: number }>> = {
  lean: { seeds: SEEDS, every: 5 },
  interpreted: { seeds: SEEDS.slice(0, 1), every: 20 },
  actors: { seeds: SEEDS.slice(0, 1), every: 16 },
};

const saved = (match: Match): Position => JSON.parse(JSON.stringify(match.position())) as Position;

const stateOf = (match: Match) => ({ position: saved(match), pending: match.pending() });

const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

/** The words of every generator in a game, wherever it keeps them. */
const generatorWords = (value: unknown): readonly number[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => (key === 'rng' ? numbersIn(part) : generatorWords(part)))
    : [];

describe('the suite', () => {
  it('is passed by every ruleset of the project', () => {
    expect(candidates.map(({ id }) => id)).toEqual([...rulesets.keys()]);
  });

  it('asks every kind of question in the events of the ruleset without matches', () => {
    const { ruleset, begin } = candidates.find(({ id }) => id === 'excess-damage') as Candidate;
    const asked = new Set<string>();
    for (const seed of SEEDS) playOut(begin(seed, 'lean'), seed, ({ decision }) => asked.add(decision.kind));
    expect([...asked].sort()).toEqual(Object.keys(ruleset.decisions).sort());
  });
});

const runs = candidates.flatMap((candidate) =>
  (['lean', 'interpreted', 'actors'] as const).map((runtime) => ({ id: candidate.id, candidate, runtime })),
);

describe.each(runs)('$id on $runtime', ({ candidate: { ruleset, begin }, runtime }) => {
  const { seeds, every } = PACE[runtime];

  /** Matches of random answers, looked at while they stand at some of their questions. */
  const atQuestions = (look: (match: Match, open: Pending) => void): void => {
    let looks = 0;
    for (const seed of seeds) {
      const match = begin(seed, runtime);
      playOut(match, seed, (open, asked) => {
        if (asked >= FIRST && asked % every !== 0) return;
        looks += 1;
        look(match, open);
      });
    }
    expect(looks).toBeGreaterThan(0);
  };

  it('comes to an end that names clauses and the reasons of whoever lost', () => {
    for (const seed of seeds) {
      const match = begin(seed, runtime);
      expect(playOut(match, seed, () => undefined)).toBeGreaterThan(0);
      const { result } = match.game();
      if (result === undefined) continue;
      const { winner, clause, reasons } = result;
      expect(ruleset.clauses).toHaveProperty([clause]);
      for (const reason of reasons) if (reason !== null) expect(ruleset.clauses).toHaveProperty([reason]);
      if (winner !== undefined) expect(reasons[opponentOf(winner)]).not.toBeNull();
      expect(match.answer(0, 'pass')?.code).toBe('MATCH_OVER');
    }
  });

  it('asks a kind of question it has, by a clause it has, with two options or more, sorted and each once', () => {
    atQuestions((_, { decision }) => {
      const keys = decision.options.map(({ key }) => key);
      expect(ruleset.decisions).toHaveProperty([decision.kind]);
      expect(ruleset.clauses).toHaveProperty([decision.clause]);
      expect(keys.length).toBeGreaterThanOrEqual(2);
      expect(keys).toEqual([...new Set(keys)].sort());
    });
  });

  it('takes every option on offer, and a fork leaves the match it came from alone', () => {
    atQuestions((match, { decision }) => {
      const before = positionDigest(match.position());
      for (const { key } of decision.options) {
        const fork = forkMatch(match);
        expect(fork.answer(decision.player, key)).toBeUndefined();
        expect(ruleset.breaches(fork.game())).toEqual([]);
      }
      expect(positionDigest(match.position())).toBe(before);
    });
  });

  it('refuses every other answer, tells a clause, and stays as it was', () => {
    atQuestions((match, { number, decision }) => {
      const { player, options } = decision;
      const [key = ''] = options.map((option) => option.key);
      const before = stateOf(match);
      const refusals = [
        match.answer(opponentOf(player), key),
        match.answer(player, `${key} `),
        match.answer(player, ''),
        match.answer(player, key, number + 1),
      ];
      expect(refusals.map((refusal) => refusal?.code)).toEqual([
        'WRONG_SEAT',
        'UNKNOWN_KEY',
        'UNKNOWN_KEY',
        'LATE',
      ]);
      for (const refusal of refusals) expect(ruleset.clauses).toHaveProperty([refusal?.clause ?? '']);
      expect(stateOf(match)).toEqual(before);
    });
  });

  it('breaks no invariant', () => {
    atQuestions((match) => expect(ruleset.breaches(match.game())).toEqual([]));
  });

  it('goes on from a saved position in any runtime, to the same position', () => {
    atQuestions((match, { decision }) => {
      const [key = ''] = decision.options.map((option) => option.key);
      const after = forkMatch(match);
      after.answer(decision.player, key);
      for (const other of ['lean', 'interpreted', 'actors'] as const) {
        const resumed = resumeMatch(ruleset, saved(match), { runtime: other });
        expect(resumed.pending()?.decision).toEqual(decision);
        expect(positionDigest(resumed.position())).toBe(positionDigest(match.position()));
        resumed.answer(decision.player, key);
        expect(positionDigest(resumed.position())).toBe(positionDigest(after.position()));
        expect(resumed.pending()?.decision).toEqual(after.pending()?.decision);
      }
    });
  });

  it('shows each player a view that is plain data and holds no word of a generator', () => {
    atQuestions((match) => {
      const game = match.game();
      const words = new Set(generatorWords(game));
      for (const player of PLAYERS) {
        const view = ruleset.view(game, player);
        expect(JSON.parse(JSON.stringify(view))).toEqual(view);
        expect(numbersIn(view).filter((number) => words.has(number))).toEqual([]);
        expect(JSON.stringify(view)).not.toContain('"rng"');
      }
    });
  });

  it('presents a question with the keys that answers use', () => {
    atQuestions((match, { decision }) => {
      const presented = ruleset.present?.(match.game(), decision) ?? decision;
      const keys = decision.options.map(({ key }) => key);
      expect(presented.options.map(({ key }) => key)).toEqual(keys);
      expect({ ...presented, options: [] }).toEqual({ ...decision, options: [] });
    });
  });

  it('tells everything that happens in one line of each language, by a clause it has', () => {
    const facts: Fact[] = [];
    const [seed] = seeds as readonly [number];
    const match = begin(seed, runtime, (step) => facts.push(...step.facts));
    playOut(match, seed, () => undefined);
    const game = match.game();
    expect(facts.length).toBeGreaterThan(0);
    for (const fact of facts) {
      expect(ruleset.clauses).toHaveProperty([fact.clause]);
      for (const viewer of [null, ...PLAYERS] as const) {
        const [english, japanese] = (['en', 'ja'] as const).map((language) =>
          ruleset.narrate(game, fact, viewer, language),
        );
        expect(english).toMatch(/^\S[^\n]*$/);
        expect(japanese).toMatch(/^[^\n]*[\u3040-\u30ff\u4e00-\u9fff][^\n]*$/);
      }
    }
  });

  it('is over at once for whoever concedes, at any time, and asks nothing more', () => {
    atQuestions((match) => {
      for (const player of PLAYERS) {
        const fork = forkMatch(match);
        expect(fork.concede(player)).toBeUndefined();
        const { result } = fork.game();
        expect(result?.winner).toBe(opponentOf(player));
        expect(ruleset.clauses).toHaveProperty([result?.reasons[player] ?? '']);
        expect(fork.pending()).toBeUndefined();
        expect(fork.concede(opponentOf(player))?.code).toBe('MATCH_OVER');
        expect(ruleset.breaches(fork.game())).toEqual([]);
      }
    });
  });
});

describe.each(candidates)('$id', ({ begin }) => {
  const digestsOf = (seed: number, runtime: RuntimeName): readonly string[] => {
    const match = begin(seed, runtime);
    const digests: string[] = [];
    playOut(match, seed, () => digests.push(positionDigest(match.position())));
    return [...digests, positionDigest(match.position())];
  };

  it('comes to the same digests with the same seed and answers, in every runtime', () => {
    for (const seed of SEEDS.slice(0, 1)) {
      const lean = digestsOf(seed, 'lean');
      expect(digestsOf(seed, 'lean')).toEqual(lean);
      expect(digestsOf(seed, 'interpreted')).toEqual(lean);
      expect(digestsOf(seed, 'actors')).toEqual(lean);
    }
  });

  it('comes to other digests with another seed', () => {
    const ends = SEEDS.map((seed) => digestsOf(seed, 'lean').at(-1));
    expect(new Set(ends).size).toBe(ends.length);
  });
});
