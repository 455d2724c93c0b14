import type { EventIn, GameEvent, GameState } from './game-state.ts';

/** One microstep of one rule process. It is equal in every runtime. */
export interface Step<F extends GameEvent = GameEvent> {
  /** The invoke ids from the outermost process to this one. Empty for the outermost process itself. */
  readonly path: readonly string[];
  /** The id of the machine that made the step. */
  readonly machine: string;
  /** `answer`: a move of a player. `done`: the invoked process or a step of nested states has ended. Empty: `always`. */
  readonly event: 'answer' | 'done' | '';
  /** The leaf state before (`from`) and after (`to`), as paths joined by `.`. */
  readonly from: string;
  readonly to: string;
  /**
   * The transition: the state that owns it, its event (a move such as `pass`, or `done`, `always`) and its index in the
   * list, such as `addition.gateAction/pass/0`.
   */
  readonly transition: string;
  /**
   * The clauses that acted: those of the transition, those of the entered states (outermost first), and those of the
   * initial states of the processes that these states start.
   */
  readonly clauses: readonly string[];
  /** The initial states of the processes that the entered state starts, outermost first, as `machine.state`. */
  readonly opens: readonly string[];
  /** The guards that were checked before the transition and failed, as text. */
  readonly refused: readonly string[];
  /** The events since the step before. Events of an initial state come with the next step. */
  readonly facts: readonly F[];
}

/** Called with each microstep and the game state after it. The game is `undefined` if no process holds one. */
export type OnStep = (step: Step, game: GameState | undefined) => void;

/** A checker for one match: it checks the course of the match, not a single position. */
export interface TraceInvariant<G extends GameState = GameState> {
  /** Checks a step with the game after it. Returns one sentence with its clause if the step breaks the invariant. */
  check(step: Step<EventIn<G>>, game: G): string | undefined;
}
