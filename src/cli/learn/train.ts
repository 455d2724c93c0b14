import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type DatasetFolder, datasetPlanFile, readDataset } from '@gatechart/gym/dataset';
import { lossCurveSvg } from '@gatechart/gym/loss-curve';
import { DEFAULT_UNITS, findTorchPython, type InitialNet, trainNet, type Units } from '@gatechart/gym/train';
import { readNet } from '../../agents/net/net-file.ts';
import { digest } from '../../core/data/digest.ts';
import { MAX_GENERATED_BYTES } from '../../core/data/limits.ts';
import { GatechartError } from '../../core/errors.ts';
import { replaceFile } from '../../file-system.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { badValue } from '../errors.ts';
import { helpText } from '../help.ts';
import { interruptible } from '../interrupt.ts';
import { wholeNumber } from '../option-values.ts';
import { type CommandAction, EXIT, type Output } from '../output.ts';
import { SEED } from '../shared-options.ts';
import { checkAllWritable, loadNet, siblingFile } from './net-file.ts';
import { namedPython, PYTHON, unitsOf } from './training-options.ts';

const HELP = {
  examples: `
$ gatechart learn data --games 300 --out lessons
$ gatechart learn train lessons --out net.json`,
  more: `
$ gatechart learn train lessons --from net.json --out next.json --epochs 5
$ gatechart learn train lessons --units 512,256,64 --out large.json
$ gatechart learn train lessons --out net.json --seed 2 --python ~/torch/bin/python`,
  notes: `Training needs PyTorch: apt-get install -y python3-torch, or pip install torch.
net.curve.json and net.curve.svg show the log losses of every epoch.`,
  moreNotes: () => 'On one machine, the same datasets, seed and epochs give the same network file.',
};

const MOST_EPOCHS = 10_000;

const declareTrain = () =>
  new Command('train')
    .summary('Train a network on the played matches')
    .description(
      'Train a network on datasets with PyTorch, and write the network and its loss curve to files.',
    )
    .argument('<folder...>', 'folders with datasets from gatechart learn data, all for one ruleset')
    .requiredOption('--out <file>', 'file for the network, as JSON')
    .option(...SEED)
    .option(
      '--epochs <n>',
      'number of passes over the training examples',
      wholeNumber('--epochs', MOST_EPOCHS, 1),
      30,
    )
    .option(
      '--from <net>',
      'network file whose weights the training starts with and changes in smaller steps (default: random weights)',
    )
    .option(
      '--units <a,b,c>',
      'number of units in the first hidden layer, the second hidden layer and the option layer (default: 64,32,32)',
      unitsOf,
    )
    .option(...PYTHON)
    .addHelpText('after', helpText(HELP));

type TrainOptions = OptionsOf<typeof declareTrain>;

const lossesLine = ({ value, policy }: { readonly value: number; readonly policy: number }): string =>
  `value ${value.toFixed(4)}, policy ${policy.toFixed(4)}`;

const beginningIn = (file: string): InitialNet => ({ net: readNet(loadNet(file), file), file });

/** Characters that a weight takes in a file: two bytes in base64. */
const WEIGHT = 8 / 3;

/** Throws `BAD_VALUE` for so many units that nobody could read the file of the net. */
const checkUnits = ([folder]: readonly DatasetFolder[], [first, second, options]: Units): void => {
  const [position, option] = folder?.plan.sizes ?? [0, 0];
  const weights = position * first + first * second + (option + second) * options;
  if (weights * WEIGHT < MAX_GENERATED_BYTES) return;
  const reason = `a network of ${weights} weights would be too large to load; use fewer units`;
  throw badValue('--units', reason);
};

const placeOf = (file: string): string => join(realpathSync(dirname(file)), basename(file));

/** Throws `CANNOT_WRITE` where the net would be written over what one of the folders says of its lessons. */
const checkNotOverwriting = (out: string, folders: readonly DatasetFolder[]): void => {
  if (folders.every((folder) => placeOf(datasetPlanFile(folder.path)) !== placeOf(out))) return;
  throw new GatechartError(
    'CANNOT_WRITE',
    out,
    'the network would overwrite the plan file of a dataset; give another file',
  );
};

/** Says of a folder that has not all of its matches how many are there. */
const reportMissing = (output: Output, { path, plan, tables }: DatasetFolder): void => {
  if (tables.length < plan.games)
    output.note(`${path}: the dataset has ${tables.length} of ${plan.games} matches`);
};

/** Trains a net on lessons and writes it, with the curve of its training beside it. */
const learnTrain = (
  folders: readonly string[],
  { out, seed, epochs, units = DEFAULT_UNITS, ...options }: TrainOptions,
  program: string,
): CommandAction =>
  interruptible(async (output, stop) => {
    const lessons = folders.map(readDataset);
    checkUnits(lessons, units);
    checkAllWritable(out, ['.curve.json', '.curve.svg']);
    checkNotOverwriting(out, lessons);
    const from = options.from === undefined ? undefined : beginningIn(options.from);
    const python = findTorchPython(namedPython(options.python));
    output.note(`${python.command}: Python ${python.version}, PyTorch ${python.torch}`);
    for (const folder of lessons) reportMissing(output, folder);
    const trained = await trainNet(lessons, {
      ...{ seed, epochs, units, python, program },
      ...(from && { from }),
      stop,
      onEpoch: ({ epoch, train, held }) =>
        output.note(`epoch ${epoch}: training ${lossesLine(train)}; held out ${lossesLine(held)}`),
    });
    if (trained === undefined) {
      output.note('stopped; no file was written');
      return EXIT.interrupted;
    }
    const { net, curve } = trained;
    const taken = net.made.epoch as number;
    replaceFile(out, `${JSON.stringify(net)}\n`);
    replaceFile(siblingFile(out, '.curve.json'), `${JSON.stringify(curve)}\n`);
    replaceFile(siblingFile(out, '.curve.svg'), lossCurveSvg(curve, taken));
    const best = curve[taken - 1];
    output.write(`${out}: net ${digest(net)} of ${net.ruleset}, epoch ${taken} of ${curve.length}`);
    if (best !== undefined) output.write(`log loss held out: ${lossesLine(best.held)}`);
    return EXIT.success;
  });

/** `gatechart learn train`. */
export const trainCommand: MakeCommand = (run, version) =>
  declareTrain().action((folders, options) => run(learnTrain(folders, options, version)));
