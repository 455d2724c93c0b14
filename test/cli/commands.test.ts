import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { Folder, gatechart } from './in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const SCENARIO = 'test/scenarios/gate-ruler/ch13-damage/13-6b-top-card-is-revealed.yaml';
/** Nothing listens there. */
const NO_REDIS = 'redis://127.0.0.1:1';
const FEW = ['--ruleset', 'waiting-zone', '--games', '2', '--workers', '0'];
const RECORD = folder.file('record.jsonl');
const RUN = folder.file('run');

/** A command line for every command, in this order, with its exit code. */
const LINES: readonly (readonly [line: readonly string[], code: number])[] = [
  [['play', '--ruleset', 'waiting-zone', '--agents', 'random,random', '--record', RECORD], 0],
  [['replay', RECORD, '--verify'], 0],
  [['judge', SCENARIO], 0],
  [['why', SCENARIO, 'pass'], 0],
  [['why', SCENARIO, 'pass', '--runtime', 'actors'], 0],
  [['charts', '--ruleset', 'waiting-zone'], 0],
  [['clauses', 'K-4'], 0],
  [['inspect', folder.file('nothing')], 2],
  [['cards', 'storm-caller'], 0],
  [['decks', '--ruleset', 'waiting-zone'], 0],
  [['selfplay', ...FEW, '--agents', 'random', '--out', RUN], 0],
  [['balance', '--ruleset', 'waiting-zone', '--games', '4', '--workers', '0', '--agent', 'random'], 0],
  [['selfplay', 'merge', '--out', folder.file('merged'), folder.file('nothing')], 2],
  [['learn', 'train', folder.file('nothing'), '--out', folder.file('net.json')], 2],
  [['fuzz', ...FEW, '--positions', 'none', '--regressions', 'none', '--out', folder.file('found')], 0],
  [['conform', '--ruleset', 'excess-damage', '--matches', '20', '--seed', '5'], 0],
  [['bench', '--against', 'docs'], 2],
  [['serve', '--ruleset', 'waiting-zone'], 2],
  [['cluster', 'worker', '--redis', NO_REDIS], 3],
  [['cluster', 'doctor', '--redis', NO_REDIS], 3],
  [['cluster', 'board', '--redis', NO_REDIS], 3],
  [['new', 'docs'], 2],
];

describe('Every command', () => {
  it('is among those that are carried out here', () => {
    const known = Object.values(COMMANDS).flatMap((commands) => Object.keys(commands));
    expect(known.sort()).toEqual([...new Set(LINES.map(([[name]]) => name))].sort());
  });

  it.each(LINES)('is carried out: %j ends with %i', async (line, code) => {
    const { code: ended, out, notes } = await gatechart(...line);
    expect([ended, ...notes].slice(0, code === 0 ? 1 : 2)).toEqual([
      code,
      ...(code === 0 ? [] : [expect.stringMatching(/^gatechart: [A-Z_]+ /)]),
    ]);
    expect(out.length > 0).toBe(code === 0);
  });

  it('that shows a match serves its page until it is interrupted', async () => {
    const heard = process.listenerCount('SIGINT');
    const shown = gatechart('inspect', '--ruleset', 'waiting-zone');
    await expect.poll(() => process.listenerCount('SIGINT')).toBeGreaterThan(heard);
    process.emit('SIGINT');
    expect(await shown).toMatchObject({
      code: 130,
      out: [expect.stringMatching(/ at http:\/\/127\.0\.0\.1:\d+/)],
    });
  });

  it('leaves the files that it was told to write', () => {
    expect(JSON.parse(readFileSync(`${RUN}/summary.json`, 'utf8'))).toMatchObject({ games: 2 });
  });
});
