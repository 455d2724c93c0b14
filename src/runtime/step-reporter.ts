import type { GameEvent, GameState } from '../core/game-state.ts';
import type { Step } from '../core/trace.ts';
import type { Candidate, Leaf } from './chart/chart.ts';
import type { Context } from './chart/implementations.ts';

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

/** Hears what a runtime does: every microstep whole, or the transitions that are taken, which costs less. */
export type StepListener =
  | { report(microstep: Microstep): void; readonly took?: never }
  | { took(transition: Candidate): void; readonly report?: never };

const gameIn = (holder: unknown): GameState | undefined =>
  (holder as { readonly game?: GameState } | null | undefined)?.game;

/** Called with each step, the game state after it, and the microstep that it tells. As `OnStep`, for who needs more. */
export type OnMicrostep = (step: Step, game: GameState | undefined, microstep: Microstep) => void;

/** Tells the microsteps of one match, each with the facts that are new since the step before. */
export class StepReporter {
  readonly #onStep: OnMicrostep;
  #told: number;

  /** `told`: how many of the facts in the game state were told before. */
  constructor(onStep: OnMicrostep, told: number) {
    this.#onStep = onStep;
    this.#told = told;
  }

  report(microstep: Microstep): void {
    const { path, from, to, candidate, after, output } = microstep;
    const game = (to.final ? gameIn(output) : undefined) ?? gameIn(after);
    const step = {
      path,
      machine: from.chart.id,
      event: candidate.event,
      from: from.state,
      to: to.state,
      transition: candidate.id,
      clauses: candidate.clauses,
      opens: candidate.opens,
      refused: candidate.refused,
      facts: this.#newFacts(microstep, game),
    };
    this.#onStep(step, game, microstep);
  }

  #newFacts({ candidate, before }: Microstep, game: GameState | undefined): readonly GameEvent[] {
    const facts = game?.facts ?? [];
    const told = this.#told;
    this.#told = facts.length;
    if (candidate.event !== 'answer') return facts.slice(told);
    const untold = gameIn(before)?.facts.slice(told) ?? [];
    return [...untold, ...facts];
  }
}
