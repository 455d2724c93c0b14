import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { waitingZone } from '../../src/registered.ts';
import { readRecord } from '../../src/replay/record.ts';
import { startMatch } from '../../src/runtime/start.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const CHEAT = fileURLToPath(new URL('support/cheat.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'gatechart-cheating-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the program that cheats tells of a match. */
interface Found {
  readonly player: 0 | 1;
  readonly leftovers: readonly string[];
  readonly environment: readonly string[];
  readonly files: readonly string[];
  readonly runs: readonly string[];
  readonly otherHand: string | null;
  readonly match: readonly string[];
}

const HAND = 5;

/** The hand that a match of a run begins with, in the words of its owner's view. */
const handIn = (run: string, number: number, player: 0 | 1): string => {
  const file = join(run, 'records', `${String(number).padStart(6, '0')}.jsonl`);
  const { header } = readRecord(file, readFileSync(file, 'utf8'));
  const match = startMatch(waitingZone, waitingZone.newGame(header), { runtime: 'lean' });
  const view = waitingZone.view(match.game(), player) as unknown as {
    readonly sides: readonly { readonly zones: { readonly hand: { readonly cards: readonly unknown[] } } }[];
  };
  return JSON.stringify(view.sides[player]?.zones.hand.cards.slice(0, HAND));
};

/** Lets the program play the two matches of a pair, and tells what it found out in each. */
const cheat = async (name: string, ...more: readonly string[]) => {
  const cwd = join(folder, name);
  mkdirSync(cwd);
  const run = join(cwd, 'run');
  const report = join(folder, `${name}.jsonl`);
  const agent = `cmd:${process.execPath} ${CHEAT} ${report} ${join(folder, `${name}.notes`)}`;
  const args = ['selfplay', '--ruleset', 'waiting-zone', '--games', '2', '--agents', `${agent},greedy`];
  const child = spawn(
    process.execPath,
    [join(DIST, 'src/cli/main.js'), ...args, '--out', run, '--limit', '600000', ...more],
    { cwd, env: { ...process.env, OF_THE_RUN: 'yes' }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    said += piece;
  });
  const [code] = await once(child, 'close');
  expect(code, said).toBe(0);
  const found: readonly Found[] = readFileSync(report, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(found.map(({ player }) => player)).toEqual([0, 1]);
  return { run, found };
};

const SECRET = join(folder, 'key');

describe('A program that cheats', () => {
  it('finds nothing of ours where it runs, and nothing that it left there', async () => {
    const { found } = await cheat('places', '--seed', '900');
    for (const { leftovers, environment, files } of found) {
      expect(leftovers).toEqual([]);
      for (const name of environment) {
        expect(['HOME', 'LANG', 'LC_ALL', 'OLDPWD', 'PATH', 'PWD', 'SHLVL', 'TMPDIR', 'TZ', '_']).toContain(
          name,
        );
      }
      expect(files.filter((file) => file.startsWith(folder))).toEqual([]);
    }
  });

  it('finds out a match without a secret: by its seed, and by what it saw in the other match of the pair', async () => {
    const { run, found } = await cheat('open', '--seed', '7');
    for (const { runs } of found) expect(runs).toContain(run);
    for (const { match } of found) expect(match).toEqual(expect.arrayContaining(['found', 'searched']));
    expect(found[1]?.otherHand).toBe(handIn(run, 1, 0));
  });

  it('finds out nothing of a match with a secret, though it reads the folder of the run', async () => {
    writeFileSync(SECRET, randomBytes(32));
    const { run, found } = await cheat('secret', '--seed', '7', '--secret', SECRET, '--trusted');
    for (const { runs } of found) expect(runs).toContain(run);
    expect(found.map(({ match }) => match)).toEqual([[], []]);
    expect(found[1]?.otherHand).toBe(handIn(run, 0, 0));
    expect(found[1]?.otherHand).not.toBe(handIn(run, 1, 0));
  });
});
