import { readFileSync, writeFileSync } from 'node:fs';
import { CARD_PAGE, cardPage } from './card-page.ts';

writeFileSync(CARD_PAGE, cardPage(readFileSync(CARD_PAGE, 'utf8')));
