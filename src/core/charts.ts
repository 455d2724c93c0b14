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

/** A part of a chart that hands a game to a rule. Compiled charts call the rule themselves. */
export interface OfGame {
  /** Where the game is: in the context, or in the output of the process that ended. */
  readonly game: 'held' | 'handedBack';
  readonly rule: (game: never) => unknown;
}

const parts = new WeakMap<object, OfGame>();

/** What a part of a chart hands to which rule; nothing if it does more than that. */
export const ofGameIn = (part: object): OfGame | undefined => parts.get(part);

const ofGame = <Part extends object>(part: Part, known: OfGame): Part => {
  parts.set(part, known);
  return part;
};

const ofHeld = <G extends Baton, R>(rule: (game: G) => R) =>
  ofGame(({ context }: Held<G>): R => rule(context.game), { game: 'held', rule });

const ofHandedBack = <G extends Baton, R>(rule: (game: G) => R) =>
  ofGame(({ event }: Done): R => rule((event as { readonly output: Holding<G> }).output.game), {
    game: 'handedBack',
    rule,
  });

// biome-ignore lint/suspicious/noExplicitAny: an action for any process; the chart that names it checks its own context
type Any = any;

/** Input or output of a process that needs nothing but the game. */
export const theGame: <G extends Baton>(held: Held<G>) => Holding<G> = ofHeld((game) => ({ game }));

/** A guard on `onDone` that asks the game handed back. */
export const given: <G extends Baton>(holds: (game: G) => boolean) => (done: Done) => boolean = ofHandedBack;

/** Guard on `onDone`: the match is over. */
export const isOver = given((game) => game.result !== undefined);

/** A guard that asks the game held. */
export const held: <G extends Baton>(holds: (game: G) => boolean) => (held: Held<G>) => boolean = ofHeld;

/** Action on `onDone`: the game is taken back. */
export const take = assign<Any, Any, Any, Any, never>({ game: ofHandedBack((game) => game) });

/** An action that a rule function carries out on the game. */
export const does = <G extends Baton>(rule: (game: G) => G) =>
  assign<Any, Any, Any, Any, never>({ game: ofHeld(rule) });
