import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { packageFile } from 'gatechart/node';
import {
  checkTrainedFor,
  digest,
  GatechartError,
  layerFrom,
  NET_FORMAT,
  type NetFile,
  readNet,
} from 'gatechart/tools';
import type { DatasetFolder } from './dataset.ts';
import {
  ARRAYS,
  type ArrayName,
  loadTrainingArrays,
  SEARCH_WEIGHT,
  type TrainingArrays,
} from './training-arrays.ts';

/** A Python that has PyTorch. */
export interface TorchPython {
  readonly command: string;
  readonly version: string;
  readonly torch: string;
}

const PROBE = 'import sys, torch; print(sys.version.split()[0], torch.__version__)';

const probePython = (command: string): TorchPython | undefined => {
  const { status, stdout } = spawnSync(command, ['-c', PROBE], { encoding: 'utf8' });
  const [version, torch] = (stdout ?? '').trim().split(' ');
  return status === 0 && version !== undefined && torch !== undefined
    ? { command, version, torch }
    : undefined;
};

/** Where Python is looked for where nobody names one: that of the system first, since Debian's PyTorch is its own. */
const DEFAULT_COMMANDS: readonly string[] = ['/usr/bin/python3', 'python3'];

/** The first Python that has PyTorch: the one that is named, else one of the usual. Throws `NO_TORCH`. */
export const findTorchPython = (named: string | undefined): TorchPython => {
  const commands = named === undefined ? DEFAULT_COMMANDS : [named];
  for (const command of commands) {
    const python = probePython(command);
    if (python !== undefined) return python;
  }
  throw new GatechartError(
    'NO_TORCH',
    commands.join(', '),
    'PyTorch is not installed for any of these Python programs',
  );
};

const TRAINER = packageFile('packages/gym/python/train_net.py');

/** Log losses: of what the value is to learn by the value, and of what the search took by the preferences. */
export interface Losses {
  readonly value: number;
  readonly policy: number;
}

/** The losses of an epoch, on the examples it learnt from and on those held out. */
export interface Epoch {
  readonly epoch: number;
  readonly train: Losses;
  readonly held: Losses;
}

/** A net that goes on learning. */
export interface InitialNet {
  readonly net: NetFile;
  /** Where it was read. */
  readonly file: string;
}

/** How a net is trained. */
export interface TrainingOptions {
  readonly seed: number;
  readonly epochs: number;
  readonly python: TorchPython;
  /** What training begins with the weights of; absent: weights by chance. */
  readonly from?: InitialNet;
  readonly units: Units;
  /** Version of this program. */
  readonly program: string;
  readonly stop: AbortSignal;
  readonly onEpoch: (epoch: Epoch) => void;
}

/** Units of the two hidden layers, and of the one that options go through. */
export type Units = readonly [first: number, second: number, options: number];

export const DEFAULT_UNITS: Units = [64, 32, 32];

/**
 * How the net learns: lessons at a time, size of a step, how fast weights that nothing needs shrink, and the share of the
 * first hidden units that is left out each time.
 */
const HYPERPARAMETERS = { batch: 256, rate: 0.001, decay: 0.02, dropout: 0.3 } as const;

/** Size of a step where a net goes on learning: what it knows is to be mended, not forgotten. */
const FINE_TUNING_RATE = 0.0003;

const writeArrays = (
  file: string,
  arrays: TrainingArrays['arrays'],
): readonly (readonly [string, string, number])[] => {
  const descriptor = openSync(file, 'w');
  try {
    return (Object.keys(ARRAYS) as ArrayName[]).map((name) => {
      let count = 0;
      for (const chunk of arrays[name]) {
        count += chunk.length;
        writeSync(descriptor, chunk);
      }
      return [name, ARRAYS[name], count] as const;
    });
  } finally {
    closeSync(descriptor);
  }
};

/** Runs the trainer in a folder. Throws `TRAINER_FAILED`; gives nothing if it was stopped. */
const runTrainer = async (folder: string, { python, stop, onEpoch }: TrainingOptions): Promise<boolean> => {
  const child = spawn(python.command, [TRAINER, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  const end = () => child.kill('SIGTERM');
  stop.addEventListener('abort', end, { once: true });
  let errors = '';
  child.stderr.on('data', (part: Buffer) => {
    errors += part.toString();
  });
  const closed = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  for await (const line of createInterface(child.stdout)) onEpoch(JSON.parse(line) as Epoch);
  const code = await closed;
  stop.removeEventListener('abort', end);
  if (stop.aborted) return false;
  if (code === 0) return true;
  const reason = errors.trim().split('\n').at(-1) ?? '';
  throw new GatechartError(
    'TRAINER_FAILED',
    python.command,
    reason || `the program ended with exit code ${code}`,
  );
};

/** A net with its losses, epoch by epoch. */
export interface TrainingResult {
  readonly net: NetFile;
  readonly curve: readonly Epoch[];
}

const rulesAndFeatures = ({ ruleset, version, features }: DatasetFolder['plan']): string =>
  `${ruleset} ${version} with features ${features}`;

/** Throws `LESSONS_DIFFER` for folders of different rules or features, and for one that is named twice. */
const checkSameFeatures = (folders: readonly DatasetFolder[]): void => {
  const first = folders[0] as DatasetFolder;
  const seen = new Set<string>();
  for (const { path, plan } of folders) {
    if (rulesAndFeatures(plan) !== rulesAndFeatures(first.plan)) {
      const reason = `the dataset has ${rulesAndFeatures(plan)}; ${first.path} has ${rulesAndFeatures(first.plan)}`;
      throw new GatechartError('LESSONS_DIFFER', path, reason);
    }
    const real = realpathSync(path);
    if (seen.has(real)) throw new GatechartError('LESSONS_DIFFER', path, 'the folder was given twice');
    seen.add(real);
  }
};

/** As `checkTrainedFor`, and throws `NET_UNFIT` for a net of other units than are trained here. */
const checkInitialNet = ({ net, file }: InitialNet, { plan }: DatasetFolder, wanted: Units): void => {
  checkTrainedFor(net, plan, file);
  const { first, second, choice } = net.layers;
  const units = [first.outputs, second.outputs, choice.inputs];
  if (wanted.every((needed, index) => needed === units[index])) return;
  throw new GatechartError(
    'NET_UNFIT',
    file,
    `the network has layers with ${units.join(', ')} units; expected ${wanted.join(', ')} units`,
  );
};

/** The layers as the trainer reads them: numbers, input by input. */
const initialLayers = ({ layers }: NetFile): object =>
  Object.fromEntries(
    Object.entries(layers).map(([name, layer]) => {
      const { weights, bias } = layerFrom(layer);
      return [name, { weights: [...weights], bias: [...bias] }];
    }),
  );

/**
 * Trains a net on some datasets. The same datasets, seed and number of epochs give the same bytes on the same
 * machine. Gives nothing if it was stopped. Throws `LESSONS_DIFFER`, `NET_UNFIT`, `TRAINER_FAILED`, and as `loadTrainingArrays`.
 */
export const trainNet = async (
  folders: readonly DatasetFolder[],
  training: TrainingOptions,
): Promise<TrainingResult | undefined> => {
  checkSameFeatures(folders);
  const { seed, epochs, units, python, program, from } = training;
  if (from !== undefined) checkInitialNet(from, folders[0] as DatasetFolder, units);
  const { ruleset, version, features, sizes } = (folders[0] as DatasetFolder).plan;
  const { arrays, sources } = await loadTrainingArrays(folders);
  const work = mkdtempSync(join(tmpdir(), 'gatechart-train-'));
  try {
    const layout = writeArrays(join(work, 'lessons.bin'), arrays);
    const rate = from === undefined ? HYPERPARAMETERS.rate : FINE_TUNING_RATE;
    const settings = { seed, epochs, sizes, hidden: units, ...HYPERPARAMETERS, rate, trust: SEARCH_WEIGHT };
    writeFileSync(
      join(work, 'settings.json'),
      JSON.stringify({ ...settings, arrays: layout, ...(from && { from: initialLayers(from.net) }) }),
    );
    if (!(await runTrainer(work, training))) return undefined;
    const { layers, curve, epoch } = JSON.parse(readFileSync(join(work, 'net.json'), 'utf8'));
    const made = {
      program,
      python: python.version,
      torch: python.torch,
      ...settings,
      ...(from && { from: digest(from.net) }),
      epoch,
      losses: curve[epoch - 1],
      lessons: sources,
    };
    const net = { format: NET_FORMAT, ruleset, version, features, made, layers };
    return { net: readNet(net, python.command), curve };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};
