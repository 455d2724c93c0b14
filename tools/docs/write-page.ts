import { readFileSync, writeFileSync } from 'node:fs';
import { LADDER_PAGE, ladderPage } from '../ladder/page-2.ts';
import { ROWS, rowsIn } from '../ladder/page.ts';

writeFileSync(LADDER_PAGE, ladderPage(readFileSync(LADDER_PAGE, 'utf8'), rowsIn(readFileSync(ROWS, 'utf8'))));
