import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulesets } from '../../../src/registered.ts';
import { checkBuiltIn } from '../../../src/selfplay/agents/match-agents.ts';
import { POOL, POOL_PAGE, type PoolResult, poolIn, poolPage } from '../../../tools/pool/pool.ts';

describe('The pool of agents', () => {
  it('has agents that can play, some of a build that never changes', () => {
    const pool = poolIn(readFileSync(POOL, 'utf8'));
    for (const [id, { agents, games }] of Object.entries(pool)) {
      const ruleset = rulesets.get(id);
      if (ruleset === undefined) throw new Error(`there is no ${id}`);
      for (const { agent } of agents) checkBuiltIn(agent, ruleset);
      expect(agents.some(({ commit }) => commit !== undefined)).toBe(true);
      // As many pairs for each two agents and each two decks.
      const meetings = (agents.length * (agents.length - 1)) / 2;
      expect(games % (2 * meetings)).toBe(0);
    }
  });

  it.each([
    ['a:\n  games: 2\n  seed: 1\n  agents: [{ agent: greedy }, { agent: net }]', /agents/],
    [
      'a:\n  games: 2\n  seed: 1\n  agents: [{ agent: x }, { agent: y }, { agent: z, commit: main }]',
      /no commit/,
    ],
  ])('refuses a list that is none: %j', (text, reason) => {
    expect(() => poolIn(text)).toThrow(
      expect.objectContaining({ code: 'BAD_VALUE', message: expect.stringMatching(reason) }),
    );
  });

  it('names each agent with its build, and whom it does worst against', () => {
    const result: PoolResult = {
      ruleset: 'duel',
      command: 'gatechart selfplay --ruleset duel',
      names: new Map([
        ['greedy', { agent: 'greedy' }],
        ['build:x:ismcts:5', { agent: 'ismcts:5', commit: '0123abcd' }],
      ]),
      standings: [
        {
          ...{ name: 'greedy', rating: 20.4, low: -3.2, high: 44, mean: 0.6 },
          worst: { against: 'build:x:ismcts:5', score: 0.25 },
        },
      ],
    };
    const page = poolPage(readFileSync(POOL_PAGE, 'utf8'), 'abcd', [result]);
    expect(page).toContain('| `greedy` | +20 (-3 to +44) | 60.0 % | 25.0 % against `ismcts:5` of 0123abcd |');
    expect(page).toContain('engine `abcd`');
  });
});
