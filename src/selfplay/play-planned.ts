import type { MatchAgent } from '../agents/agent-2.ts';
import type { RatedOption } from '../core/adapters/heuristic.ts';
import { agentsOfBuilds } from './agents/match-agents.ts';
import type { Meter } from './agents/effort.ts';
import { stepOf, trajectoryOf } from './worker.ts';
import type { Played } from './outcome.ts';
import type { Job, Plan } from './plan-2.ts';
import { type MatchHearing, playJob, playRecordedJob } from './play-job.ts';
import { agentFor } from './agents/seats.ts';

/** How matches are played. */
export interface Playing {
  /** Milliseconds. */
  readonly clock: () => number;
  /** Whether every decision is kept as a learner wants it. */
  readonly withTrajectory: boolean;
  /** Agents that are not ours, by the name the plan has for them. */
  readonly guests?: ReadonlyMap<string, MatchAgent>;
  /** Measures the agents; nobody does where it is absent. */
  readonly meter?: Meter;
  /** Whether nobody keeps the record: it is empty then. */
  readonly withoutRecord?: boolean;
}

/** Plays a match of a plan with the agents that the plan names. */
export const playPlanned = async (
  plan: Plan,
  job: Job,
  { withTrajectory, withoutRecord = false, guests = new Map(), ...others }: Playing,
): Promise<Played> => {
  const { ruleset } = plan;
  const surroundings = {
    ...others,
    guests: new Map([...(await agentsOfBuilds(job.agents, ruleset)), ...guests]),
  };
  const play = async (seats: Parameters<typeof playJob>[2], hearing: MatchHearing = {}): Promise<Played> =>
    withoutRecord
      ? { outcome: await playJob(ruleset, job, seats, hearing), record: '' }
      : playRecordedJob(ruleset, job, seats, hearing);
  if (!withTrajectory) return play(agentFor(plan, job, surroundings));
  let rated: readonly RatedOption[] = [];
  const steps: ReturnType<typeof stepOf>[] = [];
  const onRated = (heard: readonly RatedOption[]) => {
    rated = heard;
  };
  const played = await play(agentFor(plan, job, { ...surroundings, onRated }), {
    onDecision: (question, key) => {
      steps.push(stepOf(ruleset, { question, key, rated }));
      rated = [];
    },
  });
  return { ...played, trajectory: trajectoryOf(steps, played.outcome) };
};
