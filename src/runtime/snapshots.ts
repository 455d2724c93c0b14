import type { Snapshot, StateValue } from 'xstate';
import { GatechartError } from '../core/errors.ts';
import type { Frame, GameState, Position } from '../core/game-state.ts';
import type { Chart } from './chart/chart.ts';
import type { Context } from './chart/implementations.ts';
import type { LeanFrame } from './run.ts';

/** The game state as plain data, which can be copied as such: the facts as an array. */
export const plainState = <G extends GameState>(game: G): G =>
  Array.isArray(game.facts) ? game : { ...game, facts: game.facts.slice() };

const withoutGame = ({ game: _, ...rest }: Context): Context => rest;

/** The position of a match whose innermost process this is. */
export const positionOf = <G extends GameState>(holder: LeanFrame): Position<G> => {
  const stack: Frame[] = [];
  for (let frame: LeanFrame | undefined = holder; frame !== undefined; frame = frame.below) {
    stack.unshift({ state: frame.leaf.state, rest: withoutGame(frame.context) });
  }
  return { game: plainState(holder.context.game as G), stack };
};

const badPosition = (chart: Chart, { state }: Frame, message: string): GatechartError =>
  new GatechartError('BAD_POSITION', `${chart.id}: ${state}`, message);

/**
 * The innermost process of a position; `undefined` for a match that is over. Every process gets the game state, those that
 * wait for another as one that is out of date.
 * Throws `BAD_POSITION` for a state that does not exist, invokes nothing although a process follows, or is final.
 */
export const frameOf = (root: Chart, { game, stack }: Position): LeanFrame | undefined => {
  let below: LeanFrame | undefined;
  let chart = root;
  for (const [index, frame] of stack.entries()) {
    const leaf = chart.leaves.get(frame.state);
    if (leaf === undefined) throw badPosition(chart, frame, 'the machine has no such innermost state');
    if (leaf.raises !== undefined || leaf.over) {
      throw badPosition(chart, frame, 'a match cannot rest in a final state');
    }
    below = { leaf, context: { ...frame.rest, game }, below };
    if (index === stack.length - 1) break;
    if (leaf.invoke === undefined) throw badPosition(chart, frame, 'the state invokes no process');
    chart = leaf.invoke.chart;
  }
  return below;
};

/** The value that XState writes a path of states as. */
export const stateValueOf = (path: readonly string[]): StateValue =>
  path.reduceRight<StateValue>((inner, key) => (inner === '' ? key : { [key]: inner }), '');

/** One process as XState keeps it. */
export const persistedSnapshot = (value: StateValue, context: Context, children: object): Snapshot<unknown> =>
  ({
    status: 'active',
    output: undefined,
    error: undefined,
    value,
    context,
    children,
    historyValue: {},
  }) as Snapshot<unknown>;

/** The nested snapshot that XState restores a match from, given its innermost process. */
export const snapshotOf = (holder: LeanFrame): Snapshot<unknown> => {
  let snapshot = persistedSnapshot(stateValueOf(holder.leaf.path), holder.context, {});
  for (let frame = holder.below; frame !== undefined; frame = frame.below) {
    const { path, invoke } = frame.leaf;
    const children = invoke === undefined ? {} : { [invoke.id]: { src: invoke.src, snapshot } };
    snapshot = persistedSnapshot(stateValueOf(path), frame.context, children);
  }
  return snapshot;
};
