import type { Piscina } from 'piscina';
import type { Agent } from '../agents/agent.ts';
import { requireObservationEncoder } from '../core/adapters/require-encoder.ts';
import { eventLoopYield } from '../event-loop.ts';
import { builtModule } from '../package-files.ts';
import { signRecord } from '../replay/verify.ts';
import {
  addUsage,
  agentsOfBuilds,
  CpuMeter,
  checkAgent,
  isRepeatable,
  processorTime,
  type Usage,
} from './agents/match-agents.ts';
import { checkSandbox } from './external-agents/sandbox.ts';
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
import { type Answer, type MatchTask, playMatch, unwrapAnswer } from './play-match.ts';
import { checkHypotheses, PairedTest, type TestResult } from './statistics/paired-test.ts';
import { crashedOutcome, crashOf } from './store/crash.ts';
import { type AcquireLock, RunFolder } from './store/run-folder.ts';
import { type Builds, countBuilds, type Summary, summarize } from './summary.ts';
import { endThreads, forEachConcurrently, openThreads } from './threads.ts';

/** Hears of matches as they are done, in any order. */
export interface MatchListener {
  onMatch(played: PlayedMatch, usage?: Usage): void;
  /** A match whose workers died, as often as it was tried; how. */
  onCrash(job: Job, message: string): void;
}

/** What is to be played of a run. */
export interface MatchBatch extends MatchListener {
  readonly plan: Plan;
  /** What the folder of the run says that it is; absent where nothing is kept, and no record is needed. */
  readonly storedPlan?: StoredPlan;
  readonly remaining: readonly Job[];
  readonly withTrajectories: boolean;
  /** Agents that are not ours, by the name the plan has for them. Only matches played inline can have some. */
  readonly externalAgents?: ReadonlyMap<string, Agent>;
  /** Milliseconds. */
  readonly clock: () => number;
  /** Given by whoever gives up; what is left may be played later. */
  readonly stop: AbortSignal;
  /** Given when what is left need not be played. */
  readonly stopEarly: AbortSignal;
}

/** Plays matches somewhere; comes back early, without an error, once one of the signals is given. */
export type MatchRunner = (batch: MatchBatch) => Promise<void>;

/** Plays in this thread, match after match. `processor`: its time in milliseconds, where the agents are to be measured. */
export const inlineRunner =
  (processor?: () => number): MatchRunner =>
  async ({ plan, storedPlan: stored, remaining, withTrajectories, onMatch, ...batch }) => {
    const end = AbortSignal.any([batch.stop, batch.stopEarly]);
    const { clock, externalAgents } = batch;
    const yieldNow = eventLoopYield(clock);
    const meter = processor && new CpuMeter(processor);
    for (const job of remaining) {
      if (end.aborted) return;
      const played = await playMatch(plan, job, {
        clock,
        withTrajectory: withTrajectories,
        withoutRecord: stored === undefined,
        stop: end,
        yieldNow,
        ...(externalAgents && { externalAgents }),
        ...(meter && { meter }),
      }).catch((error: unknown) => {
        if (!end.aborted) throw error;
      });
      if (!played) return;
      onMatch(played, meter?.take());
    }
  };

/** Matches handed to each worker ahead of time. */
const QUEUED_PER_WORKER = 2;

/** How often a match is tried whose worker died. */
const ATTEMPTS = 3;

/** The worker as it was built; workers run no TypeScript. */
const WORKER = builtModule('src/selfplay/worker-thread');

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
    listener: MatchListener,
  ): Promise<void> {
    const over = new AbortController();
    const stopped = new Promise<void>((resolve) => {
      if (stop.aborted) resolve();
      stop.addEventListener('abort', () => resolve(), { once: true, signal: over.signal });
    });
    const played = forEachConcurrently(tasks, atOnce, stop, async (task, end) => {
      const answer = await this.#attempt(task, end, 1);
      if (end.aborted) return;
      if (answer instanceof Error) {
        listener.onCrash(task.job, `the match ended ${ATTEMPTS} worker threads: ${answer.message}`);
      } else listener.onMatch(unwrapAnswer(answer), 'efforts' in answer ? answer.efforts : {});
    });
    try {
      await Promise.race([played, stopped]);
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

/** Plays on threads of its own, which run `worker`, a URL. */
export const threadRunner =
  (workers: number, { isMetered = false, worker = WORKER } = {}): MatchRunner =>
  async ({ plan, storedPlan: stored, remaining, withTrajectories, stop, stopEarly, ...listener }) => {
    const { sets, sandbox } = plan;
    const shared = {
      plan: serializePlan(plan),
      ...(sets && { sets }),
      ...(sandbox && { hidden: sandbox.hidden }),
      ...{ withTrajectory: withTrajectories, withoutRecord: stored === undefined, isMetered },
    };
    const tasks = remaining.map((job): MatchTask => ({ ...shared, job }));
    const pool = new MatchPool(workers, worker);
    try {
      await pool.play(tasks, workers * QUEUED_PER_WORKER, AbortSignal.any([stop, stopEarly]), listener);
    } finally {
      await pool.end();
    }
  };

/** Plays on so many threads of this machine; inline where there are none. */
export const localRunner = (workers: number, isMetered = false): MatchRunner =>
  workers > 0 ? threadRunner(workers, { isMetered }) : inlineRunner(isMetered ? processorTime : undefined);

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

/** Where a run is kept, and for whom. */
export interface StoreOptions {
  readonly path: string;
  /** Version of this program. */
  readonly program: string;
  /** Digest of this build, as `buildDigest`. */
  readonly build: string;
  /** Whether a run is continued that another build began; its summary then counts the matches of each. */
  readonly acceptsOtherBuild?: boolean;
  readonly lock: AcquireLock;
  /** Records when absent. */
  readonly retention?: Retention;
  /** Writes what the run comes to once it is complete, while the folder is still held. */
  readonly finish?: (folder: RunFolder, run: Run) => void;
}

/** How a run is carried out; nothing of it changes what comes out. */
export interface RunOptions
  extends Pick<MatchBatch, 'withTrajectories' | 'externalAgents' | 'clock' | 'stop'> {
  /** Who plays the matches. */
  readonly runner: MatchRunner;
  /** Nothing is kept where it is absent. */
  readonly store?: StoreOptions;
  /** Only this share of the matches; all when absent. */
  readonly shard?: Shard;
  readonly onProgress?: (progress: Progress) => void;
}

/** A run as far as it came. */
export interface Run {
  readonly summary: Summary;
  readonly isComplete: boolean;
  /** Who played the matches that count; absent where nothing is kept. */
  readonly builds?: Builds;
  /** Numbers of the matches that were not played and are to be, in order. */
  readonly missing: readonly number[];
  /** Those that count: none is past the verdict of a test. */
  readonly outcomes: readonly Outcome[];
  readonly progress: Progress;
  /** What the agents took in the matches that were played now and measured. */
  readonly usage: Usage;
}

const openFolder = (plan: Plan, jobs: readonly Job[], { store, withTrajectories, shard }: RunOptions) => {
  if (store === undefined) return undefined;
  const { path, program, build, acceptsOtherBuild, lock, retention: keep = 'records' } = store;
  const origin = {
    ...{ program, build, trajectories: withTrajectories, keep },
    ...(shard && { share: shardText(shard) }),
  };
  return new RunFolder(path, storedPlan(plan, origin), jobs, {
    lock,
    acceptsOtherBuild,
    secret: plan.secret,
  });
};

/**
 * Plays the matches of a plan that are not there yet, up to the verdict if they are a test. Throws as `jobsOf`, `checkAgent`,
 * `checkHypotheses`, `checkSandbox`, `agentsOfBuilds`, `RunFolder` and `requireObservationEncoder`.
 */
export const runPlan = async (plan: Plan, options: RunOptions): Promise<Run> => {
  const { ruleset } = plan;
  if (options.withTrajectories) requireObservationEncoder(ruleset);
  const ours = plan.agents.filter((name) => !options.externalAgents?.has(name));
  for (const name of ours) checkAgent(name, plan);
  if (plan.sandbox !== undefined) checkSandbox();
  if (plan.sprt !== undefined) checkHypotheses(plan);
  await agentsOfBuilds(plan.agents, ruleset);
  const all = jobsOf(plan);
  const jobs = options.shard === undefined ? all : jobsInShard(options.shard, all);
  for (const { setup } of all.slice(0, 2 * plan.decks.length ** 2)) ruleset.newGame(setup);
  const folder = openFolder(plan, jobs, options);
  try {
    const run = await playRemaining(plan, jobs, folder, options);
    folder?.saveMissing(run.missing);
    if (folder !== undefined && run.isComplete) options.store?.finish?.(folder, run);
    return run;
  } finally {
    folder?.close();
  }
};

const playRemaining = async (
  plan: Plan,
  jobs: readonly Job[],
  folder: RunFolder | undefined,
  { runner, withTrajectories, externalAgents, clock, stop, onProgress }: RunOptions,
): Promise<Run> => {
  const { sprt, secret } = plan;
  const outcomes = [...(folder?.outcomes ?? [])];
  const earlier = outcomes.length;
  const begun = clock();
  const test = sprt && new PairedTest({ ...plan, sprt }, outcomes);
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
  const left = (): readonly Job[] => {
    const isDone = new Set(outcomes.map(({ number }) => number));
    return jobs.filter(({ number }) => !isDone.has(number));
  };
  let usage: Usage = {};
  const onMatch = (played: PlayedMatch, more: Usage = {}): void => {
    usage = addUsage(usage, more);
    const signed = secret === undefined ? played : { ...played, record: signRecord(played.record, secret) };
    const outcome = folder?.saveMatch(signed) ?? played.outcome;
    outcomes.push(outcome);
    test?.add(outcome);
    lookForVerdict();
    onProgress?.(progress());
  };
  await runner({
    ...{ plan, remaining: left(), withTrajectories, clock, stop, stopEarly: decided.signal, onMatch },
    ...(folder && { storedPlan: folder.plan }),
    ...(externalAgents && { externalAgents }),
    onCrash: (job, message) => {
      folder?.saveCrash(crashOf(plan, job, message));
      onMatch(crashedOutcome(plan, job, message));
    },
  });
  const counted = outcomes.filter((outcome) => test?.counts(outcome) ?? true);
  const begunBy = folder?.plan.build;
  const missing = decided.signal.aborted ? [] : left().map(({ number }) => number);
  return {
    summary: summarize(serializePlan(plan), isRepeatable(plan), outcomes, begunBy),
    ...(begunBy !== undefined && { builds: countBuilds(begunBy, counted) }),
    isComplete: missing.length === 0,
    missing,
    outcomes: counted.sort((a, b) => a.number - b.number),
    progress: progress(),
    usage,
  };
};
