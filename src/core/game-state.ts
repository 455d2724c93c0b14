import { opponentOf, PLAYERS, type Player } from './decision.ts';

/** Events, oldest first: an array, or the result of `withEvent`. JSON writes it as an array. */
export interface EventList<F> extends Iterable<F> {
  readonly length: number;
  /** Returns the events from index `from` on. Default: all events. A negative index counts from the end. */
  slice(from?: number): readonly F[];
}

/** A list that shares all but its last fact with the list before. */
class AppendedList<F> implements EventList<F> {
  readonly length: number;
  readonly #before: EventList<F>;
  readonly #last: F;

  constructor(before: EventList<F>, last: F) {
    this.length = before.length + 1;
    this.#before = before;
    this.#last = last;
  }

  slice(place = 0): readonly F[] {
    const from = place < 0 ? Math.max(0, this.length + place) : place;
    const latest: F[] = [];
    let rest: EventList<F> = this;
    while (rest instanceof AppendedList && rest.length > from) {
      latest.push(rest.#last);
      rest = rest.#before;
    }
    latest.reverse();
    return rest instanceof AppendedList ? latest : [...rest.slice(from), ...latest];
  }

  [Symbol.iterator](): Iterator<F> {
    return this.slice()[Symbol.iterator]();
  }

  toJSON(): readonly F[] {
    return this.slice();
  }
}

/** Returns the list with one more event. The original list does not change. */
export const withEvent = <F>(facts: EventList<F>, fact: F): EventList<F> => new AppendedList(facts, fact);

/** One event of a match, with the clause that caused it. Rulesets narrow `what` and add fields. */
export interface GameEvent {
  readonly clause: string;
  /** Clauses that decided how it happened, in addition to the clause that caused it. */
  readonly decidedBy?: readonly string[] | undefined;
  readonly what: string;
  /** The players who may know the hidden fields of the event. Default: both. */
  readonly knownTo?: readonly Player[] | undefined;
  /** The cards of the event that only the players in `knownTo` may know. Default: all. */
  readonly hidden?: readonly number[] | undefined;
}

/** Returns the clauses of an event: first the clause that caused it, then those that decided how it happened. */
export const clausesOf = ({ clause, decidedBy = [] }: GameEvent): readonly string[] => [clause, ...decidedBy];

/** The events of one kind among the events of a ruleset. */
export type EventOf<F extends GameEvent, What extends F['what']> = F & { readonly what: What };

/** The fields that the core needs in the game of any ruleset. */
export interface GameState<F extends GameEvent = GameEvent> {
  readonly edition: string;
  /** The events since the last answer, oldest first. */
  readonly facts: EventList<F>;
  readonly result?: Result | undefined;
}

/** The type of the events of a game. */
export type EventIn<G extends GameState> = G extends GameState<infer F> ? F : never;

/** The result of a match. `winner` is absent in a draw. */
export interface Result {
  readonly winner?: Player;
  readonly clause: string;
  /** The reason why each player lost, in the order of the players; `null` for a player who did not lose. */
  readonly reasons: readonly (string | null)[];
}

/** Returns the game state with the event appended. */
export const appendEvent = <G extends GameState>(game: G, fact: EventIn<G>): G => ({
  ...game,
  facts: withEvent(game.facts, fact),
});

/** Returns the game state without the events before the answer. Every action on a move starts from it. */
export const clearEvents = <G extends GameState>(game: G): G =>
  game.facts.length === 0 ? game : { ...game, facts: [] };

/** Exactly the fields of every kind of event of a ruleset, without the fields that all events have. */
export type EventFields<F extends GameEvent> = {
  readonly [What in F['what']]: {
    readonly [Part in Exclude<keyof EventOf<F, What>, keyof GameEvent>]: true;
  };
};

const asIs = (part: string): readonly string[] => [part];

/** Returns the names of the fields by kind of event. `namesOf` gives the names that scenario files use for a field. */
export const eventFieldNames = (
  parts: Readonly<Record<string, Readonly<Record<string, true>>>>,
  namesOf: (part: string) => readonly string[] = asIs,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(parts).map(([what, each]) => [what, Object.keys(each).flatMap(namesOf)]));

/** Returns the result of a match that one player lost by this clause. */
export const lostBy = (loser: Player, clause: string): Result => ({
  winner: opponentOf(loser),
  clause,
  reasons: PLAYERS.map((player) => (player === loser ? clause : null)),
});

/** Returns the result of a match that ended in a draw by this clause. */
export const drawnBy = (clause: string): Result => ({ clause, reasons: PLAYERS.map(() => null) });

/** One running process: its leaf state (path joined by `.`) and its context without the game state. */
export interface Frame {
  readonly state: string;
  readonly rest: Readonly<Record<string, unknown>>;
}

/** A match at rest, the same for every runtime: the game state, and the running processes, outermost first. */
export interface Position<G extends GameState = GameState> {
  readonly game: G;
  readonly stack: readonly Frame[];
}
