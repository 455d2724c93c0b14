import { assign } from 'xstate';
import type { Baton } from './fact.ts';

/** Parts of charts with names: how a process hands the game to the one it invokes and takes it back. */

interface Holding<G extends Baton> {
  readonly game: G;
}

interface Held<G extends Baton> {
  readonly context: Holding<G>;
}

interface Done {
  readonly event: unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: an action for any process; the chart that names it checks its own context
type Any = any;

const outputOf = <G extends Baton>({ event }: Done): Holding<G> =>
  (event as { readonly output: Holding<G> }).output;

/** Input or output of a process that needs nothing but the game. */
export const theGame = <G extends Baton>({ context }: Held<G>): Holding<G> => ({ game: context.game });

/** Guard on `onDone`: the match is over. */
export const isOver = (done: Done): boolean => outputOf(done).game.result !== undefined;

/** A guard on `onDone` that asks the game handed back. */
export const given =
  <G extends Baton>(holds: (game: G) => boolean) =>
  (done: Done): boolean =>
    holds(outputOf<G>(done).game);

/** A guard that asks the game held. */
export const held =
  <G extends Baton>(holds: (game: G) => boolean) =>
  ({ context }: Held<G>): boolean =>
    holds(context.game);

/** Action on `onDone`: the game is taken back. */
export const take = assign<Any, Any, Any, Any, never>({ game: (done: Done) => outputOf(done).game });

/** An action that a rule function carries out on the game. */
export const does = <G extends Baton>(rule: (game: G) => G) =>
  assign<Any, Any, Any, Any, never>({ game: ({ context }: Held<G>) => rule(context.game) });
