import type { Agent } from '../agents/agent-2.ts';
import type { RatedOption } from '../core/adapters/heuristic.ts';
import { agentsOfBuilds } from './agents/match-agents.ts';
import type { CpuMeter } from './agents/effort.ts';
import { trajectoryStep, buildTrajectory } from './worker.ts';
import type { PlayedMatch } from './outcome.ts';
import type { Job, Plan } from './plan-2.ts';
import { type MatchCallbacks, playJob, playRecordedJob } from './play-job.ts';
import { agentFor } from './agents/seats.ts';

/** How matches are played. */
export interface PlayContext {
  /** Milliseconds. */
  readonly clock: () => number;
  /** Whether every decision is kept as a learner wants it. */
  readonly withTrajectory: boolean;
  /** Agents that are not ours, by the name the plan has for them. */
  readonly externalAgents?: ReadonlyMap<string, Agent>;
  /** Measures the agents; nobody does where it is absent. */
  readonly meter?: CpuMeter;
  /** Whether nobody keeps the record: it is empty then. */
  readonly withoutRecord?: boolean;
}

/** Plays a match of a plan with the agents that the plan names. */
export const playMatch = async (
  plan: Plan,
  job: Job,
  { withTrajectory, withoutRecord = false, externalAgents: guests = new Map(), ...others }: PlayContext,
): Promise<PlayedMatch> => {
  const { ruleset } = plan;
  const surroundings = {
    ...others,
    guests: new Map([...(await agentsOfBuilds(job.agents, ruleset)), ...guests]),
  };
  const play = async (seats: Parameters<typeof playJob>[2], hearing: MatchCallbacks = {}): Promise<PlayedMatch> =>
    withoutRecord
      ? { outcome: await playJob(ruleset, job, seats, hearing), record: '' }
      : playRecordedJob(ruleset, job, seats, hearing);
  if (!withTrajectory) return play(agentFor(plan, job, surroundings));
  let rated: readonly RatedOption[] = [];
  const steps: ReturnType<typeof trajectoryStep>[] = [];
  const onRated = (heard: readonly RatedOption[]) => {
    rated = heard;
  };
  const played = await play(agentFor(plan, job, { ...surroundings, onRated }), {
    onDecision: (question, key) => {
      steps.push(trajectoryStep(ruleset, { question, key, rated }));
      rated = [];
    },
  });
  return { ...played, trajectory: buildTrajectory(steps, played.outcome) };
};
