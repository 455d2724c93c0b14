import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findingLine } from '../../src/judge/finding.ts';
import { judge } from '../../src/judge/judge.ts';
import { readScenario } from '../../src/judge/scenario.ts';

const FOLDER = 'test/scenarios/gate-ruler';

// Mutants are many: once each, on the lean runtime, and read only where the test is run.
for (const entry of readdirSync(FOLDER, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name);
  if (entry.isFile()) {
    test(file, () => {
      const scenario = readScenario(file, readFileSync(file, 'utf8'));
      for (const edition of scenario.editions) {
        const { findings, clauses } = judge(scenario, edition, { runtime: 'lean' });
        expect(findings.map(findingLine)).toEqual([]);
        expect(clauses.filter((id) => !Object.hasOwn(scenario.ruleset.clauses, id))).toEqual([]);
      }
    });
  }
}
