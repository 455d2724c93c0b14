import { processesOf } from '../../charts/process-2.ts';
import { GatechartError } from '../../core/errors.ts';
import type { CaseDefinition } from '../case.ts';
import { Violation } from '../assertions.ts';

export const chartsCase: CaseDefinition = {
  id: 'charts',
  requirement: 'every chart of every edition is one that all runtimes run',
  *check({ ruleset }) {
    for (const [edition, machine] of Object.entries(ruleset.editions)) {
      yield undefined;
      try {
        processesOf(machine);
      } catch (error) {
        if (!(error instanceof GatechartError)) throw error;
        throw new Violation({
          place: `edition ${edition}, ${error.place}`,
          expected: 'the part of XState that the runtimes know',
          seen: error.message,
        });
      }
    }
  },
};
