import type { Baton, Fact } from '../kernel/fact.ts';
import type { Context } from './calling.ts';
import type { Candidate, Leaf } from './chart.ts';
import type { Step } from './step.ts';

/** One microstep as a runtime sees it. */
export interface Microstep {
  readonly path: readonly string[];
  readonly from: Leaf;
  readonly to: Leaf;
  readonly candidate: Candidate;
  readonly before: Context;
  readonly after: Context;
  /** What the process hands over if this step ends it. */
  readonly output: unknown;
}

const gameIn = (holder: unknown): Baton | undefined =>
  (holder as { readonly game?: Baton } | null | undefined)?.game;

/** Tells the microsteps of one match, each with the facts that are new since the step before. */
export class Telling {
  readonly #onStep: (step: Step) => void;
  #told: number;

  /** `told`: how many of the facts in the baton were told before. */
  constructor(onStep: (step: Step) => void, told: number) {
    this.#onStep = onStep;
    this.#told = told;
  }

  tell(microstep: Microstep): void {
    const { path, from, to, candidate } = microstep;
    this.#onStep({
      path,
      machine: from.chart.id,
      event: candidate.event,
      from: from.state,
      to: to.state,
      transition: candidate.id,
      clauses: candidate.clauses,
      refused: candidate.refused,
      facts: this.#newFacts(microstep),
    });
  }

  #newFacts({ candidate, to, before, after, output }: Microstep): readonly Fact[] {
    const game = (to.final ? gameIn(output) : undefined) ?? gameIn(after);
    const facts = game?.facts ?? [];
    const told = this.#told;
    this.#told = facts.length;
    if (candidate.event !== 'answer') return facts.slice(told);
    const untold = gameIn(before)?.facts.slice(told) ?? [];
    return untold.length === 0 ? facts : [...untold, ...facts];
  }
}
