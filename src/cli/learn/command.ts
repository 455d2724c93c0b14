import type { Units } from '@gatechart/gym/train';
import { Command } from 'commander';
import { MAX_MATCHES, MAX_WORKERS } from '../../core/data/limits.ts';
import { GatechartError } from '../../core/errors.ts';
import { defaultRulesetId, rulesetIds } from '../../registry.ts';
import { listOf, seedNumber, wholeNumber } from '../option-values.ts';
import type { CommandAction } from '../output.ts';
import { type DataCommandOptions, learnData } from './data.ts';
import { type EvaluateCommandOptions, learnEvaluate } from './evaluate.ts';
import { learnTrain, type TrainCommandOptions } from './train.ts';

const EXAMPLE = `
Examples:
  $ gatechart learn data --agent ismcts:50 --games 300 --out lessons    again: goes on
  $ gatechart learn data --agent greedy --playouts 6 --games 1600 --out judged
  $ gatechart learn data --agent ismcts:50:net --net best.json --games 300 --out lessons-2

Exit code 0: all matches are there. 130: stopped; what was played is kept.`;

const TRAIN_EXAMPLE = `
Examples:
  $ gatechart learn train lessons --out net.json
  $ gatechart learn train lessons-1 lessons-2 --out net.json --seed 2 --epochs 40 --python ~/torch/bin/python
  $ gatechart learn train lessons-3 --from net.json --out next.json --epochs 5
  $ gatechart learn train lessons --units 512,256,64 --out large.json

PyTorch is found, not brought: apt-get install -y python3-torch, or python3 -m pip install torch. The same datasets, seed and
epochs give the same bytes on the same machine. net.curve.json and net.curve.svg have the log losses of every epoch.`;

const EVALUATE_EXAMPLE = `
Examples:
  $ gatechart learn evaluate --net net.json --against ismcts:50 --games 528 --out trial      again: goes on
  $ gatechart learn evaluate --net net.json --agent ismcts:50ms:net --against ismcts:50ms    at equal time
  $ gatechart learn evaluate --net net.json --agent net --against greedy --into best.json

Exit code 0: the whole 95 % interval lies above one half, and --into was written. 1: not shown to be better.`;

const MOST_PLAYOUTS = 10_000;

const dataCommand = (run: (action: CommandAction) => void): Command =>
  new Command('data')
    .summary('plays matches to learn from')
    .description(
      'Plays an agent against itself and keeps every decision as a net learns from it, in Parquet tables.',
    )
    .option('--ruleset <id>', `one of ${rulesetIds().join(', ')}`, defaultRulesetId())
    .option('--edition <id>', 'edition of the rules (default: the newest)')
    .option('--agent <name>', 'plays both seats', 'ismcts:50')
    .option('--net <file>', 'the net that the agent goes by (default: that of the ruleset)')
    .option('--decks <a,b,…>', 'decks that meet each other (default: all)', listOf('--decks'))
    .option(
      '--games <n>',
      `number of matches, up to ${MAX_MATCHES}`,
      wholeNumber('--games', MAX_MATCHES, 1),
      200,
    )
    .option('--seed <n>', 'what chance is drawn from', seedNumber('--seed'), 1)
    .option(
      '--playouts <n>',
      'judge positions by so many determinizations, played on to the end by the net that the agent goes by, else by the rules of thumb; values are learnt from these alone',
      wholeNumber('--playouts', MOST_PLAYOUTS, 0),
      0,
    )
    .option(
      '--workers <n>',
      `worker threads, up to ${MAX_WORKERS}`,
      wholeNumber('--workers', MAX_WORKERS, 1),
      1,
    )
    .requiredOption('--out <folder>', 'keep the dataset there; goes on with those of the same settings')
    .addHelpText('after', EXAMPLE)
    .action((options: DataCommandOptions) => run(learnData(options)));

const MOST_EPOCHS = 10_000;

const MOST_UNITS = 4096;

const unitsOf = (text: string): Units => {
  const read = text.split(',').map(wholeNumber('--units', MOST_UNITS, 1));
  const [first, second, options] = read;
  if (read.length === 3 && first !== undefined && second !== undefined && options !== undefined) {
    return [first, second, options];
  }
  throw new GatechartError('BAD_VALUE', '--units', `${text} is not three numbers: 512,256,64`);
};

const trainCommand = (run: (action: CommandAction) => void, version: string): Command =>
  new Command('train')
    .summary('trains a net on what was played')
    .description(
      'Trains a net on lessons with PyTorch, and writes it as one small file with the curve of its training beside it.',
    )
    .argument('<folder...>', 'datasets of gatechart learn data, of one ruleset')
    .requiredOption('--out <file>', 'the net, as JSON')
    .option('--seed <n>', 'what chance is drawn from', seedNumber('--seed'), 1)
    .option('--epochs <n>', 'passes over the training examples', wholeNumber('--epochs', MOST_EPOCHS, 1), 30)
    .option(
      '--units <a,b,c>',
      'units of the two hidden layers and of that of the options (default: 64,32,32)',
      unitsOf,
    )
    .option('--from <net>', 'go on with the weights of that net, in smaller steps (default: begin anew)')
    .option(
      '--python <command>',
      'a Python that has PyTorch (default: GATECHART_PYTHON, else /usr/bin/python3, else python3)',
    )
    .addHelpText('after', TRAIN_EXAMPLE)
    .action((folders: readonly string[], options: TrainCommandOptions) =>
      run(learnTrain(folders, options, version)),
    );

const evaluateCommand = (run: (action: CommandAction) => void, version: string): Command =>
  new Command('evaluate')
    .summary('tests by matches whether a net is better, and takes it')
    .description(
      'Plays pairs of matches between an agent with a net and another one, and takes the net if it is better with 95 % certainty.',
    )
    .requiredOption('--net <file>', 'the net that is tried')
    .option('--ruleset <id>', `one of ${rulesetIds().join(', ')}`, defaultRulesetId())
    .option('--edition <id>', 'edition of the rules (default: the newest)')
    .option('--agent <name>', 'goes by the net: net, ismcts:50:net, ismcts:50ms:net', 'ismcts:50:net')
    .option(
      '--against <name>',
      'any agent of gatechart; a net it goes by is that of the ruleset',
      'ismcts:50',
    )
    .option('--decks <a,b,…>', 'decks that meet each other (default: all)', listOf('--decks'))
    .option(
      '--games <n>',
      `number of matches, even, up to ${MAX_MATCHES}`,
      wholeNumber('--games', MAX_MATCHES, 2),
      200,
    )
    .option('--seed <n>', 'what chance is drawn from', seedNumber('--seed'), 1)
    .option('--out <folder>', 'keep the outcomes there; goes on with those of the same settings')
    .option('--into <file>', 'write the net there if it is better')
    .addHelpText('after', EVALUATE_EXAMPLE)
    .action((options: EvaluateCommandOptions) => run(learnEvaluate(options, version)));

const renamed = (): never => {
  throw new GatechartError(
    'USAGE',
    'learn evaluate',
    'there is no such command; use gatechart learn evaluate',
  );
};

/** The old name of `evaluate`: it is refused, its help too, and the new name is given. */
const gateCommand = (): Command =>
  new Command('gate')
    .allowUnknownOption()
    .allowExcessArguments()
    .addHelpText('beforeAll', renamed)
    .action(renamed);

/** `gatechart learn`; hands what is to be done to `run`. */
export const learnCommand = (run: (action: CommandAction) => void, version: string): Command =>
  new Command('learn')
    .description(
      'Trains a net that tells who wins and what to play, from self-play of a search, in rounds: data, train, evaluate.',
    )
    .addCommand(dataCommand(run))
    .addCommand(trainCommand(run, version))
    .addCommand(evaluateCommand(run, version))
    .addCommand(gateCommand(), { hidden: true });
