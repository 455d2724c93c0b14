import type { Process, ProcessTypes } from '../../src/core/rule-machine.ts';
import type { ClauseId } from '../../src/rulesets/gate-ruler/rulebook/clauses.ts';
import type { Game } from '../../src/rulesets/gate-ruler/state/game.ts';
import type { GateRulerOption, PlayRequest } from '../../src/rulesets/gate-ruler/state/option.ts';

/** What every rule machine holds while it is the one at work. */
export interface StateContext {
  readonly game: Game;
}

/** What a process holds that is about to play something. */
export interface PlayContext extends StateContext {
  readonly request: PlayRequest | undefined;
}

/** What is about to be played. Throws where nothing is. */
export const requestIn = ({ request }: PlayContext): PlayRequest => {
  if (request === undefined) throw new Error('something was to be played');
  return request;
};

/** What a process hands back that carried out a step of an effect. */
export interface StepResult extends StateContext {
  /** Whether all of it was done (1-5b). */
  readonly isComplete: boolean;
}

/** The `types` of a Gate Ruler process; input and output hold at least the game. */
export type RuleMachineTypes<
  Context extends StateContext = StateContext,
  Input extends StateContext = Context,
  Output extends StateContext = StateContext,
> = ProcessTypes<Context, Input, Output, GateRulerOption, ClauseId>;

/** A Gate Ruler process as the others invoke it. */
export type RuleMachine<
  Input extends StateContext = StateContext,
  Output extends StateContext = StateContext,
> = Process<Input, Output>;
