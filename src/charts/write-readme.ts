import { readFileSync, writeFileSync } from 'node:fs';
import { gateRuler, rulesets } from '../rulesets.ts';
import { contracts } from './contracts/index.ts';
import { chartsPage, readmeChart } from './pictures.ts';
import { machinesReadme } from './readme.ts';

const rewrite = (file: string, write: (current: string) => string): void =>
  writeFileSync(file, write(readFileSync(file, 'utf8')));

rewrite('machines/README.md', (current) => machinesReadme(current, rulesets.values(), contracts));
rewrite('docs/charts.md', (current) => chartsPage(current, gateRuler));
rewrite('README.md', (current) => readmeChart(current, gateRuler));
