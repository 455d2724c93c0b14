import { openDataset, storedDatasetPlan } from '@gatechart/gym/dataset';
import { generateDataset } from '@gatechart/gym/generate';
import { isReproducible } from '../../agents/agent.ts';
import { usesNet } from '../../agents/create-agent.ts';
import { netFrom } from '../../agents/net/net.ts';
import { digest } from '../../core/data/digest.ts';
import { MAX_MATCHES, MAX_WORKERS } from '../../core/data/limits.ts';
import { getEdition } from '../../core/match-setup.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { getRuleset } from '../../registry.ts';
import { checkBuiltIn } from '../../selfplay/agents/match-agents.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { badValue } from '../errors.ts';
import { commandLock } from '../folder-lock.ts';
import { ADVANCED, helpText } from '../help.ts';
import { interruptible } from '../interrupt.ts';
import { wholeNumber } from '../option-values.ts';
import { type CommandAction, EXIT } from '../output.ts';
import { progressReporter, stoppedLine } from '../selfplay/output.ts';
import { ALL_DECKS, EDITION, rulesetOption, SEED } from '../shared-options.ts';
import { loadNet, requireNetAgent } from './net-file.ts';
import { playedDecks } from './training-options.ts';

const HELP = {
  examples: `
$ gatechart learn data --agent ismcts:50 --games 300 --out lessons
$ gatechart learn data --agent greedy --playouts 6 --games 1600 --out lessons-2`,
  more: `
$ gatechart learn train lessons --out net.json
$ gatechart learn data --agent ismcts:50:net --net net.json --games 300 --out lessons-3`,
  notes: `Exit code 0: all matches are played.
Exit code 130: the run was stopped; the same command resumes the run.`,
};

const MOST_PLAYOUTS = 10_000;

const declareData = () =>
  new Command('data')
    .summary('Play matches to learn from')
    .description(
      'Play an agent against itself and write every decision as a training example, in Parquet tables.',
    )
    .requiredOption(
      '--out <folder>',
      'folder for the dataset; if the folder has a dataset with the same settings, that dataset is continued',
    )
    .option('--agent <name>', 'agent that plays both sides', 'ismcts:50')
    .option('--net <file>', 'network file of the agent (default: the network of the ruleset)')
    .option(
      '--games <n>',
      `number of matches, up to ${MAX_MATCHES}`,
      wholeNumber('--games', MAX_MATCHES, 1),
      200,
    )
    .option(
      '--workers <n>',
      `number of worker threads, up to ${MAX_WORKERS}`,
      wholeNumber('--workers', MAX_WORKERS, 1),
      1,
    )
    .optionsGroup(ADVANCED)
    .option(...rulesetOption())
    .option(...EDITION)
    .option(...ALL_DECKS)
    .option(...SEED)
    .option(
      '--playouts <n>',
      'rate positions by n playouts to the end of the match, and train win chances only on these ratings; 0: train win chances on the results of the matches',
      wholeNumber('--playouts', MOST_PLAYOUTS, 0),
      0,
    )
    .addHelpText('after', helpText(HELP));

type DataOptions = OptionsOf<typeof declareData>;

const planOf = (ruleset: Ruleset, options: DataOptions) => {
  const { edition, agent, decks, games, seed, playouts } = options;
  checkBuiltIn(agent, ruleset);
  if (!isReproducible(agent)) {
    throw badValue(
      '--agent',
      'a dataset must be repeatable, so the agent needs a number of simulations (ismcts:50) instead of a time (ismcts:50ms)',
    );
  }
  const played = playedDecks(ruleset, decks);
  const named = getEdition(ruleset, edition);
  const plan = storedDatasetPlan(
    { ruleset: ruleset.id, edition: named, agent, decks: played, games, seed, playouts },
    ruleset,
    usesNet(agent) ? digest(ruleset.net) : undefined,
  );
  for (const deck of played) ruleset.newGame({ edition: named, decks: [deck, deck], seed, index: 0 });
  return plan;
};

/** The net of the file that is named, if one is. Throws as `requireNetAgent`, `loadNet` and `netFrom`. */
const netNamed = (ruleset: Ruleset, { agent, net: file }: DataOptions): object | undefined => {
  if (file === undefined) return undefined;
  requireNetAgent(agent, '--net');
  const net = loadNet(file);
  netFrom(ruleset, net, file);
  return net;
};

/** Plays matches to learn from, into a folder. */
const learnData = (options: DataOptions): CommandAction =>
  interruptible(async (output, stop) => {
    const { out, workers } = options;
    const own = getRuleset(options.ruleset);
    const net = netNamed(own, options);
    const plan = planOf(net === undefined ? own : { ...own, net }, options);
    const clock = () => performance.now();
    const folder = openDataset(out, plan, commandLock());
    try {
      const progress = await generateDataset(folder, {
        workers,
        ...(net && { net }),
        clock,
        stop,
        onProgress: progressReporter(output, clock),
      });
      if (progress.done < progress.of) {
        output.note(stoppedLine(progress, out));
        return EXIT.interrupted;
      }
      output.write(`${progress.done} matches of ${plan.agent} in ${out}, features ${plan.features}`);
      return EXIT.success;
    } finally {
      folder.release();
    }
  });

/** `gatechart learn data`. */
export const dataCommand: MakeCommand = (run) => declareData().action((options) => run(learnData(options)));
