import { describe, expect, it } from 'vitest';
import { createAgent } from '../../src/agents/create-agent.ts';
import { PLAYERS } from '../../src/core/decision.ts';
import { waitingZone } from '../../src/rulesets/waiting-zone/ruleset.ts';
import { playOut } from '../../src/runtime/match-runner.ts';
import { startMatch } from '../../src/runtime/start.ts';
import { gatechart } from '../cli/in-process.ts';

const play = (...args: readonly string[]) =>
  gatechart('play', '--ruleset', 'waiting-zone', '--runtime', 'lean', ...args);

describe('gatechart play --ruleset waiting-zone', () => {
  it('tells a match of the usual agents to its winner, every line by a clause of the ruleset', async () => {
    const { code, out, notes } = await play();
    expect([code, notes[0]]).toEqual([0, 'You have seen a match between two agents.']);
    expect(out.some((line) => /^house\.1[0-2] +Player [12] wins the match/.test(line))).toBe(true);
    const told = out.slice(2, out.lastIndexOf('')).filter((line) => line !== '');
    expect(told.filter((line) => !Object.hasOwn(waitingZone.clauses, line.split(' ')[0] ?? ''))).toEqual([]);
  });

  it('begins every line of a turn in the same column, however wide its clause is', async () => {
    const { out } = await play();
    const lines = out.filter((line) => / Player \d draws | Player \d attacks /.test(line));
    const columnOf = (word: RegExp) =>
      new Set(lines.filter((line) => word.test(line)).map((line) => line.indexOf('Player')));
    expect(columnOf(/^house\.4 /).size).toBe(1);
    expect(columnOf(/ attacks /).size).toBe(1);
  });

  it('tells the same match in Japanese, line by line', async () => {
    const clausesOf = (lines: readonly string[]) =>
      lines.slice(1, lines.lastIndexOf('')).map((line) => line.split(' ')[0]);
    const [english, japanese] = [await play(), await play('--lang', 'ja')];
    expect(clausesOf(japanese.out)).toEqual(clausesOf(english.out));
    const digestOf = (lines: readonly string[]) => /[0-9a-f]{16}$/.exec(lines.at(-1) ?? '')?.[0];
    expect(digestOf(japanese.out)).toBe(digestOf(english.out));
    expect(digestOf(english.out)).toBeDefined();
    expect(japanese.out.slice(2, -2).filter((line) => line !== '' && !/[ぁ-んァ-ヶ]/.test(line))).toEqual([]);
  });
});

const winnerOf = (agents: readonly [string, string], seed: number): number | undefined => {
  const decks = ['ember-raid', 'tide-vigil'] as const;
  const game = waitingZone.newGame({ edition: waitingZone.defaultEdition, decks, seed, index: 0 });
  const [first, second] = PLAYERS.map((player) =>
    createAgent(agents[player], { ruleset: waitingZone, player, seed, index: 0, since: 0 }),
  );
  if (first === undefined || second === undefined) throw new Error('two seats');
  return playOut(startMatch(waitingZone, game, { runtime: 'lean' }), [first, second]).result?.winner;
};

describe('The greedy agent', () => {
  it('beats the random one with either deck', () => {
    const wins = Array.from({ length: 15 }, (_, seed) => seed + 1).flatMap((seed) => [
      winnerOf(['greedy', 'random'], seed) === 0,
      winnerOf(['random', 'greedy'], seed) === 1,
    ]);
    expect(wins.filter((won) => won).length).toBeGreaterThanOrEqual(wins.length * 0.9);
  });
});
