import { opponentOf, PLAYERS, type Player } from './decision.ts';

/** Facts, oldest first: an array, or what `withEvent` makes of one. As text it is an array. */
export interface EventList<F> extends Iterable<F> {
  readonly length: number;
  /** The facts from that place on, from the first without one; a negative place counts from the end. */
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

/** The list with one more fact; the list itself stays as it is. */
export const withEvent = <F>(facts: EventList<F>, fact: F): EventList<F> => new AppendedList(facts, fact);

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

/** What the core needs to know of a ruleset's game. */
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

/** Appends a fact to the game state. */
export const appendEvent = <G extends GameState>(game: G, fact: EventIn<G>): G => ({
  ...game,
  facts: withEvent(game.facts, fact),
});

/** The game state as it hears an answer: the facts before it are cleared. Every action on `answer` starts from it. */
export const clearEvents = <G extends GameState>(game: G): G =>
  game.facts.length === 0 ? game : { ...game, facts: [] };

/** The parts of every kind of fact of a ruleset, beside those that all facts have: neither one more nor one less. */
export type EventFields<F extends GameEvent> = {
  readonly [What in F['what']]: {
    readonly [Part in Exclude<keyof EventOf<F, What>, keyof GameEvent>]: true;
  };
};

const asIs = (part: string): readonly string[] => [part];

/** The names of parts by kind of fact; `namesOf`: what scenario files call a part. */
export const eventFieldNames = (
  parts: Readonly<Record<string, Readonly<Record<string, true>>>>,
  namesOf: (part: string) => readonly string[] = asIs,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(parts).map(([what, each]) => [what, Object.keys(each).flatMap(namesOf)]));

/** A match that one player has lost, by that clause. */
export const lostBy = (loser: Player, clause: string): Result => ({
  winner: opponentOf(loser),
  clause,
  reasons: PLAYERS.map((player) => (player === loser ? clause : null)),
});

/** A match that nobody has lost. */
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
