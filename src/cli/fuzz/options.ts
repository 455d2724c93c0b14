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
import { ADVANCED, helpText } from '../help.ts';
import { ANOTHER, duration, oneOf, pair, setFiles, wholeNumber } from '../option-values.ts';
import { CARDS, LANG, REDIS, rulesetOption, SEED, VERBOSE } from '../shared-options.ts';

const HELP = {
  examples: `
$ gatechart fuzz --duration 60s
$ gatechart fuzz --games 500 --workers 2 --out findings
$ gatechart fuzz --cards examples/lamps.yaml --duration 60s
$ gatechart fuzz repro findings/FILE.json`,
  more: `
$ gatechart fuzz --ruleset ${ANOTHER} --target runtimes --games 500
$ gatechart fuzz --games 20000 --engine bullmq --redis redis://queue.example
$ gatechart fuzz explore --depth 5`,
  notes: `Exit code 1: something was found. --out has one file for each kind of finding,
and the counts for gatechart clauses --reached.`,
  moreNotes: () => `With --games, the same command writes the same files with any number of
workers, and resumes a stopped run. With --duration, the files vary.`,
};

/** The options of `gatechart fuzz`. */
export const declareFuzz = () =>
  new Command('fuzz')
    .description('Play random games with random decks and check invariants, views, records and runtimes.')
    .option(...rulesetOption(fuzzTargetIds()))
    .option('--cards <file,…>', 'set files with custom cards, also drawn for the decks', setFiles('--cards'))
    .option(
      '--duration <span>',
      'time to play, e.g. 90s or 5m (default: 60s, without --games)',
      duration('--duration'),
    )
    .option(
      '--games <n>',
      'number of games; a stopped run can be resumed',
      wholeNumber('--games', MAX_COUNT, 1),
    )
    .option(...SEED)
    .option(
      '--workers <n>',
      'number of worker threads; 0: play in the main thread, without detection of hangs',
      wholeNumber('--workers', MAX_WORKERS),
      1,
    )
    .option('--out <folder>', 'folder for findings, coverage and summary', 'findings')
    .optionsGroup(ADVANCED)
    .option('--edition <id>', 'edition of the rules (default: each in turn)')
    .option(
      '--target <target>',
      `what to check: ${ORACLE_IDS.join(', ')} (default: each in turn)`,
      oneOf('--target', ORACLE_IDS),
    )
    .option('--regressions <folder>', 'folder of findings to play again first', 'test/regressions')
    .option(
      '--positions <folder>',
      'folder of scenarios in whose positions games also start',
      'test/scenarios',
    )
    .option('--json', 'write the summary as JSON')
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
    .description('Replay a finding and print its log step by step. Exit code 1: it still fails.')
    .argument('<file>', 'finding of gatechart fuzz, or crash file of gatechart selfplay --out')
    .option('--cards <file,…>', 'set files that the finding was made with', setFiles('--cards'))
    .option('--programs', 'run the programs (cmd:) that a crash file names; check them first')
    .option('--secret <file>', 'secret of the run, for a crash file of a run with --secret')
    .option(...LANG)
    .option(...VERBOSE)
    .addHelpText(
      'after',
      helpText({
        examples: `
$ gatechart fuzz --duration 60s --out findings
$ gatechart fuzz repro findings/FILE.json
$ gatechart selfplay --games 200 --out run
$ gatechart fuzz repro run/crashes/000017.json`,
        notes: `A crash file is a match of gatechart selfplay that ended its worker process.
It is replayed in a subprocess.`,
      }),
    );

export type ReproOptions = OptionsOf<typeof declareRepro>;

/** The options of `gatechart fuzz explore`. */
export const declareExplore = (fuzz: FuzzCommand) =>
  fuzz
    .command('explore')
    .summary('Try every sequence of decisions to a given depth')
    .description(
      'Try every sequence of decisions from a position to a given depth, and check invariants in each position.',
    )
    .argument('[file]', 'scenario file, or match saved by gatechart play --save (default: a new match)')
    .option('--decks <a,b>', 'decks of the new match', pair('--decks'))
    .option(...CARDS)
    .option('--depth <n>', 'number of decisions in a row', wholeNumber('--depth', MAX_EXPLORED_DEPTH), 4)
    .option(
      '--most <n>',
      'maximum number of positions',
      wholeNumber('--most', MAX_EXPLORED_POSITIONS, 1),
      20_000,
    )
    .addHelpText(
      'after',
      helpText({
        examples: `
$ gatechart fuzz explore --depth 5
$ gatechart fuzz explore examples/damage.yaml --depth 6`,
      }),
    );

export type ExploreOptions = OptionsOf<typeof declareExplore>;
