import { canonicalJson } from '../core/data/digest-2.ts';
import { GatechartError } from '../core/errors.ts';
import type { SetSource } from '../core/cards/card-sets-2.ts';
import { loadIfKnown } from '../registry.ts';
import { type Efforts, Meter } from './agents/effort.ts';
import type { Played } from './outcome.ts';
import type { Job, Plan, WrittenPlan } from './plan-2.ts';
import { planFrom } from './planned.ts';
import { playPlanned } from './play-planned.ts';
import { processorTime } from './agents/cpu-usage.ts';

/** What a worker is given: the plan with its sets, and one of its matches. */
export interface Task {
  readonly plan: WrittenPlan;
  readonly sets?: readonly SetSource[];
  readonly job: Job;
  readonly withTrajectory: boolean;
  /** Whether nobody keeps the record: it is empty then. */
  readonly withoutRecord?: boolean;
  /** Whether the agents are measured. */
  readonly isMetered?: boolean;
}

/** The plan of the last match: the next one is mostly of the same, and a plan names its sets by their digest. */
let last: { readonly written: string; readonly plan: Plan } | undefined;

const planOf = async ({ plan, sets }: Task): Promise<Plan> => {
  const written = canonicalJson(plan);
  if (last?.written === written) return last.plan;
  await loadIfKnown(plan.ruleset);
  last = { written, plan: planFrom(plan, sets) };
  return last.plan;
};

/** What a worker answers: the match, or why it cannot be played at all. */
export type Answer =
  | { readonly played: Played; readonly efforts: Efforts }
  | { readonly refused: { readonly code: string; readonly place: string; readonly message: string } };

const refusalOf = (error: unknown) => {
  if (error instanceof GatechartError) {
    const { code, place, message } = error;
    return { code, place, message };
  }
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  return { code: 'INTERNAL', place: name, message };
};

/** Plays one match of a run; the function that threads are asked to run. Does not reject: whoever does not answer died. */
export default async (task: Task): Promise<Answer> => {
  try {
    const meter = new Meter(processorTime);
    const surroundings = {
      clock: () => performance.now(),
      withTrajectory: task.withTrajectory,
      ...(task.withoutRecord && { withoutRecord: true }),
      ...(task.isMetered && { meter }),
    };
    const played = await playPlanned(await planOf(task), task.job, surroundings);
    return { played, efforts: meter.efforts };
  } catch (error) {
    return { refused: refusalOf(error) };
  }
};

/** The match of an answer. Throws what it was refused for. */
export const playedIn = (answer: Answer): Played => {
  if ('played' in answer) return answer.played;
  const { code, place, message } = answer.refused;
  throw new GatechartError(code, place, message);
};
