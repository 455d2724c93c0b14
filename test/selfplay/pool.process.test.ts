import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { SetSource } from '../../src/core/cards/card-sets.ts';
import type { Outcome } from '../../src/selfplay/outcome.ts';
import { jobsOf, type SerializedPlan } from '../../src/selfplay/plan.ts';
import type { MatchTask } from '../../src/selfplay/play-match.ts';
import { type MatchListener, MatchPool } from '../../src/selfplay/runner.ts';

const marks = mkdtempSync(join(tmpdir(), 'gatechart-marks-'));
vi.stubEnv('GATECHART_MARKS', marks);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(marks, { recursive: true });
});

const DEADLY = new URL('./support/deadly-worker.js', import.meta.url).href;
const MORTAL = new URL('./support/mortal-worker.js', import.meta.url).href;

const plan: Omit<SerializedPlan, 'sets'> = {
  ruleset: 'gate-ruler',
  edition: '2021-03',
  agents: ['random'],
  decks: ['atlas-drive', 'volnar-host'],
  games: 6,
  seed: 2,
  limit: 1000,
};

interface Heard {
  readonly outcomes: readonly Outcome[];
  /** Matches that nobody survived, with how. */
  readonly dead: readonly (readonly [number, string])[];
}

const tasksOf = (games: number, sets?: readonly SetSource[]): readonly MatchTask[] =>
  jobsOf({ ...plan, games }).map((job) => ({ plan, job, withTrajectory: false, ...(sets && { sets }) }));

const playOnThreads = async (
  tasks: readonly MatchTask[],
  workers: number,
  listener: MatchListener,
  worker?: string,
): Promise<void> => {
  const pool = new MatchPool(workers, worker);
  try {
    await pool.play(tasks, 2 * workers, new AbortController().signal, listener);
  } finally {
    await pool.end();
  }
};

const played = async (workers: number, worker?: string): Promise<Heard> => {
  const outcomes: Outcome[] = [];
  const dead: [number, string][] = [];
  const listener: MatchListener = {
    onMatch: ({ outcome }) => outcomes.push(outcome),
    onCrash: ({ number }, message) => dead.push([number, message]),
  };
  await playOnThreads(tasksOf(plan.games), workers, listener, worker);
  return { outcomes: outcomes.sort((a, b) => a.number - b.number), dead };
};

describe('Workers', () => {
  it('that die over a match have it played again, and come to the same outcomes', async () => {
    const { outcomes, dead } = await played(2, MORTAL);
    expect(readdirSync(marks).sort()).toEqual(['0', '3']);
    expect(dead).toEqual([]);
    expect(outcomes).toEqual((await played(1)).outcomes);
  });

  it('that die over a match each time leave it, and all others are played', async () => {
    const { outcomes, dead } = await played(2, DEADLY);
    expect(dead).toEqual([[3, 'the match ended 3 worker threads: worker exited with code: 7']]);
    expect(outcomes).toEqual((await played(1)).outcomes.filter(({ number }) => number !== 3));
  });

  // Threads answer and are still being loaded as they are ended: each time at another place.
  it.each([1, 2, 3, 4])(
    'that refuse a match end the run with the reason, and no match is dead of it (%i)',
    async (workers) => {
      const listener = { onMatch: vi.fn(), onCrash: vi.fn() };
      const tasks = tasksOf(40, [{ name: 'none', value: {} }]);
      const playing = playOnThreads(tasks, workers, listener);
      await expect(playing).rejects.toMatchObject({ code: 'SETS_DIFFER', place: 'card sets' });
      expect(listener.onMatch).not.toHaveBeenCalled();
      expect(listener.onCrash).not.toHaveBeenCalled();
    },
  );
});
