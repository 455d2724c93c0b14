import { afterAll, describe, expect, it } from 'vitest';
import { matchPlayer } from '../../src/bench/matches.ts';
import { serveBench } from '../../src/bench/serve.ts';
import { withCustomSets } from '../../src/core/cards/custom-sets.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { gateRuler } from '../../src/registered.ts';
import { Folder, gatechart } from '../cli/in-process.ts';
import { lamps } from '../selfplay/support/lamps.ts';
import { mists } from '../waiting-zone/support/mists.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const plain = gateRuler as unknown as Ruleset;
const own = withCustomSets(plain, [{ name: 'lamps.json', value: lamps() }]);

describe('A bench with card sets', () => {
  it('plays decks of theirs too, and steps environments of the ruleset that it is handed', () => {
    const pairs = (decks: number): number => (decks * (decks + 1)) / 2;
    const last = pairs(own.decks?.length ?? 0) - 1;
    expect(matchPlayer(own, 'lean').play(last).digest).not.toBe(matchPlayer(plain, 'lean').play(last).digest);
    const checksum = serveBench(plain, 2, true).run().checksum;
    expect(serveBench({ ...own, decks: ['lamps', 'lamps'] }, 2, true).run().checksum).not.toBe(checksum);
  });

  it('is not held against another build', async () => {
    const file = folder.file('lamps.json', JSON.stringify(lamps()));
    const { code, notes } = await gatechart('bench', '--cards', file, '--against', folder.path);
    expect([code, notes]).toEqual([
      2,
      [expect.stringMatching(/^gatechart: USAGE --cards: --against compares two builds/)],
    ]);
  });

  it('takes sets of the ruleset that is named', async () => {
    const file = folder.file('mists.json', JSON.stringify(mists()));
    const { code, notes } = await gatechart('bench', '--cards', file, '--ruleset', 'excess-damage');
    expect([code, notes]).toEqual([2, [expect.stringMatching(/excess-damage accepts no card sets/)]]);
  });
});
