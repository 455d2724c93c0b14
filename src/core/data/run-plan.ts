import { GatechartError } from '../errors.ts';
import { canonicalJson } from './digest.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What fields of a plan are called whose names do not say it. */
export type FieldNames = Readonly<Record<string, string>>;

const damaged = (file: string, message: string): GatechartError =>
  new GatechartError('RUN_DAMAGED', `${file}:1`, message);

/** The fields of a plan of that format which is kept in a file. Throws `RUN_FORMAT`, `RUN_DAMAGED`. */
export const storedPlanFields = (file: string, text: string, format: string): Fields => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw damaged(file, 'the plan of the run is not valid JSON');
  }
  if (typeof value !== 'object' || value === null) throw damaged(file, 'the file is not the plan of a run');
  const kept: Fields = { ...value };
  if (kept.format === format) return kept;
  const found = kept.format === undefined ? 'an earlier format' : `the format ${canonicalJson(kept.format)}`;
  throw new GatechartError(
    'RUN_FORMAT',
    file,
    `the run has ${found}, but this version of gatechart resumes only runs of the format ${format}`,
  );
};

/** What differs in a plan from another one, which is called `now`; nothing where they are the same. */
export const planDifferences = (
  kept: object,
  other: object,
  called: FieldNames,
  now = 'now',
): readonly string[] => {
  const [before, after]: readonly Fields[] = [{ ...kept }, { ...other }];
  return [...new Set([...Object.keys(kept), ...Object.keys(other)])].flatMap((name) => {
    const [was, is] = [before?.[name], after?.[name]].map((value) => canonicalJson(value));
    return was === is ? [] : [`the run began with ${called[name] ?? name} ${was}, ${now} ${is}`];
  });
};

/** Throws `RUN_DIFFERS` at that file. */
export const assertNoDifferences = (file: string, different: readonly string[]): void => {
  if (different.length > 0) throw new GatechartError('RUN_DIFFERS', file, different.join('; '));
};

/**
 * Holds the text of a plan that is kept in a folder to the plan of the run that is to go on there. Throws `RUN_FORMAT`,
 * `RUN_DIFFERS`, `RUN_DAMAGED`.
 */
export const checkStoredPlan = (
  file: string,
  text: string,
  plan: { readonly format: string },
  called: FieldNames,
): void =>
  assertNoDifferences(file, planDifferences(storedPlanFields(file, text, plan.format), plan, called));
