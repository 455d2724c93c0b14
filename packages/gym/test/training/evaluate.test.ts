import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { digest } from '../../../../src/core/data/digest.ts';
import { defaultDecks } from '../../../../src/core/match-setup.ts';
import type { MatchSetup } from '../../../../src/core/ruleset.ts';
import { waitingZone } from '../../../../src/registered.ts';
import { jobOf } from '../../../../src/selfplay/plan.ts';
import { Folder, gatechart } from '../../../../test/cli/in-process.ts';
import { taughtAt } from '../../src/selfplay/pairings.ts';
import { datasetJob } from '../../src/training/dataset.ts';

const NET = fileURLToPath(
  new URL('../../../../src/rulesets/waiting-zone/adapters/net.json', import.meta.url),
);
const folder = new Folder();
afterAll(() => folder.remove());

const planOf = async (name: string, seed: number) => {
  const out = folder.file(name);
  const args = ['--ruleset', 'waiting-zone', '--net', NET, '--agent', 'net', '--against', 'greedy'];
  await gatechart('learn', 'evaluate', ...args, '--games', '2', '--seed', `${seed}`, '--out', out);
  return JSON.parse(readFileSync(`${out}/plan.json`, 'utf8'));
};

const startsOf = (count: number, setupAt: (number: number) => MatchSetup): readonly string[] =>
  Array.from({ length: count }, (_, number) => digest(waitingZone.newGame(setupAt(number))));

it.each([1, Number.MAX_SAFE_INTEGER])(
  'learn evaluate --seed %i starts no match as one that was learnt from by that seed',
  async (seed) => {
    const plan = await planOf(`trial-${seed}`, seed);
    const ground = { edition: waitingZone.defaultEdition, decks: defaultDecks(waitingZone), seed };
    const learnt = new Set([
      ...startsOf(300, (number) => datasetJob({ agent: 'greedy', ...ground }, number).setup),
      ...startsOf(300, (number) => taughtAt(number, ground).setup),
    ]);
    const tested = startsOf(264, (pair) => jobOf(plan, 2 * pair).setup);
    expect(tested.filter((start) => learnt.has(start))).toEqual([]);
    expect((await planOf(`again-${seed}`, seed)).seed).toBe(plan.seed);
  },
);
