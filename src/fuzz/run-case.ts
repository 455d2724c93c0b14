import type { Decision } from '../core/decision.ts';
import type { OnStep } from '../core/trace.ts';
import {
  type Failure,
  failureOf,
  type MatchOrigin,
  type OracleFactory,
  type OracleId,
} from './oracles/oracle.ts';
import { recordsOracle } from './oracles/records.ts';
import { rulesOracle } from './oracles/rules.ts';
import { runtimesOracle } from './oracles/runtimes.ts';
import { viewsOracle } from './oracles/views.ts';

/** How a match is put on trial, by target. */
export const oracles: Readonly<Record<OracleId, OracleFactory>> = {
  rules: rulesOracle,
  views: viewsOracle,
  records: recordsOracle,
  runtimes: runtimesOracle,
};

/** What a step costs on trial, measured in steps that are held to the rules alone. */
export const stepCosts: Readonly<Record<OracleId, number>> = { rules: 1, views: 2, records: 2, runtimes: 4 };

/** Which option is taken: its place among those of the question. */
export type ChooseOption = (decision: Decision, answered: number) => number | undefined;

/** A trial as it was played. */
export interface PlayedCase {
  /** Places of the options taken, and their keys. */
  readonly sequence: readonly number[];
  readonly keys: readonly string[];
  /** Clauses that acted without a step. */
  readonly clauses: readonly string[];
  readonly failure?: Failure;
}

/**
 * Plays a trial until `choose` gives nothing, the match is over, or something is not as it must be. The answer that leads
 * to a failure is the last of the sequence. `onAnswer` hears each answer before it is given.
 */
export const runCase = (
  trial: OracleFactory,
  origin: () => MatchOrigin,
  choose: ChooseOption,
  onStep: OnStep,
  onAnswer: (place: number) => void = () => {},
): PlayedCase => {
  const sequence: number[] = [];
  const keys: string[] = [];
  let clauses: ReadonlySet<string> | undefined;
  try {
    const match = trial(origin(), onStep);
    clauses = match.clauses;
    for (let open = match.pending(); open !== undefined; open = match.pending()) {
      const chosen = choose(open, sequence.length);
      if (chosen === undefined) break;
      const place = chosen % open.options.length;
      sequence.push(place);
      keys.push(open.options[place]?.key ?? '');
      onAnswer(place);
      match.answer(keys.at(-1) ?? '');
    }
    match.leave();
  } catch (error) {
    return { sequence, keys, clauses: [...(clauses ?? [])], failure: failureOf(error) };
  }
  return { sequence, keys, clauses: [...(clauses ?? [])] };
};

/** Takes what a sequence says, and nothing behind its end. */
export const fromSequence =
  (sequence: readonly number[]): ChooseOption =>
  (_, answered) =>
    sequence[answered];
