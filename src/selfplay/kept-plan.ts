import { join } from 'node:path';
import { z } from 'zod';
import { canonicalJson } from '../kernel/digest.ts';
import { GatechartError } from '../kernel/error.ts';
import { firstIssue } from '../record/read.ts';
import { textOf } from './files.ts';
import { damaged } from './ledger.ts';
import { KEEPS, type KeptPlan, RUN_FORMAT } from './plan.ts';
import { hashSchema, writtenPlanSchema } from './written-plan.ts';

const keptSchema = writtenPlanSchema.extend({
  format: z.literal(RUN_FORMAT),
  version: z.int(),
  cards: hashSchema,
  program: z.string(),
  trajectories: z.boolean(),
  keep: z.enum(KEEPS),
  share: z.string().exactOptional(),
});

/** What the fields of a plan are called where their names do not say it. */
const CALLED: Readonly<Record<string, string>> = {
  version: 'rules version',
  cards: 'cards and decks of digest',
  sets: 'card sets of digest',
  program: 'program version',
  trajectories: 'decisions kept (--export):',
  keep: 'what is kept of records (--keep):',
};

type Fields = Readonly<Record<string, unknown>>;

/** What differs in a plan from another one, which is called `now`; nothing where they are the same. */
export const differences = (kept: object, other: object, now = 'now'): readonly string[] => {
  const [before, after]: readonly Fields[] = [{ ...kept }, { ...other }];
  return [...new Set([...Object.keys(kept), ...Object.keys(other)])].flatMap((name) => {
    const [was, is] = [before?.[name], after?.[name]].map((value) => canonicalJson(value));
    return was === is ? [] : [`begun with ${CALLED[name] ?? name} ${was}, ${now} ${is}`];
  });
};

/** Throws `RUN_DIFFERS` at that file. */
export const refuseDifferences = (file: string, different: readonly string[]): void => {
  if (different.length > 0) throw new GatechartError('RUN_DIFFERS', file, different.join('; '));
};

/** The fields of a plan of our format. Throws `RUN_FORMAT`, `RUN_DAMAGED`. */
const fieldsIn = (file: string, text: string): Fields => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw damaged(`${file}:1`, 'the plan of the run is not JSON');
  }
  if (typeof value !== 'object' || value === null) throw damaged(`${file}:1`, 'it is not the plan of a run');
  const kept: Fields = { ...value };
  if (kept.format === RUN_FORMAT) return kept;
  const found = kept.format === undefined ? 'an earlier format' : `the format ${canonicalJson(kept.format)}`;
  throw new GatechartError(
    'RUN_FORMAT',
    file,
    `the run is in ${found}, this program goes on with ${RUN_FORMAT}`,
  );
};

/** Throws `RUN_FORMAT`, `RUN_DIFFERS`, `RUN_DAMAGED`. */
export const checkPlan = (file: string, text: string, plan: KeptPlan): void =>
  refuseDifferences(file, differences(fieldsIn(file, text), plan));

/** Where the plan of a run is. */
export const planFile = (folder: string): string => join(folder, 'plan.json');

/** The plan of a run that is kept in a folder; nothing where none is. Throws `CANNOT_READ`, `RUN_FORMAT`, `RUN_DAMAGED`. */
export const readPlan = (folder: string): KeptPlan | undefined => {
  const file = planFile(folder);
  const text = textOf(file);
  if (text === undefined) return undefined;
  const parsed = keptSchema.safeParse(fieldsIn(file, text));
  if (!parsed.success) {
    throw damaged(`${file}:1`, `it is not the plan of a run: ${firstIssue(parsed.error)}`);
  }
  return parsed.data;
};
