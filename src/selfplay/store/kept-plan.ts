import { join } from 'node:path';
import { z } from 'zod';
import { digestSchema } from '../../core/data/digest-schema.ts';
import { type Called, checkKeptPlan, keptFields } from '../../core/data/run-plan.ts';
import { firstIssue } from '../../replay/read.ts';
import { textOf } from './file-system.ts';
import { damaged } from './run-files.ts';
import { KEEPS, type KeptPlan, RUN_FORMAT } from '../plan-2.ts';
import { writtenPlanSchema } from './written-plan.ts';

/** A `KeptPlan` in a file. */
export const keptPlanSchema = writtenPlanSchema.extend({
  format: z.literal(RUN_FORMAT),
  version: z.int(),
  cards: digestSchema,
  program: z.string(),
  trajectories: z.boolean(),
  keep: z.enum(KEEPS),
  share: z.string().exactOptional(),
});

/** What the fields of a plan are called where their names do not say it. */
export const CALLED: Called = {
  version: 'rules version',
  cards: 'cards and decks of digest',
  rules: 'ruleset from outside of digest',
  sets: 'card sets of digest',
  program: 'program version',
  trajectories: 'decisions kept (--export):',
  keep: 'what is kept of records (--keep):',
};

/** Throws `RUN_FORMAT`, `RUN_DIFFERS`, `RUN_DAMAGED`. */
export const checkPlan = (file: string, text: string, plan: KeptPlan): void =>
  checkKeptPlan(file, text, plan, CALLED);

/** Where the plan of a run is. */
export const planFile = (folder: string): string => join(folder, 'plan.json');

/** The plan of a run that is kept in a folder; nothing where none is. Throws `CANNOT_READ`, `RUN_FORMAT`, `RUN_DAMAGED`. */
export const readPlan = (folder: string): KeptPlan | undefined => {
  const file = planFile(folder);
  const text = textOf(file);
  if (text === undefined) return undefined;
  const parsed = keptPlanSchema.safeParse(keptFields(file, text, RUN_FORMAT));
  if (!parsed.success) {
    throw damaged(`${file}:1`, `it is not the plan of a run: ${firstIssue(parsed.error)}`);
  }
  return parsed.data;
};
