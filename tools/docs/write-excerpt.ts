import { readFileSync, writeFileSync } from 'node:fs';
import { withExcerpt } from './excerpt.ts';

const FILE = 'README.md';
const STANDARD_INPUT = 0;

writeFileSync(FILE, withExcerpt(readFileSync(FILE, 'utf8'), readFileSync(STANDARD_INPUT, 'utf8')));
