import type { Process, ProcessTypes } from '../../src/core/rule-machine.ts';
import type { ClauseId } from '../../src/rulesets/waiting-zone/rulebook/clauses.ts';
import type { Game } from '../../src/rulesets/waiting-zone/state/game.ts';
import type { WaitingZoneOption } from '../../src/rulesets/waiting-zone/state/option.ts';

/** What every rule machine holds while it is the one at work. */
export interface StateContext {
  readonly game: Game;
}

/** The `types` of a process of the waiting-zone game; input and output hold at least the game. */
export type RuleMachineTypes<
  Context extends StateContext = StateContext,
  Input extends StateContext = Context,
  Output extends StateContext = StateContext,
> = ProcessTypes<Context, Input, Output, WaitingZoneOption, ClauseId>;

/** A process of the waiting-zone game as the others invoke it. */
export type RuleMachine<
  Input extends StateContext = StateContext,
  Output extends StateContext = StateContext,
> = Process<Input, Output>;
