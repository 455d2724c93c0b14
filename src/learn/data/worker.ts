import { GatechartError } from '../../kernel/error.ts';
import { loadRuleset } from '../../registry.ts';
import { type BatchedNet, batchedNetFrom } from '../onnx/batched-net.ts';
import { tableOf } from './parquet.ts';
import type { KeptDataPlan } from './plan.ts';
import { type Brought, playLessons } from './play.ts';

/** One match to learn from. */
export interface LessonTask {
  readonly plan: KeptDataPlan;
  readonly match: number;
  /** The net that the agent goes by; that of the ruleset when absent. */
  readonly net?: object;
  /** Its layers, where they stand in an ONNX file. */
  readonly model?: Uint8Array;
}

/** The table of a match, or why it cannot be had. */
export type LessonAnswer =
  | { readonly table: Uint8Array }
  | { readonly refused: { readonly code: string; readonly place: string; readonly message: string } };

/** The net in batches of this thread: all its matches ask the same one, or there would be no batch. */
let batchedHere: Promise<BatchedNet> | undefined;

const broughtBy = async ({ plan, net, model }: LessonTask): Promise<Brought> => {
  const ruleset = await loadRuleset(plan.ruleset);
  if (net === undefined) return { ruleset };
  if (model === undefined) return { ruleset: { ...ruleset, net } };
  batchedHere ??= batchedNetFrom(ruleset, { net, model }, 'the net');
  return { ruleset, batched: await batchedHere };
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
