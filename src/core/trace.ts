import type { EventIn, GameEvent, GameState } from './game-state.ts';

/** One microstep of one rule process, equal from every runtime. */
export interface Step<F extends GameEvent = GameEvent> {
  /** Invoke ids from the outermost process down; empty for the outermost itself. */
  readonly path: readonly string[];
  /** Id of the machine that stepped. */
  readonly machine: string;
  /** `answer`, `done` of the invoked process, or empty for an `always` transition. */
  readonly event: 'answer' | 'done' | '';
  /** Leaf state before and after, as paths joined by `.`. */
  readonly from: string;
  readonly to: string;
  /** The transition taken: state that owns it, event (`answer`, `done`, `always`) and place in the list, such as `addition.priority/answer/1`. */
  readonly transition: string;
  /**
   * The clauses that acted: those of the transition, those of the states it entered, outermost first, and those of the
   * initial states of the processes that they start.
   */
  readonly clauses: readonly string[];
  /** Initial states of the processes that the state entered starts, outermost first, as `machine.state`. */
  readonly opens: readonly string[];
  /** Guards of the transitions looked at before the one taken, as text. */
  readonly refused: readonly string[];
  /** Facts reported since the step before; those of an initial state come with the step after it. */
  readonly facts: readonly F[];
}

/** Hears a microstep and the game state after it; `undefined` where no process holds one. */
export type OnStep = (step: Step, game: GameState | undefined) => void;

/** Watches one match: what must hold of its course, not of one position. */
export interface TraceInvariant<G extends GameState = GameState> {
  /** Hears each step with the game after it; one sentence with its clause for a breach. */
  check(step: Step<EventIn<G>>, game: G): string | undefined;
}
