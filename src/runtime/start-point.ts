import type { Option } from '../core/decision.ts';
import { GatechartError } from '../core/errors.ts';
import type { GameState, Position } from '../core/game-state.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { type Chart, selectCandidate } from './chart/chart.ts';
import { CompiledRun } from './compiler/compiled-run.ts';
import { Interpreter } from './interpreter.ts';
import { rootChartOf } from './ruleset-calls.ts';
import { asRuleError, DEFAULT_STEP_BUDGET, type LeanFrame, placeOf, StepBudget } from './run.ts';
import { frameOf } from './snapshots.ts';

/** An event that no state knows: all it does is let a process go on by itself. */
export const SETTLE = { type: 'gatechart.settle' } as const;

/** Where a match begins: at its start, at its end, or inside, perhaps in a state that goes on by itself. */
export type StartPoint<G extends GameState> =
  | { readonly kind: 'new'; readonly chart: Chart; readonly game: G }
  | { readonly kind: 'over'; readonly chart: Chart; readonly game: G }
  | {
      readonly kind: 'inside';
      readonly chart: Chart;
      readonly game: G;
      readonly frame: LeanFrame;
      readonly goesOn: boolean;
    };

/** The beginning of a new match, which is over at once if the game has a result. Throws as `rootChartOf`. */
export const atStart = <G extends GameState, O extends Option>(
  ruleset: Ruleset<G, O>,
  game: G,
): StartPoint<G> => ({
  kind: game.result === undefined ? 'new' : 'over',
  chart: rootChartOf(ruleset, game),
  game,
});

/** How many facts of the game state were told before the match begins. */
export const reportedEventsAt = ({ kind, game }: StartPoint<GameState>): number =>
  kind === 'new' ? 0 : game.facts.length;

const openInvoked = (frame: LeanFrame): LeanFrame => {
  if (frame.leaf.invoke === undefined) return frame;
  const run = new CompiledRun(new Interpreter(), new StepBudget(DEFAULT_STEP_BUDGET), undefined, frame);
  try {
    return run.openInvoked(SETTLE);
  } catch (error) {
    throw asRuleError(error, run.place);
  }
};

/**
 * The beginning of a match that goes on from a position. A process that ends the stack in a state that invokes another
 * gets that other started. Throws as `rootChartOf`, and `BAD_POSITION` if the position cannot be entered.
 */
export const atPosition = <G extends GameState, O extends Option>(
  ruleset: Ruleset<G, O>,
  position: Position<G>,
): StartPoint<G> => {
  const { game } = position;
  const chart = rootChartOf(ruleset, game);
  const last = frameOf(chart, position);
  if (last === undefined) return { kind: 'over', chart, game };
  if (game.result !== undefined) {
    throw new GatechartError(
      'BAD_POSITION',
      placeOf(last),
      'the game has a result, yet a process waits; leave out the result, or give an empty stack',
    );
  }
  const frame = openInvoked(last);
  const { leaf, context } = frame;
  if (leaf.final) {
    throw new GatechartError(
      'BAD_POSITION',
      placeOf(frame),
      'this state invokes a process that ends immediately; start in the state after this state',
    );
  }
  const next = selectCandidate(leaf.always, { context, event: SETTLE });
  return { kind: 'inside', chart, game, frame, goesOn: next !== undefined && !next.idle };
};
