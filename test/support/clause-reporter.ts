import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { rulesets } from '../../src/registered.ts';
import { type TestTitle, titlesOfClauses } from '../../src/rulebook/citations.ts';
import { coverageOf, GAP_TEXTS, gapsIn } from '../../src/rulebook/coverage.ts';
import { placesIn } from '../../src/rulebook/places.ts';
import { ruleSources } from '../../src/rulebook/rule-sources.ts';

const titlesOf = (module: TestModule): readonly TestTitle[] =>
  [...module.children.allTests()].flatMap(({ fullName }) =>
    fullName.split(' > ').map((title) => ({ path: relative('.', module.moduleId), title })),
  );

/** Fails a whole run of the tests if a clause that prescribes something acts nowhere or is named by no test that was run. */
export default class ClauseReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const titles = modules.flatMap(titlesOf);
    for (const { id, clauses } of rulesets.values()) {
      const { charts, rules } = placesIn(clauses, ruleSources('.', id), []);
      const tests = titlesOfClauses(clauses, titles);
      for (const gap of gapsIn(coverageOf(clauses, { charts, rules, tests }))) {
        process.exitCode = 1;
        console.error(`${id} ${gap.id} ${GAP_TEXTS[gap.lacks]}`);
      }
    }
  }
}
