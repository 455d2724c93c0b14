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

/** The fields of a plan that name the build which plays it: the version of the program, its digest and that of a custom ruleset. */
const BUILD_FIELDS: readonly string[] = ['program', 'build', 'rules'];

/** The fields of a plan that name its build. */
export const buildFieldsOf = (plan: object): Fields =>
  Object.fromEntries(Object.entries(plan).filter(([name]) => BUILD_FIELDS.includes(name)));

/**
 * The plan of the run that is kept in a folder, checked against the plan of the run that is to continue there. The build may
 * differ only where another one is accepted. Throws `RUN_FORMAT`, `RUN_DIFFERS`, `RUN_DAMAGED`.
 */
export const resumedPlan = <Stored extends { readonly format: string }>(
  file: string,
  text: string,
  plan: Stored,
  called: FieldNames,
  acceptsOtherBuild = false,
): Stored => {
  const kept = storedPlanFields(file, text, plan.format);
  const resumed: Stored = acceptsOtherBuild ? { ...plan, ...buildFieldsOf(kept) } : plan;
  assertNoDifferences(file, planDifferences(kept, resumed, called));
  return resumed;
};
