import { randomBytes } from 'node:crypto';
import { availableParallelism, hostname } from 'node:os';
import { resolve } from 'node:path';
import { openRedis, redactedRedisUrl } from '@gatechart/cluster/redis';
import { runWorker } from '@gatechart/cluster/worker';
import { MAX_WORKERS } from '../../core/data/limits.ts';
import { engineDigest } from '../../selfplay/engine-digest.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { helpText } from '../help.ts';
import { interruptible } from '../interrupt.ts';
import { wholeNumber } from '../option-values.ts';
import { type CommandAction, EXIT } from '../output.ts';
import { redisPlace, storeAccess } from '../redis-access.ts';
import { readSecret } from '../secrets.ts';
import { REDIS } from '../shared-options.ts';

const HELP = {
  examples: `
$ gatechart cluster worker --redis redis://queue.example:6379 --slots 8
$ GATECHART_REDIS=rediss://queue.example gatechart cluster worker
$ gatechart cluster worker --artifacts s3://runs/gatechart`,
  notes: `After Ctrl-C, the worker finishes the shards that it has begun, and then ends.
docs/how-to/cluster.md explains how to run matches on several machines.`,
};

const declareWorker = () =>
  new Command('worker')
    .description('Play shards of selfplay and fuzz runs from a job queue, until Ctrl-C.')
    .option(...REDIS)
    .option(
      '--slots <n>',
      `number of shards played at a time, up to ${MAX_WORKERS} (default: the number of processor cores)`,
      wholeNumber('--slots', MAX_WORKERS, 1),
    )
    .option(
      '--programs',
      'run the programs of cmd: agents; everyone who can submit a run can then run any program on this machine',
    )
    .option('--artifacts <s3://…>', 'object store in which this worker may store the results of runs')
    .option('--secret <file>', 'file with the secret of the runs that were started with --secret')
    .addHelpText('after', helpText(HELP));

type WorkerCommandOptions = OptionsOf<typeof declareWorker>;

const worker = (
  { redis, slots = availableParallelism(), programs, artifacts, secret }: WorkerCommandOptions,
  program: string,
): CommandAction =>
  interruptible(async (output, stop) => {
    const place = redisPlace(redis);
    const leave = {
      programs: programs === true,
      ...(artifacts !== undefined && { store: artifacts.replace(/\/$/, '') }),
      ...(secret !== undefined && { secret: readSecret(secret), hidden: [resolve(secret)] }),
    };
    const access = storeAccess();
    const engine = engineDigest();
    const id = `${hostname()}-${process.pid}-${randomBytes(3).toString('hex')}`;
    const client = await openRedis(place, output.note);
    try {
      output.note(
        `worker ${id}, ${slots} slots, program ${program} (${engine}), at ${redactedRedisUrl(place)}`,
      );
      await runWorker({
        redis: client,
        me: { id, host: hostname(), pid: process.pid, slots, engine, program, node: process.version },
        permissions: leave,
        ...(access && { access }),
        stop,
        tell: output.note,
        now: () => Date.now(),
      });
      return EXIT.interrupted;
    } finally {
      client.disconnect();
    }
  });

/** `gatechart cluster worker`; passes its action to `run`. `version`: of this program. */
export const command: MakeCommand = (run, version) =>
  declareWorker().action((options) => run(worker(options, version)));
