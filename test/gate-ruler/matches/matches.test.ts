import { describe, expect, it } from 'vitest';
import { volume } from '../../support/effort.ts';
import { playRandomly, seeds } from './matches.ts';

const MATCHES = volume(500);

describe(`${MATCHES} matches of random agents, each with its own seed, the decks on either side`, () => {
  const endings = seeds(MATCHES).map((seed) => playRandomly(seed, 'lean'));

  it('all end with a result', () => {
    expect(endings.filter(({ game }) => game.result === undefined)).toEqual([]);
  });

  it('break no invariant after any answer', () => {
    expect(endings.flatMap(({ breaches }) => breaches)).toEqual([]);
  });

  it('are won from either seat', () => {
    expect(new Set(endings.map(({ game }) => game.result?.winner))).toEqual(new Set([0, 1]));
  });

  it('are decided in both ways to lose, each with its clause', () => {
    const reasons = endings.flatMap(({ game }) => game.result?.reasons ?? []);
    expect(new Set(reasons)).toEqual(new Set([null, '12-2a-1', '12-2a-2']));
  });

  it('differ from each other', () => {
    expect(new Set(endings.map(({ digest }) => digest)).size).toBe(endings.length);
  });
});
