import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { glossaryWith, keywordTable, keywordTables } from '../../tools/docs/keyword-table.ts';

test.each(keywordTables())('%s and the glossary list the keywords of its folder', async (table) => {
  const page = readFileSync('docs/reference/glossary.md', 'utf8');
  expect(await keywordTable(table), 'run npm run docs').toBe(readFileSync(table, 'utf8'));
  expect(await glossaryWith(page, table), 'run npm run docs').toBe(page);
});
