import { join } from 'node:path';
import { canonicalJson } from '../../kernel/digest.ts';
import { checkKeptPlan } from '../../kernel/kept-plan.ts';
import { replaceFile, textOf } from '../files.ts';

const FORMAT = 'gatechart-balance-plan/1';

/**
 * Keeps the seed in the folder of all parts, which draw theirs from it and know no other. Throws `RUN_DIFFERS` where the
 * folder was begun with another one, `RUN_FORMAT`, `RUN_DAMAGED`, `CANNOT_READ` and `CANNOT_WRITE`.
 */
export const keepSeed = (path: string, seed: number): void => {
  const file = join(path, 'plan.json');
  const plan = { format: FORMAT, seed };
  const text = textOf(file);
  if (text === undefined) replaceFile(file, `${canonicalJson(plan)}\n`);
  else checkKeptPlan(file, text, plan, {});
};
