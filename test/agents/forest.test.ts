import { describe, expect, it } from 'vitest';
import { readAgentName, withSimulations } from '../../src/agents/agent.ts';
import { createAgent } from '../../src/agents/create-agent.ts';
import { type AnswerStats, forestAgent, type SearchTree } from '../../src/agents/search/ismcts.ts';
import { RANDOM_PLAYOUT } from '../../src/agents/search/playout.ts';
import { LOST, WON } from '../../src/agents/search/tree.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { startMatch } from '../../src/runtime/start.ts';
import { consulted } from './games/asking.ts';
import { ticTacToe } from './games/tic-tac-toe.ts';

const ruleset = ticTacToe as unknown as Ruleset;

const begin = () =>
  startMatch(
    ruleset,
    ruleset.newGame({ edition: ruleset.defaultEdition, decks: ['', ''], seed: 1, index: 0 }),
    { runtime: 'lean' },
  );

const created = (name: string) => () =>
  createAgent(name, { ruleset, player: 0, seed: 1, index: 0, since: 0 });

/** A tree that has learnt that of each answer. */
const treeThatSays = (learnt: Readonly<Record<string, AnswerStats>>): SearchTree => ({
  grow: () => [],
  grown: () => [],
  learnt: () => new Map(Object.entries(learnt)),
});

const said = (mean: number, visits: number, proven?: number): AnswerStats => ({
  mean,
  visits,
  availability: visits,
  proven,
});

describe('A search with several trees', () => {
  it('is named by their number behind the simulations that they share', () => {
    expect(readAgentName('ismcts:400x2')).toEqual({ id: 'ismcts', simulations: 400, trees: 2 });
    expect(readAgentName('ismcts:400x16:net')).toMatchObject({ trees: 16, withNet: true });
    expect(readAgentName('ismcts:400x1')).toEqual(readAgentName('ismcts:400'));
    expect(withSimulations('ismcts:400x2:net', 70)).toBe('ismcts:70x2:net');
  });

  it.each(['ismcts:400x0', 'ismcts:400x17', 'ismcts:50msx2', 'ismcts:400x', 'flat:400x2', 'oracle:400x2'])(
    'is refused where it cannot be: %s',
    (name) => expect(created(name)).toThrow(expect.objectContaining({ code: 'BAD_VALUE', place: name })),
  );

  it('makes all simulations, whatever is left over by dividing them', () => {
    const { rated } = consulted(forestAgent(RANDOM_PLAYOUT, 3), begin(), 100, 1);
    expect(rated.reduce((sum, { search }) => sum + (search?.visits ?? 0), 0)).toBe(100);
  });

  it('has each tree meet other worlds and luck: two of them learn other things than one alone', () => {
    const visits = (trees: number) => consulted(forestAgent(RANDOM_PLAYOUT, trees), begin(), 60, 1).rated;
    expect(visits(2)).not.toEqual(visits(1));
    expect(visits(2)).toEqual(visits(2));
  });

  it('gives way while trees in other threads grow, and reads what they learnt after that', () => {
    const log: string[] = [];
    const tree = (name: string): SearchTree => ({
      ...treeThatSays({}),
      *grown() {
        for (const step of [1, 2]) {
          log.push(`${name} ${step}`);
          yield undefined;
        }
      },
      learnt: () => {
        log.push(`${name} learnt`);
        return new Map();
      },
    });
    const agent = forestAgent(RANDOM_PLAYOUT, 3, (index) => tree(['a', 'b'][index] ?? ''));
    consulted(
      {
        act: (request, budget) => {
          const steps = agent.steps(request, budget);
          for (;;) {
            const { done, value } = steps.next();
            if (done === true) return value;
            log.push('way');
          }
        },
      },
      begin(),
      3,
      1,
    );
    const round = ['a 1', 'way', 'a 2', 'way', 'b 1', 'way', 'b 2', 'way', 'a learnt', 'b learnt'];
    expect(log.join(' ')).toContain(round.join(' '));
  });

  it('weighs what each learnt by its visits', () => {
    const other = { 'cell 0': said(0.9, 10), 'cell 1': said(0.5, 30) };
    const agent = forestAgent(RANDOM_PLAYOUT, 2, () => treeThatSays(other));
    const { rated } = consulted(agent, begin(), 2, 1);
    const of = (key: string) => rated.find((each) => each.key === key)?.search;
    expect(of('cell 1')?.visits).toBeGreaterThanOrEqual(30);
    expect(of('cell 0')?.expected).toBeGreaterThan(0.8);
  });

  it.each([
    ['won', [WON, WON, WON], 'cell 4'],
    ['open where one tree has it open', [WON, undefined, WON], 'cell 2'],
  ] as const)('holds settled what all of them hold settled: %s', (_, proven, key) => {
    const trees = proven.map((settled) =>
      treeThatSays({ 'cell 2': said(1, 5), 'cell 4': said(1, 5, settled), 'cell 6': said(0, 20, LOST) }),
    );
    // The last tree grows here, and settles nothing with its one simulation.
    const agent = forestAgent(RANDOM_PLAYOUT, 4, (index) => trees[index] as SearchTree);
    const { rated } = consulted(agent, begin(), 4, 1);
    expect(rated[0]?.key).toBe(key);
  });
});
