import type { Outcome } from 'gatechart/node';
import { agentFor, type PlayerAgent, playJob } from 'gatechart/node';
import type { RatedOption, Ruleset } from 'gatechart/tools';
import { drawInt, GatechartError, loadRuleset, requireFeatureEncoder, rngStream } from 'gatechart/tools';
import { type DatasetPlan, datasetJob, type StoredDatasetPlan } from './dataset.ts';
import { RolloutEvaluator, rolloutFor } from './rollouts.ts';
import {
  encodeDecision,
  encodeTable,
  type TrainingExample,
  type UnlabeledExample,
} from './training-examples.ts';

/** One answer in so many is taken at random: a net must know what a search looks at, not only what it does. */
const RANDOM_MOVE_ONE_IN = 15;

/** The agent, but for the answers that chance gives in its place. */
const withRandomMoves = (
  agent: PlayerAgent,
  { seed, number }: { seed: number; number: number },
  player: number,
) => {
  let stream = rngStream(seed, number, `stray ${player}`);
  const draw = (count: number): number => {
    const [drawn, next] = drawInt(stream, count);
    stream = next;
    return drawn;
  };
  const act: PlayerAgent['act'] = async (question) => {
    const key = await agent.act(question);
    const { options } = question.decision;
    return draw(RANDOM_MOVE_ONE_IN) === 0 ? (options[draw(options.length)]?.key ?? key) : key;
  };
  return { act };
};

const evaluatorFor = (
  ruleset: Ruleset,
  { agent, playouts, seed }: DatasetPlan,
  number: number,
): RolloutEvaluator | undefined =>
  playouts === 0
    ? undefined
    : new RolloutEvaluator(ruleset, playouts, rolloutFor(agent, ruleset), rngStream(seed, number, 'judge'));

const resultFor = ({ winner }: Outcome, player: number): number =>
  winner === undefined ? 0.5 : Number(winner === player);

/**
 * Plays a match of a plan and gives its examples: the decisions, or, where positions are played on, those positions, and of
 * the decisions the ones that were searched. Throws what the match failed by.
 */
export const playExamples = async (
  ruleset: Ruleset,
  plan: DatasetPlan,
  number: number,
  clock: () => number,
): Promise<readonly TrainingExample[]> => {
  const features = requireFeatureEncoder(ruleset);
  const job = datasetJob(plan, number);
  const examples: UnlabeledExample[] = [];
  let rated: readonly RatedOption[] = [];
  const seat = agentFor({ ...plan, ruleset, agents: [plan.agent], limit: 0 }, job, {
    clock,
    onRated: (options) => {
      rated = options;
    },
  });
  const evaluator = evaluatorFor(ruleset, plan, number);
  const outcome = await playJob(
    ruleset,
    job,
    (player, sight) => {
      const { act } = withRandomMoves(seat(player, sight), { seed: plan.seed, number }, player);
      return {
        act: async (question) => {
          if (evaluator !== undefined) examples.push(...evaluator.examplesAt(sight()));
          return act(question);
        },
      };
    },
    {
      onDecision: (question) => {
        if (evaluator === undefined || rated.some(({ search }) => search !== undefined)) {
          examples.push(encodeDecision(features, question, rated));
        }
        rated = [];
      },
    },
  );
  if (outcome.failure !== undefined) {
    throw new GatechartError(outcome.failure.code, `match ${number}`, outcome.failure.message);
  }
  return examples.map((example, step) => ({
    match: number,
    step,
    ...example,
    result: resultFor(outcome, example.player),
  }));
};

/** One match to learn from. */
export interface ExampleTask {
  readonly plan: StoredDatasetPlan;
  readonly match: number;
  /** The net that the agent goes by; that of the ruleset when absent. */
  readonly net?: object;
}

/** The table of a match, or why it cannot be had. */
export type ExampleReply =
  | { readonly table: Uint8Array }
  | { readonly refused: { readonly code: string; readonly place: string; readonly message: string } };

const rulesetFor = async ({ plan, net }: ExampleTask): Promise<Ruleset> => {
  const ruleset = await loadRuleset(plan.ruleset);
  return net === undefined ? ruleset : { ...ruleset, net };
};

/** Plays one match; the function that threads run. */
export default async (task: ExampleTask): Promise<ExampleReply> => {
  try {
    const { plan, match } = task;
    const examples = await playExamples(await rulesetFor(task), plan, match, () => performance.now());
    return { table: encodeTable(examples, plan.features) };
  } catch (error) {
    if (!(error instanceof GatechartError)) throw error;
    const { code, place, message } = error;
    return { refused: { code, place, message } };
  }
};
