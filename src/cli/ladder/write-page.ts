import { readFileSync, writeFileSync } from 'node:fs';
import { LADDER_PAGE, ladderPage } from './page.ts';
import { ROWS, rowsIn } from './row.ts';

writeFileSync(LADDER_PAGE, ladderPage(readFileSync(LADDER_PAGE, 'utf8'), rowsIn(readFileSync(ROWS, 'utf8'))));
