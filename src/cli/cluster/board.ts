import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { serveBoard } from '@gatechart/cluster/board';
import { openRedis } from '@gatechart/cluster/redis';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { helpText } from '../help.ts';
import { interruptible } from '../interrupt.ts';
import { portNumber } from '../option-values.ts';
import { type CommandAction, EXIT } from '../output.ts';
import { redisPlace } from '../redis-access.ts';
import { REDIS } from '../shared-options.ts';

const HELP = {
  examples: '$ gatechart cluster board --redis redis://queue.example:6379',
  notes: 'Only this machine can open the page, at the printed address.\nThe page is read-only.',
};

const declareBoard = () =>
  new Command('board')
    .description('Serve a page that shows the jobs of a queue, until Ctrl-C.')
    .option(...REDIS)
    .option('--port <n>', 'port to listen on (default: any free port)', portNumber('--port'))
    .option('--json', 'write the address as JSON')
    .addHelpText('after', helpText(HELP));

type BoardCommandOptions = OptionsOf<typeof declareBoard>;

const HOST = '127.0.0.1';
const TOKEN_BYTES = 16;

const board = ({ redis, port = 0, json }: BoardCommandOptions): CommandAction =>
  interruptible(async (output, stop) => {
    const interrupted = once(stop, 'abort');
    const client = await openRedis(redisPlace(redis), output.note);
    try {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const { url, close } = await serveBoard({ redis: client, host: HOST, port, token });
      output.write(json ? JSON.stringify({ url }) : `Open ${url} to see the queue`);
      await interrupted;
      await close();
      return EXIT.interrupted;
    } finally {
      client.disconnect();
    }
  });

/** `gatechart cluster board`; passes its action to `run`. */
export const command: MakeCommand = (run) => declareBoard().action((options) => run(board(options)));
