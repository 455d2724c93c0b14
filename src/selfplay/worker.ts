import type { Agent } from '../agents/agent.ts';
import type { RatedOption } from '../core/adapters/heuristic.ts';
import { toDense } from '../core/adapters/observation-encoder.ts';
import { requireObservationEncoder } from '../core/adapters/require-encoder.ts';
import type { SetSource } from '../core/cards/card-sets.ts';
import { canonicalJson } from '../core/data/digest.ts';
import { GatechartError } from '../core/errors.ts';
import type { Question } from '../core/question.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { loadIfKnown } from '../registry.ts';
import { CpuMeter, processorTime, type Usage } from './agents/cpu-usage.ts';
import { agentFor, agentsOfBuilds } from './agents/match-agents.ts';
import type { Outcome, PlayedMatch, TrajectoryStep } from './outcome.ts';
import { type Job, type Plan, planFrom, type SerializedPlan } from './plan.ts';
import { type MatchCallbacks, playJob, playRecordedJob } from './play-match.ts';

/** One decision as it was made. */
export interface RatedDecision {
  readonly question: Question;
  readonly key: string;
  /** How the agent rated its options; empty if it did not say. */
  readonly rated: readonly RatedOption[];
}

const policyOf = (keys: readonly string[], rated: readonly RatedOption[]): readonly number[] | null => {
  const visits = keys.map((key) => rated.find((each) => each.key === key)?.search?.visits);
  if (visits.some((count) => count === undefined)) return null;
  const all = visits.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return all === 0 ? null : visits.map((count) => (count ?? 0) / all);
};

const returnOf = ({ winner }: Outcome, player: number): number =>
  winner === undefined ? 0 : winner === player ? 1 : -1;

/** Every decision of a match. Throws `RULESET_UNFIT`. */
export const trajectoryStep = (
  ruleset: Ruleset,
  { question, key, rated }: RatedDecision,
): Omit<TrajectoryStep, 'return' | 'match' | 'step'> => {
  const { actions: slots, observe } = requireObservationEncoder(ruleset);
  const keys = question.decision.options.map((option) => option.key);
  const mask = slots.indicesOf(keys);
  return {
    player: question.player,
    observation: [...toDense(observe(question.view()))],
    mask,
    action: mask[keys.indexOf(key)] ?? -1,
    policy: policyOf(keys, rated),
  };
};

/** The decisions with what the match came to. */
export const buildTrajectory = (
  steps: readonly ReturnType<typeof trajectoryStep>[],
  outcome: Outcome,
): readonly TrajectoryStep[] =>
  steps.map((step, number) => ({
    match: outcome.number,
    step: number,
    ...step,
    return: returnOf(outcome, step.player),
  }));

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
  const play = async (
    seats: Parameters<typeof playJob>[2],
    hearing: MatchCallbacks = {},
  ): Promise<PlayedMatch> =>
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
