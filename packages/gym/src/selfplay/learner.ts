import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline';
import { packageFile } from 'gatechart/node';
import { GatechartError } from 'gatechart/tools';
import type { TorchPython } from '../training/train.ts';
import { arrayFile } from './array-file.ts';
import type { NetSizes } from './batch-net.ts';
import { type Recording, recordedArrays } from './recording.ts';

const LEARNER = packageFile('packages/gym/python/learn_selfplay.py');

/** How the net learns from one recording. */
export interface LearnSettings {
  /** Whether it learns what was taken, whatever came of it: from a teacher. */
  readonly imitates: boolean;
  readonly temperature: number;
  /** Size of a step. */
  readonly rate: number;
  /** Weight of the entropy of its preferences. */
  readonly entropy: number;
}

/** Weights, and what the learner needs to continue. */
export interface CheckpointFiles {
  /** Of the net that plays the next matches. */
  readonly raw: string;
  /** Their average over the last steps, which is scored and stored. */
  readonly weights: string;
  readonly checkpoint: string;
}

/** Means over the steps of an iteration. */
export interface LearnFigures {
  /** Log loss of the value. */
  readonly value: number;
  readonly entropy: number;
  /** How far the policy moved from that of the matches (Kullback-Leibler). */
  readonly change: number;
  /** Share of decisions at which it had moved as far as it may. */
  readonly clipped: number;
}

/** Of proximal policy optimization: passes, decisions at a time, how far shares may move, and the weight of the value. */
const PPO = { epochs: 3, batch: 2048, clip: 0.2, valueWeight: 0.5, steepest: 0.5 } as const;

const writeRecording = (file: string, recording: Recording): void => {
  const descriptor = openSync(file, 'w');
  try {
    for (const part of arrayFile(recordedArrays(recording))) writeSync(descriptor, part);
  } finally {
    closeSync(descriptor);
  }
};

const sizeList = ({ position, option, first, second, choice }: NetSizes): readonly number[] => [
  position,
  option,
  first,
  second,
  choice,
];

/** What a learner starts with: a checkpoint, the weights of a net that is no larger, or weights by chance. */
export interface LearnerStart {
  readonly sizes: NetSizes;
  readonly seed: number;
  /** Its file. */
  readonly checkpoint: string | undefined;
  /** The file of the weights, as 32-bit floats. */
  readonly from: { readonly sizes: NetSizes; readonly weights: string } | undefined;
}

/** The process with PyTorch that learns. */
export class Learner {
  readonly #command: string;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;
  readonly #reader: Interface;
  readonly #closed: Promise<void>;
  #errors = '';

  private constructor({ command }: TorchPython) {
    this.#command = command;
    this.#child = spawn(command, [LEARNER], { stdio: 'pipe' });
    this.#child.stderr.on('data', (part: Buffer) => {
      this.#errors += part.toString();
    });
    // A process that has ended is noticed by its silence.
    this.#child.stdin.on('error', () => undefined);
    this.#closed = new Promise((resolve) => {
      this.#child.on('error', (error) => {
        this.#errors += error.message;
        resolve();
      });
      this.#child.on('close', () => resolve());
    });
    this.#reader = createInterface(this.#child.stdout);
    this.#lines = this.#reader[Symbol.asyncIterator]();
  }

  /** Starts the process. Throws `TRAINER_FAILED`, and `BAD_SELFPLAY` for a checkpoint that it cannot read. */
  static async start(python: TorchPython, { sizes, seed, checkpoint, from }: LearnerStart): Promise<Learner> {
    const learner = new Learner(python);
    const { damaged } = (await learner.#ask({
      sizes: sizeList(sizes),
      seed,
      checkpoint: checkpoint ?? null,
      from: from === undefined ? null : { sizes: sizeList(from.sizes), weights: from.weights },
    })) as { readonly damaged?: string };
    if (checkpoint !== undefined && damaged !== undefined) {
      learner.end();
      throw new GatechartError('BAD_SELFPLAY', checkpoint, `PyTorch cannot read the checkpoint: ${damaged}`);
    }
    return learner;
  }

  /** Writes the weights it has. Throws `TRAINER_FAILED`. */
  async save(files: CheckpointFiles): Promise<void> {
    await this.#ask({ ...files, batch: null, copies: false });
  }

  /** Learns from a recording, which goes through a file, and writes the weights. Throws `TRAINER_FAILED`. */
  async learn(
    recording: Recording,
    { file, iteration, ...files }: CheckpointFiles & { readonly file: string; readonly iteration: number },
    settings: LearnSettings,
  ): Promise<LearnFigures> {
    writeRecording(file, recording);
    const task = {
      ...files,
      batch: file,
      iteration,
      // There is nothing to average before it plays by itself.
      copies: settings.imitates,
      settings: { ...PPO, ...settings },
    };
    return (await this.#ask(task)) as LearnFigures;
  }

  /** Ends the process, also in the middle of its work. */
  end(): void {
    this.#reader.close();
    this.#child.kill('SIGTERM');
  }

  async #ask(task: object): Promise<unknown> {
    this.#child.stdin.write(`${JSON.stringify(task)}\n`);
    const { value, done } = await this.#lines.next();
    if (done !== true) return JSON.parse(value);
    await this.#closed;
    const reason = this.#errors.trim().split('\n').at(-1);
    throw new GatechartError(
      'TRAINER_FAILED',
      this.#command,
      reason || 'the learner ended without an answer',
    );
  }
}
