import { canonicalJson } from './digest.ts';
import { GatechartError } from './error.ts';

type Fields = Readonly<Record<string, unknown>>;

const damaged = (file: string, message: string): GatechartError =>
  new GatechartError('RUN_DAMAGED', `${file}:1`, message);

const fieldsIn = (file: string, text: string): Fields => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw damaged(file, 'the plan of the run is not JSON');
  }
  if (typeof value !== 'object' || value === null) throw damaged(file, 'it is not the plan of a run');
  return { ...value };
};

const differences = (
  kept: Fields,
  now: Fields,
  called: Readonly<Record<string, string>>,
): readonly string[] =>
  [...new Set([...Object.keys(kept), ...Object.keys(now)])].flatMap((name) => {
    const [before, after] = [kept[name], now[name]].map((value) => canonicalJson(value));
    return before === after ? [] : [`begun with ${called[name] ?? name} ${before}, now ${after}`];
  });

/**
 * Holds the text of a plan that is kept in a folder to the plan of the run that is to go on there. `called`: what its fields
 * are called where their names do not say it. Throws `RUN_FORMAT`, `RUN_DIFFERS`, `RUN_DAMAGED`.
 */
export const checkKeptPlan = (
  file: string,
  text: string,
  plan: { readonly format: string },
  called: Readonly<Record<string, string>>,
): void => {
  const kept = fieldsIn(file, text);
  if (kept.format !== plan.format) {
    const found =
      kept.format === undefined ? 'an earlier format' : `the format ${canonicalJson(kept.format)}`;
    throw new GatechartError(
      'RUN_FORMAT',
      file,
      `the run is in ${found}, this program goes on with ${plan.format}`,
    );
  }
  const different = differences(kept, { ...plan }, called);
  if (different.length > 0) throw new GatechartError('RUN_DIFFERS', file, different.join('; '));
};
