import { readFileSync, writeFileSync } from 'node:fs';
import { cardPage, cardPageOf, rulesetsWithCardPage } from './card-page.ts';

for (const id of rulesetsWithCardPage()) {
  const page = cardPageOf(id);
  writeFileSync(page, cardPage(readFileSync(page, 'utf8'), id));
}
