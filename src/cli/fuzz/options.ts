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
import { ANOTHER, duration, oneOf, pair, setFiles, wholeNumber } from '../option-values.ts';
import { CARDS, LANG, REDIS, rulesetOption, SEED, VERBOSE } from '../shared-options.ts';

const EXAMPLE = `
Examples:
  $ gatechart fuzz --duration 60s
  $ gatechart fuzz --ruleset ${ANOTHER} --target runtimes --games 500 --workers 2    again: goes on
  $ gatechart fuzz --games 20000 --engine bullmq --redis redis://queue.example
  $ gatechart fuzz --cards lamps.yaml --duration 60s
  $ gatechart fuzz repro findings/FILE.json
  $ gatechart fuzz repro run/crashes/000017.json
  $ gatechart fuzz explore --depth 5
  $ gatechart fuzz explore damage.yaml --depth 6

Findings are kept in --out, one file for each kind, and can be played again with fuzz repro. So is how often everything
was reached, for gatechart clauses --reached. With --games the same command gives the same files with any number of
workers, also after it was stopped; with --duration it depends on them.`;

/** The options of `gatechart fuzz`. */
export const declareFuzz = () =>
  new Command('fuzz')
    .option(...ENGINE)
    .option(...REDIS)
    .option(...ARTIFACTS)
    .hook('preAction', checkEngine)
    .description(
      'Plays random games with random decks and holds them to invariants, views, records and runtimes.',
    )
    .option(...rulesetOption(fuzzTargetIds()))
    .option('--edition <id>', 'edition of the rules (default: each in turn)')
    .option('--cards <file,…>', 'set files with cards of your own, drawn too', setFiles('--cards'))
    .option(
      '--target <target>',
      `one of ${ORACLE_IDS.join(', ')} (default: each in turn)`,
      oneOf('--target', ORACLE_IDS),
    )
    .option(
      '--games <n>',
      'number of games, played in shards that a stopped run goes on with',
      wholeNumber('--games', MAX_COUNT, 1),
    )
    .option(
      '--duration <span>',
      'time to play, such as 90s or 5m (default: 60s, unless --games is named)',
      duration('--duration'),
    )
    .option(...SEED)
    .option(
      '--workers <n>',
      'worker threads; 0: none, and a hang cannot be told',
      wholeNumber('--workers', MAX_WORKERS),
      1,
    )
    .option('--out <folder>', 'where findings, the coverage and the summary are kept', 'findings')
    .option('--regressions <folder>', 'findings that are played again first', 'test/regressions')
    .option('--positions <folder>', 'scenarios in whose positions games begin too', 'test/scenarios')
    .option('--json', 'write the summary as JSON')
    .addHelpText('after', EXAMPLE);

export type FuzzOptions = OptionsOf<typeof declareFuzz>;

type FuzzCommand = ReturnType<typeof declareFuzz>;

/** The options of `gatechart fuzz repro`. */
export const declareRepro = (fuzz: FuzzCommand) =>
  fuzz
    .command('repro')
    .summary('tells a finding step by step')
    .description(
      'Plays a finding again, tells it step by step, and says whether it is still so (exit code 1). A match of self-play that killed its worker is played in a process of its own.',
    )
    .argument('<file>', 'a finding made by gatechart fuzz, or a crash kept by gatechart selfplay --out')
    .option(
      '--programs',
      'run the programs (cmd:) that a crash names; read which, where others made the file',
    )
    .option('--secret <file>', 'the secret of the run, where a crash is of one with --secret')
    .option('--cards <file,…>', 'the set files that a finding was made with', setFiles('--cards'))
    .option(...LANG)
    .option(...VERBOSE);

export type ReproOptions = OptionsOf<typeof declareRepro>;

/** The options of `gatechart fuzz explore`. */
export const declareExplore = (fuzz: FuzzCommand) =>
  fuzz
    .command('explore')
    .summary('gives every answer to a given depth')
    .description('Gives every answer from a position on, and holds each position to the invariants.')
    .argument(
      '[file]',
      'a scenario, or a match saved with gatechart play --save; a new match where none is named',
    )
    .option('--decks <a,b>', 'the decks of a new match', pair('--decks'))
    .option(...CARDS)
    .option('--depth <n>', 'answers in a row', wholeNumber('--depth', MAX_EXPLORED_DEPTH), 4)
    .option(
      '--most <n>',
      'stop after that many positions',
      wholeNumber('--most', MAX_EXPLORED_POSITIONS, 1),
      20_000,
    );

export type ExploreOptions = OptionsOf<typeof declareExplore>;
