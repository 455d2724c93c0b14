import { describe, expect, it } from 'vitest';
import type { Agent } from '../../src/agents/agent.ts';
import { growTree, ismctsAgent } from '../../src/agents/search/ismcts.ts';
import { flatAgent } from '../../src/agents/search/monte-carlo.ts';
import { type Playout, RANDOM_PLAYOUT } from '../../src/agents/search/playout.ts';
import { actionAt, type InformationSet, LOST, WON } from '../../src/agents/search/tree.ts';
import type { Question } from '../../src/core/question.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { resumeMatch, startMatch } from '../../src/runtime/start.ts';
import { askedIn, consulted } from './games/asking.ts';
import {
  informationGathering,
  luckyWays,
  rareMistake,
  rareOption,
  strategyFusion,
  sureWin,
} from './games/gadgets.ts';
import { ticTacToe } from './games/tic-tac-toe.ts';
import { daringGame, longGame, valuedBy } from './games/weighing.ts';

const ismcts = ismctsAgent(RANDOM_PLAYOUT);
const flat = flatAgent(RANDOM_PLAYOUT);

const begin = (ruleset: Ruleset, seed = 1) =>
  startMatch(ruleset, ruleset.newGame({ edition: ruleset.defaultEdition, decks: ['', ''], seed, index: 0 }), {
    runtime: 'lean',
  });

const asRuleset = (ruleset: unknown): Ruleset => ruleset as Ruleset;

/** Tic-tac-toe as it stands on a board. */
const atBoard = (board: string) => {
  const at = begin(asRuleset(ticTacToe)).position();
  const game = { ...at.game, state: board } as typeof at.game;
  return resumeMatch(asRuleset(ticTacToe), { ...at, game }, { runtime: 'lean' });
};

const answersOf = (agent: Agent, ruleset: unknown, simulations: number): readonly string[] =>
  [1, 2, 3, 4, 5, 6].map((seed) => consulted(agent, begin(asRuleset(ruleset), seed), simulations, seed).key);

const always = (key: string): readonly string[] => [1, 2, 3, 4, 5, 6].map(() => key);

describe('Strategy fusion: a guess that wins only for who knows the coin', () => {
  it('is seen through by the search over information sets', () => {
    expect(answersOf(ismcts, strategyFusion, 400)).toEqual(always('draw'));
  });

  it('takes in a search that is told the real world, and its visits give the coin away', () => {
    const cheating = (seed: number) => {
      const match = begin(asRuleset(strategyFusion), seed);
      const asked = {
        ...askedIn(match, 1),
        sample: () => resumeMatch(match.ruleset, match.position(), { runtime: 'lean' }),
      };
      return ismcts.act(asked, { simulations: 400 });
    };
    expect([1, 2, 3, 4, 5, 6].map(cheating)).toEqual(always('guess'));
  });
});

describe('Information gathering: a look at the coin that costs the win and saves the draw', () => {
  it('is worth its price to the search over information sets', () => {
    expect(answersOf(ismcts, informationGathering, 600)).toEqual(always('peek'));
  });
});

describe('The same seed and information', () => {
  it('give the same visits whatever the coin really shows', () => {
    for (const agent of [ismcts, flat]) {
      for (const ruleset of [strategyFusion, informationGathering, rareOption]) {
        const tables = [1, 2, 3, 4, 5].map(
          (seed) => consulted(agent, begin(asRuleset(ruleset), seed), 120, 7).rated,
        );
        expect(new Set(tables.map((table) => JSON.stringify(table))).size).toBe(1);
      }
    }
  });
});

const setsIn = (set: InformationSet): readonly InformationSet[] => [
  set,
  ...[...set.actions.values()].flatMap(({ after }) => [...after.values()].flatMap(setsIn)),
];

describe('The tree', () => {
  const trees = [ticTacToe, informationGathering, rareOption].map(
    (ruleset) => growTree(askedIn(begin(asRuleset(ruleset)), 3), { simulations: 500 }, RANDOM_PLAYOUT).root,
  );

  it('has as many visits at its root as simulations were made', () => {
    expect(trees.map(({ visits }) => visits)).toEqual([500, 500, 500]);
  });

  it('splits the visits of an information set among its answers, and none is visited more than it is on offer', () => {
    for (const set of trees.flatMap(setsIn)) {
      const answers = [...set.actions.values()];
      expect(answers.reduce((sum, { visits }) => sum + visits, 0)).toBe(set.visits);
      for (const { visits, availability, after, total } of answers) {
        expect(visits).toBeGreaterThan(0);
        expect(availability).toBeGreaterThanOrEqual(visits);
        expect(availability).toBeLessThanOrEqual(set.visits);
        expect(total).toBeLessThanOrEqual(visits);
        expect([...after.values()].reduce((sum, next) => sum + next.visits, 0)).toBeLessThanOrEqual(visits);
      }
    }
  });

  it('counts for an answer only the visits in whose world it was on offer', () => {
    const root = growTree(
      askedIn(begin(asRuleset(rareOption)), 5),
      { simulations: 4000 },
      RANDOM_PLAYOUT,
    ).root;
    const [replies] = [...(actionAt(root, 0, 'ask')?.after.values() ?? [])];
    const rare = replies && actionAt(replies, 1, 'rare');
    expect(rare).toBeDefined();
    const share = (rare?.availability ?? 0) / (replies?.visits ?? 1);
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.35);
    // It always wins.
    expect((rare?.visits ?? 0) / (rare?.availability ?? 1)).toBeGreaterThan(0.5);
  });
});

describe('An answer that ends the match', () => {
  it('stays proven as what it came to, however often it is given', () => {
    const { root } = growTree(askedIn(atBoard('00-11----'), 3), { simulations: 40 }, RANDOM_PLAYOUT);
    const won = actionAt(root, 0, 'cell 2');
    expect(won?.visits).toBeGreaterThan(1);
    expect(won?.proven).toBe(WON);
  });

  it('is given where it wins, before one that has won every time and may not', () => {
    const playout: Playout = {
      ...RANDOM_PLAYOUT,
      policy: ({ decision }) => decision.options[0]?.key ?? '',
      ranking: ({ decision }) => decision.options.map(({ key }) => key),
    };
    const { root, ranked } = growTree(askedIn(begin(asRuleset(sureWin)), 3), { simulations: 20 }, playout);
    expect(actionAt(root, 0, 'wait')?.mean).toBe(WON);
    expect(ranked[0]).toBe('win');
  });
});

describe('An answer after which something won once', () => {
  it('is not believed to win in every world before more of them agreed', () => {
    const seeds = Array.from({ length: 30 }, (_, seed) => seed);
    const expected = seeds.map((seed) => {
      const asked = askedIn(begin(asRuleset(luckyWays)), seed);
      return actionAt(growTree(asked, { simulations: 60 }, RANDOM_PLAYOUT).root, 0, 'try')?.mean ?? 0;
    });
    const mean = expected.reduce((sum, each) => sum + each, 0) / expected.length;
    expect(mean).toBeGreaterThan(0.6);
    expect(mean).toBeLessThan(0.8);
  });
});

describe('An answer that loses every time', () => {
  it('is not looked at again after ten visits, while another is left', () => {
    const { root } = growTree(askedIn(atBoard('00-1-1---'), 3), { simulations: 400 }, RANDOM_PLAYOUT);
    expect(actionAt(root, 0, 'cell 6')).toMatchObject({ visits: 10, proven: LOST });
  });
});

describe('A mistake that is seldom on offer', () => {
  it('is tried as eagerly as its few chances allow, not as all the visits without it would have it', () => {
    const root = growTree(
      askedIn(begin(asRuleset(rareMistake)), 5),
      { simulations: 8000 },
      RANDOM_PLAYOUT,
    ).root;
    const [replies] = [...(actionAt(root, 0, 'ask')?.after.values() ?? [])];
    const mistake = replies && actionAt(replies, 1, 'mistake');
    expect(mistake?.availability).toBeGreaterThan(15);
    expect(mistake?.visits).toBeLessThan(3);
  });
});

describe('What a search has met', () => {
  /** How often each of the ways was taken, once a game had begun. */
  const visitsOf = (ruleset: unknown, worth: (way: string) => number): ReadonlyMap<string, number> => {
    const asked = askedIn(begin(asRuleset(ruleset)), 3);
    const { root } = growTree(asked, { simulations: 1000 }, valuedBy(worth));
    const [begun] = [...(actionAt(root, 0, 'begin')?.after.values() ?? [])];
    return new Map([...(begun?.actions ?? [])].map(([id, { visits }]) => [id.slice('0 '.length), visits]));
  };

  it('is what doubt is measured by: a small lead stands out where nothing differs more', () => {
    const visits = visitsOf(longGame, (way) => (way === 'way 7' ? 0.99 : 0.94));
    expect(visits.get('way 7')).toBeGreaterThan(400);
  });

  it('counts for more than what is only expected: nineteen wins of twenty are better than what looks won', () => {
    const visits = visitsOf(daringGame, () => 0.99);
    expect(visits.get('dare')).toBe(Math.max(...visits.values()));
  });
});

describe('A search with a guide', () => {
  const guided = (likely: string) => ({
    ...valuedBy((way) => (way === likely ? 0.495 : 0.5)),
    ranking: ({ decision }: Question) => decision.options.map(({ key }) => key),
    guide: ({ decision }: Question) =>
      new Map(decision.options.map(({ key }) => [key, key === likely ? 0.9 : 0.05])),
  });
  const opened = (ruleset: unknown) => {
    const match = begin(asRuleset(ruleset));
    match.answer(match.pending()?.decision.player ?? 0, 'begin');
    return match;
  };

  it('takes of answers that are worth about the same the one that is likelier', () => {
    for (const likely of ['way 3', 'way 9']) {
      const { ranked } = growTree(askedIn(opened(longGame), 3), { simulations: 25 }, guided(likely));
      expect(ranked[0]).toBe(likely);
    }
  });

  it('takes an answer that won every time, however unlikely it was held to be', () => {
    const playout = {
      ...guided('no cell'),
      evaluate: () => 1,
      guide: ({ decision }: Question) =>
        new Map(decision.options.map(({ key }) => [key, key === 'cell 2' ? 0.001 : 0.16])),
    };
    expect(consulted(ismctsAgent(playout), atBoard('00-11----'), 30, 1).key).toBe('cell 2');
  });

  it('takes an answer that was held to be impossible, once it has won often enough', () => {
    const playout = {
      ...guided('no way'),
      guide: ({ decision }: Question) =>
        new Map(decision.options.map(({ key }) => [key, key === 'dare' ? 0 : 0.1])),
    };
    expect(consulted(ismctsAgent(playout), opened(daringGame), 400, 3).key).toBe('dare');
  });

  it('looks at fewer answers below the question than one without', () => {
    const triedBelow = (playout: Playout): number => {
      const { root } = growTree(askedIn(begin(asRuleset(longGame)), 3), { simulations: 64 }, playout);
      const [begun] = [...(actionAt(root, 0, 'begin')?.after.values() ?? [])];
      return begun?.actions.size ?? 0;
    };
    const { guide, ...alone } = guided('begin');
    expect(triedBelow({ ...alone, guide })).toBeLessThan(triedBelow(alone));
  });
});

describe('Flat Monte Carlo', () => {
  it('takes the win that lies open', () => {
    const at = begin(asRuleset(ticTacToe)).position();
    const game = { ...at.game, state: '00-11----' } as typeof at.game;
    const match = resumeMatch(asRuleset(ticTacToe), { ...at, game }, { runtime: 'lean' });
    expect(consulted(flat, match, 200, 1).key).toBe('cell 2');
  });
});
