import { setImmediate } from 'node:timers/promises';
import {
  chanceFrom,
  createAgent,
  GatechartError,
  type Match,
  PLAYERS,
  questionOf,
  type Ruleset,
  requireDeterminizer,
  resumeMatch,
  rngStream,
  type SyncSeatAgent,
  startMatch,
  valueFor,
} from 'gatechart/tools';
import { datasetJob } from '../training/dataset.ts';
import { rolloutFor } from '../training/rollouts.ts';
import type { DecisionsPlan, RatedDecision } from './file.ts';

/** The answers of a match, and after which of them there was a choice. */
const playThrough = (ruleset: Ruleset, plan: DecisionsPlan, number: number) => {
  const setup = datasetJob(plan, number).setup;
  const match = startMatch(ruleset, ruleset.newGame(setup), { runtime: 'lean' });
  const agents = PLAYERS.map((player) => createAgent(plan.agent, { ruleset, player, ...setup, since: 0 }));
  const answers: string[] = [];
  const choices: number[] = [];
  for (let open = match.pending(); open !== undefined; open = match.pending()) {
    const { player, options } = open.decision;
    if (options.length > 1) choices.push(answers.length);
    const key = (agents[player] as SyncSeatAgent).act(questionOf(match, open));
    const rejected = match.answer(player, key);
    if (rejected !== undefined) throw new GatechartError(rejected.code, `match ${number}`, rejected.message);
    answers.push(key);
  }
  return { answers, choices };
};

/** Throws `BAD_DECISIONS` where the settings of a file are not of the ruleset. */
const newGameOf = (ruleset: Ruleset, plan: DecisionsPlan, number: number) => {
  try {
    return ruleset.newGame(datasetJob(plan, number).setup);
  } catch (error) {
    if (!(error instanceof GatechartError)) throw error;
    throw new GatechartError('BAD_DECISIONS', `match ${number}`, `${error.place}: ${error.message}`);
  }
};

/** The match of a decision, in which that decision is open. Throws `BAD_DECISIONS` where the rules do not lead there. */
export const matchBefore = (
  ruleset: Ruleset,
  plan: DecisionsPlan,
  { match: number, answers }: Pick<RatedDecision, 'match' | 'answers'>,
): Match => {
  const match = startMatch(ruleset, newGameOf(ruleset, plan, number), { runtime: 'lean' });
  for (const key of answers) {
    const player = match.pending()?.decision.player ?? 0;
    if (match.answer(player, key) === undefined) continue;
    throw new GatechartError('BAD_DECISIONS', `match ${number}`, `"${key}" is not a legal action there`);
  }
  return match;
};

/** What the options of the open decision are worth, by playouts of the same determinizations for each. */
const valuesAt = (
  ruleset: Ruleset,
  { agent, playouts, seed }: DecisionsPlan,
  number: number,
  match: Match,
): Pick<RatedDecision, 'player' | 'values'> => {
  const decision = match.pending()?.decision;
  if (decision === undefined)
    throw new GatechartError('BAD_DECISIONS', `match ${number}`, 'the match is over');
  const { player, options } = decision;
  const draw = requireDeterminizer(ruleset)(match.position(), player);
  const play = rolloutFor(agent, ruleset);
  const chance = chanceFrom(rngStream(seed, number, 'playouts'));
  const worlds = Math.ceil(playouts / options.length);
  const sums = options.map(() => 0);
  for (let left = worlds; left > 0; left -= 1) {
    const position = draw(chance.stream());
    const stream = chance.stream();
    for (const [index, { key }] of options.entries()) {
      const world = resumeMatch(ruleset, position, { runtime: 'lean' });
      world.answer(player, key);
      sums[index] = (sums[index] as number) + valueFor(play(world, chanceFrom(stream)), player);
    }
  }
  const values = options.map(({ key }, index) => [key, (sums[index] as number) / worlds] as const);
  return { player, values: Object.fromEntries(values) };
};

/** The decision of a match: any at which there was a choice, with what its options are worth; none where there was none. */
export const rateDecision = (
  ruleset: Ruleset,
  plan: DecisionsPlan,
  number: number,
): RatedDecision | undefined => {
  const { answers, choices } = playThrough(ruleset, plan, number);
  const chosen =
    choices[chanceFrom(rngStream(plan.seed, number, 'decision')).below(Math.max(1, choices.length))];
  if (chosen === undefined) return undefined;
  const before = answers.slice(0, chosen);
  const match = matchBefore(ruleset, plan, { match: number, answers: before });
  return { match: number, answers: before, ...valuesAt(ruleset, plan, number, match) };
};

/** Matches in a row without a choice after which there will hardly be one. */
const MOST_WITHOUT_CHOICE = 100;

export interface RateOptions {
  readonly count: number;
  readonly stop: AbortSignal;
  /** Hears of all decisions whenever there is one more. */
  readonly onDecision: (decisions: readonly RatedDecision[]) => void;
}

/** Rates decisions until there are so many; returns early once the signal is given. Throws `RULESET_UNFIT` as `requireDeterminizer`, and for a game without choices. */
export const rateDecisions = async (
  ruleset: Ruleset,
  plan: DecisionsPlan,
  earlier: readonly RatedDecision[],
  { count, stop, onDecision }: RateOptions,
): Promise<readonly RatedDecision[]> => {
  requireDeterminizer(ruleset);
  const decisions = [...earlier];
  for (let number = (earlier.at(-1)?.match ?? -1) + 1; decisions.length < count; number += 1) {
    await setImmediate();
    if (stop.aborted) break;
    const decision = rateDecision(ruleset, plan, number);
    if (decision === undefined) {
      if (number - (decisions.at(-1)?.match ?? -1) < MOST_WITHOUT_CHOICE) continue;
      throw new GatechartError(
        'RULESET_UNFIT',
        ruleset.id,
        `no player had a choice in ${MOST_WITHOUT_CHOICE} matches in a row`,
      );
    }
    decisions.push(decision);
    onDecision(decisions);
  }
  return decisions;
};
