import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { SearchThreads } from '../../agents/create-agent.ts';
import type { SearchTree, StatsByKey, TreeMaker } from '../../agents/search/ismcts.ts';
import type { SetSource } from '../../core/cards/card-sets.ts';
import { GatechartError } from '../../core/errors.ts';
import type { GameState, Position } from '../../core/game-state.ts';
import type { RngState } from '../../core/random.ts';
import { builtModule } from '../../package-files.ts';
import { type WorkerRules, workerRules } from '../../ruleset-loader/worker-rules.ts';
import type { MatchQuestion } from '../../runtime/match-runner.ts';

/** What a thread that grows trees is given. */
export interface TreeThreadData extends WorkerRules {
  readonly ruleset: string;
  readonly sets: readonly SetSource[];
  readonly port: MessagePort;
  /** Two numbers: how many answers it has sent, and a pulse while it works. */
  readonly signals: SharedArrayBuffer;
}

/** What a thread is asked: to begin a tree, or to grow the one it has. */
export type TreeTask =
  | {
      readonly ask: 'begin';
      readonly agent: string;
      /** Whether it notes which hidden cards the answers suffer from. */
      readonly explains: boolean;
      /** The position, of whose game only those parts are there that the thread does not have. */
      readonly position: { readonly game: Partial<GameState>; readonly stack: Position['stack'] };
      /** The parts that are as they were when it began its last tree. */
      readonly kept: readonly string[];
      readonly stream: RngState;
      readonly simulations: number;
    }
  | { readonly ask: 'grow'; readonly answers: readonly string[]; readonly share: number };

export type BeginTask = Extract<TreeTask, { ask: 'begin' }>;

/** What it sends for every `grow`. */
export type TreeReport =
  | { readonly learnt: StatsByKey }
  | { readonly failed: { readonly code: string; readonly place: string; readonly message: string } };

/** Places in the signals. */
export const SENT = 0;
export const PULSE = 1;

/** Milliseconds without a pulse after which a thread is given up: a simulation takes a few. */
const PATIENCE = 60_000;

/** Milliseconds of one step of waiting. */
const STEP = 50;

const lost = (): GatechartError =>
  new GatechartError('THREAD_LOST', 'search', 'a thread of the search has ended or hangs');

/** A thread that grows one tree at a time. */
class TreeThread implements SearchTree {
  readonly #port: MessagePort;
  readonly #worker: Worker;
  readonly #signals = new Int32Array(new SharedArrayBuffer(8));
  #received = 0;
  /** The game of its last tree. */
  #sent: ReadonlyMap<string, unknown> = new Map();

  constructor(ruleset: string, sets: readonly SetSource[]) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    const workerData: TreeThreadData = {
      ...workerRules(),
      ruleset,
      sets,
      port: port2,
      signals: this.#signals.buffer as SharedArrayBuffer,
    };
    this.#worker = new Worker(new URL(builtModule('src/cli/play/tree-thread')), {
      workerData,
      transferList: [port2],
      execArgv: ['--no-experimental-require-module'],
    });
    this.#worker.unref();
    this.#port.unref();
  }

  /** What is as it was is not sent again: the same objects are read fast, and what was found for them is known. */
  begin(
    tree: Pick<BeginTask, 'agent' | 'explains' | 'stream' | 'simulations'>,
    { game, stack }: Position,
  ): this {
    const parts = Object.entries(game);
    const kept = parts.filter(([part, value]) => this.#sent.get(part) === value).map(([part]) => part);
    const position = {
      game: Object.fromEntries(parts.filter(([part]) => !kept.includes(part))),
      stack,
    };
    this.#sent = new Map(parts);
    this.#port.postMessage({ ask: 'begin', ...tree, position, kept } satisfies TreeTask);
    return this;
  }

  grow(answers: readonly string[], share: number): readonly undefined[] {
    this.#port.postMessage({ ask: 'grow', answers, share } satisfies TreeTask);
    return [];
  }

  *grown(): Generator<undefined, void> {
    let pulse = -1;
    for (let waited = 0; Atomics.load(this.#signals, SENT) === this.#received; waited += STEP) {
      if (waited % PATIENCE === 0) {
        const now = Atomics.load(this.#signals, PULSE);
        if (now === pulse) throw lost();
        pulse = now;
      }
      Atomics.wait(this.#signals, SENT, this.#received, STEP);
      yield undefined;
    }
  }

  learnt(): StatsByKey {
    this.#received += 1;
    const report = receiveMessageOnPort(this.#port)?.message as TreeReport;
    if ('learnt' in report) return report.learnt;
    const { code, place, message } = report.failed;
    throw new GatechartError(code, place, message);
  }

  async end(): Promise<void> {
    this.#port.close();
    await this.#worker.terminate();
  }
}

/** Threads for the searches of a ruleset, opened as the first tree needs them, to be ended by whoever made them. */
export class TreeThreads implements SearchThreads {
  readonly #ruleset: string;
  readonly #sets: readonly SetSource[];
  readonly #threads: TreeThread[] = [];

  /** `sets`: the cards that are added to those of the ruleset. */
  constructor(ruleset: string, sets: readonly SetSource[]) {
    this.#ruleset = ruleset;
    this.#sets = sets;
  }

  treesFor(agent: string, { position }: MatchQuestion, explains: boolean): TreeMaker {
    return (index, stream, simulations) => {
      if (position === undefined) throw new Error('worlds were to be sampled elsewhere');
      const thread = this.#threads[index] ?? new TreeThread(this.#ruleset, this.#sets);
      this.#threads[index] = thread;
      return thread.begin({ agent, explains, stream, simulations }, position());
    };
  }

  async end(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }
}
