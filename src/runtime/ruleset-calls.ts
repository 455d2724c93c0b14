import type { Decision, Option, Player } from '../core/decision.ts';
import { GatechartError, unknownId } from '../core/errors.ts';
import type { GameState } from '../core/game-state.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { type Chart, chartOf } from './chart/chart.ts';
import { type Context, placeIn } from './chart/implementations.ts';
import { asRuleError, chartStuck, type LeanFrame, placeOf } from './run.ts';

const checkedCharts = new WeakMap<object, WeakSet<Chart>>();

const refuseUnknownKinds = (chart: Chart, decisions: object): void => {
  const known = checkedCharts.get(decisions) ?? new WeakSet();
  checkedCharts.set(decisions, known);
  if (known.has(chart)) return;
  for (const { decision: asks, invoke, path } of chart.leaves.values()) {
    if (asks !== undefined && !Object.hasOwn(decisions, asks)) {
      const place = placeIn(chart.id, path);
      throw new GatechartError(
        'CHART_UNSUPPORTED',
        place,
        `the state waits for the decision "${asks}", which the ruleset does not define`,
      );
    }
    if (invoke !== undefined) refuseUnknownKinds(invoke.chart, decisions);
  }
  known.add(chart);
};

/**
 * The chart of the outermost process of a game, by its edition and its readings. Throws `UNKNOWN_EDITION`, and `CHART_UNSUPPORTED` if a machine leaves the
 * subset of the runtimes or asks a decision that the ruleset does not have.
 */
export const rootChartOf = <G extends GameState, O extends Option>(
  ruleset: Ruleset<G, O>,
  game: G,
): Chart => {
  const machine = ruleset.processOf?.(game) ?? ruleset.editions[game.edition];
  if (machine === undefined) {
    const { edition } = game;
    throw unknownId('UNKNOWN_EDITION', edition, 'edition', edition, Object.keys(ruleset.editions));
  }
  const chart = chartOf(machine);
  refuseUnknownKinds(chart, ruleset.decisions);
  return chart;
};

/**
 * The question that the process at work waits with.
 * Throws `CHART_STUCK` if it waits for nothing or there is no option, `RULE_ERROR` if the ruleset cannot say.
 */
export const decisionOf = <G extends GameState, O extends Option>(
  ruleset: Ruleset<G, O>,
  frame: LeanFrame,
): Decision<O> => {
  const { leaf, context } = frame;
  if (leaf.decision === undefined) throw chartStuck(placeOf(frame));
  const ask = ruleset.decisions[leaf.decision] as (context: Context) => Decision<O>;
  try {
    const decision = ask(context);
    if (decision.options.length > 0) return decision;
  } catch (error) {
    throw asRuleError(error, placeOf(frame));
  }
  throw new GatechartError('CHART_STUCK', placeOf(frame), `the decision "${leaf.decision}" has no options`);
};

/** The game of a match that has ended in that process. Throws `CHART_STUCK` if it has no result. */
export const endedGame = <G extends GameState>(frame: LeanFrame): G => {
  const game = frame.context.game as G;
  if (game.result !== undefined) return game;
  throw new GatechartError('CHART_STUCK', placeOf(frame), 'the match ends here, and the game has no result');
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
