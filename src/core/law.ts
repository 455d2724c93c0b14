import type { GameState, EventIn } from './fact.ts';
import type { Step } from './trace.ts';

/** Watches one match: what must hold of its course, not of one position. */
export interface TraceInvariant<G extends GameState = GameState> {
  /** Hears each step with the game after it; one sentence with its clause for a breach. */
  check(step: Step<EventIn<G>>, game: G): string | undefined;
}
