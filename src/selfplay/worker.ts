import { rulesetCalled } from '../known-rules.ts';
import type { Played } from './outcome.ts';
import type { Job, Plan } from './plan.ts';
import { playPlanned } from './play-planned.ts';

/** What a worker is given: the plan and one of its matches. */
export interface Task {
  readonly plan: Plan;
  readonly job: Job;
  readonly withTrajectory: boolean;
}

/** Plays one match of a run; the function that workers are asked to run. */
export default ({ plan, job, withTrajectory }: Task): Promise<Played> =>
  playPlanned(rulesetCalled(plan.ruleset), plan, job, {
    clock: () => performance.now(),
    withTrajectory,
  });
