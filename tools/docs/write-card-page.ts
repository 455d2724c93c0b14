import { readFileSync, writeFileSync } from 'node:fs';
import { cardPage, cardPageOf, withCardPage } from './card-page.ts';

for (const id of withCardPage()) {
  const page = cardPageOf(id);
  writeFileSync(page, cardPage(readFileSync(page, 'utf8'), id));
}
