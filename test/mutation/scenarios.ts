import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findingLine } from '../../src/judge/finding.ts';
import { judge } from '../../src/judge/judge.ts';
import { readScenario } from '../../src/judge/scenario.ts';

const FOLDER = 'test/scenarios/gate-ruler';

// Once each, on the lean runtime: mutants are many.
for (const entry of readdirSync(FOLDER, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const file = join(entry.parentPath, entry.name);
  const scenario = readScenario(file, readFileSync(file, 'utf8'));
  for (const edition of scenario.editions) {
    test(`${file} ${edition}`, () => {
      const { findings, clauses } = judge(scenario, edition, { runtime: 'lean' });
      expect(findings.map(findingLine)).toEqual([]);
      expect(clauses.filter((id) => !Object.hasOwn(scenario.ruleset.clauses, id))).toEqual([]);
    });
  }
}
