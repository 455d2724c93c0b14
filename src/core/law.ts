import type { Baton, FactIn } from './fact.ts';
import type { Step } from './trace.ts';

/** Watches one match: what must hold of its course, not of one position. */
export interface Law<G extends Baton = Baton> {
  /** Hears each step with the game after it; one sentence with its clause for a breach. */
  breach(step: Step<FactIn<G>>, game: G): string | undefined;
}
