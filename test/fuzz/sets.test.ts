import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { casePlayer } from '@gatechart/cluster/queue-cases';
import { afterAll, describe, expect, it } from 'vitest';
import type { SetSource } from '../../src/core/cards/card-sets.ts';
import { namedSet, setsDigest } from '../../src/core/cards/custom-sets.ts';
import { Chance } from '../../src/core/random.ts';
import { beginMatch, OracleFailure } from '../../src/fuzz/oracles/oracle.ts';
import { oracles } from '../../src/fuzz/run-case.ts';
import { crashedCase } from '../../src/fuzz/shards/run-shards.ts';
import { shardResultOf } from '../../src/fuzz/shards/shard.ts';
import { shardsPlan } from '../../src/fuzz/shards/shard-plan.ts';
import { shardsRequest } from '../../src/fuzz/shards/shard-summary.ts';
import { fuzzTarget } from '../../src/fuzz/targets/fuzz-targets.ts';
import { gateRuler } from '../../src/registered.ts';
import { Folder, gatechart } from '../cli/in-process.ts';
import { lamps } from '../selfplay/support/lamps.ts';
import { mists } from '../waiting-zone/support/mists.ts';
import { plant } from './support/planted.js';

afterAll(plant({ trials: oracles, begin: beginMatch, TrialFailed: OracleFailure }));

const folder = new Folder();
afterAll(() => folder.remove());

const file = folder.file('lamps.json', JSON.stringify(lamps()));
const other = folder.file('others.json', JSON.stringify(lamps(3)));
const source: SetSource = { name: 'lamps.json', value: lamps() };
const sets = [source];

const QUIET = ['--positions', 'none', '--regressions', 'none'];
const GAMES = ['--ruleset', gateRuler.id, '--target', 'rules', '--games', '3', '--workers', '0'];

const settings = { ruleset: gateRuler.id, targets: ['rules'], seed: 1 } as const;
const own = { ...settings, sets };

describe('What is fuzzed with set files', () => {
  it('has random decks with their cards, and counts them', () => {
    const { arena } = fuzzTarget(gateRuler.id, sets);
    const cards = Array.from({ length: 40 }, (_, index) => {
      const start = arena.generate(new Chance(index, 0, 'decks'), '2021-03', () => 1);
      return start.form === 'decks' ? start.decks.flatMap((deck) => Object.keys(deck.cards)) : [];
    }).flat();
    expect(cards).toContain('lamp-lighter');
    expect(arena.cards).toContain('lamp-lighter');
    expect(fuzzTarget(gateRuler.id).arena.cards).not.toContain('lamp-lighter');
  });

  it('has random decks of the waiting zone with their cards', async () => {
    const own = [{ name: 'mists.json', value: mists() }];
    expect(fuzzTarget('waiting-zone', own).arena.cards).toContain('mist-lighter');
    const written = folder.file('mists.json', JSON.stringify(mists()));
    const games = ['--ruleset', 'waiting-zone', '--target', 'views', '--games', '20', '--workers', '0'];
    const args = [...games, ...QUIET, '--cards', written, '--out', join(folder.path, 'mists')];
    const summary = join(folder.path, 'mists', 'summary-waiting-zone.json');
    await gatechart('fuzz', ...args);
    expect(JSON.parse(readFileSync(summary, 'utf8'))).toMatchObject({ sets: setsDigest(own), games: 20 });
  });

  it('takes no sets where the ruleset takes none', async () => {
    const { code, notes } = await gatechart('fuzz', '--ruleset', 'excess-damage', '--cards', file, ...QUIET);
    expect([code, notes]).toEqual([
      2,
      [
        expect.stringMatching(
          /^gatechart: USAGE --cards: the ruleset excess-damage accepts no card sets; rulesets that accept card sets: gate-ruler, wai/,
        ),
      ],
    ]);
  });
});

describe('A run of gatechart fuzz with set files', () => {
  const out = join(folder.path, 'found');

  it('keeps findings that name the sets, and are played again with those alone', async () => {
    const run = await gatechart('fuzz', ...GAMES, ...QUIET, '--cards', file, '--out', out);
    expect(run.code).toBe(1);
    const summary = JSON.parse(readFileSync(join(out, 'summary-gate-ruler.json'), 'utf8'));
    expect(summary).toMatchObject({ sets: setsDigest(sets), games: 3 });
    const finding = join(out, summary.findings[0].file);
    expect(JSON.parse(readFileSync(finding, 'utf8')).sets).toEqual([namedSet(source)]);
    expect(run.out.join('\n')).toContain(`gatechart fuzz repro ${finding} --cards ${file}`);
    const again = await gatechart('fuzz', 'repro', finding, '--cards', file);
    expect([again.code, again.out.join('\n')]).toEqual([
      1,
      expect.stringContaining('The failure still occurs:'),
    ]);
    for (const given of [[], ['--cards', other]]) {
      const { code, notes } = await gatechart('fuzz', 'repro', finding, ...given);
      expect([code, notes]).toEqual([
        2,
        [
          expect.stringMatching(
            /^gatechart: SETS_DIFFER .*\.json: the file was made with the card set lamps\.json \(digest/,
          ),
        ],
      ]);
    }
  });

  it('plays them again as regressions where the sets are given, and says so where they are not', async () => {
    const found = readdirSync(out).filter((name) => name.startsWith('gate-ruler-rules-'));
    const regressions = folder.file('regressions');
    mkdirSync(regressions);
    for (const name of found) folder.file(join('regressions', name), readFileSync(join(out, name), 'utf8'));
    const played = (...given: readonly string[]) =>
      gatechart(
        ...['fuzz', ...GAMES, '--positions', 'none', '--regressions', regressions],
        ...['--out', join(folder.path, 'again'), ...given],
      );
    const without = await played();
    expect(without.notes[0]).toMatch(
      /: stale: the file was made with the card set lamps\.json .*given: none$/,
    );
    const withThem = await played('--cards', file);
    expect(withThem.notes[0]).toMatch(/: back: /);
  });
});

describe('A shard with card sets', () => {
  it('has findings of its own sets alone', async () => {
    const killed = crashedCase(own, [], 0, 'died');
    expect(killed.findings[0]).toMatchObject({ sets: [namedSet(source)] });
    const one = { from: 0, count: 1 };
    expect(shardResultOf('it', killed, own, one)).toEqual(killed);
    const stronger = [{ name: 'lamps.json', value: lamps(3) }];
    for (const others of [settings, { ...settings, sets: stronger }]) {
      expect(() => shardResultOf('it', killed, others, one)).toThrowError(
        expect.objectContaining({ code: 'BAD_SHARD', message: 'a failure is of other card sets' }),
      );
    }
  });

  it('is played by a worker of a queue with the sets of its plan and no others', () => {
    const plan = shardsPlan(shardsRequest(own, 4, []), '0.0.0', 'aaaaaaaaaaaaaaaa');
    expect(plan.sets).toBe(setsDigest(sets));
    expect(casePlayer(plan, [], sets).isRepeatable).toBe(true);
    for (const given of [undefined, [{ name: 'lamps.json', value: lamps(3) }]]) {
      expect(() => casePlayer(plan, [], given)).toThrowError(
        expect.objectContaining({ code: 'SETS_DIFFER' }),
      );
    }
  });
});
