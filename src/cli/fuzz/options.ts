import { existsSync } from 'node:fs';
import { quote } from '../../core/data/escape.ts';
import {
  MAX_COUNT,
  MAX_EXPLORED_DEPTH,
  MAX_EXPLORED_POSITIONS,
  MAX_WORKERS,
} from '../../core/data/limits.ts';
import { ORACLE_IDS } from '../../fuzz/oracles/oracle.ts';
import { fuzzTargetIds } from '../../fuzz/targets/fuzz-targets.ts';
import { Command, type OptionsOf } from '../command.ts';
import { ARTIFACTS, checkEngine, ENGINE } from '../engine-options.ts';
import { badValue } from '../errors.ts';
import { ADVANCED, helpText } from '../help.ts';
import { ANOTHER, duration, oneOf, pair, setFiles, wholeNumber } from '../option-values.ts';
import {
  CARDS,
  EDITION,
  LANG,
  OTHER_BUILD,
  REDIS,
  rulesetOfNewMatch,
  rulesetOption,
  SEED,
  SEED_OF_NEW_MATCH,
  VERBOSE,
} from '../shared-options.ts';

/** Folders that a run reads unless others are named; they need not be there. */
const FOLDERS = { regressions: 'test/regressions', positions: 'test/scenarios' } as const;

/** Throws `BAD_VALUE` for a folder that was named and is not there. */
export const checkFolders = (options: Readonly<Record<keyof typeof FOLDERS, string>>): void => {
  for (const option of ['regressions', 'positions'] as const) {
    const path = options[option];
    if (path !== 'none' && path !== FOLDERS[option] && !existsSync(path))
      throw badValue(`--${option}`, `${quote(path)} does not exist; name a folder, or none`);
  }
};

const HELP = {
  examples: `
$ gatechart fuzz --duration 60s
$ gatechart fuzz --games 500 --workers 2 --out findings
$ gatechart fuzz --cards examples/lamps.yaml --duration 60s
$ gatechart fuzz repro findings/FILE.json`,
  more: `
$ gatechart fuzz --ruleset ${ANOTHER} --target runtimes --games 500
$ gatechart fuzz --games 20000 --engine bullmq --redis redis://queue.example --out findings
$ gatechart fuzz explore --depth 5`,
  notes: `Exit code 1: a failure was found, or no game was played. The folder of --out has
one file (a finding) for each kind of failure, and a coverage file, which
gatechart clauses --reached reads.`,
  moreNotes: () => `With --games, the files do not depend on the number of workers, and a stopped
run with --out is resumed by the same command. With --duration, the files of two
runs can differ.`,
};

/** The options of `gatechart fuzz`. */
export const declareFuzz = () =>
  new Command('fuzz')
    .description(
      'Play random games with random decks and check the rules: invariants, views, records, and that all runtimes agree.',
    )
    .option(...rulesetOption(fuzzTargetIds()))
    .option(
      '--cards <file,…>',
      'set files with custom cards; the random decks can contain these cards',
      setFiles('--cards'),
    )
    .option(
      '--duration <span>',
      'how long to play after the first games, e.g. 90s or 5m (default: 60s; no limit with --games)',
      duration('--duration'),
    )
    .option(
      '--games <n>',
      'number of games; with this option and --out, a stopped run can be resumed',
      wholeNumber('--games', MAX_COUNT, 1),
    )
    .option(...SEED)
    .option(
      '--workers <n>',
      'number of worker threads; 0: play in the main thread, where a game that hangs is not detected',
      wholeNumber('--workers', MAX_WORKERS),
      1,
    )
    .option('--out <folder>', 'folder for findings, coverage and summary (default: none; nothing is written)')
    .optionsGroup(ADVANCED)
    .option('--edition <id>', 'edition of the rules (default: all editions in turn)')
    .option(
      '--target <target>',
      `what to check: ${ORACLE_IDS.join(', ')} (default: all of them in turn)`,
      oneOf('--target', ORACLE_IDS),
    )
    .option(
      '--regressions <folder>',
      'folder of findings that are replayed before the new games, or none',
      FOLDERS.regressions,
    )
    .option(
      '--positions <folder>',
      'folder of scenarios, in whose positions some games start, or none',
      FOLDERS.positions,
    )
    .option('--json', 'write the summary as JSON')
    .option(...OTHER_BUILD)
    .option(...ENGINE)
    .option(...REDIS)
    .option(...ARTIFACTS)
    .hook('preAction', checkEngine)
    .addHelpText('after', helpText(HELP));

export type FuzzOptions = OptionsOf<typeof declareFuzz>;

type FuzzCommand = ReturnType<typeof declareFuzz>;

/** The options of `gatechart fuzz repro`. */
export const declareRepro = (fuzz: FuzzCommand) =>
  fuzz
    .command('repro')
    .summary('Replay a finding and print its log')
    .description('Replay a finding and print its log step by step. Exit code 1: the failure still occurs.')
    .argument(
      '<file>',
      'finding (a file that gatechart fuzz wrote), or crash file (a file that gatechart selfplay --out wrote)',
    )
    .option('--cards <file,…>', 'set files that the finding was made with', setFiles('--cards'))
    .option('--programs', 'run the cmd: programs in a crash file; read these commands before you allow it')
    .option('--secret <file>', 'file with the secret of the run, for a crash file of a run with --secret')
    .option(...LANG)
    .option(...VERBOSE)
    .option('--json', 'write the result as JSON')
    .addHelpText(
      'after',
      helpText({
        examples: `
$ gatechart fuzz --duration 60s --out findings
$ gatechart fuzz repro findings/FILE.json
$ gatechart selfplay --games 200 --out run
$ gatechart fuzz repro run/crashes/000017.json`,
        notes: `A crash file describes a match of gatechart selfplay in which the worker died.
The match is replayed in a subprocess.`,
      }),
    );

export type ReproOptions = OptionsOf<typeof declareRepro>;

/** The options of `gatechart fuzz explore`. */
export const declareExplore = (fuzz: FuzzCommand) =>
  fuzz
    .command('explore')
    .summary('Try every sequence of decisions')
    .description(
      'Try every sequence of decisions from a position to a given depth, or to the end of the turn, and check invariants in each position.',
    )
    .argument('[file]', 'scenario file, or match saved by gatechart play --save (default: a new match)')
    .option(...rulesetOfNewMatch())
    .option('--decks <a,b>', 'decks of player 1 and player 2 in a new match', pair('--decks'))
    .option(...CARDS)
    .option(
      '--depth <n>',
      'number of decisions in a sequence (default: 4; no limit with --turn)',
      wholeNumber('--depth', MAX_EXPLORED_DEPTH),
    )
    .option('--turn', 'end each sequence where the next turn begins')
    .option(
      '--most <n>',
      'maximum number of positions',
      wholeNumber('--most', MAX_EXPLORED_POSITIONS, 1),
      MAX_EXPLORED_POSITIONS,
    )
    .option('--threads <n>', 'number of threads', wholeNumber('--threads', MAX_WORKERS, 1), 1)
    .option(
      '--state <file>',
      'file for an unfinished exploration; the same command resumes it, after --most with a larger --most',
    )
    .option(...SEED_OF_NEW_MATCH)
    .option(...EDITION)
    .option('--json', 'write the result as JSON, with the transitions that were never taken')
    .addHelpText(
      'after',
      helpText({
        examples: `
$ gatechart fuzz explore --depth 5
$ gatechart fuzz explore examples/damage.yaml --turn
$ gatechart fuzz explore examples/damage.yaml --depth 12 --threads 2 --state damage.json`,
        notes: `Exit code 1: a failure was found. A position that is reached in several ways is
explored once, also if equal cards changed places.`,
      }),
    );

export type ExploreOptions = OptionsOf<typeof declareExplore>;
