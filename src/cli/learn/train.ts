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
import { listenForInterrupt } from '../interrupt.ts';
import { type CommandAction, EXIT, type Output } from '../output.ts';
import { checkAllWritable, loadNet, siblingFile } from './net-file.ts';

/** The options of `gatechart learn train`. */
export interface TrainCommandOptions {
  readonly out: string;
  readonly seed: number;
  readonly epochs: number;
  readonly python?: string;
  readonly from?: string;
  readonly units?: Units;
}

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
  const reason = `with ${weights} weights the file would be too large to be read`;
  throw new GatechartError('BAD_VALUE', '--units', reason);
};

const placeOf = (file: string): string => join(realpathSync(dirname(file)), basename(file));

/** Throws `CANNOT_WRITE` where the net would be written over what one of the folders says of its lessons. */
const checkNotOverwriting = (out: string, folders: readonly DatasetFolder[]): void => {
  if (folders.every((folder) => placeOf(datasetPlanFile(folder.path)) !== placeOf(out))) return;
  throw new GatechartError('CANNOT_WRITE', out, 'that file is the plan of a dataset');
};

/** Says of a folder that has not all of its matches how many are there. */
const tellMissing = (output: Output, { path, plan, tables }: DatasetFolder): void => {
  if (tables.length < plan.games) output.note(`${path}: ${tables.length} of ${plan.games} matches are there`);
};

/** Trains a net on lessons and writes it, with the curve of its training beside it. */
export const learnTrain =
  (
    folders: readonly string[],
    { out, seed, epochs, units = DEFAULT_UNITS, ...options }: TrainCommandOptions,
    program: string,
  ): CommandAction =>
  async (output) => {
    const lessons = folders.map(readDataset);
    checkUnits(lessons, units);
    checkAllWritable(out, ['.curve.json', '.curve.svg']);
    checkNotOverwriting(out, lessons);
    const from = options.from === undefined ? undefined : beginningIn(options.from);
    const python = findTorchPython(options.python ?? (process.env.GATECHART_PYTHON || undefined));
    output.note(`${python.command}: Python ${python.version}, PyTorch ${python.torch}`);
    for (const folder of lessons) tellMissing(output, folder);
    const interrupt = listenForInterrupt();
    try {
      const trained = await trainNet(lessons, {
        ...{ seed, epochs, units, python, program },
        ...(from && { from }),
        stop: interrupt.signal,
        onEpoch: ({ epoch, train, held }) =>
          output.note(`epoch ${epoch}: learnt from ${lossesLine(train)}; held out ${lossesLine(held)}`),
      });
      if (trained === undefined) {
        output.note('stopped; nothing was written');
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
    } finally {
      interrupt.done();
    }
  };
