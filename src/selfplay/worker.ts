import { canonicalJson } from '../kernel/digest.ts';
import type { Played } from './outcome.ts';
import type { Job, Plan, SetSource, WrittenPlan } from './plan.ts';
import { planFrom } from './planned.ts';
import { playPlanned } from './play-planned.ts';

/** What a worker is given: the plan with its sets, and one of its matches. */
export interface Task {
  readonly plan: WrittenPlan;
  readonly sets?: readonly SetSource[];
  readonly job: Job;
  readonly withTrajectory: boolean;
}

/** The plan of the last match: the next one is mostly of the same, and a plan names its sets by their digest. */
let last: { readonly written: string; readonly plan: Plan } | undefined;

const planOf = ({ plan, sets }: Task): Plan => {
  const written = canonicalJson(plan);
  if (last?.written !== written) last = { written, plan: planFrom(plan, sets) };
  return last.plan;
};

/** Plays one match of a run; the function that workers are asked to run. */
export default async (task: Task): Promise<Played> =>
  playPlanned(planOf(task), task.job, {
    clock: () => performance.now(),
    withTrajectory: task.withTrajectory,
  });
