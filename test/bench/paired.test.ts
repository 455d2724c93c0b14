import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WARM_UP } from '../../src/bench/matches.ts';
import { type Build, isWithinControl, type Pair, pairBuilds } from '../../src/bench/paired.ts';
import { openBuild } from '../../src/cli/bench/build.ts';
import { Folder, gatechart } from '../cli/in-process.ts';

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
  const again = fake(log, 'again', (index) => 11 + index, ends[0]);
  const theirs = fake(log, 'theirs', (index) => 20 + 10 * index, ends[1]);
  const pairs: Pair[] = [];
  for await (const pair of pairBuilds(ours, again, theirs, { games: 2, rounds: 3 })) pairs.push(pair);
  return { pairs, log };
};

describe('two builds side by side', () => {
  it('play each match in turn once both are warm, and are told by the mean over the matches', async () => {
    const { pairs, log } = await paired(['end', 'end']);
    expect(pairs).toMatchObject([
      {
        ours: { shortest: 10, median: 10 },
        theirs: { shortest: 25, median: 25 },
        control: [1.15, 1.15],
        isSame: true,
      },
    ]);
    expect(log.slice(3 * WARM_UP, 3 * WARM_UP + 6)).toEqual([
      'ours duel 0',
      'again duel 0',
      'theirs duel 0',
      'again duel 1',
      'theirs duel 1',
      'ours duel 1',
    ]);
    expect(log).toHaveLength(3 * WARM_UP + 18);
  });

  it.each([
    [1, [0.95, 1.02], true],
    [1.05, [0.95, 1.02], true],
    [1.06, [0.95, 1.02], false],
    [0.9, [1.08, 1.1], false],
    [0.92, [1.08, 1.1], true],
  ] as const)('a ratio of %d says nothing beside a control of %j: %s', async (ratio, control, says) => {
    const [pair] = (await paired(['end', 'end'])).pairs;
    expect(isWithinControl({ ...(pair as Pair), control }, ratio)).toBe(says);
  });

  it('are told apart where a match ends otherwise', async () => {
    expect((await paired(['one', 'other'])).pairs).toMatchObject([{ isSame: false }]);
  });

  it('are refused where a folder holds no build', async () => {
    await expect(openBuild('test/bench')).rejects.toMatchObject({ code: 'NO_BUILD', place: 'test/bench' });
  });
});

describe('bench --against', () => {
  /** A checkout whose built registry is that text. */
  const checkout = (registry: string): string => {
    const folder = new Folder();
    onTestFinished(() => folder.remove());
    const built = join(folder.path, 'dist/src');
    mkdirSync(join(built, 'bench'), { recursive: true });
    writeFileSync(join(built, 'registry.js'), registry);
    writeFileSync(join(built, 'bench/matches.js'), '');
    writeFileSync(join(folder.path, 'package.json'), '{"type":"module"}');
    return folder.path;
  };

  it.each([
    ['does not load', "import 'not-installed';", 'the build of gatechart in the folder cannot be loaded: '],
    [
      'has none of the rulesets',
      'export const rulesets = new Map();',
      'the build of gatechart in the folder has none of these rulesets: gate-ruler, ',
    ],
  ])('refuses a build that %s', async (_, registry, reason) => {
    const folder = checkout(registry);
    const { code, notes } = await gatechart('bench', '--against', folder);
    expect(code).toBe(2);
    expect(notes.join('\n')).toContain(`NO_BUILD ${folder}: ${reason}`);
  });
});
