import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isObjectStore } from '@gatechart/cluster/artifacts';
import { casesOverQueue } from '@gatechart/cluster/queue-cases';
import { matchesOverQueue } from '@gatechart/cluster/queue-matches';
import { openRedis } from '@gatechart/cluster/redis';
import { ID_FILE, type QueuedRun } from '@gatechart/cluster/run-store';
import type { Redis } from 'ioredis';
import type { SetSource } from '../core/cards/card-sets.ts';
import { GatechartError } from '../core/errors.ts';
import { readText, replaceFile } from '../file-system.ts';
import type { StartPosition } from '../fuzz/case.ts';
import type { PlayShards } from '../fuzz/shards/run-shards.ts';
import type { ShardsPlan } from '../fuzz/shards/shard-plan.ts';
import { engineDigest } from '../selfplay/engine-digest.ts';
import type { MatchRunner } from '../selfplay/runner.ts';
import { badValue } from './errors.ts';
import type { Output } from './output.ts';
import { redisPlace, storeAccess } from './redis-access.ts';

const RUN_ID = /^[0-9a-f]{16}\n$/;

/** The digits at the end of an id that name the build. */
const BUILD_DIGITS = 4;

/**
 * The id that the queue knows the run of a folder by; made once for each build, which so takes no results of another one for
 * its own. Throws `RUN_DAMAGED`, `CANNOT_READ`, `CANNOT_WRITE`.
 */
const runIn = (folder: string, engine: string): string => {
  const file = join(folder, ID_FILE);
  const ending = `${engine.slice(0, BUILD_DIGITS)}\n`;
  const kept = existsSync(file) ? readText(file) : undefined;
  const isOfOtherBuild = kept !== undefined && RUN_ID.test(kept) && !kept.endsWith(ending);
  if (kept === undefined || isOfOtherBuild) replaceFile(file, `${randomBytes(6).toString('hex')}${ending}`);
  const text = readText(file);
  if (RUN_ID.test(text)) return text.trim();
  throw new GatechartError(
    'RUN_DAMAGED',
    file,
    'the file must contain the id of the run in the queue, and does not',
  );
};

/** A queue that a run can be played over: the run that a folder holds. Its methods throw as `runIn`. */
export interface OpenQueue {
  matches(folder: string): MatchRunner;
  cases(
    folder: string,
    plan: ShardsPlan,
    given: readonly StartPosition[],
    sets: readonly SetSource[] | undefined,
  ): PlayShards;
  close(): void;
}

/** Throws `USAGE`, `BAD_VALUE`, `REDIS_AWAY`, `NOT_INSTALLED`. */
export const openQueue = async (
  { redis, artifacts }: { readonly redis?: string; readonly artifacts?: string },
  output: Output,
): Promise<OpenQueue> => {
  if (artifacts !== undefined && !isObjectStore(artifacts)) {
    throw badValue('--artifacts', 'expected an address of the form s3://BUCKET/PREFIX');
  }
  const client: Redis = await openRedis(redisPlace(redis), output.note);
  const access = storeAccess();
  const engine = engineDigest();
  const runOf = (folder: string): QueuedRun => ({
    redis: client,
    run: runIn(folder, engine),
    engine,
    place: artifacts?.replace(/\/$/, '') ?? resolve(folder),
    ...(access && { access }),
    tell: output.note,
  });
  return {
    matches: (folder) => matchesOverQueue(runOf(folder)),
    cases: (folder, plan, given, sets) => casesOverQueue(runOf(folder), plan, given, sets),
    close: () => client.disconnect(),
  };
};
