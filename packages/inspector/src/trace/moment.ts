import type { Baton } from '../../../../src/core/fact.ts';
import type { Step } from '../../../../src/core/trace.ts';
import { isGame } from './trace-step.ts';

/** Values of a process without the baton, or of what it handed over. */
export type Values = Readonly<Record<string, unknown>>;

/** One picture of a film: the match after a microstep. The games of a film share all that did not change. */
export interface Moment {
  /** `undefined`: the match as it started, or facts that came with no step, as those of a concession. */
  readonly step: Step | undefined;
  /** The facts told here: those of the step, or of the concession. */
  readonly facts: Step['facts'];
  /** Place of its scene in the film. */
  readonly scene: number;
  /** The baton last held. */
  readonly game: Baton;
  /** What the process that stepped keeps besides the baton. */
  readonly context: Values;
}

const NOTHING: Values = {};

/** A context or output without the games in it. */
export const withoutGames = (values: unknown): Values => {
  if (typeof values !== 'object' || values === null) return NOTHING;
  const kept = Object.entries(values).filter(([, value]) => !isGame(value));
  return kept.length === 0 ? NOTHING : Object.fromEntries(kept);
};
