import { describe, expect, it } from 'vitest';
import { WARM_UP } from '../../src/bench/matches.ts';
import { type Build, type Pair, pairBuilds } from '../../src/bench/paired.ts';
import { buildIn } from '../../src/cli/benching/build.ts';

/** A build whose matches take a time of their own, and tells which it was asked to play. */
const fake = (log: string[], name: string, took: (index: number) => number, end: string): Build => ({
  rulesets: ['duel', `only ${name}`],
  play: async (ruleset, index) => {
    log.push(`${name} ${ruleset} ${index}`);
    return { took: took(index), digest: `${end} ${index}` };
  },
});

const paired = async (ends: readonly [string, string]) => {
  const log: string[] = [];
  const ours = fake(log, 'ours', () => 10, ends[0]);
  const theirs = fake(log, 'theirs', (index) => 20 + 10 * index, ends[1]);
  const pairs: Pair[] = [];
  for await (const pair of pairBuilds(ours, theirs, { games: 2, rounds: 3 })) pairs.push(pair);
  return { pairs, log };
};

describe('two builds side by side', () => {
  it('play each match in turn once both are warm, and are told by the mean over the matches', async () => {
    const { pairs, log } = await paired(['end', 'end']);
    expect(pairs).toMatchObject([
      {
        ours: { shortest: 10, median: 10 },
        theirs: { shortest: 25, median: 25 },
        isSame: true,
      },
    ]);
    expect(log.slice(2 * WARM_UP, 2 * WARM_UP + 4)).toEqual([
      'ours duel 0',
      'theirs duel 0',
      'theirs duel 1',
      'ours duel 1',
    ]);
    expect(log).toHaveLength(2 * WARM_UP + 12);
  });

  it('are told apart where a match ends otherwise', async () => {
    expect((await paired(['one', 'other'])).pairs).toMatchObject([{ isSame: false }]);
  });

  it('are refused where a folder holds no build', async () => {
    await expect(buildIn('test/bench')).rejects.toMatchObject({ code: 'NO_BUILD', place: 'test/bench' });
  });
});
