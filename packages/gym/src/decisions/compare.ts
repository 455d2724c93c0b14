import { setImmediate } from 'node:timers/promises';
import { meanOf, standardErrors } from 'gatechart/node';
import { createAgent, GatechartError, questionOf, type Ruleset } from 'gatechart/tools';
import type { DecisionsFile, DecisionsPlan, RatedDecision } from './file.ts';
import { matchBefore } from './rate.ts';

/** An agent and the ruleset with the net that it uses. */
export interface ComparedAgent {
  readonly name: string;
  readonly ruleset: Ruleset;
}

/** A mean of differences with its 95 % interval. */
export interface MeanDifference {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** What an agent answered. */
export interface AgentAnswers {
  readonly name: string;
  /** Mean value of its answers, from 0 to 1. */
  readonly value: number;
  /** How much less that is than the mean value of the best options. The best are chosen by the same playouts, so this is too much for every agent, and only differences between agents count. */
  readonly lost: number;
  /** How much more its answers are worth than those of the first agent. */
  readonly difference: MeanDifference;
  /** Milliseconds of a decision. */
  readonly thought: number;
}

export interface CompareOptions {
  /** Milliseconds. */
  readonly clock: () => number;
  readonly stop: AbortSignal;
  readonly onDecision: (done: number) => void;
}

/**
 * The interval is Student's, with four imagined differences added, two of 1 and two of -1 (as Agresti and Coull do for
 * shares), so that it has a width where all are equal; of fewer than two it is everything.
 */
const meanDifference = (differences: readonly number[]): MeanDifference => {
  const mean = meanOf(differences);
  const { length } = differences;
  if (length < 2) return { mean, low: -1, high: 1 };
  const all = [...differences, 1, 1, -1, -1];
  const middle = meanOf(all);
  const squares = all.reduce((sum, each) => sum + (each - middle) ** 2, 0);
  const margin = (standardErrors(length) * Math.sqrt(squares)) / all.length;
  return { mean, low: Math.max(-1, middle - margin), high: Math.min(1, middle + margin) };
};

const answerOf = (
  { name, ruleset }: ComparedAgent,
  plan: DecisionsPlan,
  decision: RatedDecision,
  clock: () => number,
): { readonly value: number; readonly thought: number } => {
  const { match: index, player, answers, values } = decision;
  const match = matchBefore(ruleset, plan, decision);
  const open = match.pending();
  if (open?.decision.player !== player) {
    throw new GatechartError('BAD_DECISIONS', `match ${index}`, `player ${player + 1} is not asked there`);
  }
  const agent = createAgent(name, { ruleset, player, seed: plan.seed, index, since: answers.length, clock });
  const began = clock();
  const key = agent.act(questionOf(match, open));
  const value = values[key];
  if (value !== undefined) return { value, thought: clock() - began };
  throw new GatechartError('BAD_DECISIONS', `match ${index}`, `the file has no value for "${key}"`);
};

/** Asks agents all decisions of a file; nothing once the signal is given. Throws `BAD_DECISIONS`, and what an agent fails by. */
export const compareAgents = async (
  { plan, decisions }: DecisionsFile,
  agents: readonly ComparedAgent[],
  { clock, stop, onDecision }: CompareOptions,
): Promise<readonly AgentAnswers[] | undefined> => {
  const rows: (readonly ReturnType<typeof answerOf>[])[] = [];
  for (const decision of decisions) {
    const row: ReturnType<typeof answerOf>[] = [];
    for (const agent of agents) {
      await setImmediate();
      if (stop.aborted) return undefined;
      row.push(answerOf(agent, plan, decision, clock));
    }
    rows.push(row);
    onDecision(rows.length);
  }
  const best = meanOf(decisions.map(({ values }) => Math.max(...Object.values(values))));
  return agents.map(({ name }, index) => {
    const own = rows.map((row) => row[index] as (typeof row)[number]);
    const value = meanOf(own.map((each) => each.value));
    const differences = rows.map((row, at) => (own[at]?.value ?? 0) - (row[0]?.value ?? 0));
    return {
      name,
      value,
      lost: best - value,
      difference: meanDifference(differences),
      thought: meanOf(own.map((each) => each.thought)),
    };
  });
};
