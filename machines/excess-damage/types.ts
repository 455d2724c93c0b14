import type { Process, ProcessTypes } from '../../src/core/rule-machine.ts';
import type { ClauseId } from '../../src/rulesets/excess-damage/rulebook/clauses.ts';
import type { Game } from '../../src/rulesets/excess-damage/state/game.ts';
import type { ExcessDamageOption } from '../../src/rulesets/excess-damage/state/option.ts';

/** What every rule machine holds while it is the one at work. */
export interface StateContext {
  readonly game: Game;
}

/** The `types` of an excess damage process; input and output hold at least the game. */
export type RuleMachineTypes<
  Context extends StateContext = StateContext,
  Input extends StateContext = Context,
  Output extends StateContext = StateContext,
> = ProcessTypes<Context, Input, Output, ExcessDamageOption, ClauseId>;

/** An excess damage process as the others invoke it. */
export type RuleMachine<
  Input extends StateContext = StateContext,
  Output extends StateContext = StateContext,
> = Process<Input, Output>;
