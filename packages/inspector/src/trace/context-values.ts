import { canonicalJson } from 'gatechart/tools';
import type { Trace } from './trace.ts';

/** A value that a process keeps besides the game. */
export interface ContextValue {
  readonly key: string;
  /** Its JSON. */
  readonly text: string;
  /** Whether it was another one after the step of the process before, or not there. */
  readonly isChanged: boolean;
}

/** What the process that stepped at a moment keeps, beside what it kept after its step before. */
export const contextValuesAt = ({ moments, runs }: Trace, moment: number): readonly ContextValue[] => {
  const { step, context = {} } = moments[moment] ?? {};
  if (step === undefined) return [];
  const isSameProcess = (at: number): boolean =>
    moments[at]?.step?.machine === step.machine && moments[at]?.step?.path === step.path;
  const began =
    runs.findLast(
      ({ machine, path, began }) => machine === step.machine && path === step.path && began <= moment,
    )?.began ?? 0;
  let before = moment - 1;
  while (before > began && !isSameProcess(before)) before -= 1;
  const last = before > began ? moments[before]?.context : undefined;
  return Object.entries(context).map(([key, value]) => {
    const text = canonicalJson(value);
    return {
      key,
      text,
      isChanged: last === undefined || !(key in last) || canonicalJson(last[key]) !== text,
    };
  });
};
