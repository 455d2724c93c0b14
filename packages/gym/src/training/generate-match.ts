import { GatechartError } from '../../../../src/core/errors.ts';
import type { RatedOption } from '../../../../src/core/adapters/heuristic.ts';
import { drawInt, rngStream } from '../../../../src/core/random.ts';
import type { Ruleset } from '../../../../src/core/ruleset-2.ts';
import type { Outcome } from '../../../../src/selfplay/outcome.ts';
import { playJob, type SeatedAgent } from '../../../../src/selfplay/play-job.ts';
import { agentFor } from '../../../../src/selfplay/agents/seats.ts';
import { Judge } from './judge.ts';
import { type Choice, choiceFrom, type Lesson } from './training-examples.ts';
import { type DataPlan, dataJob, featuresOf } from './dataset.ts';
import { playToEndBy } from './rollouts.ts';

/** One answer in so many is taken at random: a net must know what a search looks at, not only what it does. */
const STRAYS_ONCE_IN = 15;

/** The agent, but for the answers that chance gives in its place. */
const straying = (agent: SeatedAgent, { seed, number }: { seed: number; number: number }, player: number) => {
  let stream = rngStream(seed, number, `stray ${player}`);
  const draw = (count: number): number => {
    const [drawn, next] = drawInt(stream, count);
    stream = next;
    return drawn;
  };
  const act: SeatedAgent['act'] = async (question) => {
    const key = await agent.act(question);
    const { options } = question.decision;
    return draw(STRAYS_ONCE_IN) === 0 ? (options[draw(options.length)]?.key ?? key) : key;
  };
  return { act };
};

const judgeOf = (ruleset: Ruleset, { agent, playouts, seed }: DataPlan, number: number): Judge | undefined =>
  playouts === 0
    ? undefined
    : new Judge(ruleset, playouts, playToEndBy(agent, ruleset), rngStream(seed, number, 'judge'));

const resultFor = ({ winner }: Outcome, player: number): number =>
  winner === undefined ? 0.5 : Number(winner === player);

/**
 * Plays a match of a plan and gives what there is to learn: its decisions, or, where positions are played on, those
 * positions, and of the decisions the ones that were searched. Throws what the match failed by.
 */
export const playLessons = async (
  ruleset: Ruleset,
  plan: DataPlan,
  number: number,
  clock: () => number,
): Promise<readonly Lesson[]> => {
  const features = featuresOf(ruleset);
  const job = dataJob(plan, number);
  const choices: Choice[] = [];
  let rated: readonly RatedOption[] = [];
  const seat = agentFor({ ...plan, ruleset, agents: [plan.agent], limit: 0 }, job, {
    clock,
    onRated: (heard) => {
      rated = heard;
    },
  });
  const judge = judgeOf(ruleset, plan, number);
  const outcome = await playJob(
    ruleset,
    job,
    (player, sight) => {
      const { act } = straying(seat(player, sight), { seed: plan.seed, number }, player);
      return {
        act: async (question) => {
          if (judge !== undefined) choices.push(...judge.at(sight()));
          return act(question);
        },
      };
    },
    {
      onDecision: (question) => {
        if (judge === undefined || rated.some(({ search }) => search !== undefined)) {
          choices.push(choiceFrom(features, question, rated));
        }
        rated = [];
      },
    },
  );
  if (outcome.failure !== undefined) {
    throw new GatechartError(outcome.failure.code, `match ${number}`, outcome.failure.message);
  }
  return choices.map((choice, step) => ({
    match: number,
    step,
    ...choice,
    result: resultFor(outcome, choice.player),
  }));
};
