import { usage } from './errors.ts';
import { oneOf } from './option-values.ts';
import type { Output } from './output.ts';
import type { OpenQueue } from './queue-engine.ts';

/** What plays the matches of a run: threads of this machine, or the workers of a queue. */
const ENGINES = ['local', 'bullmq'] as const;

export const ENGINE = [
  '--engine <name>',
  'what plays the matches: local (threads of this machine) or bullmq (workers of a job queue, see gatechart cluster)',
  oneOf('--engine', ENGINES),
  'local',
] as const;

export const ARTIFACTS = [
  '--artifacts <s3://…>',
  'object store to which the workers write results, instead of to the folder of --out',
] as const;

/** The options of a command whose runs can be played over a queue: `ENGINE`, `REDIS` and `ARTIFACTS`. */
export interface EngineOptions {
  readonly engine: (typeof ENGINES)[number];
  readonly redis?: string;
  readonly artifacts?: string;
}

/** Throws `USAGE` for options of a queue without a queue. */
export const checkEngine = (command: { opts(): EngineOptions }): void => {
  const { engine, redis, artifacts } = command.opts();
  const unused = redis !== undefined ? '--redis' : artifacts !== undefined ? '--artifacts' : undefined;
  if (engine === 'bullmq' || unused === undefined) return;
  throw usage(unused, 'the option needs --engine bullmq');
};

/** The queue of `--engine bullmq`, whose code is loaded only then. Throws as `openQueue`. */
export const queueFor = async (options: EngineOptions, output: Output): Promise<OpenQueue | undefined> =>
  options.engine === 'bullmq' ? (await import('./queue-engine.ts')).openQueue(options, output) : undefined;
