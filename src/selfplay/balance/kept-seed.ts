import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson } from '../../core/data/digest-2.ts';
import { planDifferences, storedPlanFields, assertNoDifferences } from '../../core/data/run-plan.ts';
import { replaceFile, readIfExists } from '../store/file-system.ts';
import type { Part } from './balance-plan.ts';

const FORMAT = 'gatechart-balance-plan/1';

/**
 * Keeps the seed in the folder of all parts, which draw theirs from it and know no other, until the first of them is begun;
 * from then on it is the one of the folder. Throws `RUN_DIFFERS` for another one, `RUN_FORMAT`, `RUN_DAMAGED`, `CANNOT_READ`
 * and `CANNOT_WRITE`.
 */
export const storeSeed = (path: string, seed: number, parts: readonly Part[]): void => {
  const file = join(path, 'plan.json');
  const plan = { format: FORMAT, seed };
  const text = readIfExists(file);
  const kept = text === undefined ? plan : storedPlanFields(file, text, FORMAT);
  const isBegun = parts.some(({ name }) => existsSync(join(path, name)));
  if (isBegun) assertNoDifferences(file, planDifferences(kept, plan, {}));
  else replaceFile(file, `${canonicalJson(plan)}\n`);
};
