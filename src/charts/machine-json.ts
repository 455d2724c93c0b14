import { compileGuard } from '../runtime/chart/guard.ts';
import { actionText } from './process.ts';
import type { ChartProcess } from './process-2.ts';

/**
 * One machine as it is written, as JSON that XState and Stately's tools make a machine of. What is a function has no
 * place in it: a combination of guards and an action without a name keep their texts as names, all else is left out.
 */
export const machineJson = ({ chart: { machine } }: ChartProcess): string =>
  JSON.stringify(
    machine.config,
    function (this: unknown, key, value: unknown) {
      if (typeof value !== 'function') return value;
      if (key === 'guard') return compileGuard(machine.root, value).text;
      return Array.isArray(this) || ['entry', 'actions'].includes(key) ? actionText(value) : undefined;
    },
    2,
  );
