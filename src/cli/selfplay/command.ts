import { join, resolve } from 'node:path';
import { isCommandAgent, isOfBuild } from '../../agents/agent.ts';
import { agentIds } from '../../agents/create-agent.ts';
import { MAX_MATCHES, MAX_WAIT_MS } from '../../core/data/limits.ts';
import { defaultDecks, getEdition } from '../../core/match-setup.ts';

import {
  agentsAtEqualTime,
  areSameButForBudgets,
  type MeasureContext,
} from '../../selfplay/agents/equal-time.ts';
import { isProcessorTimeKnown, processorTime, programFiles } from '../../selfplay/agents/match-agents.ts';
import { buildDigest } from '../../selfplay/engine-digest.ts';
import type { Sandbox } from '../../selfplay/external-agents/sandbox.ts';
import { type Plan, RETENTIONS } from '../../selfplay/plan.ts';
import {
  localRunner,
  type Run as MatchesRun,
  type MatchRunner,
  runPlan,
  type StoreOptions,
} from '../../selfplay/runner.ts';
import { readPlan } from '../../selfplay/store/plan-file.ts';
import { rangesLine } from '../../selfplay/store/ranges.ts';
import type { RunFolder } from '../../selfplay/store/run-folder.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { ARTIFACTS, checkEngine, ENGINE, queueFor } from '../engine-options.ts';
import { usage } from '../errors.ts';
import { commandLock } from '../folder-lock.ts';
import { ADVANCED, helpText } from '../help.ts';
import { interruptible } from '../interrupt.ts';
import { hypotheses, listOf, oneOf, shard, wholeNumber } from '../option-values.ts';
import { type CommandAction, EXIT, type ExitCode, type Output } from '../output.ts';
import type { OpenQueue } from '../queue-engine.ts';
import { readSecret } from '../secrets.ts';
import { loadWithSets } from '../set-files.ts';
import { CARDS, EDITION, OTHER_BUILD, REDIS, rulesetOption, SEED, WORKERS } from '../shared-options.ts';
import { countOf } from '../text-width.ts';
import { effortLines, failureLines, progressReporter, rateOf, stoppedLine, summaryLines } from './output.ts';
import { EXPORT_FORMATS, writeResults } from './results.ts';

/**
 * A plan with the budgets at which its agents take the same processor time: those of the run that is kept in the folder, else
 * measured now. Nothing where that was stopped. Throws as `agentsAtEqualTime` and `readPlan`.
 */
export const atEqualTime = async (
  plan: Plan,
  folder: string | undefined,
  measuring: MeasureContext,
  output: Output,
): Promise<Plan | undefined> => {
  const kept = folder === undefined ? undefined : readPlan(folder);
  if (kept !== undefined) {
    // Another run is refused once it is opened.
    if (!areSameButForBudgets(plan.agents, kept.agents)) return plan;
    output.note(`using the budgets that were measured when the run began: ${kept.agents.join(', ')}`);
    return { ...plan, agents: kept.agents };
  }
  const onMeasured: MeasureContext['onMeasured'] = (efforts) => {
    for (const line of effortLines(efforts)) output.note(line);
  };
  const agents = await agentsAtEqualTime(plan, { ...measuring, onMeasured });
  if (agents === undefined) return undefined;
  output.note(`budgets of equal processor time: ${agents.join(', ')}`);
  return { ...plan, agents };
};

const HELP = {
  examples: `
$ gatechart selfplay --games 200 --agents greedy,random --out run
$ gatechart selfplay --games 40 --agents ismcts:200,greedy --workers 2
$ gatechart selfplay --cards examples/lamps.yaml --decks lamps,atlas-drive`,
  more: `
$ gatechart selfplay --games 20 --agents "cmd:python3 packages/gym/python/examples/bot.py,greedy"
$ gatechart selfplay --games 20 --agents ismcts:100 --out data --export parquet
$ gatechart selfplay --agents ismcts:200,ismcts:100 --sprt 0,20 --out test
$ gatechart selfplay --agents ismcts:100,flat --equal-time --out even
$ gatechart selfplay --agents ismcts:100,build:../before:ismcts:100 --equal-time
$ gatechart selfplay --games 100000 --agents random --out run3 --keep digests
$ gatechart selfplay --games 2000 --shard 2/4 --out share-2
$ gatechart selfplay --games 20000 --engine bullmq --redis redis://queue.example --out run4
$ head -c 32 /dev/urandom > secret.bin
$ gatechart selfplay --agents "cmd:./one,cmd:./other" --out cup --secret secret.bin`,
  notes: 'To resume a stopped run, give the same command with the same --out folder.',
  moreNotes: () => `Both matches of a pair have the same shuffles and decks; the agents exchange
sides between the two matches. An agent that is listed twice, as in
--agents ismcts:50,ismcts:50, makes other random choices in the second match.
build:FOLDER:AGENT is an agent of another built checkout of gatechart, in the
example the checkout ../before. In the examples, ./one and ./other are programs
that you wrote.`,
};

const declareSelfplay = () =>
  new Command('selfplay')
    .description('Play many matches between agents, in pairs with sides exchanged, and summarize them.')
    .option(
      '--agents <a,b,…>',
      `agents: ${agentIds.join(', ')}, a search agent with its simulations per decision (ismcts:400), or your program (cmd:COMMAND)`,
      listOf('--agents'),
      ['greedy', 'random'],
    )
    .option(
      '--decks <a,b,…>',
      'decks that play each other (default: two decks of the ruleset)',
      listOf('--decks'),
    )
    .option(...CARDS)
    .option(...rulesetOption())
    .option(
      '--games <n>',
      `number of matches, an even number (default: ${GAMES}); with --sprt: the maximum number of matches (default: ${TESTED_GAMES})`,
      wholeNumber('--games', MAX_MATCHES, 2),
    )
    .option(...SEED)
    .option(...WORKERS)
    .option(
      '--out <folder>',
      'folder for records, summary.json and report.html; if the folder has a run with the same settings, that run continues',
    )
    .option('--json', 'write the summary as JSON')
    .optionsGroup(ADVANCED)
    .option(...EDITION)
    .option(
      '--sprt <elo0,elo1>',
      'stop when a sequential test (SPRT) has decided whether agent 1 is elo0 or elo1 Elo points stronger (error probability 5 % for each answer)',
      hypotheses('--sprt'),
    )
    .option(
      '--equal-time',
      'measure for each agent the search budget that uses as much processor time as agent 1, and play with these budgets',
    )
    .option(
      '--limit <ms>',
      'time limit of a cmd: agent for each decision, in milliseconds (at most one day)',
      wholeNumber('--limit', MAX_WAIT_MS, 1),
      10_000,
    )
    .option('--analysis', 'allow the agent oracle, which sees hidden cards')
    .option(
      '--export <format>',
      'also write every decision as a training example: parquet, jsonl or sparse',
      oneOf('--export', EXPORT_FORMATS),
    )
    .option(
      '--keep <what>',
      'what to store of each match: records (every decision) or digests (only a digest of the record) (default: records)',
      oneOf('--keep', RETENTIONS),
    )
    .option(
      '--secret <file>',
      'file with a secret for a tournament: the secret changes all random numbers and signs the records',
    )
    .option(
      '--trusted',
      'with --secret: run programs without a sandbox; each can then read the secret and end the others',
    )
    .option(
      '--shard <k/n>',
      'play only shard k of the n shards of the run, in a separate folder (--out); gatechart selfplay merge combines the shards',
      shard('--shard'),
    )
    .option(...OTHER_BUILD)
    .option(...ENGINE)
    .option(...REDIS)
    .option(...ARTIFACTS)
    .hook('preAction', checkEngine)
    .addHelpText('after', helpText(HELP));

type SelfplayOptions = OptionsOf<typeof declareSelfplay>;

/** Matches where nothing is said, and at most those of a test. */
const GAMES = 100;
const TESTED_GAMES = 20_000;

/** Options about the folder of a run. */
const NEEDS_OUT = ['keep', 'shard', 'export'] as const;

/** The sandbox of the programs of a tournament; nothing where none is needed. Throws `USAGE`. */
const sandboxFor = ({ agents, secret, trusted, out }: SelfplayOptions): Sandbox | undefined => {
  if (secret === undefined) {
    if (trusted) throw usage('--trusted', 'only a run with --secret has sandboxes; leave out --trusted');
    return undefined;
  }
  if (trusted) return undefined;
  const inside = agents.find(isOfBuild);
  if (inside !== undefined) {
    throw usage(
      inside,
      'another build runs inside this program and can read the secret; give --trusted if you trust it',
    );
  }
  const programs = agents.filter(isCommandAgent);
  if (programs.length === 0) return undefined;
  const isBelowOut = (file: string): boolean => out !== undefined && file.startsWith(`${resolve(out)}/`);
  if (programs.some((name) => programFiles(name).some(isBelowOut))) {
    throw usage('--out', 'the folder is hidden from programs, but it contains one; give another folder');
  }
  return { hidden: [secret, ...(out === undefined ? [] : [out])].map((path) => resolve(path)) };
};

const planOf = (options: SelfplayOptions): Plan => {
  const { edition, agents, decks, sprt, games, seed, limit, analysis, equalTime, secret } = options;
  const sandbox = sandboxFor(options);
  const { ruleset, sets } = loadWithSets(options.ruleset, options.cards);
  return {
    ruleset,
    edition: getEdition(ruleset, edition),
    agents,
    decks: decks ?? defaultDecks(ruleset),
    games: games ?? (sprt === undefined ? GAMES : TESTED_GAMES),
    seed,
    limit,
    ...(analysis && { analysis }),
    ...(equalTime && { equalTime }),
    ...(sprt && { sprt }),
    ...(secret !== undefined && { secret: readSecret(secret) }),
    ...(sandbox && { sandbox }),
    ...(sets && { sets }),
  };
};

const writeRun = (folder: RunFolder, run: MatchesRun, { ruleset }: Plan, options: SelfplayOptions): void => {
  const { progress } = run;
  const times = {
    ...(options.engine === 'local' ? { workers: options.workers } : { engine: options.engine }),
    matches: progress.done - progress.earlier,
    seconds: progress.elapsed / 1000,
    matchesPerSecond: rateOf(progress),
    agents: run.usage,
    node: process.version,
  };
  // Of a run that was complete the times stay.
  if (times.matches > 0) folder.write('run.json', `${JSON.stringify(times, undefined, 2)}\n`);
  if (options.shard === undefined) writeResults(folder, run, ruleset, options.export, options.cards);
};

const ended = (
  output: Output,
  { summary, isComplete, missing, progress }: MatchesRun,
  out: string | undefined,
): ExitCode => {
  if (!isComplete) {
    output.note(stoppedLine(progress, out));
    output.note(`missing: ${rangesLine(missing)}`);
    return EXIT.interrupted;
  }
  return summary.failures > 0 ? EXIT.failure : EXIT.success;
};

const reportComplete = (
  output: Output,
  run: MatchesRun,
  { workers, out, shard, engine, json }: SelfplayOptions,
): void => {
  const by = engine === 'local' ? `with ${countOf(workers, 'worker')}` : 'over the queue';
  const hasPlayed = run.progress.done > run.progress.earlier;
  const rate = hasPlayed ? [`${rateOf(run.progress).toFixed(2)} matches/s ${by}`] : [];
  if (shard !== undefined) {
    for (const line of rate) output.note(line);
    output.note(
      `shard ${shard.number} of ${shard.of} complete; merge the shards with gatechart selfplay merge --out FOLDER ${out} …`,
    );
    return;
  }
  if (json) output.write(JSON.stringify(run.summary));
  else for (const line of summaryLines(run.summary, run.outcomes)) output.write(line);
  for (const line of rate) output.note(line);
  for (const line of effortLines(run.usage)) output.note(line);
  if (out !== undefined) output.note(`report: ${join(out, 'report.html')}`);
};

const keepingIn = (path: string, plan: Plan, options: SelfplayOptions, program: string): StoreOptions => ({
  path,
  program,
  build: buildDigest(plan.ruleset.id),
  acceptsOtherBuild: options.otherBuild === true,
  lock: commandLock(),
  ...(options.keep !== undefined && { retention: options.keep }),
  finish: (folder, run) => writeRun(folder, run, plan, options),
});

/** Who plays: the workers of a queue, which keeps its matches in a folder, or this machine. */
const runnerFor = ({ workers, out }: SelfplayOptions, queue: OpenQueue | undefined): MatchRunner =>
  queue === undefined || out === undefined
    ? localRunner(workers, isProcessorTimeKnown(workers))
    : (batch) => queue.matches(out)(batch);

const selfplay = (options: SelfplayOptions, program: string): CommandAction =>
  interruptible(async (output, stop) => {
    const { out, shard, json } = options;
    const homeless = NEEDS_OUT.find((name) => options[name] !== undefined);
    if (homeless !== undefined && out === undefined) {
      throw usage(`--${homeless}`, 'the option needs --out FOLDER');
    }
    if (shard !== undefined && options.sprt !== undefined) {
      throw usage(
        '--sprt',
        'the test of --sprt needs the whole run, but --shard plays only a part of the run; leave out --sprt or --shard',
      );
    }
    if (shard !== undefined && json) {
      throw usage(
        '--json',
        'a shard has no summary; gatechart selfplay merge writes the summary of the whole run',
      );
    }
    if (options.engine === 'bullmq' && (out === undefined || shard !== undefined)) {
      const reason =
        out === undefined
          ? 'the option needs --out FOLDER'
          : 'leave out --shard: the queue makes its own shards';
      throw usage('--engine bullmq', reason);
    }
    if (shard !== undefined && options.equalTime) {
      throw usage(
        '--equal-time',
        'the budgets would differ between the shards; leave out --equal-time and give the budgets in --agents',
      );
    }
    const asked = planOf(options);
    const queue = await queueFor(options, output);
    // Every program of this machine can read a command line; this one names the file of the secret.
    if (asked.secret !== undefined) process.title = 'gatechart selfplay';
    const clock = () => performance.now();
    try {
      const measuring = { clock, processor: processorTime, stop };
      const plan = options.equalTime ? await atEqualTime(asked, out, measuring, output) : asked;
      if (plan === undefined) {
        output.note('stopped before the first match, while the budgets were measured');
        return EXIT.interrupted;
      }
      const run = await runPlan(plan, {
        runner: runnerFor(options, queue),
        ...(out !== undefined && { store: keepingIn(out, plan, options, program) }),
        withTrajectories: options.export !== undefined,
        ...(shard && { shard }),
        clock,
        stop,
        onProgress: progressReporter(output, clock),
      });
      if (run.isComplete) reportComplete(output, run, options);
      else if (shard === undefined && !json)
        for (const line of summaryLines(run.summary, run.outcomes)) output.write(line);
      for (const line of failureLines(run.outcomes, plan.ruleset.id, options)) output.note(line);
      return ended(output, run, out);
    } finally {
      queue?.close();
    }
  });

/** `gatechart selfplay`; passes its action to `run`. `version`: of this program. */
export const command: MakeCommand = (run, version) =>
  declareSelfplay().action((options) => run(selfplay(options, version)));
