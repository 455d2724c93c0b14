import type { GameState } from '../../../../src/core/fact.ts';
import type { Step } from '../../../../src/core/trace.ts';
import { isGameState } from './trace-step.ts';

/** Values of a process without the baton, or of what it handed over. */
export type ContextValues = Readonly<Record<string, unknown>>;

/** One picture of a film: the match after a microstep. The games of a film share all that did not change. */
export interface TraceStep {
  /** `undefined`: the match as it started, or facts that came with no step, as those of a concession. */
  readonly step: Step | undefined;
  /** The facts told here: those of the step, or of the concession. */
  readonly facts: Step['facts'];
  /** Place of its scene in the film. */
  readonly segment: number;
  /** The baton last held. */
  readonly game: GameState;
  /** What the process that stepped keeps besides the baton. */
  readonly context: ContextValues;
}

const NO_VALUES: ContextValues = {};

/** A context or output without the games in it. */
export const withoutGameStates = (values: unknown): ContextValues => {
  if (typeof values !== 'object' || values === null) return NO_VALUES;
  const kept = Object.entries(values).filter(([, value]) => !isGameState(value));
  return kept.length === 0 ? NO_VALUES : Object.fromEntries(kept);
};
