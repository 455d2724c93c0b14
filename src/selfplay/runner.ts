import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Piscina } from 'piscina';
import type { Agent } from '../agents/agent.ts';
import { requireObservationEncoder } from '../core/adapters/require-encoder.ts';
import { builtModule } from '../package-files.ts';
import { signRecord } from '../replay/verify.ts';
import { CpuMeter, type Usage } from './agents/cpu-usage.ts';
import { agentsOfBuilds, checkAgent, isRepeatable } from './agents/match-agents.ts';
import type { Outcome, PlayedMatch } from './outcome.ts';
import {
  type Job,
  jobsInShard,
  jobsOf,
  type Plan,
  type Retention,
  type Shard,
  type StoredPlan,
  serializePlan,
  shardText,
  storedPlan,
} from './plan.ts';
import { checkHypotheses, type TestResult, testOf } from './statistics/paired-test.ts';
import { crashedOutcome, crashOf } from './store/crash.ts';
import { type AcquireLock, RunFolder, rangesOf } from './store/run-folder.ts';
import { type Summary, summarize } from './summary.ts';
import { endThreads, openThreads } from './threads.ts';
import { type Answer, type MatchTask, playMatch, unwrapAnswer } from './worker.ts';

/** Matches handed to each worker ahead of time. */
const QUEUED_PER_WORKER = 2;

/** How often a match is tried whose worker died. */
const ATTEMPTS = 3;

/** The worker as it was built; workers run no TypeScript. */
const WORKER = builtModule('src/selfplay/worker-thread');

/** Hears of matches as they are done, in any order. */
export interface MatchListener {
  onMatch(played: PlayedMatch, efforts?: Usage): void;
  /** A match whose workers died, as often as it was tried; how. */
  onCrash(job: Job, message: string): void;
}

/** Threads that play matches. */
export class MatchPool {
  readonly #threads: Piscina<MatchTask, Answer>;

  constructor(threads: number, worker = WORKER) {
    this.#threads = openThreads(worker, threads);
  }

  /**
   * Plays matches, so many at a time. Ends early, without an error, once the signal is given; what was begun may go on.
   * Throws what a match is refused for.
   */
  async play(
    tasks: Iterable<MatchTask>,
    atOnce: number,
    stop: AbortSignal,
    hearing: MatchListener,
  ): Promise<void> {
    const queue = tasks[Symbol.iterator]();
    const over = new AbortController();
    const end = AbortSignal.any([stop, over.signal]);
    const lane = async (): Promise<void> => {
      for (let next = queue.next(); !next.done && !end.aborted; next = queue.next()) {
        const answer = await this.#attempt(next.value, end, 1);
        if (end.aborted) return;
        if (answer instanceof Error) {
          hearing.onCrash(next.value.job, `${ATTEMPTS} workers died over the match: ${answer.message}`);
        } else hearing.onMatch(unwrapAnswer(answer), 'efforts' in answer ? answer.efforts : {});
      }
    };
    const stopped = new Promise<void>((resolve) => {
      if (stop.aborted) resolve();
      stop.addEventListener('abort', () => resolve(), { once: true, signal: over.signal });
    });
    const lanes = Promise.all(Array.from({ length: atOnce }, lane));
    lanes.catch(() => {});
    try {
      await Promise.race([lanes, stopped]);
    } finally {
      over.abort();
    }
  }

  /** Ends the threads, whatever they are doing. */
  async end(): Promise<void> {
    await endThreads(this.#threads);
  }

  /** The answer, or how the last of its workers died. */
  async #attempt(task: MatchTask, stop: AbortSignal, tries: number): Promise<Answer | Error> {
    try {
      return await this.#threads.run(task);
    } catch (error) {
      if (stop.aborted || tries >= ATTEMPTS) return error as Error;
      return this.#attempt(task, stop, tries + 1);
    }
  }
}

/** Plays matches on threads of their own. As `MatchPool`, and nothing goes on. */
export const playOnWorkers = async (
  tasks: Iterable<MatchTask>,
  workers: number,
  stop: AbortSignal,
  hearing: MatchListener,
  worker?: string,
): Promise<void> => {
  const pool = new MatchPool(workers, worker);
  try {
    await pool.play(tasks, workers * QUEUED_PER_WORKER, stop, hearing);
  } finally {
    await pool.end();
  }
};

/** How far a run is. Times in milliseconds. */
export interface Progress {
  readonly done: number;
  readonly of: number;
  /** Of those done, the ones that were there before. */
  readonly earlier: number;
  readonly elapsed: number;
  /** What the test of the run has found, if it has one. */
  readonly test?: TestResult;
}

/** What somebody is to play of a run. */
export interface MatchBatch extends MatchListener {
  readonly plan: Plan;
  readonly storedPlan: StoredPlan;
  readonly remaining: readonly Job[];
  /** Given by whoever gives up; what is left may be played later. */
  readonly stop: AbortSignal;
  /** Given when what is left need not be played. */
  readonly stopEarly: AbortSignal;
}

/** Plays matches somewhere; comes back early, without an error, once one of the signals is given. */
export type MatchRunner = (matches: MatchBatch) => Promise<void>;

/** Where a run is kept, and for whom. */
export interface StoreOptions {
  readonly path: string;
  /** Version of this program. */
  readonly program: string;
  readonly lock: AcquireLock;
  /** Who plays instead of this machine. */
  readonly runner?: MatchRunner;
  /** Records when absent. */
  readonly retention?: Retention;
  /** Writes what the run comes to once it is complete, while the folder is still held. */
  readonly finish?: (folder: RunFolder, run: Run) => void;
}

/** How a run is carried out; nothing of it changes what comes out. */
export interface RunOptions {
  /** Worker threads; 0 plays here, match after match. */
  readonly workers: number;
  /** What workers run, by its URL; as it was built when absent. */
  readonly worker?: string;
  /** Nothing is kept where it is absent. */
  readonly store?: StoreOptions;
  readonly withTrajectories: boolean;
  /** Only this share of the matches; all when absent. */
  readonly shard?: Shard;
  /** Agents that are not ours, by the name the plan has for them. Only matches played here can have some. */
  readonly externalAgents?: ReadonlyMap<string, Agent>;
  /** Milliseconds. */
  readonly clock: () => number;
  /** Milliseconds of processor time; the agents are not measured where it is absent. */
  readonly processor?: () => number;
  readonly stop: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/** A run as far as it came. */
export interface Run {
  readonly summary: Summary;
  readonly isComplete: boolean;
  /** Numbers of the matches that were not played and are to be, in order. */
  readonly missing: readonly number[];
  /** Those that count: none is past the verdict of a test. */
  readonly outcomes: readonly Outcome[];
  readonly progress: Progress;
  /** What the agents took in the matches that were played now and measured. */
  readonly usage: Usage;
}

const opened = (
  plan: Plan,
  jobs: readonly Job[],
  { store: keeping, withTrajectories, shard: share }: RunOptions,
) => {
  if (keeping === undefined) return undefined;
  const { path, program, lock: hold, retention: keep = 'records' } = keeping;
  const origin = {
    ...{ program, trajectories: withTrajectories, keep },
    ...(share && { share: shardText(share) }),
  };
  return new RunFolder(path, storedPlan(plan, origin), jobs, hold);
};

/**
 * Plays the matches of a plan that are not there yet, up to the verdict if they are a test. Throws as `jobsOf`, `checkAgent`,
 * `checkHypotheses`, `agentsOfBuilds`, `RunFolder` and `requireObservationEncoder`.
 */
export const runPlan = async (plan: Plan, options: RunOptions): Promise<Run> => {
  const { ruleset } = plan;
  if (options.withTrajectories) requireObservationEncoder(ruleset);
  const ours = plan.agents.filter((name) => !options.externalAgents?.has(name));
  for (const name of ours) checkAgent(name, plan);
  checkHypotheses(plan);
  await agentsOfBuilds(plan.agents, ruleset);
  const all = jobsOf(plan);
  const jobs = options.shard === undefined ? all : jobsInShard(options.shard, all);
  for (const { setup } of all.slice(0, 2 * plan.decks.length ** 2)) ruleset.newGame(setup);
  const folder = opened(plan, jobs, options);
  try {
    const run = await playThrough(plan, jobs, folder, options);
    if (folder !== undefined) seal(folder, run, options);
    return run;
  } finally {
    folder?.close();
  }
};

/** Where a run has a map of what is missing, as long as something is. */
const MISSING = 'missing.json';

const seal = (folder: RunFolder, run: Run, { store: keeping }: RunOptions): void => {
  if (run.isComplete) {
    folder.remove(MISSING);
    keeping?.finish?.(folder, run);
  } else folder.write(MISSING, `${JSON.stringify({ missing: rangesOf(run.missing) })}\n`);
};

const playThrough = async (
  plan: Plan,
  jobs: readonly Job[],
  folder: RunFolder | undefined,
  options: RunOptions,
): Promise<Run> => {
  const { workers, worker, store: keeping, withTrajectories, externalAgents: guests } = options;
  const { clock, processor, stop, onProgress } = options;
  const outcomes = [...(folder?.outcomes ?? [])];
  const earlier = outcomes.length;
  const begun = clock();
  const test = testOf(plan, outcomes);
  const decided = new AbortController();
  const lookForVerdict = (): void => {
    if (test?.result.verdict) decided.abort();
  };
  lookForVerdict();
  const progress = (): Progress => ({
    done: outcomes.length,
    of: jobs.length,
    earlier,
    elapsed: clock() - begun,
    ...(test && { test: test.result }),
  });
  const isDone = new Set(outcomes.map(({ number }) => number));
  const left = jobs.filter(({ number }) => !isDone.has(number));
  const meter = processor && new CpuMeter(processor);
  const done = (played: PlayedMatch, efforts: Usage = {}): void => {
    meter?.add(efforts);
    folder?.saveMatch(
      plan.secret === undefined ? played : { ...played, record: signRecord(played.record, plan.secret) },
    );
    outcomes.push(played.outcome);
    test?.add(played.outcome);
    lookForVerdict();
    onProgress?.(progress());
  };
  const died = (job: Job, message: string): void => {
    folder?.saveCrash(crashOf(plan, job, message));
    done(crashedOutcome(plan, job, message));
  };
  const enough = decided.signal;
  const matches = { withTrajectory: withTrajectories, withoutRecord: folder === undefined };
  const end = AbortSignal.any([stop, enough]);
  if (folder !== undefined && keeping?.runner !== undefined) {
    await keeping.runner({
      plan,
      storedPlan: folder.plan,
      remaining: left,
      stop,
      stopEarly: enough,
      onMatch: done,
      onCrash: died,
    });
  } else if (workers > 0) {
    const tasks = tasksOf(plan, left, { ...matches, isMetered: meter !== undefined });
    await playOnWorkers(tasks, workers, end, { onMatch: done, onCrash: died }, worker);
  } else {
    const playing = {
      ...{ clock, ...matches },
      ...(guests && { guests }),
      ...(meter && { meter }),
    };
    for (const job of left) {
      // A signal is heard between two turns of the event loop, and matches of ours leave none.
      await nextTurn();
      if (end.aborted) break;
      done(await playMatch(plan, job, playing));
    }
  }
  const counted = outcomes.filter((outcome) => test?.counts(outcome) ?? true);
  const missing = enough.aborted ? [] : missingOf(jobs, outcomes);
  return {
    summary: summarize(serializePlan(plan), isRepeatable(plan), outcomes),
    isComplete: missing.length === 0,
    missing,
    outcomes: counted.sort((a, b) => a.number - b.number),
    progress: progress(),
    usage: meter?.usage ?? {},
  };
};

const missingOf = (jobs: readonly Job[], outcomes: readonly Outcome[]): readonly number[] => {
  const there = new Set(outcomes.map(({ number }) => number));
  return jobs.map(({ number }) => number).filter((number) => !there.has(number));
};

const tasksOf = (
  plan: Plan,
  jobs: readonly Job[],
  how: Pick<MatchTask, 'withTrajectory' | 'withoutRecord' | 'isMetered'>,
): readonly MatchTask[] => {
  const { sets } = plan;
  const shared = { plan: serializePlan(plan), ...(sets && { sets }), ...how };
  return jobs.map((job) => ({ ...shared, job }));
};
