import { readFileSync, writeFileSync } from 'node:fs';
import { defaultRuleset, rulesets } from '../../src/registered.ts';
import { chartsPage, readmeChart } from './charts-page.ts';
import { machinesReadme } from './readme.ts';

const rewrite = (file: string, write: (current: string) => string): void =>
  writeFileSync(file, write(readFileSync(file, 'utf8')));

rewrite('machines/README.md', (current) => machinesReadme(current, rulesets.values()));
rewrite('docs/charts.md', (current) => chartsPage(current, defaultRuleset));
rewrite('README.md', (current) => readmeChart(current, defaultRuleset));
