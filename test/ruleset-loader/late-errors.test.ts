import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { failureOf } from '../../src/fuzz/oracles/oracle.ts';
import { rulesOracle } from '../../src/fuzz/oracles/rules.ts';
import { runCase } from '../../src/fuzz/run-case.ts';
import { setCustomRuleset } from '../../src/registry.ts';
import { loadRules } from '../../src/ruleset-loader/load.ts';
import { Folder, gatechart } from '../cli/in-process.ts';
import { changing } from './support/changing.ts';

const folder = new Folder();
afterAll(() => folder.remove());

/** Pebbles whose rules fail in every match but that of the trial at load, of seed 1 and index 0. */
const late = changing(
  folder,
)(`newGame: (setup) => ({ ...pebbles.newGame(setup), isTrial: setup.seed === 1 && setup.index === 0 }),
  decisions: { take: (context) => {
    if (!context.game.isTrial && context.game.left < 4) throw new Error('too late');
    return pebbles.decisions.take(context); } }`);

const REASON = /BAD_RULESET match: taking: too late \(changed-1\.js:4\)/;

const selfplay = (...more: readonly string[]) =>
  gatechart(
    'selfplay',
    '--seed',
    '5',
    '--agents',
    'random',
    '--games',
    '6',
    '--workers',
    '0',
    '--rules',
    late,
    ...more,
  );

describe('A rule that fails late', () => {
  it('is one line of a run of self-play, with its place and how to repeat it', async () => {
    const { code, out, notes } = await selfplay();
    expect(code).toBe(1);
    expect(out).toContain('  failure: BAD_RULESET: 6');
    const failed = notes.filter((line) => line.includes('failed'));
    expect(failed).toEqual([expect.stringMatching(REASON)]);
    expect(failed[0]).toMatch(/^6 matches failed: .*; run the command with --out FOLDER/);
  });

  it('is in the report of the run, and in the record that shows it', async () => {
    const run = folder.file('run');
    const { notes } = await selfplay('--out', run);
    expect(notes.join('\n')).toMatch(
      /; gatechart inspect \S+run\/records\/000000\.jsonl --rules \S+changed-1\.js/,
    );
    expect(readFileSync(`${run}/report.html`, 'utf8')).toMatch(/match: taking: too late \(changed-1\.js:4\)/);
  });

  it.each([
    ['records', /^6 matches failed: .*; gatechart inspect \S+merged-records\/records\/000000\.jsonl/],
    ['digests', /^6 matches failed: .*; run the command with --keep records/],
  ])('is the same line after shards that keep %s are merged', async (keep, line) => {
    const share = folder.file(`share-${keep}`);
    await selfplay('--out', share, '--shard', '1/1', '--keep', keep);
    const { code, notes } = await gatechart(
      'selfplay',
      'merge',
      '--out',
      folder.file(`merged-${keep}`),
      share,
    );
    expect(code).toBe(1);
    const failed = notes.filter((each) => each.includes('failed'));
    expect(failed).toEqual([expect.stringMatching(REASON)]);
    expect(failed[0]).toMatch(line);
  });

  it('is a finding with its place', async () => {
    const rules = await loadRules(late);
    setCustomRuleset(rules);
    const { ruleset } = rules;
    const game = ruleset.newGame({ edition: 'first', decks: ['ten', 'ten'], seed: 2, index: 0 });
    const { failure } = runCase(
      rulesOracle,
      () => ({ is: 'new', ruleset, game }),
      () => 0,
      () => {},
    );
    setCustomRuleset(undefined);
    expect(failure?.message).toMatch(REASON);
    expect(failure?.kind).toMatch(/^BAD_RULESET at match: taking/);
    expect(failureOf(new Error('other')).message).toBe('Error: other');
  });

  it('fails one case of the conformance suite', async () => {
    const { code, out } = await gatechart('conform', '--rules', late, '--seed', '5');
    expect(code).toBe(1);
    expect(out.filter((line) => line.includes('too late'))).toEqual([
      expect.stringMatching(/actual {4}BAD_RULESET: too late \(changed-1\.js:4\)$/),
    ]);
    expect(out.findIndex((line) => line.startsWith('FAILED   plays: '))).toBeGreaterThan(0);
    expect(out.join('\n')).toContain('because the rules fail as in the case plays');
  });
});
