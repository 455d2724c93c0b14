import type { Outcome } from '../outcome.ts';
import type { Run } from '../run.ts';
import { type Balance, balanceOf, together } from './balance.ts';
import { type BalancePlan, luckParts, meetingParts, type Part } from './balance-plan.ts';
import { type ChangedParts, whatIfOf } from './what-if.ts';

/** Plays a part somewhere, or what is left of it. */
export type PlayPart = (part: Part) => Promise<Run>;

/** The parts that are played for a question, in their order. */
export const partsOf = (asked: BalancePlan, changed: ChangedParts | undefined): readonly Part[] => [
  ...meetingParts(asked),
  ...luckParts(asked),
  ...(changed?.parts ?? []),
];

/** Plays the parts one after the other and says what they tell; nothing where that was stopped. Throws as `runPlan`. */
export const runBalance = async (
  asked: BalancePlan,
  changed: ChangedParts | undefined,
  play: PlayPart,
): Promise<Balance | undefined> => {
  const played = new Map<string, readonly Outcome[]>();
  for (const part of partsOf(asked, changed)) {
    const run = await play(part);
    if (!run.isComplete) return undefined;
    played.set(part.name, run.outcomes);
  }
  const outcomes = (names: readonly string[]) => names.map((name) => played.get(name) ?? []);
  const whatIf =
    changed &&
    whatIfOf(
      changed,
      together(outcomes(changed.again), asked.games),
      together(outcomes(changed.parts.map(({ name }) => name)), asked.games),
    );
  const parts = {
    meetings: outcomes(meetingParts(asked).map(({ name }) => name)),
    luck: outcomes(luckParts(asked).map(({ name }) => name)),
  };
  return balanceOf(asked, parts, whatIf);
};
