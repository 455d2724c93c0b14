import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isObjectStore } from '@gatechart/cluster/artifacts';
import { openRedis } from '@gatechart/cluster/redis';
import { ID_FILE, type QueuedRun } from '@gatechart/cluster/run-store';
import type { Command } from 'commander';
import type { Redis } from 'ioredis';
import { GatechartError } from '../core/errors.ts';
import { readText, replaceFile } from '../file-system.ts';
import { engineDigest } from '../selfplay/engine-digest.ts';
import { oneOf } from './option-values.ts';
import type { Output } from './output.ts';
import { REDIS_OPTION, redisPlace, storeAccess } from './redis-option.ts';

/** Who plays the matches of a run: threads of this machine, or the workers of a queue. */
export const ENGINES = ['local', 'bullmq'] as const;

export interface EngineOptions {
  readonly engine: (typeof ENGINES)[number];
  readonly redis?: string;
  readonly artifacts?: string;
}

/** Throws `USAGE` for options of a queue where none is played over. */
const checkEngine = ({ engine, redis, artifacts }: EngineOptions): void => {
  const unused = redis !== undefined ? '--redis' : artifacts !== undefined ? '--artifacts' : undefined;
  if (engine === 'bullmq' || unused === undefined) return;
  throw new GatechartError('USAGE', unused, 'it is for --engine bullmq');
};

/** The options of a command whose runs can be played over a queue. */
export const addEngineOptions = (command: Command): Command =>
  command
    .option(
      '--engine <name>',
      'local: threads of this machine; bullmq: the workers of a queue (gatechart worker)',
      oneOf('--engine', ENGINES),
      'local',
    )
    .option(...REDIS_OPTION)
    .option('--artifacts <s3://…>', 'let workers put what they played there, and not into the folder')
    .hook('preAction', (played) => checkEngine(played.opts()));

const RUN_ID = /^[0-9a-f]{16}\n$/;

/** The id that the queue knows the run of a folder by; made once. Throws `RUN_DAMAGED`, `CANNOT_READ`, `CANNOT_WRITE`. */
const runIn = (folder: string): string => {
  const file = join(folder, ID_FILE);
  if (!existsSync(file)) replaceFile(file, `${randomBytes(8).toString('hex')}\n`);
  const text = readText(file);
  if (RUN_ID.test(text)) return text.trim();
  throw new GatechartError('RUN_DAMAGED', file, 'it is not the id that the queue knows the run by');
};

/** A queue that a run can be played over. */
export interface OpenQueue {
  /** The place in it of the run that a folder is of. Throws as `runIn`. */
  runOf(folder: string): QueuedRun;
  close(): void;
}

/** Throws `USAGE`, `BAD_VALUE`, `REDIS_AWAY`, `NOT_INSTALLED`. */
export const openQueue = async ({ redis, artifacts }: EngineOptions, output: Output): Promise<OpenQueue> => {
  if (artifacts !== undefined && !isObjectStore(artifacts)) {
    throw new GatechartError('BAD_VALUE', '--artifacts', 'it is not s3://BUCKET/PREFIX');
  }
  const client: Redis = await openRedis(redisPlace(redis), output.note);
  const access = storeAccess();
  const engine = engineDigest();
  return {
    runOf: (folder) => ({
      redis: client,
      run: runIn(folder),
      engine,
      place: artifacts?.replace(/\/$/, '') ?? resolve(folder),
      ...(access && { access }),
      tell: output.note,
    }),
    close: () => client.disconnect(),
  };
};
