import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { seedNumber, wholeNumber } from '../../src/cli/option-values.ts';
import { EXIT } from '../../src/cli/output.ts';
import { escapeControls } from '../../src/core/data/escape.ts';
import { MAX_COUNT, MAX_WORKERS } from '../../src/core/data/limits.ts';
import { replaceFile } from '../../src/file-system.ts';
import { runTool } from '../run-tool.ts';
import { runLane } from './lane.ts';
import { fileKinds, loadTexts } from './readers.ts';
import { type InputFailure, inputText } from './try-inputs.ts';

interface Options {
  readonly inputs: number;
  readonly from: number;
  readonly seed: number;
  readonly workers: number;
  readonly out: string;
}

const ROOT = '.';

/** The numbers of each lane: an equal share, one behind the other. */
const shares = ({ inputs, from, workers }: Options): readonly (readonly [number, number])[] => {
  const lanes = Math.max(1, Math.min(workers, inputs));
  return Array.from({ length: lanes }, (_, lane) => [
    from + Math.floor((inputs * lane) / lanes),
    from + Math.floor((inputs * (lane + 1)) / lanes),
  ]);
};

/** One fault of each cause. */
const distinctFaults = (faults: readonly InputFailure[]): readonly InputFailure[] => [
  ...new Map(faults.map((fault) => [`${fault.kind} ${fault.cause}`, fault])).values(),
];

const run = async (options: Options): Promise<number> => {
  const { seed, inputs, out } = options;
  const tried = await Promise.all(shares(options).map((numbers) => runLane({ root: ROOT, seed, numbers })));
  const sum = (count: 'accepted' | 'rejected') => tried.reduce((total, each) => total + each[count], 0);
  const faults = tried.flatMap((each) => each.failures);
  const kinds = fileKinds(loadTexts(ROOT));
  if (faults.length > 0) mkdirSync(out, { recursive: true });
  for (const { number, cause } of distinctFaults(faults)) {
    const { kind, text } = inputText(kinds, seed, number);
    const file = join(out, `${seed}-${number}-${kind.id}.txt`);
    replaceFile(file, text);
    console.log(`${file}: ${escapeControls(cause)}`);
  }
  console.log(
    `${inputs} texts of seed ${seed}: ${sum('accepted')} accepted, ${sum('rejected')} rejected, ${faults.length} faults`,
  );
  return faults.length === 0 ? EXIT.success : EXIT.failure;
};

const EXAMPLE = `
Examples:
  $ npm run fuzz:files
  $ npm run fuzz:files -- --seed 7 --inputs 2000
  $ npm run fuzz:files -- --from 1234 --inputs 1       one text again; what is wrong with it is kept in --out`;

await runTool(() => {
  const command = new Command('fuzz:files')
    .description(
      'Changes valid files of every kind at random and hands them in: each must be taken, and stand what the tools do with it, or be refused in one line.',
    )
    .option('--inputs <n>', 'number of texts', wholeNumber('--inputs', MAX_COUNT, 1), 20_000)
    .option('--from <n>', 'number of the first one', wholeNumber('--from', MAX_COUNT), 0)
    .option('--seed <n>', 'what chance is drawn from', seedNumber('--seed'), 1)
    .option('--workers <n>', 'worker threads', wholeNumber('--workers', MAX_WORKERS, 1), 2)
    .option('--out <folder>', 'where texts with a fault are kept', 'reports/files')
    .addHelpText('after', EXAMPLE);
  return run(command.parse().opts<Options>());
});
