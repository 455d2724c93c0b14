import type { Player } from './decision.ts';
import { type FactList, followedBy } from './game-state.ts';

/** One thing that happened, with the clause that made it happen. Rulesets narrow `what` and add fields. */
export interface Fact {
  readonly clause: string;
  /** Clauses that decided how it happened, beside the one that made it happen. */
  readonly decidedBy?: readonly string[] | undefined;
  readonly what: string;
  /** The players who may know the hidden fields of the fact; everyone when absent. */
  readonly knownTo?: readonly Player[] | undefined;
}

/** The clauses that act where a fact happens: the one that made it happen, then those that decided how. */
export const clausesOf = ({ clause, decidedBy = [] }: Fact): readonly string[] => [clause, ...decidedBy];

/** Of the facts of a ruleset, those of one kind. */
export type FactOf<F extends Fact, What extends F['what']> = F & { readonly what: What };

/** What the kernel needs to know of a ruleset's game. */
export interface Baton<F extends Fact = Fact> {
  readonly edition: string;
  /** The facts since the last answer, oldest first. */
  readonly facts: FactList<F>;
  readonly result?: Result | undefined;
}

/** Any fact of a game. */
export type FactIn<G extends Baton> = G extends Baton<infer F> ? F : never;

/** How a match ended. `winner` is absent in a draw. */
export interface Result {
  readonly winner?: Player;
  readonly clause: string;
  /** Why each player lost, by seat. */
  readonly reasons: readonly (string | null)[];
}

/** Appends a fact to the baton. */
export const report = <G extends Baton>(game: G, fact: FactIn<G>): G => ({
  ...game,
  facts: followedBy(game.facts, fact),
});

/** The baton as it hears an answer: the facts before it are cleared. Every action on `answer` starts from it. */
export const heard = <G extends Baton>(game: G): G =>
  game.facts.length === 0 ? game : { ...game, facts: [] };
