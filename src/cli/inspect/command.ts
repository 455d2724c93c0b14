import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { basename } from 'node:path';
import type { PageContent } from '@gatechart/inspector/page-sockets';
import { type InspectorServer, type ServeOptions, serveInspector } from '@gatechart/inspector/server';
import { readContent } from '@gatechart/inspector/source-file';
import type { SetSource } from '../../core/cards/card-sets.ts';
import { quote } from '../../core/data/escape.ts';
import { MAX_WAIT_MS } from '../../core/data/limits.ts';
import { GatechartError } from '../../core/errors.ts';
import { readText } from '../../file-system.ts';
import { coverageFile } from '../../fuzz/coverage/coverage.ts';
import { pageFiles } from '../../package-archive.ts';
import { customRuleset, defaultRulesetId, rulesetIds } from '../../registry.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { errorLine, usage } from '../errors.ts';
import { ADVANCED, helpText } from '../help.ts';
import { interruptible } from '../interrupt.ts';
import { oneOf, pair, portNumber, runtimeName, wholeNumber } from '../option-values.ts';
import { type CommandAction, EXIT, type Output } from '../output.ts';
import {
  type ExternalInspector,
  INSPECTOR,
  INSPECTOR_URL,
  openInspector as openExternalInspector,
} from '../play/external-inspector.ts';
import { setSourcesOf } from '../set-files.ts';
import { CARDS, EDITION, SEED_OF_NEW_MATCH } from '../shared-options.ts';
import { DEFAULT_AGENTS, openingOf, playedMatch } from './played-match.ts';

const HELP = {
  examples: `
$ gatechart inspect --open                          # watch two greedy agents
$ gatechart inspect --agents human,greedy --open    # play player 1 yourself
$ gatechart play --seed 7 --record game.jsonl
$ gatechart inspect game.jsonl --open`,
  more: `
$ gatechart inspect --agents human,greedy --save my.json
$ gatechart inspect my.json --agents human,greedy   # resume the saved match
$ gatechart inspect --agents human,human            # one address for each player
$ gatechart inspect --runtime actors                # with the messages between the actors
$ gatechart inspect examples/damage.yaml
$ gatechart inspect --cards examples/lamps.yaml --decks lamps,atlas-drive
$ gatechart fuzz --duration 60s --out findings
$ gatechart inspect findings/${coverageFile(defaultRulesetId())}    # colour charts by how often they ran`,
};

const declareInspect = () =>
  new Command('inspect')
    .description('Serve a page that shows how a match flows through the charts, until Ctrl-C.')
    .argument(
      '[file]',
      'record, saved match, scenario, finding or coverage file to show, or saved match to resume with --agents (default: play a match)',
    )
    .option(
      '--agents <x,y>',
      `agents of player 1 and player 2; human: a person, who plays on a page that shows only what this player may see (default: ${DEFAULT_AGENTS.join(',')})`,
      pair('--agents'),
    )
    .option(
      '--decks <a,b>',
      'decks of player 1 and player 2 (gatechart decks lists all decks)',
      pair('--decks'),
    )
    .option(...CARDS)
    .option('--ruleset <id>', `ruleset: ${rulesetIds().join(', ')}`, oneOf('--ruleset', rulesetIds()))
    .option(...SEED_OF_NEW_MATCH)
    .option(
      '--save <file>',
      'save the match to this file after each decision (default: the file of a resumed match)',
    )
    .option(
      '--pace <ms>',
      'milliseconds between decisions of agents',
      wholeNumber('--pace', MAX_WAIT_MS),
      800,
    )
    .option('--open', 'open the page in a browser')
    .optionsGroup(ADVANCED)
    .option(...EDITION)
    .option(
      '--runtime <name>',
      'actors: XState actors, whose messages the page shows too; lean: the same charts, compiled and faster',
      runtimeName,
      'lean',
    )
    .option(...INSPECTOR)
    .option(...INSPECTOR_URL)
    .option(
      '--host <address>',
      'address to listen on; 0.0.0.0: all addresses, open to the whole network',
      '127.0.0.1',
    )
    .option('--port <n>', 'port to listen on (default: any free port)', portNumber('--port'))
    .option('--json', 'write the address as JSON')
    .addHelpText('after', helpText(HELP));

type InspectOptions = OptionsOf<typeof declareInspect>;

/** Bytes of entropy in the token of the URL. */
const TOKEN = 24;

/** The server keeps the program running, nothing that it waits for does. */
const later: ServeOptions['later'] = (milliseconds, act) => {
  setTimeout(act, milliseconds).unref();
};

/** A file whose card sets are not given is shown too: they may be dropped on the page. Throws as `readContent`. */
const shownFile = (file: string, sets: readonly SetSource[], output: Output): PageContent => {
  const text = readText(file);
  try {
    readContent(file, text, sets);
  } catch (error) {
    if (!(error instanceof GatechartError) || error.code !== 'SETS_DIFFER') throw error;
    output.note(`${errorLine(error)}, or drop them on the page`);
  }
  return { is: 'file', name: basename(file), text };
};

/** Whether a match is played, and the file, if there is one, not only shown. */
const isPlayed = (file: string | undefined, { agents, save }: InspectOptions): boolean =>
  file === undefined || agents !== undefined || save !== undefined;

/** What a file that is only shown has settled already. */
const FOR_A_MATCH = ['decks', 'edition', 'seed'] as const;

/** Throws `USAGE` for an option that means nothing for a file that is only shown. */
const refuseUnused = (options: InspectOptions): void => {
  const unused = FOR_A_MATCH.find((name) => options[name] !== undefined);
  if (unused === undefined) return;
  throw usage(`--${unused}`, 'the option is for a new match; leave out the file or the option');
};

/** Says of every click in a viewer why nothing comes of it. */
const noteClicks = async ({ clicks }: ExternalInspector, output: Output): Promise<void> => {
  if (clicks === undefined) return;
  for (;;) {
    const key = await clicks.next();
    output.note(`gatechart: the viewer sent ${quote(key)}; it can only watch, players answer on their pages`);
  }
};

/** Shows the match elsewhere too, where that is wished. Throws as `openInspector`, and `USAGE` for a file. */
const shownElsewhere = async (
  file: string | undefined,
  options: InspectOptions,
  output: Output,
): Promise<ExternalInspector | undefined> => {
  const { inspector, inspectorUrl: url, runtime } = options;
  if (inspector === undefined) return undefined;
  if (!isPlayed(file, options)) {
    throw usage('--inspector', 'the option shows a match that is played; leave out the file or the option');
  }
  const showing = await openExternalInspector(
    await openingOf(file, options),
    { inspector, url, runtime, language: 'en' },
    output,
  );
  void noteClicks(showing, output);
  return showing;
};

const BROWSERS: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

const openBrowser = (output: Output, url: string): void => {
  const [command = 'xdg-open', ...rest] = BROWSERS[process.platform] ?? [];
  const child = spawn(command, [...rest, url], { stdio: 'ignore', detached: true });
  child.on('error', () => output.note('gatechart: could not open a browser; open the address yourself'));
  child.unref();
};

const ANY: readonly string[] = ['0.0.0.0', '::'];

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.');

/** What a server that listens there may be called, the best known first. Addresses of one link alone have no place in a URL. */
const namesOf = (host: string): readonly string[] => {
  if (!ANY.includes(host)) return [host];
  const addresses = Object.values(networkInterfaces())
    .flatMap((each = []) => each)
    .filter(
      ({ family, internal, address }) =>
        !internal && (host === '::' || family === 'IPv4') && !address.startsWith('fe80'),
    );
  return [...addresses.map(({ address }) => address), '127.0.0.1'];
};

const print = ({ urls }: InspectorServer, json: boolean, output: Output): void => {
  const [{ url } = { url: '' }, ...others] = urls;
  if (others.length === 0) output.write(json ? JSON.stringify({ url }) : `The inspector is at ${url}`);
  else if (json) output.write(JSON.stringify({ seats: urls.map((each) => each.url) }));
  else for (const { seat = 0, url: each } of urls) output.write(`Player ${seat + 1} plays at ${each}`);
};

const inspect = (file: string | undefined, options: InspectOptions): CommandAction =>
  interruptible(async (output, stop) => {
    const { host, port = 0, runtime, cards } = options;
    const interrupted = once(stop, 'abort');
    if (!isPlayed(file, options)) refuseUnused(options);
    const elsewhere = await shownElsewhere(file, options, output);
    try {
      const opening = isPlayed(file, options)
        ? (elsewhere?.opening ?? (await openingOf(file, options)))
        : undefined;
      const sets = setSourcesOf(opening?.header.ruleset ?? options.ruleset ?? defaultRulesetId(), cards);
      const played = opening && playedMatch(opening, file, { ...options, later }, output);
      const content: PageContent =
        played === undefined ? shownFile(file ?? '', sets, output) : { is: 'match', match: played.live };
      const inspector = await serveInspector({
        host,
        names: namesOf(host),
        port,
        content,
        runtime,
        sets,
        rules: customRuleset()?.path,
        token: () => randomBytes(TOKEN).toString('base64url'),
        page: pageFiles(),
        clock: () => performance.now(),
        later,
      });
      if (!isLoopback(host)) {
        output.note('gatechart: anyone on the network can open this address and read the traffic');
      }
      print(inspector, options.json === true, output);
      if (options.open) openBrowser(output, inspector.urls[0]?.url ?? '');
      await interrupted;
      await inspector.close();
      const left = played?.leave(process.stdin.isTTY ? '' : undefined);
      if (left !== undefined) output.note(`gatechart: ${left}`);
      return EXIT.interrupted;
    } finally {
      await elsewhere?.close();
    }
  });

/** `gatechart inspect`; passes its action to `run`. */
export const command: MakeCommand = (run) =>
  declareInspect().action((file, options) => run(inspect(file, options)));
