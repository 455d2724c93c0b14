import { describe, expect, it } from 'vitest';
import { WARM_UP } from '../../src/bench/matches.ts';
import { pairBuilds } from '../../src/bench/paired.ts';
import { buildIn } from '../../src/cli/build.ts';
import { waitingZone } from '../../src/registry.ts';

/** A build whose matches take a time of their own, and what it was asked to play. */
const fake = (
  log: string[],
  name: string,
  took: (index: number) => number,
  clock: { now: number },
  end: string,
) => ({
  rulesets: new Map([[waitingZone.id, waitingZone]]),
  matchPlayer: () => ({
    play: (index: number) => {
      log.push(`${name} ${index}`);
      clock.now += took(index);
      return { choices: 1, digest: `${end} ${index}` };
    },
  }),
});

const paired = (ends: readonly [string, string]) => {
  const log: string[] = [];
  const clock = { now: 0 };
  const ours = fake(log, 'ours', () => 10, clock, ends[0]);
  const theirs = fake(log, 'theirs', (index) => 20 + 10 * index, clock, ends[1]);
  const [pair] = [...pairBuilds(ours, theirs, { games: 2, rounds: 3, clock: () => clock.now })];
  return { pair, log };
};

describe('two builds side by side', () => {
  it('play each match in turn once both are warm, and are told by the mean over the matches', () => {
    const { pair, log } = paired(['end', 'end']);
    expect(pair).toMatchObject({
      ours: { shortest: 10, median: 10 },
      theirs: { shortest: 25, median: 25 },
      isSame: true,
    });
    expect(log.slice(2 * WARM_UP, 2 * WARM_UP + 4)).toEqual(['ours 0', 'theirs 0', 'theirs 1', 'ours 1']);
    expect(log).toHaveLength(2 * WARM_UP + 12);
  });

  it('are told apart where a match ends otherwise', () => {
    expect(paired(['one', 'other']).pair?.isSame).toBe(false);
  });

  it('are refused where a folder holds no build', async () => {
    await expect(buildIn('test/bench')).rejects.toMatchObject({ code: 'NO_BUILD', place: 'test/bench' });
  });
});
