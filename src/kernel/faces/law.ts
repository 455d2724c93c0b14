import type { Baton } from '../fact.ts';
import type { Step } from '../step.ts';

/** Watches the steps of one match, each with the game after it; one sentence with its clause for a breach. */
export type Law = (step: Step, game: Baton) => string | undefined;
