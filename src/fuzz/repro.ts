import type { SetSource } from '../core/cards/card-sets.ts';
import { GatechartError } from '../core/errors.ts';
import type { OnStep } from '../core/trace.ts';
import { originOf } from './case.ts';
import type { Counterexample } from './counterexample.ts';
import { type Failure, OracleFailure } from './oracles/oracle.ts';
import { oracles, runCase } from './run-case.ts';
import { fuzzTargetOf } from './targets/fuzz-targets.ts';

/** What playing a finding again came to. */
export interface Repro {
  /** What is wrong now; absent where nothing is. */
  readonly failure?: Failure;
  /** Whether it is what the finding says. */
  readonly isSame: boolean;
}

/**
 * Plays a finding again, with its card sets out of those given. Throws as `fuzzTargetOf`, and `FINDING_STALE` if an answer of it is not on offer any more or its start cannot be begun:
 * nothing is known then. A finding that hangs does not come back.
 */
export const repro = (
  finding: Counterexample,
  name: string,
  onStep: OnStep = () => {},
  onAnswer: (key: string) => void = () => {},
  given: readonly SetSource[] = [],
): Repro => {
  const { target, answers, from, kind } = finding;
  const fuzzed = fuzzTargetOf(finding, given, name);
  let stale: string | undefined;
  let isOpen = false;
  const { failure } = runCase(
    oracles[target],
    () => {
      const origin = originOf(fuzzed, from);
      isOpen = true;
      return origin;
    },
    ({ options }, answered) => {
      const key = answers[answered];
      if (key === undefined) return undefined;
      const place = options.findIndex((option) => option.key === key);
      if (place < 0) {
        stale = `action ${answered + 1}, "${key}", is not legal`;
        throw new OracleFailure('stale', stale);
      }
      onAnswer(key);
      return place;
    },
    onStep,
  );
  const reason = stale ?? (isOpen ? undefined : failure?.message);
  if (reason !== undefined) throw new GatechartError('FINDING_STALE', name, reason);
  return { ...(failure && { failure }), isSame: failure?.kind === kind };
};
