import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson } from '../../kernel/digest.ts';
import { checkKeptPlan } from '../../kernel/kept-plan.ts';
import { replaceFile, textOf } from '../files.ts';
import type { Part } from './balance-plan.ts';

const FORMAT = 'gatechart-balance-plan/1';

/**
 * Keeps the seed in the folder of all parts, which draw theirs from it and know no other, before the first of them is begun.
 * Throws `RUN_DIFFERS` where the folder was begun with another one, `RUN_FORMAT`, `RUN_DAMAGED`, `CANNOT_READ` and
 * `CANNOT_WRITE`.
 */
export const keepSeed = (path: string, seed: number, [first]: readonly Part[]): void => {
  const file = join(path, 'plan.json');
  const plan = { format: FORMAT, seed };
  const text = textOf(file);
  if (text !== undefined) checkKeptPlan(file, text, plan, {});
  else if (first === undefined || !existsSync(join(path, first.name))) {
    replaceFile(file, `${canonicalJson(plan)}\n`);
  }
};
