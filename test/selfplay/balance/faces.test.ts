import { describe, expect, it } from 'vitest';
import { createAgent } from '../../../src/agents/create-agent.ts';
import { PLAYERS } from '../../../src/core/decision.ts';
import { rulesets } from '../../../src/registered.ts';
import { questionOf, type SyncSeatAgent } from '../../../src/runtime/match-runner.ts';
import { startMatch } from '../../../src/runtime/start.ts';
import { jobsOf, type Plan } from '../../../src/selfplay/plan.ts';
import { playMatch } from '../../../src/selfplay/play-match.ts';

const planFor = (id: string): Plan => {
  const ruleset = rulesets.get(id);
  if (ruleset === undefined) throw new Error(`no ruleset ${id}`);
  const [one = '', other = ''] = ruleset.decks ?? [];
  return {
    ...{ ruleset, edition: ruleset.defaultEdition, agents: ['greedy'], decks: [one, other] },
    ...{ games: 4, seed: 2, limit: 1000, ofDecks: true },
  };
};

const playing = { clock: () => 0, withTrajectory: false };

describe.each(['gate-ruler', 'waiting-zone'])('The cards drawn in %s', (id) => {
  const plan = planFor(id);

  it('are those that come to the hand of a player, as far as a look at the whole game tells', () => {
    const [job] = jobsOf(plan);
    if (job === undefined) throw new Error('no match');
    const { ruleset } = plan;
    const match = startMatch(ruleset, ruleset.newGame(job.setup), { runtime: 'lean' });
    const agents = PLAYERS.map((player): SyncSeatAgent => {
      const { seed, index } = job.setup;
      return createAgent('greedy', { ruleset, player, seed, index, since: 0 });
    });
    const hands = (): readonly (readonly string[])[] =>
      PLAYERS.map((player) => {
        const { sides, definitionOf } = match.game() as unknown as {
          readonly sides: readonly { readonly zones: { readonly hand: readonly number[] } }[];
          readonly definitionOf: readonly string[];
        };
        return (sides[player]?.zones.hand ?? []).map((card) => definitionOf[card] ?? '');
      });
    const drawn: [Set<string>, Set<string>] = [new Set(), new Set()];
    let looked = 0;
    for (let open = match.pending(); open !== undefined; open = match.pending()) {
      for (const fact of match.game().facts) {
        const found = ruleset.cardDrawn?.(match.game(), fact);
        if (found !== undefined) drawn[found.player].add(found.card);
      }
      for (const player of PLAYERS)
        for (const card of hands()[player] ?? []) expect(drawn[player]).toContain(card);
      looked += 1;
      const { player } = open.decision;
      match.answer(player, (agents[player] as SyncSeatAgent).act(questionOf(match, open)), open.number);
    }
    expect(looked).toBeGreaterThan(10);
    expect(drawn[0].size).toBeGreaterThan(3);
  });

  it('are noted with the turn, the first hand as before all turns, where the plan is of decks', async () => {
    const [job] = jobsOf(plan);
    if (job === undefined) throw new Error('no match');
    const { outcome } = await playMatch(plan, job, playing);
    for (const player of PLAYERS) {
      const turns = Object.values(outcome.drawn?.[player] ?? {});
      expect(Math.max(...turns)).toBeGreaterThan(1);
      expect(Math.max(...turns)).toBeLessThanOrEqual(outcome.turns);
      expect(outcome.cards[player].length).toBeGreaterThan(0);
    }
    expect(outcome.drawn?.flatMap((turns) => Object.values(turns))).toContain(0);
    const { ofDecks: _, ...other } = plan;
    const [plain] = jobsOf(other);
    if (plain === undefined) throw new Error('no match');
    expect((await playMatch(other, plain, playing)).outcome.drawn).toBeUndefined();
  });

  it('come in another order in each match of such a plan, so that an agent that plays itself plays none twice', async () => {
    const outcomes = [];
    for (const job of jobsOf(plan)) outcomes.push((await playMatch(plan, job, playing)).outcome);
    expect(new Set(outcomes.map(({ digest }) => digest)).size).toBe(4);
    expect(outcomes.map(({ decks }) => decks[0])).toEqual([
      plan.decks[0],
      plan.decks[0],
      plan.decks[1],
      plan.decks[1],
    ]);
  });
});
