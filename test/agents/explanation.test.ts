import { describe, expect, it } from 'vitest';
import type { Agent } from '../../src/agents/agent.ts';
import type { OnChoice } from '../../src/agents/baselines.ts';
import { type AgentSeat, createAgent } from '../../src/agents/create-agent.ts';
import { choiceSentence, costSentence } from '../../src/agents/explanation.ts';
import { hiddenCardsOf } from '../../src/agents/hidden-cards.ts';
import { fearedCards, hiddenCardStats, noteValue } from '../../src/agents/search/fears.ts';
import { forestAgent, ismctsAgent } from '../../src/agents/search/ismcts.ts';
import { flatAgent } from '../../src/agents/search/monte-carlo.ts';
import { RANDOM_PLAYOUT } from '../../src/agents/search/playout.ts';
import type { Viewer } from '../../src/core/adapters/board-view.ts';
import type { FearedCard, PlacedCard, RatedOption } from '../../src/core/adapters/heuristic.ts';
import { opponentOf, PLAYERS } from '../../src/core/decision.ts';
import { defaultDecks } from '../../src/core/match-setup.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { gateRuler, waitingZone } from '../../src/registered.ts';
import type { Pending } from '../../src/runtime/match.ts';
import { questionOf } from '../../src/runtime/match-runner.ts';
import { startMatch } from '../../src/runtime/start.ts';
import { consulted } from './games/asking.ts';
import { luckGame, revealing, trapGame } from './games/trap.ts';

const begin = (ruleset: Ruleset, seed = 1) => {
  const decks = ruleset.decks === undefined ? (['', ''] as const) : defaultDecks(ruleset);
  const game = ruleset.newGame({ edition: ruleset.defaultEdition, decks, seed, index: 0 });
  return startMatch(ruleset, game, { runtime: 'lean' });
};

const SEARCHES: readonly (readonly [string, Agent])[] = [
  ['ismcts', ismctsAgent(RANDOM_PLAYOUT)],
  ['ismcts with three trees', forestAgent(RANDOM_PLAYOUT, 3)],
  ['flat', flatAgent(RANDOM_PLAYOUT)],
];

const fearsOf = (rated: readonly RatedOption[]) => rated[0]?.search?.fears?.map(({ card }) => card.en);

const percent = (value = 0): string => `${Math.round(100 * value)} %`;

describe.each(SEARCHES)('The sentence about a choice of %s', (_, agent) => {
  it('has the numbers of the search, and names the hidden card that decides', () => {
    const { key, rated } = consulted(agent, begin(trapGame), 200, 3, true);
    const [best, other] = rated.map(({ search }) => percent(search?.expected));
    const less = Number.parseInt(best ?? '', 10) - Number.parseInt(other ?? '', 10);
    expect([key, less > 1]).toEqual(['attack', true]);
    expect(choiceSentence('Player 1', key, rated, 'en')).toBe(
      `Player 1 chooses "attack" and expects to win ${best} of the time; the best alternative, "wait", ${other} (${less} points less); fears Trap in the opponent's hand (0 % with it, 100 % without).`,
    );
    expect(choiceSentence('P1', key, rated, 'ja')).toBe(
      `P1は「attack」を選ぶ。勝つ見込みは${best}、次善の「wait」は${other}(${less}ポイント低い)。警戒するのは相手の手札の《Trapの札》(あれば0 %、なければ100 %)。`,
    );
    expect(costSentence('wait', rated, 'en')).toBe(
      `"wait" is expected to win ${other} of the time, ${less} points less.`,
    );
  });

  it('names no card where none matters, but by chance in one search of twenty', () => {
    const named = Array.from(
      { length: 60 },
      (_each, seed) => fearsOf(consulted(agent, begin(luckGame), 150, seed + 1, true).rated) ?? [],
    );
    expect(named.filter((cards) => cards.length > 0).length).toBeLessThanOrEqual(8);
  });

  it('names a card of which enough simulations are known, all trees together, and none after few', () => {
    const { rated } = consulted(agent, begin(trapGame), 60, 3, true);
    expect([fearsOf(rated), rated[1]?.search]).toEqual([
      ['Trap'],
      expect.not.objectContaining({ fears: [] }),
    ]);
    expect(fearsOf(consulted(agent, begin(trapGame), 20, 3, true).rated)).toEqual([]);
  });

  it('does not depend on the cards that are really hidden', () => {
    const told = [1, 2, 3, 4, 5, 6].map(
      (seed) => consulted(agent, begin(trapGame, seed), 200, 7, true).rated,
    );
    expect(new Set(told.map((rated) => JSON.stringify(rated))).size).toBe(1);
  });

  it('is paid for only by who asks: nobody else has boards made', () => {
    const blind = {
      ...trapGame,
      renderBoard: () => {
        throw new Error('a board was made');
      },
    };
    const { rated } = consulted(agent, begin(blind), 50, 3);
    expect(rated[0]?.search).not.toHaveProperty('fears');
    expect(() => consulted(agent, begin(blind), 50, 3, true)).toThrow('a board was made');
  });
});

describe('The sentence about a choice', () => {
  const rating = (key: string, worth: number, en: string): RatedOption => ({
    key,
    worth,
    reason: { en, ja: en },
  });
  const searched = (key: string, visits: number, expected: number): RatedOption => ({
    ...rating(key, visits, ''),
    search: { visits, availability: visits, expected },
  });

  it('is the reason of the rating of an agent that does not search', () => {
    const rated = [rating('bolt', 4, 'hits'), rating('pass', 0, 'nothing better')];
    expect(choiceSentence('greedy', 'bolt', rated, 'en')).toBe('greedy chooses "bolt": hits.');
    expect(costSentence('pass', rated, 'en')).toBe('"pass" is rated 0.0: nothing better.');
  });

  it('says no more than the choice where there is no other, or no rating', () => {
    const only = [searched('pass', 9, 0.4)];
    expect(choiceSentence('ismcts', 'pass', only, 'en')).toBe(
      'ismcts chooses "pass", the only legal action.',
    );
    expect(choiceSentence('random', 'pass', [], 'en')).toBe('random chooses "pass".');
  });

  it('compares with the best of the actions that were tried', () => {
    const rated = [searched('a', 9, 0.5), searched('b', 0, 0), searched('c', 5, 0.5), searched('d', 5, 0.51)];
    expect(choiceSentence('ismcts', 'a', rated, 'en')).toBe(
      'ismcts chooses "a" and expects to win 50 % of the time; the best alternative, "c", 50 % (the same).',
    );
    expect(costSentence('b', rated, 'en')).toBe('The search did not try "b".');
    expect(costSentence('d', rated, 'en')).toBe('"d" is expected to win 51 % of the time, 1 point more.');
    expect(costSentence('a', rated, 'en')).toBeUndefined();
  });
});

describe('The cards that are feared', () => {
  const [trap, rock] = ['Trap', 'Rock'].map((name) => ({
    card: { en: name, ja: name },
    place: { en: 'hand', ja: '手札' },
  })) as [PlacedCard, PlacedCard];
  /** So many simulations with the card, and as many without it, of which so many were won. */
  const fearedIn = (each: number, wonWith: number, wonWithout: number): readonly FearedCard[] => {
    const stats = hiddenCardStats();
    for (let number = 0; number < each; number += 1) {
      noteValue(stats, [trap, trap, rock], number < wonWith ? 1 : 0);
      noteValue(stats, [rock], number < wonWithout ? 1 : 0);
    }
    return fearedCards(stats);
  };

  it('are those that cost more than two standard errors, and more than 5 points', () => {
    // A standard error of 0.1 in 50 simulations of each kind, of 0.005 in 20,000.
    expect(fearedIn(50, 20, 29)).toEqual([]);
    expect(fearedIn(50, 20, 31)).toEqual([{ ...trap, valueWith: 0.4, valueWithout: 0.62 }]);
    expect(fearedIn(50, 31, 20)).toEqual([]);
    expect(fearedIn(20_000, 10_000, 10_900)).toEqual([]);
    expect(fearedIn(20_000, 10_000, 11_100)).toHaveLength(1);
  });

  it('are compared only where 8 simulations or more are known on both sides', () => {
    expect(fearedIn(7, 0, 7)).toEqual([]);
    expect(fearedIn(8, 0, 8)).toHaveLength(1);
  });
});

describe('The cards that may be feared', () => {
  it('are those of the other player whose names the player does not see', () => {
    const match = begin(trapGame);
    const game = match.game();
    const inHand = (viewer: Viewer) =>
      trapGame.renderBoard?.(game, viewer).sides[1].rows[0]?.[0]?.cards ?? [];
    const [first, second] = inHand(null);
    const place = { en: 'hand', ja: '手札' };
    expect(hiddenCardsOf(trapGame, 0)?.(game)).toEqual([
      { card: first?.name, place },
      { card: second?.name, place },
    ]);
    expect(hiddenCardsOf(trapGame, 1)?.(game)).toEqual([]);
    const open = revealing(trapGame, first?.name);
    expect(hiddenCardsOf(open, 0)?.(game)).toEqual([{ card: second?.name, place }]);
    const { renderBoard: _, ...boardless } = trapGame;
    expect(hiddenCardsOf(boardless, 0)).toBeUndefined();
  });
});

describe.each([gateRuler, waitingZone] as unknown as readonly Ruleset[])('An agent in $id', (ruleset) => {
  /** The match after so many decisions. */
  const played = (name: string, decisions: number, seat: Partial<AgentSeat> = {}) => {
    const match = begin(ruleset, 4);
    const agents = PLAYERS.map((player) =>
      createAgent(name, { ruleset, player, seed: 4, index: 0, since: 0, ...seat }),
    );
    for (let number = 0; number < decisions; number += 1) {
      const open = match.pending() as Pending;
      const { player } = open.decision;
      match.answer(player, agents[player]?.act(questionOf(match, open)) ?? '');
    }
    return match.game();
  };

  it('acts alike with and without an explanation', () => {
    const [told, silent] = [true, false].map((explains) => {
      const rated: unknown[] = [];
      const onChoice: OnChoice = (_, options) =>
        rated.push(options.map(({ search, ...option }) => ({ ...option, search: { ...search, fears: [] } })));
      return { game: played('ismcts:30', 8, { explains, onChoice }), rated };
    });
    expect(told).toEqual(silent);
    expect(told?.rated).toHaveLength(8);
  });

  it('may fear every card in the hand of the other player, and none of its own', () => {
    const game = played('greedy', 12);
    const place = { en: 'hand', ja: '手札' };
    const hands = PLAYERS.map((player) => {
      const { rows } = ruleset.renderBoard?.(game, null).sides[opponentOf(player)] ?? {};
      const { cards = [] } = rows?.flat().find(({ key }) => key === place.en) ?? {};
      const hidden = hiddenCardsOf(ruleset, player)?.(game) ?? [];
      expect(hidden.filter((each) => each.place.en === place.en)).toEqual(
        cards.map(({ name }) => ({ card: name, place })),
      );
      return cards;
    });
    expect(hands.flat().length).toBeGreaterThan(1);
  });
});
