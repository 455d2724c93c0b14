import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { coverageFile } from '../../fuzz/coverage/file.ts';
import { readContent } from '../../inspect/film/open.ts';
import { LiveMatch } from '../../inspect/server/live-match.ts';
import { type Shown, serveInspector } from '../../inspect/server/serve.ts';
import { LONGEST_WAIT } from '../../kernel/limits.ts';
import { rulesets, usual } from '../../registry.ts';
import { EXIT } from '../exit.ts';
import { readText } from '../files.ts';
import type { Output, Run } from '../output.ts';
import { newOpening } from '../playing/opening.ts';
import { checkAgents } from '../playing/seats.ts';
import { oneOf, pair, seedNumber, wholeNumber } from '../values.ts';

interface InspectOptions {
  readonly ruleset?: string;
  readonly edition?: string;
  readonly decks?: readonly [string, string];
  readonly agents: readonly [string, string];
  readonly seed: number;
  readonly pace: number;
  readonly host: string;
  readonly port: number;
  readonly open?: true;
  readonly json?: true;
}

/** Bytes of entropy in the token of the URL. */
const TOKEN = 24;

const LAST_PORT = 65_535;

/** The built page beside the compiled program; from source it is in the folder the build writes to. */
const pageFolder = (): string => {
  const beside = fileURLToPath(new URL('../../../inspector', import.meta.url));
  return import.meta.url.includes('/dist/')
    ? beside
    : fileURLToPath(new URL('../../../dist/inspector', import.meta.url));
};

const shownFile = (file: string): Shown => {
  const text = readText(file);
  readContent(file, text);
  return { is: 'file', name: basename(file), text };
};

const shownMatch = (options: InspectOptions): Shown => {
  const { agents, seed, edition, decks, pace } = options;
  checkAgents(agents);
  const ruleset = options.ruleset ?? usual.id;
  const opening = newOpening({ ruleset, edition, decks, seed, cards: undefined }, agents);
  const match = opening.begin({ runtime: 'lean' });
  const later = (milliseconds: number, act: () => void): void => {
    setTimeout(act, milliseconds);
  };
  return { is: 'match', match: new LiveMatch(opening.header, match, opening.earlier, pace, later) };
};

const BROWSERS: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

const openBrowser = (output: Output, url: string): void => {
  const [command = 'xdg-open', ...rest] = BROWSERS[process.platform] ?? [];
  const child = spawn(command, [...rest, url], { stdio: 'ignore', detached: true });
  child.on('error', () => output.note('gatechart: no browser could be opened'));
  child.unref();
};

const interrupted = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

const inspect =
  (file: string | undefined, options: InspectOptions): Run =>
  async (output) => {
    const { host, port } = options;
    const inspector = await serveInspector({
      host,
      port,
      shown: file === undefined ? shownMatch(options) : shownFile(file),
      token: randomBytes(TOKEN).toString('base64url'),
      page: pageFolder(),
      clock: () => performance.now(),
    });
    output.write(
      options.json ? JSON.stringify({ url: inspector.url }) : `The inspector is at ${inspector.url}`,
    );
    if (options.open) openBrowser(output, inspector.url);
    await interrupted();
    await inspector.close();
    return EXIT.interrupted;
  };

const EXAMPLE = `
Examples:
  $ gatechart inspect --open                            watch two greedy agents
  $ gatechart inspect --agents human,greedy --open      play the first seat yourself
  $ gatechart inspect game.jsonl                        a record, a saved match, a scenario or a finding
  $ gatechart inspect findings/${coverageFile(usual.id)} charts coloured by how often a fuzz run took them`;

/** `gatechart inspect`; hands what is to be done to `run`. */
export const inspectCommand = (run: (action: Run) => void): Command =>
  new Command('inspect')
    .summary('shows a match flow through the charts, in a browser')
    .description('Serves a page that shows a match flow through the charts, until Ctrl-C.')
    .argument('[file]', 'a record, saved match, scenario, finding or coverage file; else a match is played')
    .option(
      '--ruleset <id>',
      `one of ${[...rulesets.keys()].join(', ')}`,
      oneOf('--ruleset', [...rulesets.keys()]),
    )
    .option('--edition <id>', 'edition of the rules (default: the newest)')
    .option('--decks <a,b>', 'deck of each player', pair('--decks'))
    .option('--agents <x,y>', 'who plays: human is you, in the page', pair('--agents'), ['greedy', 'greedy'])
    .option('--seed <n>', 'what chance is drawn from', seedNumber('--seed'), 1)
    .option('--pace <ms>', 'milliseconds between answers of agents', wholeNumber('--pace', LONGEST_WAIT), 800)
    .option('--host <address>', 'address to listen on; anything but loopback is open to others', '127.0.0.1')
    .option(
      '--port <n>',
      'port to listen on (default: any that is free)',
      wholeNumber('--port', LAST_PORT),
      0,
    )
    .option('--open', 'opens a browser')
    .option('--json', 'the address as JSON')
    .addHelpText('after', EXAMPLE)
    .action((file: string | undefined, options: InspectOptions) => run(inspect(file, options)));
