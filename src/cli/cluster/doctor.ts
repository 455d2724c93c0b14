import { type Check, diagnose } from '@gatechart/cluster/doctor';
import { openRedis, redactedRedisUrl } from '@gatechart/cluster/redis';
import { engineDigest } from '../../selfplay/engine-digest.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { helpText } from '../help.ts';
import { type CommandAction, EXIT } from '../output.ts';
import { redisPlace } from '../redis-access.ts';
import { REDIS } from '../shared-options.ts';

const HELP = {
  examples: `
$ gatechart cluster doctor --redis redis://queue.example:6379
$ GATECHART_REDIS=rediss://queue.example gatechart cluster doctor --json`,
  notes: 'Exit code 1: the queue could lose jobs or results.',
};

const declareDoctor = () =>
  new Command('doctor')
    .description('Check the Redis configuration for the job queue, and list the workers.')
    .option(...REDIS)
    .option('--json', 'write the checks as JSON')
    .addHelpText('after', helpText(HELP));

type DoctorOptions = OptionsOf<typeof declareDoctor>;

const MARKS: Readonly<Record<Check['is'], string>> = { well: 'well', warning: 'warning', ill: 'ILL' };

const lineOf = ({ about, found, is, todo }: Check): string =>
  `${MARKS[is].padEnd(8)} ${about}: ${found}${todo === undefined ? '' : `; ${todo}`}`;

const doctor =
  ({ redis, json }: DoctorOptions, program: string): CommandAction =>
  async (output) => {
    const place = redisPlace(redis);
    const client = await openRedis(place, output.note);
    try {
      const checks = await diagnose(client, { engine: engineDigest(), program, now: () => Date.now() });
      if (json) output.write(JSON.stringify({ redis: redactedRedisUrl(place), checks }));
      else for (const check of checks) output.write(lineOf(check));
      return checks.some(({ is }) => is === 'ill') ? EXIT.failure : EXIT.success;
    } finally {
      client.disconnect();
    }
  };

/** `gatechart cluster doctor`; passes its action to `run`. `version`: of this program. */
export const command: MakeCommand = (run, version) =>
  declareDoctor().action((options) => run(doctor(options, version)));
