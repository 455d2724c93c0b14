import { canonicalJson } from '../core/data/digest-2.ts';
import { GatechartError } from '../core/errors.ts';
import type { SetSource } from '../core/cards/card-sets-2.ts';
import { loadIfKnown } from '../registry.ts';
import { type Usage, CpuMeter } from './agents/effort.ts';
import type { PlayedMatch } from './outcome.ts';
import type { Job, Plan, SerializedPlan } from './plan-2.ts';
import { planFrom } from './planned.ts';
import { playMatch } from './play-planned.ts';
import { processorTime } from './agents/cpu-usage.ts';

/** What a worker is given: the plan with its sets, and one of its matches. */
export interface MatchTask {
  readonly plan: SerializedPlan;
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

const planOf = async ({ plan, sets }: MatchTask): Promise<Plan> => {
  const written = canonicalJson(plan);
  if (last?.written === written) return last.plan;
  await loadIfKnown(plan.ruleset);
  last = { written, plan: planFrom(plan, sets) };
  return last.plan;
};

/** What a worker answers: the match, or why it cannot be played at all. */
export type Answer =
  | { readonly played: PlayedMatch; readonly efforts: Usage }
  | { readonly refused: { readonly code: string; readonly place: string; readonly message: string } };

const rejectionOf = (error: unknown) => {
  if (error instanceof GatechartError) {
    const { code, place, message } = error;
    return { code, place, message };
  }
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  return { code: 'INTERNAL', place: name, message };
};

/** Plays one match of a run; the function that threads are asked to run. Does not reject: whoever does not answer died. */
export default async (task: MatchTask): Promise<Answer> => {
  try {
    const meter = new CpuMeter(processorTime);
    const surroundings = {
      clock: () => performance.now(),
      withTrajectory: task.withTrajectory,
      ...(task.withoutRecord && { withoutRecord: true }),
      ...(task.isMetered && { meter }),
    };
    const played = await playMatch(await planOf(task), task.job, surroundings);
    return { played, efforts: meter.usage };
  } catch (error) {
    return { refused: rejectionOf(error) };
  }
};

/** The match of an answer. Throws what it was refused for. */
export const unwrapAnswer = (answer: Answer): PlayedMatch => {
  if ('played' in answer) return answer.played;
  const { code, place, message } = answer.refused;
  throw new GatechartError(code, place, message);
};
