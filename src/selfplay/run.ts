import { setImmediate as nextTurn } from 'node:timers/promises';
import type { MatchAgent } from '../agents/agent.ts';
import { signed } from '../record/signature.ts';
import { learningFor } from '../serve/learning.ts';
import { RunFolder } from './folder.ts';
import type { Outcome, Played } from './outcome.ts';
import { type Job, jobsOf, type Plan, written } from './plan.ts';
import { playPlanned } from './play-planned.ts';
import { playOnWorkers } from './pool.ts';
import { checkAgent, isRepeatable } from './seats.ts';
import { type Summary, summarize } from './summary.ts';

/** How far a run is. Times in milliseconds. */
export interface Progress {
  readonly done: number;
  readonly of: number;
  /** Of those done, the ones that were there before. */
  readonly earlier: number;
  readonly elapsed: number;
}

/** How a run is carried out; nothing of it changes what comes out. */
export interface RunOptions {
  /** Worker threads; 0 plays here, match after match. */
  readonly workers: number;
  /** Folder for the run; nothing is kept where none is named. */
  readonly folder?: string;
  readonly withTrajectories: boolean;
  /** Agents that are not ours, by the name the plan has for them. Only matches played here can have some. */
  readonly guests?: ReadonlyMap<string, MatchAgent>;
  /** Milliseconds. */
  readonly clock: () => number;
  readonly stop: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/** A run as far as it came. */
export interface Run {
  readonly summary: Summary;
  readonly isComplete: boolean;
  readonly outcomes: readonly Outcome[];
  readonly progress: Progress;
}

/** Plays the matches of a plan that are not there yet. Throws as `jobsOf`, `checkAgent`, `RunFolder` and `learningFor`. */
export const runPlan = async (plan: Plan, options: RunOptions): Promise<Run> => {
  const { workers, folder, withTrajectories, guests, clock, stop, onProgress } = options;
  const { ruleset, secret } = plan;
  if (withTrajectories) learningFor(ruleset);
  plan.agents.filter((name) => !guests?.has(name)).forEach(checkAgent);
  const jobs = jobsOf(plan);
  for (const { setup } of jobs.slice(0, 2 * plan.decks.length ** 2)) ruleset.newGame(setup);
  const kept = folder === undefined ? undefined : new RunFolder(folder, written(plan));
  const outcomes = [...(kept?.outcomes() ?? [])];
  const earlier = outcomes.length;
  const begun = clock();
  const progress = (): Progress => ({
    done: outcomes.length,
    of: jobs.length,
    earlier,
    elapsed: clock() - begun,
  });
  const isDone = new Set(outcomes.map(({ number }) => number));
  const left = jobs.filter(({ number }) => !isDone.has(number));
  const done = (played: Played): void => {
    kept?.keep(secret === undefined ? played : { ...played, record: signed(played.record, secret) });
    outcomes.push(played.outcome);
    onProgress?.(progress());
  };
  if (workers > 0) await playOnWorkers(tasksOf(plan, left, withTrajectories), workers, stop, done);
  else {
    for (const job of left) {
      // A signal is heard between two turns of the event loop, and matches of ours leave none.
      await nextTurn();
      if (stop.aborted) break;
      const playing = { clock, withTrajectory: withTrajectories, ...(guests && { guests }) };
      done(await playPlanned(plan, job, playing));
    }
  }
  return {
    summary: summarize(written(plan), isRepeatable(plan), outcomes),
    isComplete: outcomes.length === jobs.length,
    outcomes: outcomes.sort((a, b) => a.number - b.number),
    progress: progress(),
  };
};

const tasksOf = (plan: Plan, jobs: readonly Job[], withTrajectory: boolean) =>
  jobs.map((job) => ({ plan: written(plan), job, withTrajectory }));
