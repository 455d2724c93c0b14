import { join } from 'node:path';
import { z } from 'zod';
import { MAX_ELO, MAX_LIST_LENGTH, MAX_MATCHES, MAX_WAIT_MS } from '../../core/data/limits.ts';
import { type FieldNames, storedPlanFields } from '../../core/data/run-plan.ts';
import { digestSchema } from '../../core/data/schemas.ts';
import { GatechartError } from '../../core/errors.ts';
import { readIfExists } from '../../file-system.ts';
import { firstIssue } from '../../replay/record.ts';
import { RETENTIONS, RUN_FORMAT, type StoredPlan } from '../plan.ts';

/** Something in the folder of a run is not as the run left it. */
export const runDamaged = (place: string, message: string): GatechartError =>
  new GatechartError('RUN_DAMAGED', place, message);

const namesSchema = z.array(z.string()).min(1).max(MAX_LIST_LENGTH).readonly();

const eloSchema = z.number().min(-MAX_ELO).max(MAX_ELO);

const hypothesesSchema = z
  .strictObject({ elo0: eloSchema, elo1: eloSchema })
  .readonly()
  .refine(({ elo0, elo1 }) => elo0 < elo1, 'elo0 must be less than elo1');

/** A `SerializedPlan` in a file. */
export const serializedPlanSchema = z.strictObject({
  ruleset: z.string(),
  edition: z.string(),
  agents: namesSchema,
  decks: namesSchema,
  games: z.int().min(2).max(MAX_MATCHES).multipleOf(2),
  seed: z.int().nonnegative(),
  limit: z.int().min(1).max(MAX_WAIT_MS),
  analysis: z.literal(true).exactOptional(),
  equalTime: z.literal(true).exactOptional(),
  ofDecks: z.literal(true).exactOptional(),
  sprt: hypothesesSchema.exactOptional(),
  rules: digestSchema.exactOptional(),
  secretDigest: digestSchema.exactOptional(),
  sandbox: z.literal(true).exactOptional(),
  sets: digestSchema.exactOptional(),
});

/** Card sets in a file. */
export const setSourcesSchema = z
  .array(z.strictObject({ name: z.string(), value: z.json() }))
  .min(1)
  .max(MAX_LIST_LENGTH)
  .readonly();

/** A `StoredPlan` in a file. */
export const storedPlanSchema = serializedPlanSchema.extend({
  format: z.literal(RUN_FORMAT),
  version: z.int(),
  cards: digestSchema,
  program: z.string(),
  build: digestSchema,
  trajectories: z.boolean(),
  keep: z.enum(RETENTIONS),
  share: z.string().exactOptional(),
});

/** What the fields of a plan are called where their names do not say it. */
export const FIELD_LABELS: FieldNames = {
  version: 'rules version',
  cards: 'the cards and decks with digest',
  rules: 'the custom ruleset with digest',
  sets: 'the card sets with digest',
  sandbox: 'programs in sandboxes (without --trusted):',
  program: 'program version',
  build: 'the build of gatechart with digest',
  trajectories: 'stored decisions (--export):',
  keep: 'stored records (--keep):',
};

/** Name of the file with the plan of a run. */
export const PLAN_FILE = 'plan.json';

/** The plan of a run that is kept in a folder; nothing where none is. Throws `CANNOT_READ`, `RUN_FORMAT`, `RUN_DAMAGED`. */
export const readPlan = (folder: string): StoredPlan | undefined => {
  const file = join(folder, PLAN_FILE);
  const text = readIfExists(file);
  if (text === undefined) return undefined;
  const parsed = storedPlanSchema.safeParse(storedPlanFields(file, text, RUN_FORMAT));
  if (!parsed.success) {
    throw runDamaged(`${file}:1`, `the file is not the plan of a run: ${firstIssue(parsed.error)}`);
  }
  return parsed.data;
};
