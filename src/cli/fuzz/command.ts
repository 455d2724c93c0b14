import { join } from 'node:path';
import { casesOverQueue } from '@gatechart/cluster/queue-cases';
import { Command } from 'commander';
import type { SetSource } from '../../core/cards/card-sets.ts';
import {
  MAX_COUNT,
  MAX_EXPLORED_DEPTH,
  MAX_EXPLORED_POSITIONS,
  MAX_WORKERS,
} from '../../core/data/limits.ts';
import { GatechartError } from '../../core/errors.ts';
import type { ClauseRegistry } from '../../core/rulebook.ts';
import type { StartPosition } from '../../fuzz/case.ts';
import { counterexampleFile } from '../../fuzz/counterexample.ts';
import { COVERAGE_FORMAT, countsOf } from '../../fuzz/coverage/coverage.ts';
import { ORACLE_IDS, type OracleId } from '../../fuzz/oracles/oracle.ts';
import { type FuzzListener, type FuzzProgress, runFuzz } from '../../fuzz/run.ts';
import type { ShardSettings } from '../../fuzz/shards/shard.ts';
import type { ShardsPlan } from '../../fuzz/shards/shard-plan.ts';
import { fuzzTarget, fuzzTargetIds } from '../../fuzz/targets/fuzz-targets.ts';
import { defaultRulesetId, rulesets } from '../../registry.ts';
import { listenForInterrupt } from '../interrupt.ts';
import { ANOTHER, duration, oneOf, pair, seedNumber, setFiles, wholeNumber } from '../option-values.ts';
import { type CommandAction, EXIT, type ExitCode, type Output } from '../output.ts';
import { addEngineOptions, type EngineOptions, openQueue } from '../queue-engine.ts';
import { setSourcesOf } from '../set-files.ts';
import { nonBreaking, wrapText } from '../text-width.ts';
import { playRegressions, scenarioPositions } from './corpus.ts';
import { type ExploreOptions, exploreAction } from './explore.ts';
import { findingBox, statusReporter, suggestionLines, summaryLines } from './output.ts';
import { type ReproOptions, reproduce } from './repro.ts';
import { ResultFiles, unreachedLines } from './result-files.ts';
import { playSharded } from './shards.ts';

interface FuzzOptions extends EngineOptions {
  readonly ruleset: string;
  readonly edition?: string;
  readonly cards?: readonly string[];
  readonly target?: OracleId;
  readonly games?: number;
  readonly duration?: number;
  readonly seed: number;
  readonly workers: number;
  readonly out: string;
  readonly regressions: string;
  readonly positions: string;
  readonly json?: true;
}

const DEFAULT_DURATION = 60_000;

/** How far a line of the end that is broken goes on to the right. */
const HANGING = 4;

const targetsOf = ({ ruleset, target }: FuzzOptions): readonly OracleId[] => {
  const { oracles: targets } = fuzzTarget(ruleset);
  const fit = targets.filter((each) => target === undefined || each === target);
  if (fit.length > 0) return fit;
  throw new GatechartError('BAD_VALUE', '--target', `${ruleset} has nothing to hold to ${target}`);
};

const editionOf = ({ ruleset, edition }: FuzzOptions): { readonly edition?: string } => {
  if (edition === undefined) return {};
  const { editions } = fuzzTarget(ruleset);
  if (editions.includes(edition)) return { edition };
  throw new GatechartError(
    'UNKNOWN_EDITION',
    '--edition',
    `${ruleset} has no edition ${edition}; known: ${editions.join(', ')}`,
  );
};

/** What a run came to; `summary` names the file of one that is complete in shards, `unreached` that of what it missed. */
interface FuzzEnd {
  readonly progress: FuzzProgress;
  readonly isStopped: boolean;
  readonly summary?: string;
  readonly unreached?: string;
}

const exitOf = (isStopped: boolean, found: number, keeper: ResultFiles): ExitCode => {
  if (isStopped) return EXIT.interrupted;
  if (keeper.hasFailed) return EXIT.environment;
  return found > 0 ? EXIT.failure : EXIT.success;
};

const clausesOf = (ruleset: string): ClauseRegistry => rulesets.get(ruleset)?.clauses ?? {};

/** What was found, what was not reached, and what to try next, for which all files have to be there. */
const endLines = (
  { progress, summary, unreached }: FuzzEnd,
  options: FuzzOptions,
  isKept: boolean,
): readonly string[] => [
  ...(summary === undefined ? [] : [`complete; summary: ${nonBreaking(summary)}`]),
  ...summaryLines(progress, options.out, options.cards),
  ...(unreached === undefined
    ? []
    : unreachedLines(progress.coverage, clausesOf(options.ruleset), unreached)),
  ...(isKept ? suggestionLines(options) : []),
];

const tellSummary = (output: Output, ended: FuzzEnd, options: FuzzOptions, isKept: boolean): void => {
  const { progress, summary } = ended;
  const { out, json } = options;
  if (!json) {
    const { columns = Infinity } = output;
    for (const line of endLines(ended, options, isKept)) {
      const [first = '', ...others] = wrapText(line, columns, HANGING);
      for (const part of [first, ...others.map((each) => ' '.repeat(HANGING) + each)]) output.write(part);
    }
    return;
  }
  const { findings, elapsed, counts: _, ...told } = progress;
  const kinds = findings.map((finding) => {
    const { kind, target, message } = finding;
    return { file: join(out, counterexampleFile(finding)), target, kind, message };
  });
  output.write(JSON.stringify({ ...told, seconds: elapsed / 1000, findings: kinds, summary }));
};

const tellRegressions = (
  output: Output,
  { regressions, ruleset }: FuzzOptions,
  sets: readonly SetSource[],
): number => {
  const played = playRegressions(regressions, ruleset, sets);
  for (const { file, is, message } of played) {
    if (is !== 'gone') output.note(`${file}: ${is}: ${message}`);
  }
  return played.filter(({ is }) => is === 'back').length;
};

/** Plays in lanes, each led by all that it reached, until the time is over. */
const playTimed = async (
  options: FuzzOptions,
  settings: ShardSettings,
  given: readonly StartPosition[],
  keeper: ResultFiles,
  hearing: FuzzListener,
  interrupted: AbortSignal,
): Promise<FuzzEnd> => {
  const { ruleset, games, duration: span = DEFAULT_DURATION, workers, seed } = options;
  const ends = new AbortController();
  const timer = setTimeout(() => ends.abort(), span);
  try {
    const progress = await runFuzz(settings, {
      ...hearing,
      workers,
      given,
      ...(games !== undefined && { games }),
      stop: AbortSignal.any([interrupted, ends.signal]),
    });
    const { cases, counts } = progress;
    const { version } = fuzzTarget(ruleset);
    keeper.storeCoverage({
      format: COVERAGE_FORMAT,
      ruleset,
      version,
      seed,
      games: cases,
      counts: countsOf(counts),
    });
    const unreached = keeper.storeUnreached(ruleset, progress.coverage, clausesOf(ruleset));
    return { progress, isStopped: interrupted.aborted, unreached };
  } finally {
    clearTimeout(timer);
  }
};

const fuzz =
  (options: FuzzOptions, program: string): CommandAction =>
  async (output) => {
    const { ruleset, edition, cards, games, seed, workers, out, json } = options;
    const targets = targetsOf(options);
    const sets = setSourcesOf(ruleset, cards);
    const own = sets.length > 0 ? { sets } : {};
    const settings = { ruleset, ...own, targets, seed, ...editionOf(options) };
    const isOverQueue = options.engine === 'bullmq';
    const isTimed = games === undefined || options.duration !== undefined;
    if (isOverQueue && isTimed) {
      throw new GatechartError(
        'USAGE',
        '--engine bullmq',
        'name a number of games with --games, and no --duration',
      );
    }
    const given = scenarioPositions(options.positions, ruleset, edition);
    const queue = isOverQueue ? await openQueue(options, output) : undefined;
    const engine =
      queue &&
      ((folder: string, plan: ShardsPlan) => casesOverQueue(queue.runOf(folder), plan, given, own.sets));
    const back = tellRegressions(output, options, sets);
    const clock = () => performance.now();
    const status = statusReporter(output, clock);
    const keeper = new ResultFiles(out, output);
    const interrupt = listenForInterrupt();
    const { signal: stop } = interrupt;
    const hearing: FuzzListener = {
      clock,
      onProgress: status.tell,
      onFinding: (finding) => {
        const kept = keeper.storeFinding(finding);
        status.leave();
        if (!json) for (const line of findingBox(finding, kept, output.columns, cards)) output.write(line);
      },
    };
    try {
      const ended = isTimed
        ? await playTimed(options, settings, given, keeper, hearing, stop)
        : await playSharded(
            { ...hearing, settings, games, given, workers, ...(engine && { engine }), out, program, stop },
            keeper,
            output,
          );
      const isWhole = ended.summary !== undefined;
      const unreached = isWhole && {
        unreached: keeper.storeUnreached(ruleset, ended.progress.coverage, clausesOf(ruleset)),
      };
      tellSummary(output, { ...ended, ...unreached }, options, !keeper.hasFailed);
      return exitOf(ended.isStopped, ended.progress.findings.length + back, keeper);
    } finally {
      queue?.close();
      interrupt.done();
    }
  };

const reproCommand = (run: (action: CommandAction) => void): Command =>
  new Command('repro')
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
    .option('--lang <language>', 'en or ja', oneOf('--lang', ['en', 'ja']), 'en')
    .option('-v, --verbose', 'log every step and every event')
    .action((file: string, _options: object, command: Command) =>
      run((output) => reproduce(output, file, command.optsWithGlobals<ReproOptions>())),
    );

const exploreCommand = (run: (action: CommandAction) => void): Command =>
  new Command('explore')
    .summary('gives every answer to a given depth')
    .description('Gives every answer from a position on, and holds each position to the invariants.')
    .argument(
      '[file]',
      'a scenario, or a match saved with gatechart play --save; a new match where none is named',
    )
    .option('--decks <a,b>', 'the decks of a new match', pair('--decks'))
    .option('--cards <file,…>', 'set files with cards and decks of your own', setFiles('--cards'))
    .option('--depth <n>', 'answers in a row', wholeNumber('--depth', MAX_EXPLORED_DEPTH), 4)
    .option(
      '--most <n>',
      'stop after that many positions',
      wholeNumber('--most', MAX_EXPLORED_POSITIONS, 1),
      20_000,
    )
    .action((file: string | undefined, _options: object, command: Command) =>
      run(exploreAction(file, command.optsWithGlobals<ExploreOptions>())),
    );

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

/** `gatechart fuzz`; hands what is to be done to `run`. `version`: of this program. */
export const fuzzCommand = (run: (action: CommandAction) => void, version: string): Command =>
  addEngineOptions(new Command('fuzz'))
    .description(
      'Plays random games with random decks and holds them to invariants, views, records and runtimes.',
    )
    .option('--ruleset <id>', `one of ${fuzzTargetIds().join(', ')}`, defaultRulesetId())
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
    .option('--seed <n>', 'what chance is drawn from', seedNumber('--seed'), 1)
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
    .addHelpText('after', EXAMPLE)
    .addCommand(reproCommand(run))
    .addCommand(exploreCommand(run))
    .action((options: FuzzOptions) => run(fuzz(options, version)));
