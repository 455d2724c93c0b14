import { rulesetCalled } from '../registry.ts';
import type { Played } from './outcome.ts';
import type { Job, WrittenPlan } from './plan.ts';
import { playPlanned } from './play-planned.ts';

/** What a worker is given: the plan and one of its matches. */
export interface Task {
  readonly plan: WrittenPlan;
  readonly job: Job;
  readonly withTrajectory: boolean;
}

/** Plays one match of a run; the function that workers are asked to run. */
export default ({ plan, job, withTrajectory }: Task): Promise<Played> =>
  playPlanned({ ...plan, ruleset: rulesetCalled(plan.ruleset) }, job, {
    clock: () => performance.now(),
    withTrajectory,
  });
