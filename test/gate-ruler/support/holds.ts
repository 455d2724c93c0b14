import { expect, it } from 'vitest';
import { findingLine } from '../../../src/scenarios/judge.ts';
import { judge } from '../../../src/scenarios/judge-2.ts';
import { readScenario } from '../../../src/scenarios/scenario.ts';

/** A test with the scenario that shows what its title says; the title of the scenario itself is left out. */
export const holds = (title: string, scenario: string): void => {
  it(title, () => {
    const read = readScenario('inline.yaml', `title: 14-3b shown here\n${scenario.trimStart()}`);
    for (const edition of read.editions) {
      expect(judge(read, edition, { runtime: 'lean' }).findings.map(findingLine)).toEqual([]);
    }
  });
};
