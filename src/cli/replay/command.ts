import { shellWord } from '../../core/data/escape.ts';
import { MAX_COUNT } from '../../core/data/limits.ts';
import { GatechartError } from '../../core/errors.ts';
import type { GameState } from '../../core/game-state.ts';
import { getEdition } from '../../core/match-setup.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { isFolder, readFileBytes, readText } from '../../file-system.ts';
import { loadRuleset } from '../../registry.ts';
import { positionDigest } from '../../replay/position-digest.ts';
import { isSavedMatch, type MatchRecord, readRecord } from '../../replay/record.ts';
import { replay, rulesMismatch } from '../../replay/replay.ts';
import { mismatchError, type SignatureState, type Verified, verifyRecord } from '../../replay/verify.ts';
import type { Match } from '../../runtime/match.ts';
import { startMatch } from '../../runtime/start.ts';
import { type AnyCommand, Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { AdvisedError, usage } from '../errors.ts';
import { ADVANCED, helpText } from '../help.ts';
import { runtimeName, setFiles, wholeNumber } from '../option-values.ts';
import { EXIT, type ExitCode, type Output } from '../output.ts';
import { jsonReporter, type MatchReporter, textReporter } from '../play/output.ts';
import { readSecret } from '../secrets.ts';
import { rulesetOfRecord } from '../set-files.ts';
import { LANG, VERBOSE } from '../shared-options.ts';

const HELP = {
  examples: `
$ gatechart play --seed 7 --record game.jsonl
$ gatechart replay game.jsonl
$ gatechart replay game.jsonl --to 20 -v
$ gatechart replay game.jsonl --verify`,
  more: `
$ head -c 32 /dev/urandom > secret.bin
$ gatechart selfplay --games 4 --secret secret.bin --out cup
$ gatechart replay cup/records/000003.jsonl --verify --secret secret.bin
$ gatechart replay cup --verify --secret secret.bin`,
  moreNotes: () => `--verify plays the decisions of the record again, and checks that they give the
same match. Anyone can play and record a match; only a signature shows who wrote
the record.`,
};

const declareReplay = () =>
  new Command('replay')
    .description('Replay a recorded match and print its log, or verify the record.')
    .argument(
      '<file>',
      'record written by gatechart play --record; with --verify also the folder of gatechart selfplay --out',
    )
    .option('--to <n>', 'stop after this number of decisions', wholeNumber('--to', MAX_COUNT))
    .option('--verify', 'check every decision, random outcome and digest; exit code 1 if any of them differs')
    .option('--cards <file,…>', 'set files that the match was played with', setFiles('--cards'))
    .option(...LANG)
    .option(...VERBOSE)
    .optionsGroup(ADVANCED)
    .option(
      '--secret <file>',
      'with --verify: file with a secret; also check that the record was signed, or the results of the folder were sealed, with this secret',
    )
    .option(
      '--runtime <name>',
      'runtime of the statecharts: actors or lean (for their difference see gatechart play --help-all)',
      runtimeName,
      'actors',
    )
    .option('--json', 'write the log as JSON Lines, or the result of --verify as JSON')
    .addHelpText('after', helpText(HELP));

type ReplayCommandOptions = OptionsOf<typeof declareReplay>;

/** A record with the rules it needs. */
interface Opened {
  readonly record: MatchRecord;
  readonly ruleset: Ruleset;
  readonly game: GameState;
}

/** The new game of a record; what its header names wrongly is an error at its line. */
const gameOf = (ruleset: Ruleset, { name, header }: MatchRecord): GameState => {
  try {
    return ruleset.newGame(header);
  } catch (error) {
    if (!(error instanceof GatechartError)) throw error;
    throw new GatechartError(error.code, `${name}:1`, error.message);
  }
};

/** What is verified is every byte: reading drops a mark in front of the text. Throws `RECORD_EDITED`. */
const checkMark = (file: string, text: string): void => {
  if (readFileBytes(file).length === Buffer.byteLength(text)) return;
  throw new GatechartError('RECORD_EDITED', `${file}:1`, 'the file begins with a byte-order mark');
};

const open = async (
  file: string,
  { cards = [], verify: verifies }: ReplayCommandOptions,
): Promise<Opened> => {
  const text = readText(file);
  if (isSavedMatch(text)) {
    const advice = `resume it with gatechart play ${shellWord(file)}, or show it with gatechart inspect ${shellWord(file)}`;
    throw new AdvisedError('RECORD_FORMAT', file, 'the file is a saved match, not a record', advice);
  }
  if (verifies) checkMark(file, text);
  const record = readRecord(file, text);
  await loadRuleset(record.header.ruleset, `${file}:1`);
  const ruleset = rulesetOfRecord(record.header, cards, `${file}:1`);
  getEdition(ruleset, record.header.edition, `${file}:1`);
  return { record, ruleset, game: gameOf(ruleset, record) };
};

const toOption = ({ to }: ReplayCommandOptions): { readonly to?: number } => (to === undefined ? {} : { to });

const print = (
  output: Output,
  { record, ruleset, game }: Opened,
  options: ReplayCommandOptions,
): ExitCode => {
  const { runtime, lang, verbose = false, json = false } = options;
  const other = rulesMismatch(record, ruleset, game);
  if (other !== undefined)
    output.note(`gatechart: ${record.name}: ${other}; printed under the present rules`);
  const reporterOptions = {
    ruleset,
    game,
    language: lang,
    verbose,
    viewer: null,
    agents: record.header.agents,
  };
  const reporter = json ? jsonReporter(output, reporterOptions) : textReporter(output, reporterOptions);
  reporter.begin(record.header);
  let steps = 0;
  const match = startMatch(ruleset, game, {
    runtime,
    onStep: (step, game) => {
      steps += 1;
      reporter.step(step, game);
    },
  });
  const told = withConcessionEvents(match, reporter.facts);
  const { decisions } = replay(record, told, { ...toOption(options), compares: false });
  const { result } = match.game();
  reporter.end({ decisions, steps, result, digest: positionDigest(match.position()) }, match.game());
  return EXIT.success;
};

/** The match, with the facts of a concession told: they come with no step. */
const withConcessionEvents = (match: Match, onFacts: MatchReporter['facts']): Match => ({
  ruleset: match.ruleset,
  runtime: match.runtime,
  pending: () => match.pending(),
  answer: (player, key, question) => match.answer(player, key, question),
  concede: (player) => {
    const told = match.game().facts.length;
    const refusal = match.concede(player);
    if (refusal === undefined) onFacts(match.game().facts.slice(told), match.game());
    return refusal;
  },
  game: () => match.game(),
  position: () => match.position(),
});

const verifyReport = (file: string, { decisions, digests, mismatch, signed }: Verified): string =>
  JSON.stringify({ file, verified: mismatch === undefined, decisions, digests, signed, mismatch });

const SIGNED_WORDS: Readonly<Record<SignatureState, string>> = {
  no: '',
  yes: '; the record is signed, and --secret FILE checks the signature',
  checked: ', and the signature is valid',
};

const verify = (
  output: Output,
  { record, ruleset, game }: Opened,
  options: ReplayCommandOptions,
): ExitCode => {
  const { name } = record;
  const secret = options.secret === undefined ? undefined : readSecret(options.secret);
  const match = startMatch(ruleset, game, { runtime: options.runtime });
  const verified = verifyRecord(record, match, { ...toOption(options), ...(secret && { secret }) });
  const { decisions, digests, mismatch, signed } = verified;
  if (options.json) output.write(verifyReport(name, verified));
  if (mismatch !== undefined) throw mismatchError(name, mismatch);
  if (!options.json) {
    const compared = `${decisions} decisions and ${digests} digests are as recorded`;
    output.write(`${name}: ${compared}${SIGNED_WORDS[signed]}`);
  }
  return EXIT.success;
};

/** Damage that a verification finds is its result. Throws `RUN_EDITED`. */
const asEdited = (error: unknown): unknown =>
  error instanceof GatechartError && error.code === 'RUN_DAMAGED'
    ? new GatechartError('RUN_EDITED', error.place, error.message)
    : error;

const verifyFolder = async (
  output: Output,
  folder: string,
  { secret, json }: ReplayCommandOptions,
): Promise<ExitCode> => {
  // What a run is made of; a record alone needs none of it.
  const { verifyRun } = await import('../../selfplay/store/verify-run.ts');
  try {
    const verified = verifyRun(folder, secret === undefined ? undefined : readSecret(secret));
    const { outcomes, of, isSealed, hasSummary } = verified;
    if (json) output.write(JSON.stringify({ folder, verified: true, ...verified }));
    else {
      const seal = isSealed ? 'sealed with the secret' : 'as their digests say, which anyone can compute';
      const summary = hasSummary ? ', and summary.json is the summary of them' : '; there is no summary';
      output.write(`${folder}: ${outcomes} of ${of} outcomes are there, ${seal}${summary}`);
    }
    return EXIT.success;
  } catch (error) {
    throw asEdited(error);
  }
};

/** Throws `USAGE` for an option that a verification ignores; of a folder it ignores those of a record too. */
const refuseIgnored = (replaying: AnyCommand, isRun: boolean): void => {
  const given = (names: readonly string[]): string | undefined =>
    names.find((name) => replaying.getOptionValueSource(name) === 'cli');
  const ofLog = given(['lang', 'verbose']);
  if (ofLog !== undefined) throw usage(`--${ofLog}`, '--verify prints no log; leave out this option');
  const ofRecord = isRun ? given(['to', 'cards', 'runtime']) : undefined;
  if (ofRecord === undefined) return;
  throw usage(`--${ofRecord}`, 'the option is for one record; leave it out, or name a record of the folder');
};

const replayed = async (
  output: Output,
  file: string,
  options: ReplayCommandOptions,
  replaying: AnyCommand,
): Promise<ExitCode> => {
  const { secret, verify: verifies } = options;
  if (secret !== undefined && !verifies) throw usage('--secret', 'the option needs --verify');
  if (!verifies) return print(output, await open(file, options), options);
  const isRun = isFolder(file);
  refuseIgnored(replaying, isRun);
  return isRun ? verifyFolder(output, file, options) : verify(output, await open(file, options), options);
};

/** `gatechart replay`; passes its action to `run`. */
export const command: MakeCommand = (run) =>
  declareReplay().action((file, options, replaying) =>
    run((output) => replayed(output, file, options, replaying)),
  );
