import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { createAgent } from '../../src/agents/create-agent.ts';
import { waitingZone } from '../../src/registered.ts';
import { Folder, gatechart } from '../cli/in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const RUN = ['selfplay', '--ruleset', 'waiting-zone', '--agents', 'oracle:4,greedy', '--games', '2'];

describe('The agent oracle', () => {
  it('plays in an analysis, and the plan, the summary and the lines told say so', async () => {
    const out = folder.file('run');
    const ended = await gatechart(...RUN, '--workers', '0', '--analysis', '--out', out);
    expect(ended.code).toBe(0);
    expect(ended.out).toContain('an analysis: oracle sees hidden cards');
    for (const [file, at] of [
      ['plan.json', (value: { analysis?: true }) => value.analysis],
      ['summary.json', (value: { plan: { analysis?: true } }) => value.plan.analysis],
    ] as const) {
      expect(at(JSON.parse(readFileSync(`${out}/${file}`, 'utf8')))).toBe(true);
    }
  });

  it('is refused to go on with that run as one that is no analysis', async () => {
    const ended = await gatechart(...RUN, '--workers', '0', '--out', folder.file('run'));
    expect([ended.code, ended.notes[0]?.split(' ')[1]]).toEqual([2, 'ORACLE_NEEDS_ANALYSIS']);
  });

  it('has no seat where nobody hands it the real match', () => {
    const seat = { ruleset: waitingZone, player: 0, seed: 1, index: 0, since: 0 } as const;
    expect(() => createAgent('oracle', seat)).toThrowError(
      expect.objectContaining({ code: 'ORACLE_NEEDS_ANALYSIS' }),
    );
  });
});
