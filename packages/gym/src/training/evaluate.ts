import type { Outcome, Plan } from 'gatechart/node';
import {
  type Estimate,
  inlineRunner,
  opposite,
  type Progress,
  type RunOptions,
  runPlan,
} from 'gatechart/node';
import type { Agent, Ruleset } from 'gatechart/tools';
import { createAgent, drawInt, rngStream } from 'gatechart/tools';

/** What a net is tried against, and where. */
export interface NetEvaluation {
  /** The ruleset, with the net that is tried. */
  readonly ruleset: Ruleset;
  /** Plays with that net. */
  readonly agent: string;
  /** Digest of the net. */
  readonly net: string;
  /** Plays as the ruleset is without it. */
  readonly against: string;
  readonly before: Ruleset;
  readonly plan: Pick<Plan, 'edition' | 'decks' | 'games' | 'seed'>;
}

/** The result of an evaluation. */
export interface EvaluationResult {
  /** Of the net, over pairs of matches. */
  readonly score: Estimate;
  /** Whether the whole interval lies above one half. */
  readonly isBetter: boolean;
  readonly isComplete: boolean;
  readonly failures: readonly Outcome[];
  /** Mean milliseconds that a decision took both; absent where none was taken now. */
  readonly thought?: readonly [net: number, against: number];
  readonly progress: Progress;
}

const LARGEST_SEED = 0x7fffffff;

/** The seed of the shuffles: matches that a net learnt from by the same seed have others. */
const shufflesOf = (seed: number): number => drawInt(rngStream(seed, 0, 'evaluation'), LARGEST_SEED)[0];

interface Timed {
  readonly agent: Agent;
  /** Milliseconds; nothing where nothing was decided. */
  mean(): number | undefined;
}

/** An agent by its name, in a ruleset of its own, with the time it takes. */
const timed = (name: string, ruleset: Ruleset, clock: () => number): Timed => {
  let [spent, decisions] = [0, 0];
  return {
    mean: () => (decisions === 0 ? undefined : spent / decisions),
    agent: {
      act: ({ player, decision, view, rng, sample }) => {
        const seat = { ruleset, player, seed: rng.below(LARGEST_SEED), index: 0, since: 0, clock };
        const agent = createAgent(name, seat);
        const began = clock();
        const key = agent.act({ player, decision, view, sample: () => sample() });
        spent += clock() - began;
        decisions += 1;
        return key;
      },
    },
  };
};

const thoughtOf = (own: Timed, other: Timed): Pick<EvaluationResult, 'thought'> => {
  const [net, against] = [own.mean(), other.mean()];
  return net === undefined || against === undefined ? {} : { thought: [net, against] };
};

/**
 * Plays pairs of matches between a net and what it is to be better than, with shuffles of their own for each seed. Throws as
 * `runPlan`.
 */
export const evaluateNet = async (
  trial: NetEvaluation,
  options: Pick<RunOptions, 'clock' | 'stop' | 'onProgress' | 'store'>,
): Promise<EvaluationResult> => {
  const { ruleset, agent, net, against, before, plan } = trial;
  const { clock } = options;
  const own = { name: `${agent} of net ${net}`, ...timed(agent, ruleset, clock) };
  const other = { name: against, ...timed(against, before, clock) };
  const run = await runPlan(
    { ...plan, seed: shufflesOf(plan.seed), ruleset, agents: [own.name, other.name], limit: 0 },
    {
      ...options,
      runner: inlineRunner(),
      withTrajectories: false,
      externalAgents: new Map([own, other].map(({ name, agent }) => [name, agent])),
    },
  );
  const [meeting] = run.summary.agents.meetings;
  const score = meeting === undefined ? { mean: 0.5, low: 0, high: 1, count: 0 } : meeting.score;
  const ofNet = meeting?.a === other.name ? opposite(score) : score;
  return {
    score: ofNet,
    isBetter: ofNet.low > 0.5,
    isComplete: run.isComplete,
    failures: run.outcomes.filter(({ failure }) => failure !== undefined),
    ...thoughtOf(own, other),
    progress: run.progress,
  };
};
