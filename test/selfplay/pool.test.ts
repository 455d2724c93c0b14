import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../../src/selfplay/outcome.ts';
import { jobsOf, type WrittenPlan } from '../../src/selfplay/plan.ts';
import { playOnWorkers } from '../../src/selfplay/pool.ts';

const marks = mkdtempSync(join(tmpdir(), 'gatechart-marks-'));
vi.stubEnv('GATECHART_MARKS', marks);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(marks, { recursive: true });
});

const MORTAL = new URL('./support/mortal-worker.js', import.meta.url).href;

const plan: WrittenPlan = {
  ruleset: 'gate-ruler',
  edition: '2021-03',
  agents: ['random'],
  decks: ['atlas-drive', 'volnar-host'],
  games: 6,
  seed: 2,
  limit: 1000,
};

const played = async (workers: number, worker?: string): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  const tasks = jobsOf(plan).map((job) => ({ plan, job, withTrajectory: false }));
  const stop = new AbortController().signal;
  await playOnWorkers(tasks, workers, stop, ({ outcome }) => outcomes.push(outcome), worker);
  return outcomes.sort((a, b) => a.number - b.number);
};

describe('Workers', () => {
  it('that die over a match have it played again, and come to the same outcomes', async () => {
    const outcomes = await played(2, MORTAL);
    expect(readdirSync(marks).sort()).toEqual(['0', '3']);
    expect(outcomes).toEqual(await played(1));
  });
});
