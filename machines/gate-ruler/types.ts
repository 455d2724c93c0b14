import type { Process, ProcessTypes } from '../../src/core/rule-machine.ts';
import type { ClauseId } from '../../src/rulesets/gate-ruler/rulebook/clauses.ts';
import type { Game } from '../../src/rulesets/gate-ruler/state/game.ts';
import type { GateRulerOption } from '../../src/rulesets/gate-ruler/state/option.ts';

/** What every rule process holds while it is the one at work. */
export interface Holding {
  readonly game: Game;
}

/** What a process hands back that carried out a step of an effect. */
export interface Carried extends Holding {
  /** Whether all of it was done (1-5b). */
  readonly isComplete: boolean;
}

/** The `types` of a Gate Ruler process; input and output hold at least the game. */
export type RuleTypes<
  Context extends Holding = Holding,
  Input extends Holding = Context,
  Output extends Holding = Holding,
> = ProcessTypes<Context, Input, Output, GateRulerOption, ClauseId>;

/** A Gate Ruler process as the others invoke it. */
export type RuleProcess<Input extends Holding = Holding, Output extends Holding = Holding> = Process<Input, Output>;
