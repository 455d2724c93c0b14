import type { Process, ProcessTypes } from '../../src/kernel/process.ts';
import type { ClauseId } from '../../src/rulesets/excess-damage/clauses/index.ts';
import type { Game } from '../../src/rulesets/excess-damage/values/game.ts';
import type { ExcessDamageOption } from '../../src/rulesets/excess-damage/values/option.ts';

/** What every rule process holds while it is the one at work. */
export interface Holding {
  readonly game: Game;
}

/** The `types` of an excess damage process; input and output hold at least the game. */
export type RuleTypes<
  Context extends Holding = Holding,
  Input extends Holding = Context,
  Output extends Holding = Holding,
> = ProcessTypes<Context, Input, Output, ExcessDamageOption, ClauseId>;

/** An excess damage process as the others invoke it. */
export type RuleProcess<Input extends Holding = Holding, Output extends Holding = Holding> = Process<Input, Output>;
