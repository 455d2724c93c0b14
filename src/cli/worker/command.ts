import { randomBytes } from 'node:crypto';
import { availableParallelism, hostname } from 'node:os';
import { openRedis, redactedRedisUrl } from '@gatechart/cluster/redis';
import { runWorker } from '@gatechart/cluster/worker';
import { MAX_WORKERS } from '../../core/data/limits.ts';
import { engineDigest } from '../../selfplay/engine-digest.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { interruptible } from '../interrupt.ts';
import { wholeNumber } from '../option-values.ts';
import { type CommandAction, EXIT } from '../output.ts';
import { redisPlace, storeAccess } from '../redis-access.ts';
import { readSecret } from '../secrets.ts';
import { REDIS } from '../shared-options.ts';

const EXAMPLE = `
Examples:
  $ gatechart worker --redis redis://queue.example:6379 --slots 8
  $ GATECHART_REDIS=rediss://queue.example GATECHART_REDIS_PASSWORD=… gatechart worker
  $ gatechart worker --redis redis://queue.example --artifacts s3://runs/gatechart

It works until Ctrl-C, and then ends what it has begun; docs/how-to/cluster.md says how machines play together.`;

const declareWorker = () =>
  new Command('worker')
    .description('Plays shards of self-play and fuzz runs that are submitted to a queue, until Ctrl-C.')
    .option(...REDIS)
    .option(
      '--slots <n>',
      `shards at a time, up to ${MAX_WORKERS}`,
      wholeNumber('--slots', MAX_WORKERS, 1),
      availableParallelism(),
    )
    .option('--programs', 'run the programs of cmd: agents too: whoever can submit may run anything here')
    .option('--artifacts <s3://…>', 'let runs write to this object store')
    .option('--secret <file>', 'the secret of runs that have one')
    .addHelpText('after', EXAMPLE);

type WorkerCommandOptions = OptionsOf<typeof declareWorker>;

const worker = (
  { redis, slots, programs, artifacts, secret }: WorkerCommandOptions,
  program: string,
): CommandAction =>
  interruptible(async (output, stop) => {
    const place = redisPlace(redis);
    const leave = {
      programs: programs === true,
      ...(artifacts !== undefined && { store: artifacts.replace(/\/$/, '') }),
      ...(secret !== undefined && { secret: readSecret(secret) }),
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

/** `gatechart worker`; passes its action to `run`. `version`: of this program. */
export const command: MakeCommand = (run, version) =>
  declareWorker().action((options) => run(worker(options, version)));
