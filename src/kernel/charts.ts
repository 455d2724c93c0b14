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

/** Where a process has a game: in its context, or in the output of the process that ended. */
type Where = 'held' | 'handedBack';

/** What a part of a chart comes to: the game, or what a rule says of it. Compiled charts call the rule directly. */
export interface OfGame {
  readonly game: Where;
  readonly rule: ((game: never) => unknown) | undefined;
}

const ofGame = <Part extends object>(part: Part, game: Where, rule: OfGame['rule']): Part =>
  Object.assign(part, { game, rule });

// biome-ignore lint/suspicious/noExplicitAny: an action for any process; the chart that names it checks its own context
type Any = any;

const outputOf = <G extends Baton>({ event }: Done): Holding<G> =>
  (event as { readonly output: Holding<G> }).output;

/** Input or output of a process that needs nothing but the game. */
export const theGame = <G extends Baton>({ context }: Held<G>): Holding<G> => ({ game: context.game });

/** A guard on `onDone` that asks the game handed back. */
export const given = <G extends Baton>(holds: (game: G) => boolean) =>
  ofGame((done: Done): boolean => holds(outputOf<G>(done).game), 'handedBack', holds);

/** Guard on `onDone`: the match is over. */
export const isOver = given((game) => game.result !== undefined);

/** A guard that asks the game held. */
export const held = <G extends Baton>(holds: (game: G) => boolean) =>
  ofGame(({ context }: Held<G>): boolean => holds(context.game), 'held', holds);

/** Action on `onDone`: the game is taken back. */
export const take = assign<Any, Any, Any, Any, never>({
  game: ofGame((done: Done) => outputOf(done).game, 'handedBack', undefined),
});

/** An action that a rule function carries out on the game. */
export const does = <G extends Baton>(rule: (game: G) => G) =>
  assign<Any, Any, Any, Any, never>({
    game: ofGame(({ context }: Held<G>) => rule(context.game), 'held', rule),
  });
