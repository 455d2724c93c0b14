import type { Outcome } from '../outcome.ts';
import type { Run } from '../run.ts';
import type { ReplayedParts } from './what-if.ts';
import { type Balance, balanceOf, concatOutcomes } from './balance-2.ts';
import { type BalancePlan, luckParts, meetingParts, type Part } from './balance-plan.ts';
import { countersOf } from './counters.ts';
import { type ChangedParts, whatIfOf } from './what-if-2.ts';

/** Plays a part somewhere, or what is left of it. */
export type PlayPart = (part: Part) => Promise<Run>;

/** What is asked beyond the balance as it is. */
export interface Changes {
  readonly whatIf?: ChangedParts;
  readonly withoutCounters?: ReplayedParts;
}

/** The parts that are played for a question, in their order. */
export const partsOf = (asked: BalancePlan, { whatIf, withoutCounters }: Changes): readonly Part[] => [
  ...meetingParts(asked),
  ...luckParts(asked),
  ...(whatIf?.parts ?? []),
  ...(withoutCounters?.parts ?? []),
];

/** Plays the parts one after the other and says what they tell; nothing where that was stopped. Throws as `runPlan`. */
export const runBalance = async (
  asked: BalancePlan,
  changes: Changes,
  play: PlayPart,
): Promise<Balance | undefined> => {
  const played = new Map<string, readonly Outcome[]>();
  for (const part of partsOf(asked, changes)) {
    const run = await play(part);
    if (!run.isComplete) return undefined;
    played.set(part.name, run.outcomes);
  }
  const outcomes = (names: readonly string[]) => names.map((name) => played.get(name) ?? []);
  const namesOf = (parts: readonly Part[]) => parts.map(({ name }) => name);
  const twice = ({ before, parts }: ReplayedParts) =>
    [concatOutcomes(outcomes(before), asked.games), concatOutcomes(outcomes(namesOf(parts)), asked.games)] as const;
  const { whatIf, withoutCounters } = changes;
  const parts = {
    meetings: outcomes(namesOf(meetingParts(asked))),
    luck: outcomes(namesOf(luckParts(asked))),
  };
  const failed = [...played.values()].flat().filter(({ failure }) => failure !== undefined);
  return balanceOf(asked, parts, failed.length, {
    ...(whatIf && { whatIf: whatIfOf(whatIf, ...twice(whatIf)) }),
    ...(withoutCounters && { counters: countersOf(...twice(withoutCounters)) }),
  });
};
