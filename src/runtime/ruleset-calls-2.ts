import type { Decision, Option, Player } from '../core/decision.ts';
import type { GameState } from '../core/fact.ts';
import type { Ruleset } from '../core/ruleset-2.ts';
import type { Context } from './chart/calling.ts';
import { asRuleError, chartStuck } from './failure.ts';
import { type LeanFrame, placeOf } from './frame.ts';

/**
 * The question that the process at work waits with.
 * Throws `CHART_STUCK` if it waits for nothing, `RULE_ERROR` if the ruleset cannot say.
 */
export const decisionOf = <G extends GameState, O extends Option>(
  ruleset: Ruleset<G, O>,
  frame: LeanFrame,
): Decision<O> => {
  const { leaf, context } = frame;
  if (leaf.decision === undefined) throw chartStuck(placeOf(frame));
  const ask = ruleset.decisions[leaf.decision] as (context: Context) => Decision<O>;
  try {
    return ask(context);
  } catch (error) {
    throw asRuleError(error, placeOf(frame));
  }
};

/** The game as conceded. Throws `RULE_ERROR` if the ruleset fails at it. */
export const concededGame = <G extends GameState, O extends Option>(
  ruleset: Ruleset<G, O>,
  game: G,
  player: Player,
): G => {
  try {
    return ruleset.concede(game, player);
  } catch (error) {
    throw asRuleError(error, `${ruleset.id}: concede`);
  }
};
