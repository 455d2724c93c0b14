import { writeFileSync } from 'node:fs';
import { rulesets } from '../registry.ts';
import { carriedText } from './carried-text.ts';
import { ruleSources, testTitles } from './collect.ts';
import { coverageOf } from './coverage.ts';

const FILE = 'src/clauses/carried.ts';

const tests = testTitles('.');
const coverage = [...rulesets.values()].map(
  ({ id, clauses }) => [id, coverageOf(clauses, ruleSources('.', id), tests)] as const,
);
writeFileSync(FILE, carriedText(coverage));
