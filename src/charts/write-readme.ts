import { readFileSync, writeFileSync } from 'node:fs';
import { rulesets } from '../rulesets.ts';
import { contracts } from './contracts/index.ts';
import { machinesReadme } from './readme.ts';

const FILE = 'machines/README.md';

writeFileSync(FILE, machinesReadme(readFileSync(FILE, 'utf8'), rulesets.values(), contracts));
