import { describe, expect, it } from 'vitest';
import { createAgent } from '../../src/agents/create-agent.ts';
import type { RatedOption } from '../../src/core/adapters/heuristic.ts';
import { PLAYERS } from '../../src/core/decision.ts';
import { excessDamage, gateRuler } from '../../src/registered.ts';
import { type MatchQuestion, playOut } from '../../src/runtime/match-runner.ts';
import { startMatch } from '../../src/runtime/start.ts';

const DECKS = [
  ['atlas-drive', 'volnar-host'],
  ['volnar-host', 'atlas-drive'],
] as const;

const seat = (player: 0 | 1, seed: number) => ({
  ruleset: gateRuler,
  player,
  seed,
  index: 0,
  since: 0,
});

const question = (keys: readonly string[]): MatchQuestion => ({
  player: 0,
  decision: { player: 0, kind: 'pick', clause: '1-1', options: keys.map((key) => ({ key })) },
  view: () => undefined,
});

const play = (agents: readonly [string, string], decks: readonly [string, string], seed: number) => {
  const game = gateRuler.newGame({ edition: gateRuler.defaultEdition, decks, seed, index: 0 });
  const [first, second] = PLAYERS.map((player) => createAgent(agents[player], seat(player, seed)));
  if (first === undefined || second === undefined) throw new Error('two seats');
  return playOut(startMatch(gateRuler, game, { runtime: 'lean' }), [first, second]);
};

describe('The random agent', () => {
  const ANY = question(['a', 'b', 'c']);
  const answers = (player: 0 | 1, seed: number): string => {
    const agent = createAgent('random', seat(player, seed));
    return Array.from({ length: 60 }, () => agent.act(ANY)).join('');
  };

  it('takes every option', () => {
    expect(new Set(answers(0, 1))).toEqual(new Set(['a', 'b', 'c']));
  });

  it('acts alike in the same seat of the same match, and otherwise elsewhere', () => {
    expect(answers(0, 1)).toBe(answers(0, 1));
    expect(answers(1, 1)).not.toBe(answers(0, 1));
    expect(answers(0, 2)).not.toBe(answers(0, 1));
  });
});

describe('The greedy agent', () => {
  it('beats the random one with either deck from either seat', () => {
    const wins = Array.from({ length: 10 }, (_, seed) => seed + 1).flatMap((seed) =>
      DECKS.flatMap((decks) => [
        play(['greedy', 'random'], decks, seed).result?.winner === 0,
        play(['random', 'greedy'], decks, seed).result?.winner === 1,
      ]),
    );
    expect(wins.filter((won) => won).length).toBeGreaterThanOrEqual(wins.length * 0.9);
  });

  it('gives a reason for the worth of every option and takes the best', () => {
    const heard: (readonly RatedOption[])[] = [];
    const agent = createAgent('greedy', {
      ...seat(0, 1),
      onChoice: (asked, rated) => {
        expect(rated.map(({ key }) => key).sort()).toEqual(asked.decision.options.map(({ key }) => key));
        heard.push(rated);
      },
    });
    const game = gateRuler.newGame({ edition: gateRuler.defaultEdition, decks: DECKS[0], seed: 1, index: 0 });
    const spoken: string[] = [];
    const speaking = {
      act: (asked: MatchQuestion) => {
        const key = agent.act(asked);
        spoken.push(key);
        return key;
      },
    };
    playOut(startMatch(gateRuler, game, { runtime: 'lean' }), [speaking, createAgent('random', seat(1, 1))]);
    expect(
      heard.flat().every(({ reason }) => reason.en.length > 0 && /[ぁ-んァ-ヶ一-龠]/.test(reason.ja)),
    ).toBe(true);
    expect(heard.map(([best]) => best?.key)).toEqual(spoken);
    expect(heard.every(([best, next]) => (best?.worth ?? 0) >= (next?.worth ?? 0))).toBe(true);
  });

  it('is refused a ruleset that it cannot rate', () => {
    expect(() => createAgent('greedy', { ...seat(0, 1), ruleset: excessDamage })).toThrowError(
      expect.objectContaining({ code: 'AGENT_UNFIT' }),
    );
  });
});
