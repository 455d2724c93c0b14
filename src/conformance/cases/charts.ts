import { processesOf } from '../../charts/process-2.ts';
import { GatechartError } from '../../core/errors.ts';
import type { Case } from '../case.ts';
import { Wrong } from '../assertions.ts';

export const charts: Case = {
  id: 'charts',
  holds: 'every chart of every edition is one that all runtimes run',
  *look({ ruleset }) {
    for (const [edition, machine] of Object.entries(ruleset.editions)) {
      yield undefined;
      try {
        processesOf(machine);
      } catch (error) {
        if (!(error instanceof GatechartError)) throw error;
        throw new Wrong({
          place: `edition ${edition}, ${error.place}`,
          expected: 'the part of XState that the runtimes know',
          seen: error.message,
        });
      }
    }
  },
};
