import { join } from 'node:path';
import { z } from 'zod';
import { digestSchema } from '../../core/data/digest-schema.ts';
import { type FieldNames, checkStoredPlan, storedPlanFields } from '../../core/data/run-plan.ts';
import { firstIssue } from '../../replay/read.ts';
import { readIfExists } from './file-system.ts';
import { runDamaged } from './run-files.ts';
import { RETENTIONS, type StoredPlan, RUN_FORMAT } from '../plan-2.ts';
import { serializedPlanSchema } from './written-plan.ts';

/** A `StoredPlan` in a file. */
export const storedPlanSchema = serializedPlanSchema.extend({
  format: z.literal(RUN_FORMAT),
  version: z.int(),
  cards: digestSchema,
  program: z.string(),
  trajectories: z.boolean(),
  keep: z.enum(RETENTIONS),
  share: z.string().exactOptional(),
});

/** What the fields of a plan are called where their names do not say it. */
export const FIELD_LABELS: FieldNames = {
  version: 'rules version',
  cards: 'cards and decks of digest',
  rules: 'ruleset from outside of digest',
  sets: 'card sets of digest',
  program: 'program version',
  trajectories: 'decisions kept (--export):',
  keep: 'what is kept of records (--keep):',
};

/** Throws `RUN_FORMAT`, `RUN_DIFFERS`, `RUN_DAMAGED`. */
export const checkPlan = (file: string, text: string, plan: StoredPlan): void =>
  checkStoredPlan(file, text, plan, FIELD_LABELS);

/** Where the plan of a run is. */
export const planFile = (folder: string): string => join(folder, 'plan.json');

/** The plan of a run that is kept in a folder; nothing where none is. Throws `CANNOT_READ`, `RUN_FORMAT`, `RUN_DAMAGED`. */
export const readPlan = (folder: string): StoredPlan | undefined => {
  const file = planFile(folder);
  const text = readIfExists(file);
  if (text === undefined) return undefined;
  const parsed = storedPlanSchema.safeParse(storedPlanFields(file, text, RUN_FORMAT));
  if (!parsed.success) {
    throw runDamaged(`${file}:1`, `it is not the plan of a run: ${firstIssue(parsed.error)}`);
  }
  return parsed.data;
};
