import type { RatedOption } from '../../core/adapters/heuristic.ts';
import { toDense } from '../../core/adapters/observation-encoder.ts';
import { requireObservationEncoder } from '../../core/adapters/require-encoder.ts';
import type { Question } from '../../core/question.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import type { Outcome, TrajectoryStep } from '../outcome.ts';

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
    observation: [...toDense(observe(question.view(), question.decision))],
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
