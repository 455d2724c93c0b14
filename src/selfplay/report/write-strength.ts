// node dist/src/selfplay/report/write-strength.js TITLE FOLDER… > docs/images/strength.svg
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Summary } from '../summary.ts';
import { strengthPlot, strengthsOf } from './strength.ts';

const [title = '', ...folders] = process.argv.slice(2);
const summaries = folders.map(
  (folder) => JSON.parse(readFileSync(join(folder, 'summary.json'), 'utf8')) as Summary,
);
process.stdout.write(strengthPlot(title, strengthsOf(summaries)));
