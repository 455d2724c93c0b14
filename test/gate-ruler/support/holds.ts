import { expect, it } from 'vitest';
import { findingLine, judge } from '../../../src/scenarios/judge.ts';
import { readScenario } from '../../../src/scenarios/read-scenario.ts';

/** A test with the scenario that shows what its title says; the title of the scenario itself is left out. */
export const holds = (title: string, scenario: string): void => {
  it(title, () => {
    const read = readScenario('inline.yaml', `title: 14-3b shown here\n${scenario.trimStart()}`);
    for (const edition of read.editions) {
      expect(judge(read, edition, { runtime: 'lean' }).findings.map(findingLine)).toEqual([]);
    }
  });
};
