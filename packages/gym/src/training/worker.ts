import { GatechartError } from '../../../../src/core/errors.ts';
import type { Ruleset } from '../../../../src/core/ruleset-2.ts';
import { loadRuleset } from '../../../../src/registry.ts';
import { encodeTable } from './parquet.ts';
import type { StoredDatasetPlan } from './dataset.ts';
import { playExamples } from './generate-match.ts';

/** One match to learn from. */
export interface ExampleTask {
  readonly plan: StoredDatasetPlan;
  readonly match: number;
  /** The net that the agent goes by; that of the ruleset when absent. */
  readonly net?: object;
}

/** The table of a match, or why it cannot be had. */
export type ExampleReply =
  | { readonly table: Uint8Array }
  | { readonly refused: { readonly code: string; readonly place: string; readonly message: string } };

const broughtBy = async ({ plan, net }: ExampleTask): Promise<Ruleset> => {
  const ruleset = await loadRuleset(plan.ruleset);
  return net === undefined ? ruleset : { ...ruleset, net };
};

/** Plays one match; the function that threads are asked to run. */
export default async (task: ExampleTask): Promise<ExampleReply> => {
  try {
    const { plan, match } = task;
    const lessons = await playExamples(await broughtBy(task), plan, match, () => performance.now());
    return { table: encodeTable(lessons, plan.features) };
  } catch (error) {
    if (!(error instanceof GatechartError)) throw error;
    const { code, place, message } = error;
    return { refused: { code, place, message } };
  }
};
