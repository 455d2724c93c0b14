import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { SetSource } from '../../src/core/cards/card-sets.ts';
import { setsDigest } from '../../src/core/cards/custom-sets.ts';
import { excessDamage, gateRuler } from '../../src/registered.ts';
import { jobsOf, planFrom, type SerializedPlan, secretDigest } from '../../src/selfplay/plan.ts';
import play, { unwrapAnswer } from '../../src/selfplay/play-match.ts';
import { Folder, gatechart } from '../cli/in-process.ts';
import { lamps } from './support/lamps.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const file = folder.file('lamps.json', JSON.stringify(lamps()));
const another = folder.file('another.json', JSON.stringify(lamps(3)));
const renamed = folder.file('renamed.json', JSON.stringify(lamps(), undefined, 1));
const DIGEST = setsDigest([{ name: 'lamps', value: lamps() }]);

const selfplay = (out: string, cards: string, ...more: readonly string[]) =>
  gatechart(
    ...['selfplay', '--games', '2', '--decks', 'lamps,atlas-drive', '--seed', '5'],
    ...['--cards', cards, '--out', join(folder.path, out), ...more],
  );

const fileIn = (...path: readonly string[]): string => readFileSync(join(folder.path, ...path), 'utf8');

describe('Self-play with set files', () => {
  it('plays their decks, on workers as without, and names them by their digest', async () => {
    expect(await selfplay('here', file, '--workers', '0')).toMatchObject({ code: 0 });
    expect(await selfplay('there', file, '--workers', '1')).toMatchObject({ code: 0 });
    expect(fileIn('there', 'summary.json')).toBe(fileIn('here', 'summary.json'));
    expect(JSON.parse(fileIn('here', 'summary.json'))).toMatchObject({
      plan: { ruleset: 'gate-ruler', decks: ['lamps', 'atlas-drive'], sets: DIGEST },
      games: 2,
      failures: 0,
    });
    expect(JSON.parse(fileIn('there', 'plan.json')).sets).toBe(DIGEST);
    expect(fileIn('there', 'report.html')).toContain('inspect records/000000.jsonl --cards ../lamps.json');
    expect(existsSync(join(folder.path, 'there', 'inspector'))).toBe(false);
    const record = join(folder.path, 'there', 'records', '000000.jsonl');
    expect(await gatechart('replay', record, '--verify', '--cards', file)).toMatchObject({ code: 0 });
  });

  it('goes on with the same sets whatever their files are called, and with no others', async () => {
    const args = ['--workers', '0'] as const;
    expect(await selfplay('kept', file, ...args)).toMatchObject({ code: 0 });
    expect(await selfplay('kept', renamed, ...args)).toMatchObject({ code: 0 });
    const { code, notes } = await selfplay('kept', another, ...args);
    expect([code, notes]).toEqual([
      2,
      [
        expect.stringMatching(
          `RUN_DIFFERS .*the run began with the card sets with digest "${DIGEST}", now "`,
        ),
      ],
    ]);
  });

  it('is refused in one line where a file is no set or the ruleset takes none', async () => {
    const bad = folder.file('bad.yaml', 'cards:\n  - id: thief\n');
    for (const [args, refusal] of [
      [['--cards', bad], /^gatechart: BAD_CARD \S+bad\.yaml/],
      [
        ['--cards', file, '--ruleset', 'waiting-zone'],
        /^gatechart: BAD_CARD \S+lamps\.json:1:\d+: card lamp-l/,
      ],
      [
        ['--cards', file, '--ruleset', 'excess-damage'],
        /^gatechart: USAGE --cards: the ruleset excess-damage accepts no card set/,
      ],
      [['--cards', join(folder.path, 'none.yaml')], /^gatechart: CANNOT_READ \S+none\.yaml/],
    ] as const) {
      expect(await gatechart('selfplay', '--games', '2', ...args)).toEqual({
        code: 2,
        out: [],
        notes: [expect.stringMatching(refusal)],
      });
    }
  });
});

const sets: readonly SetSource[] = [{ name: 'lamps.json', value: lamps() }];

const plan: SerializedPlan = {
  ruleset: 'gate-ruler',
  edition: '2021-03',
  agents: ['random'],
  decks: ['lamps', 'atlas-drive'],
  games: 2,
  seed: 2,
  limit: 1000,
};

const withSets: SerializedPlan = { ...plan, sets: DIGEST };

describe('A plan that was written down', () => {
  it('is made again with the sets that it names', () => {
    const made = planFrom(withSets, sets);
    expect(made).toMatchObject({ ...plan, ruleset: { id: 'gate-ruler' }, sets });
    expect(made.ruleset.decks).toContain('lamps');
    expect(planFrom({ ...plan, decks: ['atlas-drive'] }, undefined).ruleset).toBe(gateRuler);
  });

  it('is not made with other sets, without those it names, or with some where it names none', () => {
    const other = [{ name: 'lamps.json', value: lamps(3) }];
    for (const [of, given] of [
      [withSets, other],
      [withSets, undefined],
      [plan, sets],
    ] as const) {
      expect(() => planFrom(of, given)).toThrowError(expect.objectContaining({ code: 'SETS_DIFFER' }));
    }
  });

  it('is another one where the cards of a deck stand in another order, which is that of the deck', () => {
    const named = (deck: object) => setsDigest([{ name: 'one', value: { decks: [deck] } }]);
    expect(named({ a: 1, b: 2 })).not.toBe(named({ b: 2, a: 1 }));
    expect(named({ a: 1, b: 2 })).toBe(named({ a: 1, b: 2 }));
  });

  it('is not made of sets that are none, or for a ruleset that takes none', () => {
    const none = [{ name: 'none.yaml', value: { cards: [{ id: 'thief' }] } }];
    expect(() => planFrom({ ...plan, sets: setsDigest(none) }, none)).toThrowError(
      expect.objectContaining({ code: 'BAD_CARD', place: expect.stringContaining('none.yaml') }),
    );
    const zone = { ...withSets, ruleset: 'excess-damage', edition: excessDamage.defaultEdition };
    expect(() => planFrom(zone, sets)).toThrowError(expect.objectContaining({ code: 'SETS_UNFIT' }));
  });

  it('takes its own secret and no other', () => {
    const secret = new Uint8Array(32).fill(1);
    const secretly = { ...plan, secretDigest: secretDigest(secret) };
    expect(planFrom(secretly, undefined, secret).secret).toBe(secret);
    for (const [of, given] of [
      [secretly, new Uint8Array(32)],
      [plan, secret],
    ] as const) {
      expect(() => planFrom(of, undefined, given)).toThrowError(
        expect.objectContaining({ code: 'SECRET_DIFFERS' }),
      );
    }
  });
});

describe('A worker', () => {
  it('plays each task by its own plan, whatever it was given before', async () => {
    const stronger = [{ name: 'lamps.json', value: lamps(9) }];
    const task = (of: SerializedPlan, given: readonly SetSource[]) => {
      const [job] = jobsOf(planFrom(of, given));
      return { plan: of, sets: given, job: job as NonNullable<typeof job>, withTrajectory: false };
    };
    const headOf = async (of: SerializedPlan, given: readonly SetSource[]) =>
      JSON.parse(unwrapAnswer(await play(task(of, given))).record.split('\n')[0] ?? '') as {
        readonly cards: string;
      };
    const first = await headOf(withSets, sets);
    const second = await headOf(
      { ...plan, sets: setsDigest([{ name: 'lamps', value: lamps(9) }]) },
      stronger,
    );
    expect(second.cards).not.toBe(first.cards);
    expect((await headOf(withSets, sets)).cards).toBe(first.cards);
  });
});
