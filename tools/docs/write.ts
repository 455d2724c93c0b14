import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { defaultRuleset, rulesets } from '../../src/registered.ts';
import { scenarioJsonSchema } from '../../src/scenarios/schema.ts';
import { loadDefences } from '../clause-mutants/known-mutants.ts';
import { LADDER_PAGE, ladderPage, ROWS, rowsIn } from '../ladder/page.ts';
import { apiPage, ENTRIES, pageName } from './api-page.ts';
import { cardPage, cardPageOf, rulesetsWithCardPage } from './card-page.ts';
import { chartsPage, readmeChart } from './charts-page.ts';
import { COMMANDS_PAGE, commandsPage } from './commands-page.ts';
import { DEFENCES_PAGE, defencesPage } from './defences-page.ts';
import { ERRORS_PAGE, errorsPage } from './errors-page.ts';
import { glossaryWith, keywordTable, keywordTables } from './keyword-table.ts';
import { machinesReadme } from './machines-readme.ts';
import { withExcerpt } from './page-parts.ts';

const rewrite = (file: string, write: (current: string) => string): void =>
  writeFileSync(file, write(readFileSync(file, 'utf8')));

rewrite('machines/README.md', (current) => machinesReadme(current, rulesets.values()));
rewrite('docs/reference/charts.md', (current) => chartsPage(current, defaultRuleset));
rewrite('README.md', (current) => readmeChart(current, defaultRuleset));

const GLOSSARY = 'docs/reference/glossary.md';

for (const table of keywordTables()) {
  writeFileSync(table, await keywordTable(table));
  writeFileSync(GLOSSARY, await glossaryWith(readFileSync(GLOSSARY, 'utf8'), table));
}

for (const id of rulesetsWithCardPage()) {
  const page = cardPageOf(id);
  writeFileSync(page, cardPage(readFileSync(page, 'utf8'), id));
}

rewrite(DEFENCES_PAGE, (current) => defencesPage(current, loadDefences()));

writeFileSync(LADDER_PAGE, ladderPage(readFileSync(LADDER_PAGE, 'utf8'), rowsIn(readFileSync(ROWS, 'utf8'))));

const FILE = 'README.md';
const STANDARD_INPUT = 0;

writeFileSync(FILE, withExcerpt(readFileSync(FILE, 'utf8'), readFileSync(STANDARD_INPUT, 'utf8')));

writeFileSync(COMMANDS_PAGE, await commandsPage());
writeFileSync(ERRORS_PAGE, errorsPage());

writeFileSync('docs/scenario.schema.json', scenarioJsonSchema(rulesets.values(), defaultRuleset.id));

const FOLDER = 'docs/reference/api';

mkdirSync(FOLDER, { recursive: true });
for (const entry of ENTRIES) writeFileSync(`${FOLDER}/${pageName(entry.name)}`, apiPage(entry));
