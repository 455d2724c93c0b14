import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { rulesets } from '../../../src/registered.ts';
import { luckParts, meetingParts } from '../../../src/selfplay/balance/balance-plan.ts';

interface Seeds {
  readonly tuning: readonly number[];
  readonly judging: readonly number[];
}

const PAGE = 'docs/lab/balance.md';

const { tuning, judging } = parse(readFileSync('docs/lab/balance-seeds.yaml', 'utf8')) as Seeds;

/** The seeds of all parts of `gatechart balance`, of each game that has decks. */
const partSeeds = (seeds: readonly number[]): readonly number[] =>
  seeds.flatMap((seed) =>
    [...rulesets.values()].flatMap((ruleset) => {
      const { decks = [], defaultEdition: edition } = ruleset;
      const asked = { ruleset, edition, agent: 'greedy', rival: 'net', decks, games: 4, seed };
      return [...meetingParts(asked), ...luckParts(asked)].map(({ plan }) => plan.seed);
    }),
  );

/** The seeds of the commands of a block, 1 where none is given. */
const seedsIn = (block: string): readonly number[] =>
  block
    .split('\n')
    .filter((line) => line.startsWith('gatechart '))
    .map((line) => Number(/--seed (\d+)/.exec(line)?.[1] ?? 1));

describe('The built-in decks', () => {
  it('are tuned and judged on different seeds, down to those of each part', () => {
    expect(tuning.filter((seed) => judging.includes(seed))).toEqual([]);
    const tuned = new Set(partSeeds(tuning));
    expect(tuned.size).toBeGreaterThan(10);
    expect(partSeeds(judging).filter((seed) => tuned.has(seed))).toEqual([]);
  });

  it('have figures of seeds of the two lists, in the two sections of the page', () => {
    const [, judged = '', tuned = ''] = readFileSync(PAGE, 'utf8').split(/^## (?:Judged|Tuning)$/m);
    expect(seedsIn(judged).length).toBeGreaterThan(0);
    expect(seedsIn(judged).filter((seed) => !judging.includes(seed))).toEqual([]);
    expect(seedsIn(tuned).length).toBeGreaterThan(0);
    expect(seedsIn(tuned).filter((seed) => !tuning.includes(seed))).toEqual([]);
  });
});
