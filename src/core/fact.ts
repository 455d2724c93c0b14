import type { Player } from './decision.ts';
import { type EventList, withEvent } from './game-state.ts';

/** One thing that happened, with the clause that made it happen. Rulesets narrow `what` and add fields. */
export interface GameEvent {
  readonly clause: string;
  /** Clauses that decided how it happened, beside the one that made it happen. */
  readonly decidedBy?: readonly string[] | undefined;
  readonly what: string;
  /** The players who may know the hidden fields of the fact; everyone when absent. */
  readonly knownTo?: readonly Player[] | undefined;
}

/** The clauses that act where a fact happens: the one that made it happen, then those that decided how. */
export const clausesOf = ({ clause, decidedBy = [] }: GameEvent): readonly string[] => [clause, ...decidedBy];

/** Of the facts of a ruleset, those of one kind. */
export type EventOf<F extends GameEvent, What extends F['what']> = F & { readonly what: What };

/** What the kernel needs to know of a ruleset's game. */
export interface GameState<F extends GameEvent = GameEvent> {
  readonly edition: string;
  /** The facts since the last answer, oldest first. */
  readonly facts: EventList<F>;
  readonly result?: Result | undefined;
}

/** Any fact of a game. */
export type EventIn<G extends GameState> = G extends GameState<infer F> ? F : never;

/** How a match ended. `winner` is absent in a draw. */
export interface Result {
  readonly winner?: Player;
  readonly clause: string;
  /** Why each player lost, by seat. */
  readonly reasons: readonly (string | null)[];
}

/** Appends a fact to the baton. */
export const appendEvent = <G extends GameState>(game: G, fact: EventIn<G>): G => ({
  ...game,
  facts: withEvent(game.facts, fact),
});

/** The baton as it hears an answer: the facts before it are cleared. Every action on `answer` starts from it. */
export const clearEvents = <G extends GameState>(game: G): G =>
  game.facts.length === 0 ? game : { ...game, facts: [] };
