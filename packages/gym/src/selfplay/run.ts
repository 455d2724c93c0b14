import { join } from 'node:path';
import { estimate, replaceFile } from 'gatechart/node';
import type { Ruleset } from 'gatechart/tools';
import type { TorchPython } from '../training/train.ts';
import { BatchNet } from './batch-net.ts';
import {
  checkpointFile,
  type DevelopmentScore,
  type Iteration,
  rawFile,
  readCurve,
  readWeights,
  removeEarlier,
  weightsFile,
  writeCurve,
} from './checkpoints.ts';
import type { InitialWeights } from './initial-net.ts';
import { type CheckpointFiles, Learner, type LearnSettings } from './learner.ts';
import {
  developmentMatches,
  type Lesson,
  lessonAt,
  neighbours,
  type Opponent,
  pairScores,
  taughtAt,
} from './pairings.ts';
import { type MatchResults, type NamedAgent, type PlannedMatch, playMatches } from './play-matches.ts';
import { Recording } from './recording.ts';
import type { SelfPlayPlan } from './run-folder.ts';
import { scoreCurveSvg } from './score-curve.ts';
import { serializeNet } from './serialize-net.ts';

/** How long a run is, and how often it does what. */
export interface RunLength {
  readonly matches: number;
  readonly matchesPerIteration: number;
  /** Iterations at the beginning in which the net learns from the rules of thumb. */
  readonly taught: number;
  /** Iterations between two scores; the last one is scored too. A net of each goes into the pool of opponents. */
  readonly scoredEvery: number;
  /** Pairs of matches of a score, for each two decks. */
  readonly pairs: number;
}

/** The usual length of all but the matches. */
export const RUN_LENGTH = { matchesPerIteration: 512, taught: 4, scoredEvery: 8, pairs: 100 } as const;

export interface SelfPlayOptions {
  readonly python: TorchPython;
  /** What the net starts with; absent: weights by chance, and the rules of thumb as a teacher. */
  readonly from?: InitialWeights;
  /** The only opponent, where the net is to learn a best response; absent: itself, its earlier nets and `greedy`. */
  readonly target?: NamedAgent;
  /** Version of this program. */
  readonly program: string;
  readonly stop: AbortSignal;
  /** Hears every iteration. `earlier`: matches that earlier calls played. */
  readonly onIteration: (iteration: Iteration, earlier: number) => void;
}

/** How a run ended. */
export interface SelfPlayResult {
  readonly curve: readonly Iteration[];
  readonly isComplete: boolean;
}

const LAMBDA = 0.9;

/** Weight of the entropy of its preferences while it is taught: what it never tries, it cannot learn from. */
const ENTROPY_TAUGHT = 0.5;

/** At the beginning; both halve every so many matches. */
const RATE = 0.0006;
const ENTROPY = 0.002;
const RATE_HALVES_EVERY = 250_000;
const ENTROPY_HALVES_EVERY = 100_000;

const halved = (value: number, matches: number, every: number): number => value * 0.5 ** (matches / every);

const settingsAt = (matches: number, imitates: boolean, temperature: number): LearnSettings => ({
  imitates,
  temperature,
  rate: halved(RATE, matches, RATE_HALVES_EVERY),
  entropy: imitates ? ENTROPY_TAUGHT : halved(ENTROPY, matches, ENTROPY_HALVES_EVERY),
});

/** The mean score of the net in the lessons against an opponent. */
const scoreAgainst = (
  opponent: Opponent,
  lessons: readonly PlannedMatch[],
  results: MatchResults,
): number | undefined => {
  const scores = lessons.flatMap((lesson, index) => {
    const { opponent: met, learner } = lesson as Partial<Lesson>;
    const result = results[index] as number;
    return met === opponent ? [learner === 0 ? result : 1 - result] : [];
  });
  return scores.length === 0 ? undefined : scores.reduce((sum, score) => sum + score, 0) / scores.length;
};

const meanScore = ({ scores = [] }: Iteration): number =>
  scores.reduce((sum, { mean }) => sum + mean, 0) / Math.max(1, scores.length);

/** The iteration whose net scored best; the first of equals. */
export const bestIteration = (curve: readonly Iteration[]): Iteration | undefined =>
  curve
    .filter(({ scores }) => scores !== undefined)
    .reduce<Iteration | undefined>(
      (best, row) => (best === undefined || meanScore(row) > meanScore(best) ? row : best),
      undefined,
    );

const filesOf = (path: string, iteration: number): CheckpointFiles => ({
  raw: rawFile(path, iteration),
  weights: weightsFile(path, iteration),
  checkpoint: checkpointFile(path, iteration),
});

/** A run of self-play in a folder, iteration by iteration. */
class SelfPlayRun {
  readonly #path: string;
  readonly #ruleset: Ruleset;
  readonly #plan: SelfPlayPlan;
  readonly #length: RunLength;
  readonly #options: SelfPlayOptions;
  readonly #frozen: BatchNet[] = [];
  readonly curve: Iteration[];
  readonly #earlier: number;

  constructor(
    path: string,
    ruleset: Ruleset,
    plan: SelfPlayPlan,
    length: RunLength,
    options: SelfPlayOptions,
  ) {
    this.#path = path;
    this.#ruleset = ruleset;
    this.#plan = plan;
    this.#length = length;
    this.#options = options;
    this.curve = [...readCurve(path)];
    this.#earlier = this.curve.at(-1)?.matches ?? 0;
    for (const { iteration } of this.curve) if (this.#isFrozen(iteration)) this.#freeze(iteration);
  }

  get last(): number {
    return this.curve.length;
  }

  /** The number of its last iteration. */
  get iterations(): number {
    return Math.ceil(this.#length.matches / this.#length.matchesPerIteration);
  }

  /** Plays and learns an iteration; says whether it was not stopped. */
  async next(learner: Learner): Promise<boolean> {
    const iteration = this.last + 1;
    const { matchesPerIteration, taught } = this.#length;
    const { temperature } = this.#plan;
    const imitates = iteration <= taught && this.#options.from === undefined;
    const recording = new Recording();
    const net = this.#netOf(rawFile(this.#path, this.last));
    const first = this.last * matchesPerIteration;
    const lessons = Array.from({ length: matchesPerIteration }, (_, index) =>
      imitates
        ? taughtAt(first + index, this.#plan)
        : lessonAt(first + index, this.#plan, net, this.#frozen, this.#options.target),
    );
    const results = await this.#play(lessons, recording);
    if (results === undefined) return false;
    const figures = await learner.learn(
      recording,
      {
        file: join(this.#path, 'batch.bin'),
        iteration,
        ...filesOf(this.#path, iteration),
      },
      settingsAt(first, imitates, temperature),
    );
    const isScored = iteration % this.#length.scoredEvery === 0 || iteration === this.iterations;
    const scores = isScored ? await this.#score(iteration) : undefined;
    if (this.#options.stop.aborted) return false;
    const [againstGreedy, againstFrozen, againstTarget] = (['greedy', 'frozen', 'target'] as const).map(
      (opponent) => scoreAgainst(opponent, lessons, results),
    );
    this.#note({
      iteration,
      matches: first + matchesPerIteration,
      decisions: recording.actions.length,
      ...figures,
      ...(againstGreedy !== undefined && { againstGreedy }),
      ...(againstFrozen !== undefined && { againstFrozen }),
      ...(againstTarget !== undefined && { againstTarget }),
      ...(scores && { scores }),
    });
    return true;
  }

  #note(row: Iteration): void {
    const { iteration } = row;
    this.curve.push(row);
    if (bestIteration(this.curve) === row) this.#writeNet(row);
    writeCurve(this.#path, this.curve);
    if (row.scores !== undefined)
      replaceFile(
        join(this.#path, 'curve.svg'),
        scoreCurveSvg(this.curve, this.#options.target?.name ?? 'greedy'),
      );
    if (this.#isFrozen(iteration)) this.#freeze(iteration);
    removeEarlier(this.#path, iteration, (each) => this.#isFrozen(each));
    this.#options.onIteration(row, this.#earlier);
  }

  #isFrozen(iteration: number): boolean {
    return iteration > 0 && iteration % this.#length.scoredEvery === 0;
  }

  #netOf(file: string): BatchNet {
    return new BatchNet(readWeights(file, this.#plan.sizes));
  }

  #freeze(iteration: number): void {
    this.#frozen.push(this.#netOf(weightsFile(this.#path, iteration)));
  }

  #play(matches: readonly PlannedMatch[], recording: Recording): Promise<MatchResults | undefined> {
    return playMatches(matches, {
      ruleset: this.#ruleset,
      temperature: this.#plan.temperature,
      lambda: LAMBDA,
      recording,
      stop: this.#options.stop,
    });
  }

  async #score(iteration: number): Promise<readonly DevelopmentScore[]> {
    const net = this.#netOf(weightsFile(this.#path, iteration));
    const { decks, edition } = this.#plan;
    const scores: DevelopmentScore[] = [];
    for (const pair of neighbours(decks)) {
      const matches = developmentMatches(pair, edition, this.#length.pairs, net, this.#options.target);
      const results = await this.#play(matches, new Recording());
      scores.push({ decks: pair, ...estimate(pairScores(results ?? [])) });
    }
    return scores;
  }

  #writeNet({ iteration, matches, scores = [] }: Iteration): void {
    const { ruleset, version, features, sizes, ...settings } = this.#plan;
    const { python, program } = this.#options;
    const { version: pythonVersion, torch } = python;
    const made = { program, python: pythonVersion, torch, ...settings, iteration, matches };
    const net = serializeNet(readWeights(weightsFile(this.#path, iteration), sizes), {
      ruleset,
      version,
      features,
      made: JSON.parse(JSON.stringify({ ...made, scores })),
    });
    replaceFile(join(this.#path, 'net.json'), `${JSON.stringify(net)}\n`);
  }
}

const storeInitial = (path: string, { weights }: InitialWeights): string => {
  const file = join(path, 'from.f32');
  replaceFile(file, new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength));
  return file;
};

/**
 * Plays and learns until so many matches are played, from where the folder stands. An unfinished iteration is played again
 * by the next call. Throws `TRAINER_FAILED`, `BAD_SELFPLAY` for a damaged folder, and what a match fails by.
 */
export const learnBySelfPlay = async (
  path: string,
  ruleset: Ruleset,
  plan: SelfPlayPlan,
  length: RunLength,
  options: SelfPlayOptions,
): Promise<SelfPlayResult> => {
  const run = new SelfPlayRun(path, ruleset, plan, length, options);
  const { from } = options;
  const learner = await Learner.start(options.python, {
    sizes: plan.sizes,
    seed: plan.seed,
    checkpoint: run.last === 0 ? undefined : checkpointFile(path, run.last),
    from: from && { sizes: from.sizes, weights: storeInitial(path, from) },
  });
  const end = (): void => learner.end();
  options.stop.addEventListener('abort', end, { once: true });
  try {
    if (run.last === 0) {
      await learner.save(filesOf(path, 0));
    }
    while (run.last < run.iterations && !options.stop.aborted && (await run.next(learner)));
  } catch (error) {
    if (!options.stop.aborted) throw error;
  } finally {
    options.stop.removeEventListener('abort', end);
    learner.end();
  }
  return { curve: run.curve, isComplete: run.last >= run.iterations };
};
