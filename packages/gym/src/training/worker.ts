import { GatechartError } from '../../../../src/core/errors.ts';
import type { Ruleset } from '../../../../src/core/ruleset-2.ts';
import { loadRuleset } from '../../../../src/registry.ts';
import { tableOf } from './parquet.ts';
import type { KeptDataPlan } from './dataset.ts';
import { playLessons } from './generate-match.ts';

/** One match to learn from. */
export interface LessonTask {
  readonly plan: KeptDataPlan;
  readonly match: number;
  /** The net that the agent goes by; that of the ruleset when absent. */
  readonly net?: object;
}

/** The table of a match, or why it cannot be had. */
export type LessonAnswer =
  | { readonly table: Uint8Array }
  | { readonly refused: { readonly code: string; readonly place: string; readonly message: string } };

const broughtBy = async ({ plan, net }: LessonTask): Promise<Ruleset> => {
  const ruleset = await loadRuleset(plan.ruleset);
  return net === undefined ? ruleset : { ...ruleset, net };
};

/** Plays one match; the function that threads are asked to run. */
export default async (task: LessonTask): Promise<LessonAnswer> => {
  try {
    const { plan, match } = task;
    const lessons = await playLessons(await broughtBy(task), plan, match, () => performance.now());
    return { table: tableOf(lessons, plan.features) };
  } catch (error) {
    if (!(error instanceof GatechartError)) throw error;
    const { code, place, message } = error;
    return { refused: { code, place, message } };
  }
};
