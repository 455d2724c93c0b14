import { join } from 'node:path';
import { agentIds, isDeterministic } from '../../agents/create-agent.ts';
import { MAX_MATCHES } from '../../core/data/limits.ts';
import { defaultDecks, getEdition } from '../../core/match-setup.ts';
import { makeFolder, replaceFile } from '../../file-system.ts';
import { getRuleset } from '../../registry.ts';
import { checkBuiltIn } from '../../selfplay/agents/match-agents.ts';
import { type Balance, type Changes, partsOf, runBalance } from '../../selfplay/balance/balance.ts';
import { type BalancePlan, type Part, rivalFor, storeSeed } from '../../selfplay/balance/balance-plan.ts';
import { changedParts, counterParts } from '../../selfplay/balance/what-if.ts';
import { buildDigest } from '../../selfplay/engine-digest.ts';
import type { Outcome } from '../../selfplay/outcome.ts';
import { balancePage } from '../../selfplay/report/balance-report.ts';
import { localRunner, type Run as MatchesRun, type Progress, runPlan } from '../../selfplay/runner.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { badValue } from '../errors.ts';
import { commandLock } from '../folder-lock.ts';
import { ADVANCED, helpText } from '../help.ts';
import { interruptible } from '../interrupt.ts';
import { cardChange, listOf, wholeNumber } from '../option-values.ts';
import { type CommandAction, EXIT, type Output } from '../output.ts';
import { crashLines, progressReporter, stoppedLine } from '../selfplay/output.ts';
import { loadWithSets } from '../set-files.ts';
import { CARDS, EDITION, OTHER_BUILD, rulesetOption, SEED, WORKERS } from '../shared-options.ts';
import { balanceLines } from './output.ts';

const HELP = {
  examples: `
$ gatechart balance --games 200 --workers 2 --out balance
$ gatechart balance --games 200 --out balance --what-if storm-caller.atk=4
$ gatechart balance --cards examples/lamps.yaml --decks lamps,atlas-drive`,
  more: `
$ gatechart balance --agent ismcts:100 --games 40 --workers 2 --out better
$ gatechart balance --games 200 --workers 2 --out balance --counters
$ gatechart balance --games 40 --json`,
  notes: 'To resume a stopped run, give the same command with the same --out folder.',
};

const declareBalance = () =>
  new Command('balance')
    .description('Play decks against each other and find the decks, cards and sides that win too often.')
    .option('--agent <name>', `agent that plays all decks: ${agentIds.join(', ')}, or ismcts:400`, 'greedy')
    .option(
      '--decks <a,b,…>',
      'decks to test; each deck plays against all of them and against itself (default: all)',
      listOf('--decks'),
    )
    .option(...CARDS)
    .option(...rulesetOption())
    .option(
      '--games <n>',
      'matches for each pair of decks, a multiple of 4',
      wholeNumber('--games', MAX_MATCHES, STEP),
      GAMES,
    )
    .option(
      '--what-if <card.number=n>',
      'change a number of one card, and play the matches with this card again, with the same shuffles',
      cardChange('--what-if'),
    )
    .option(...SEED)
    .option(...WORKERS)
    .option(
      '--out <folder>',
      'folder for outcomes, balance.json and balance.html; matches that are stored in the folder are not played again',
    )
    .optionsGroup(ADVANCED)
    .option(...EDITION)
    .option(...OTHER_BUILD)
    .option(
      '--rival <name>',
      'opponent in extra matches, which measure how much luck decides (default: the agent itself; greedy and net play each other, with custom cards greedy plays flat:10)',
    )
    .option(
      '--counters',
      'play all matches again without counters, with the same shuffles, to measure how the win rates change',
    )
    .option('--json', 'write the result as JSON')
    .addHelpText('after', helpText(HELP));

type BalanceOptions = OptionsOf<typeof declareBalance>;

const GAMES = 100;

/** Two matches each of two orders of the decks, so that either deck is in either seat as often. */
const STEP = 4;

/** Throws `BAD_VALUE`. */
const checkCounts = (decks: readonly string[], games: number): void => {
  const twice = decks.find((deck, place) => decks.indexOf(deck) < place);
  if (twice !== undefined) throw badValue('--decks', `the deck ${twice} was given twice`);
  if (games % STEP !== 0) {
    throw badValue('--games', `${games} is not a multiple of ${STEP}`);
  }
  const all = (games * decks.length * (decks.length + 1)) / 2;
  if (all > MAX_MATCHES) {
    throw badValue('--games', `the run would have ${all} matches; the maximum is ${MAX_MATCHES}`);
  }
};

const planOf = ({ agent, decks, games, seed, ...options }: BalanceOptions): BalancePlan => {
  const { ruleset, sets } = loadWithSets(options.ruleset, options.cards);
  const edition = getEdition(ruleset, options.edition);
  const { rival = rivalFor(agent, ruleset) } = options;
  const all = decks ??
    (ruleset.sharesDeck ? undefined : ruleset.decks) ?? [...new Set(defaultDecks(ruleset))];
  checkCounts(all, games);
  for (const name of [agent, rival]) checkBuiltIn(name, ruleset);
  if (agent === rival && isDeterministic(agent)) {
    const reason = `${agent} makes no random choices and would play both matches of a pair alike`;
    throw badValue('--rival', `${reason}; choose another opponent, such as ${rivalFor(agent, ruleset)}`);
  }
  return { ruleset, edition, agent, rival, decks: all, games, seed, ...(sets && { sets }) };
};

const changesBy = ({ ruleset, whatIf, counters }: BalanceOptions, asked: BalancePlan): Changes => {
  const plain = getRuleset(ruleset);
  return {
    ...(whatIf && { whatIf: changedParts(asked, plain, whatIf) }),
    ...(counters && { withoutCounters: counterParts(asked, plain) }),
  };
};

/** Adds up how far the parts are, and says it from time to time. */
const partsReporter = (output: Output, parts: readonly Part[]) => {
  const begun = performance.now();
  const of = parts.reduce((sum, { plan: { games } }) => sum + games, 0);
  const counts = new Map<string, Progress>();
  const reportWhole = progressReporter(output, () => performance.now());
  const whole = (): Progress => {
    const each = [...counts.values()];
    const sum = (key: 'done' | 'earlier'): number => each.reduce((all, count) => all + count[key], 0);
    return { done: sum('done'), of, earlier: sum('earlier'), elapsed: performance.now() - begun };
  };
  return {
    whole,
    report: ({ name }: Part, progress: Progress): void => {
      counts.set(name, progress);
      reportWhole(whole());
    },
  };
};

const print = (output: Output, balance: Balance, { json }: BalanceOptions): void => {
  if (json) output.write(JSON.stringify(balance));
  else for (const line of balanceLines(balance)) output.write(line);
};

/** Throws `CANNOT_WRITE`. */
const writeBalance = (
  out: string,
  balance: Balance,
  outcomes: readonly Outcome[],
  { ruleset }: BalancePlan,
): void => {
  replaceFile(join(out, 'balance.json'), `${JSON.stringify(balance, undefined, 2)}\n`);
  replaceFile(join(out, 'balance.html'), balancePage(balance, outcomes, ruleset));
};

const balance = (options: BalanceOptions, program: string): CommandAction =>
  interruptible(async (output, stop) => {
    const { workers, out } = options;
    const asked = planOf(options);
    const changes = changesBy(options, asked);
    if (out !== undefined) makeFolder(out);
    const hold = commandLock();
    const letGo = out === undefined ? undefined : hold(out);
    const parts = partsOf(asked, changes);
    const reporter = partsReporter(output, parts);
    const kept = {
      ...{ program, build: buildDigest(asked.ruleset.id), acceptsOtherBuild: options.otherBuild === true },
      ...{ lock: hold, retention: 'digests' as const },
    };
    // Of the cards as they are.
    const met: Outcome[] = [];
    const play = async (part: Part): Promise<MatchesRun> => {
      const path = out && join(out, part.name);
      const run = await runPlan(part.plan, {
        runner: localRunner(workers),
        ...(path && { store: { ...kept, path } }),
        withTrajectories: false,
        clock: () => performance.now(),
        stop,
        onProgress: (progress) => reporter.report(part, progress),
      });
      reporter.report(part, run.progress);
      if (path) for (const line of crashLines(run.outcomes, path)) output.note(line);
      if (part.plan.ofDecks && part.plan.ruleset === asked.ruleset) met.push(...run.outcomes);
      return run;
    };
    try {
      if (out !== undefined) storeSeed(out, asked.seed, parts);
      const found = await runBalance(asked, changes, play);
      if (found === undefined) {
        output.note(stoppedLine(reporter.whole(), out));
        return EXIT.interrupted;
      }
      print(output, found, options);
      if (out !== undefined) {
        writeBalance(out, found, met, asked);
        output.note(`report: ${join(out, 'balance.html')}`);
      }
      return found.failures > 0 ? EXIT.failure : EXIT.success;
    } finally {
      letGo?.();
    }
  });

/** `gatechart balance`; passes its action to `run`. `version`: of this program. */
export const command: MakeCommand = (run, version) =>
  declareBalance().action((options) => run(balance(options, version)));
