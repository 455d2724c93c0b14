import { type EvaluationResult, evaluateNet } from '@gatechart/gym/evaluate';
import { netFrom } from '../../agents/net/net.ts';
import { digest } from '../../core/data/digest.ts';
import { MAX_MATCHES } from '../../core/data/limits.ts';
import { GatechartError } from '../../core/errors.ts';
import { getEdition } from '../../core/match-setup.ts';
import { checkWritable, replaceFile } from '../../file-system.ts';
import { getRuleset } from '../../registry.ts';
import { checkBuiltIn } from '../../selfplay/agents/match-agents.ts';
import { buildDigest } from '../../selfplay/engine-digest.ts';
import { formatInterval, formatPercent } from '../../selfplay/statistics/estimates.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { commandLock } from '../folder-lock.ts';
import { ADVANCED, helpText } from '../help.ts';
import { interruptible } from '../interrupt.ts';
import { wholeNumber } from '../option-values.ts';
import { type CommandAction, EXIT, type Output } from '../output.ts';
import { progressLine, progressReporter } from '../selfplay/output.ts';
import { ALL_DECKS, EDITION, rulesetOption, SEED } from '../shared-options.ts';
import { loadNet, requireNetAgent } from './net-file.ts';
import { playedDecks } from './training-options.ts';

const HELP = {
  examples: `
$ gatechart learn data --games 300 --out lessons
$ gatechart learn train lessons --out net.json
$ gatechart learn evaluate --net net.json --games 528 --out trial`,
  more: `
$ gatechart learn evaluate --net net.json --agent ismcts:50ms:net --against ismcts:50ms
$ gatechart learn evaluate --net net.json --agent net --against greedy --into best.json`,
  notes: `Exit code 0: the 95 % confidence interval of the score is wholly above 0.5.
Exit code 1: the interval includes 0.5 or lower scores.
To resume a stopped run, give the same command with the same --out folder.`,
};

const declareEvaluate = () =>
  new Command('evaluate')
    .summary('Test in matches whether a network is better')
    .description(
      'Play pairs of matches between an agent with a network and another agent, and accept the network if it is better with 95 % certainty.',
    )
    .requiredOption('--net <file>', 'network to test')
    .option(
      '--agent <name>',
      'agent that uses the network: net, ismcts:50:net or ismcts:50ms:net',
      'ismcts:50:net',
    )
    .option(
      '--against <name>',
      'opponent, any agent; an opponent with a network uses the network of the ruleset',
      'ismcts:50',
    )
    .option(
      '--games <n>',
      `number of matches, an even number up to ${MAX_MATCHES}`,
      wholeNumber('--games', MAX_MATCHES, 2),
      200,
    )
    .option(
      '--out <folder>',
      'folder for the outcomes; if the folder has a run with the same settings, that run continues',
    )
    .option(
      '--into <file>',
      'file to which the network is copied if the agent with it is better than the opponent',
    )
    .optionsGroup(ADVANCED)
    .option(...rulesetOption())
    .option(...EDITION)
    .option(...ALL_DECKS)
    .option(...SEED)
    .addHelpText('after', helpText(HELP));

type EvaluateOptions = OptionsOf<typeof declareEvaluate>;

const print = (
  output: Output,
  { agent, against, net }: EvaluateOptions,
  decks: readonly string[],
  verdict: EvaluationResult,
): void => {
  const { score, isBetter, thought } = verdict;
  output.write(
    `${agent} of ${net} against ${against}: ${formatPercent(score.mean)} (${formatInterval(score)}, ${score.count} pairs)`,
  );
  output.write(isBetter ? 'better' : 'not shown to be better');
  output.note(`decks: ${decks.join(', ')}`);
  if (thought === undefined) return;
  output.note(`${thought[0].toFixed(1)} ms per decision, ${thought[1].toFixed(1)} ms for ${against}`);
};

/** Plays pairs with a net, and takes it if it is better. */
const learnEvaluate = (options: EvaluateOptions, program: string): CommandAction =>
  interruptible(async (output, stop) => {
    const { agent, against, out, into, games, seed } = options;
    const before = getRuleset(options.ruleset);
    requireNetAgent(agent, '--agent');
    const net = loadNet(options.net);
    netFrom(before, net, options.net);
    const ruleset = { ...before, net };
    checkBuiltIn(agent, ruleset);
    checkBuiltIn(against, before);
    if (into !== undefined) checkWritable(into);
    const clock = () => performance.now();
    const decks = playedDecks(before, options.decks);
    const verdict = await evaluateNet(
      {
        ...{ ruleset, agent, net: digest(net), against, before },
        plan: {
          edition: getEdition(before, options.edition),
          decks,
          games,
          seed,
        },
      },
      {
        clock,
        stop,
        ...(out !== undefined && {
          store: {
            path: out,
            program,
            build: buildDigest(before.id),
            lock: commandLock(),
            retention: 'digests',
          },
        }),
        onProgress: progressReporter(output, clock),
      },
    );
    const [failed] = verdict.failures;
    if (failed?.failure !== undefined) {
      throw new GatechartError(failed.failure.code, `match ${failed.number}`, failed.failure.message);
    }
    if (!verdict.isComplete) {
      output.note(`stopped at ${progressLine(verdict.progress)}`);
      return EXIT.interrupted;
    }
    print(output, options, decks, verdict);
    if (!verdict.isBetter) return EXIT.failure;
    if (into !== undefined) {
      replaceFile(into, `${JSON.stringify(net)}\n`);
      output.write(`taken: ${into}`);
    }
    return EXIT.success;
  });

/** `gatechart learn evaluate`. */
export const evaluateCommand: MakeCommand = (run, version) =>
  declareEvaluate().action((options) => run(learnEvaluate(options, version)));
