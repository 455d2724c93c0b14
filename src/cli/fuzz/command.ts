import { join } from 'node:path';
import type { SetSource } from '../../core/cards/card-sets.ts';
import { unknownId } from '../../core/errors.ts';
import type { ClauseRegistry } from '../../core/rulebook.ts';
import type { StartPosition } from '../../fuzz/case.ts';
import { counterexampleFile } from '../../fuzz/counterexample.ts';
import { prescribingCoverage } from '../../fuzz/coverage/chart-coverage.ts';
import { COVERAGE_FORMAT, countsOf } from '../../fuzz/coverage/coverage.ts';
import type { OracleId } from '../../fuzz/oracles/oracle.ts';
import { type FuzzListener, type FuzzProgress, runFuzz } from '../../fuzz/run.ts';
import type { ShardSettings } from '../../fuzz/shards/shard.ts';
import type { ShardsPlan } from '../../fuzz/shards/shard-plan.ts';
import { fuzzTarget } from '../../fuzz/targets/fuzz-targets.ts';
import { hasPage } from '../../package-archive.ts';
import { rulesets } from '../../registry.ts';
import { buildDigest } from '../../selfplay/engine-digest.ts';
import { type Builds, buildsText } from '../../selfplay/summary.ts';
import type { MakeCommand } from '../command.ts';
import { queueFor } from '../engine-options.ts';
import { badValue, usage } from '../errors.ts';
import { chartLayout } from '../files.ts';
import { interruptible } from '../interrupt.ts';
import { type CommandAction, EXIT, type ExitCode, type Output } from '../output.ts';
import { setSourcesOf } from '../set-files.ts';
import { nonBreaking, writeHanging } from '../text-width.ts';
import { playRegressions, scenarioPositions } from './corpus.ts';
import { exploreAction } from './explore.ts';
import { checkFolders, declareExplore, declareFuzz, declareRepro, type FuzzOptions } from './options.ts';
import {
  checkPlayed,
  findingBox,
  inspectCommand,
  prescribingLines,
  reproCommand,
  statusReporter,
  suggestionLines,
  summaryLines,
} from './output.ts';
import { fuzzReport } from './report.ts';
import { reproduce } from './repro.ts';
import { ResultFiles, unreachedLines } from './result-files.ts';
import { playSharded } from './shards.ts';

const DEFAULT_DURATION = 60_000;

/** How far a line of the end that is broken goes on to the right. */
const HANGING = 4;

const targetsOf = ({ ruleset, target }: FuzzOptions): readonly OracleId[] => {
  const { oracles: targets } = fuzzTarget(ruleset);
  const fit = targets.filter((each) => target === undefined || each === target);
  if (fit.length > 0) return fit;
  throw badValue('--target', `gatechart fuzz cannot check ${target} of the ruleset ${ruleset}`);
};

const editionOf = ({ ruleset, edition }: FuzzOptions): { readonly edition?: string } => {
  if (edition === undefined) return {};
  const { editions } = fuzzTarget(ruleset);
  if (editions.includes(edition)) return { edition };
  throw unknownId('UNKNOWN_EDITION', '--edition', 'edition', edition, editions);
};

/** What a run came to; `summary` names the file of one that is complete in shards. */
interface FuzzEnd {
  readonly progress: FuzzProgress;
  readonly isStopped: boolean;
  readonly summary?: string;
  readonly builds?: Builds;
}

const exitOf = (isStopped: boolean, found: number, keeper: ResultFiles): ExitCode => {
  if (isStopped) return EXIT.interrupted;
  if (keeper.hasFailed) return EXIT.environment;
  return found > 0 ? EXIT.failure : EXIT.success;
};

const clausesOf = (ruleset: string): ClauseRegistry => rulesets.get(ruleset)?.clauses ?? {};

/** What was found, what was not reached, and what to try next, for which all files have to be there. */
const endLines = (
  { progress, isStopped, summary, builds }: FuzzEnd,
  options: FuzzOptions,
  keeper: ResultFiles,
): readonly string[] => {
  const clauses = clausesOf(options.ruleset);
  const unreached = isStopped
    ? []
    : unreachedLines(
        progress.coverage,
        clauses,
        keeper.storeUnreached(options.ruleset, progress.coverage, clauses),
      );
  return [
    ...(summary === undefined ? [] : [`complete; summary: ${nonBreaking(summary)}`]),
    ...(builds ? [`games of ${buildsText(builds)}`] : []),
    ...summaryLines(progress, options.out, options.cards),
    ...prescribingLines(prescribingCoverage(progress.counts, clauses)),
    ...unreached,
    ...(keeper.hasFailed ? [] : suggestionLines(options)),
  ];
};

const printSummary = (output: Output, ended: FuzzEnd, options: FuzzOptions, keeper: ResultFiles): void => {
  const { progress, summary, builds } = ended;
  const { out, json } = options;
  if (!json) {
    for (const line of endLines(ended, options, keeper)) writeHanging(output, line, HANGING);
    return;
  }
  const { findings, elapsed, counts, ...told } = progress;
  const prescribing = prescribingCoverage(counts, clausesOf(options.ruleset));
  const kinds = findings.map((finding) => {
    const { kind, target, message } = finding;
    return { file: join(out ?? '', counterexampleFile(finding)), target, kind, message };
  });
  const times = { seconds: elapsed / 1000 };
  output.write(JSON.stringify({ ...told, prescribing, ...times, findings: kinds, summary, builds }));
};

/** Writes what the run came to as a page. Returns its name, if there is a folder for it. */
const writeReport = async (
  { progress }: FuzzEnd,
  { ruleset, cards, out }: FuzzOptions,
  keeper: ResultFiles,
): Promise<string | undefined> => {
  if (out === undefined) return undefined;
  const report = {
    id: ruleset,
    ruleset: rulesets.get(ruleset),
    progress,
    repro: (file: string) => reproCommand(ruleset, file, cards, out),
    inspect: (file: string) => inspectCommand(ruleset, file, cards, out),
  };
  const layout = hasPage() ? await chartLayout() : undefined;
  return keeper.storeReport(ruleset, await fuzzReport(report, layout));
};

const reportRegressions = (
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

/** Plays in lanes, each led by all that it reached, until the time is over, which counts from the first games. */
const playTimed = async (
  options: FuzzOptions,
  settings: ShardSettings,
  given: readonly StartPosition[],
  keeper: ResultFiles,
  listener: FuzzListener,
  interrupted: AbortSignal,
): Promise<FuzzEnd> => {
  const { ruleset, games, duration: span = DEFAULT_DURATION, workers, seed } = options;
  const ends = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  try {
    const progress = await runFuzz(settings, {
      ...listener,
      onProgress: (progress) => {
        timer ??= setTimeout(() => ends.abort(), span);
        listener.onProgress?.(progress);
      },
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
    return { progress, isStopped: interrupted.aborted };
  } finally {
    clearTimeout(timer);
  }
};

const fuzz = (options: FuzzOptions, program: string): CommandAction =>
  interruptible(async (output, stop) => {
    const { ruleset, edition, cards, games, seed, workers, out, json } = options;
    checkFolders(options);
    const targets = targetsOf(options);
    const sets = setSourcesOf(ruleset, cards);
    const own = sets.length > 0 ? { sets } : {};
    const settings = { ruleset, ...own, targets, seed, ...editionOf(options) };
    const isOverQueue = options.engine === 'bullmq';
    const isTimed = games === undefined || options.duration !== undefined;
    if (isOverQueue && (isTimed || out === undefined)) {
      throw usage(
        '--engine bullmq',
        'the option needs --games N and --out FOLDER, and cannot be used with --duration',
      );
    }
    const given = scenarioPositions(options.positions, ruleset, edition);
    const queue = await queueFor(options, output);
    const engine =
      queue && ((folder: string, plan: ShardsPlan) => queue.cases(folder, plan, given, own.sets));
    const back = reportRegressions(output, options, sets);
    const clock = () => performance.now();
    const status = statusReporter(output, clock);
    const keeper = new ResultFiles(out, output);
    const listener: FuzzListener = {
      clock,
      onProgress: status.report,
      onFinding: (finding) => {
        const kept = keeper.storeFinding(finding);
        status.leave();
        if (!json) for (const line of findingBox(finding, kept, output.columns, cards)) output.write(line);
      },
    };
    try {
      const ended = isTimed
        ? await playTimed(options, settings, given, keeper, listener, stop)
        : await playSharded(
            {
              ...{ ...listener, settings, games, given, workers, ...(engine && { engine }), stop },
              ...(out && { out }),
              ...{ program, build: buildDigest(ruleset), acceptsOtherBuild: options.otherBuild === true },
            },
            keeper,
            output,
          );
      const report = ended.isStopped ? undefined : await writeReport(ended, options, keeper);
      printSummary(output, ended, options, keeper);
      if (report !== undefined) output.note(`report: ${report}`);
      if (!ended.isStopped) checkPlayed(ruleset, ended.progress);
      return exitOf(ended.isStopped, ended.progress.findings.length + back, keeper);
    } finally {
      queue?.close();
    }
  });

/** `gatechart fuzz`; passes its action to `run`. `version`: of this program. */
export const command: MakeCommand = (run, version) => {
  const fuzzing = declareFuzz();
  declareRepro(fuzzing).action((file, options) => run((output) => reproduce(output, file, options)));
  declareExplore(fuzzing).action((file, options) => run(exploreAction(file, options)));
  return fuzzing.action((options) => run(fuzz(options, version)));
};
