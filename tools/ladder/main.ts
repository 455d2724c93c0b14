import { existsSync, readFileSync } from 'node:fs';
import { Command } from 'commander';
import { wholeNumber } from '../../src/cli/option-values.ts';
import { runCommandLine } from '../../src/cli/program.ts';
import { MAX_WORKERS } from '../../src/core/data/limits.ts';
import { replaceFile } from '../../src/file-system.ts';
import { engineDigest } from '../../src/selfplay/engine-digest.ts';
import { runTool } from '../run-tool.ts';
import { LADDER_PAGE, ladderPage, ROWS, type Row, rowsIn, rowsText } from './page.ts';
import { MEETINGS, meetingsIn, playLadder } from './play.ts';

interface Options {
  readonly out: string;
  readonly workers: number;
}

const textIn = (file: string): string => readFileSync(file, 'utf8');

const keep = (rows: readonly Row[]): void => {
  replaceFile(ROWS, rowsText(rows));
  replaceFile(LADDER_PAGE, ladderPage(textIn(LADDER_PAGE), rows));
};

const version = (): string => (JSON.parse(textIn('package.json')) as { readonly version: string }).version;

const output = {
  write: (line: string) => console.log(line),
  note: (line: string) => console.error(line),
  colour: false,
  columns: undefined,
};

const EXAMPLE = `
Examples:
  $ npm run ladder
  $ npm run ladder -- --workers 2 --out /tmp/ladder     again: goes on

${MEETINGS} lists the meetings. A meeting that this program has measured is not played again, and one
that was begun is gone on with; ${ROWS} and the table in ${LADDER_PAGE} are written after each.`;

await runTool(() => {
  const command = new Command('ladder')
    .description('Plays the meetings of the ladder, and writes what came of them.')
    .option('--workers <n>', 'worker threads', wholeNumber('--workers', MAX_WORKERS), 1)
    .option('--out <folder>', 'where the runs are kept', 'reports/ladder')
    .addHelpText('after', EXAMPLE);
  const { out, workers } = command.parse().opts<Options>();
  return playLadder({
    ...{ out, workers, meetings: meetingsIn(textIn(MEETINGS)), program: engineDigest() },
    rows: existsSync(ROWS) ? rowsIn(textIn(ROWS)) : [],
    run: (args) => runCommandLine(args, version(), output),
    tell: output.note,
    onRows: keep,
  });
});
