import type { EventIn, GameEvent, GameState } from '../game-state.ts';
import type { LocalizedName, Viewer } from './board-view.ts';

/** A place on the board: a zone as `0 hand` (its player and key), a waiting item as `item 12`, else `middle`. */
export type BoardSpot = string;

/** A card that moved, as the viewer may know it. A hidden card has no name. */
export interface BoardMove {
  readonly name: LocalizedName | undefined;
  /** Where it was and came to lie, in order: at least two places, or the one where a token appears or vanishes. */
  readonly path: readonly BoardSpot[];
  /** Its key on the board before the first event and after the last, if the viewer sees it there. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** One end of a link: a place, and the card there if the viewer sees it. */
export interface BoardEnd {
  readonly spot: BoardSpot;
  /** The key of the card on the board after the last event. */
  readonly card: string | undefined;
}

/** What acted on what: an attack, damage, a counter, a triggered ability, a choice of a target. */
export interface BoardLink {
  readonly kind: 'attack' | 'damage' | 'counter' | 'trigger' | 'target';
  readonly from: BoardEnd;
  readonly to: BoardEnd;
  /** Points of damage. */
  readonly amount?: number;
}

/** What some events did on the board. */
export interface BoardChanges {
  readonly moves: readonly BoardMove[];
  readonly links: readonly BoardLink[];
}

/** A function that reads from events what they did on the board: `before` is the game before the first, `after` behind the last. */
export type ReadBoardChanges<G extends GameState = GameState> = (
  before: G,
  after: G,
  facts: readonly EventIn<G>[],
  viewer: Viewer,
) => BoardChanges;

/** How one ruleset tells where its cards lie; `Place` is where a card can lie. */
export interface BoardPlaces<Place> {
  /** Where a card lies before the first event, or after the last one. */
  placeOf(card: number, when: 'before' | 'after'): Place;
  spotOf(place: Place, card: number): BoardSpot;
  /** Whether the viewer sees a card there: before the first event, after the last one, or in between. */
  isSeen(place: Place, card: number, when: 'before' | 'between' | 'after'): boolean;
  nameOf(card: number): LocalizedName;
  /** The key of a card on the board before, or after. */
  keyOf(card: number, when: 'before' | 'after'): string;
}

/** A card on its way. */
interface Way<Place> {
  readonly card: number;
  readonly places: Place[];
  readonly isNamed: boolean;
  readonly before: string | undefined;
}

/** Follows cards through the events of a stretch of a match. No card is followed where the viewer does not see it. */
export class CardTracker<Place> {
  readonly #places: BoardPlaces<Place>;
  readonly #ways: Way<Place>[] = [];
  readonly #latest = new Map<number, Way<Place>>();

  constructor(places: BoardPlaces<Place>) {
    this.#places = places;
  }

  /** Notes a move. `isKnown`: whether the viewer may know which card it is. */
  move(card: number, from: Place, to: Place, isKnown: boolean): void {
    const { isSeen, keyOf } = this.#places;
    const earlier = this.#latest.get(card);
    if (earlier?.isNamed && isKnown && isSeen(from, card, 'between')) {
      earlier.places.push(to);
      return;
    }
    const wasSeen = isKnown && isSeen(from, card, earlier === undefined ? 'before' : 'between');
    const isNamed = isKnown && (wasSeen || isSeen(to, card, 'between') || isSeen(to, card, 'after'));
    const before = earlier === undefined && wasSeen ? keyOf(card, 'before') : undefined;
    const way = { card, places: [from, to], isNamed, before };
    this.#ways.push(way);
    this.#latest.set(card, way);
  }

  /** A card as one end of a link, where it lies at this event. */
  end(card: number): BoardEnd {
    const place = this.#placeNow(card);
    return { spot: this.#places.spotOf(place, card), card: this.#keyAfter(card, place) };
  }

  /** The moves so far, those of one card that the viewer could follow joined. */
  get moves(): readonly BoardMove[] {
    const { spotOf, nameOf } = this.#places;
    return this.#ways.map((way) => {
      const { card, places, isNamed, before } = way;
      const isLast = isNamed && this.#latest.get(card) === way;
      return {
        name: isNamed ? nameOf(card) : undefined,
        path: places.map((place) => spotOf(place, card)),
        before,
        after: isLast ? this.#keyAfter(card, places.at(-1) as Place) : undefined,
      };
    });
  }

  #placeNow(card: number): Place {
    return this.#latest.get(card)?.places.at(-1) ?? this.#places.placeOf(card, 'before');
  }

  #keyAfter(card: number, place: Place): string | undefined {
    const { placeOf, spotOf, isSeen, keyOf } = this.#places;
    const liesThere = spotOf(placeOf(card, 'after'), card) === spotOf(place, card);
    return liesThere && isSeen(place, card, 'after') ? keyOf(card, 'after') : undefined;
  }
}

/** What a reader of events writes to: cards follow their moves, and links join what lies where at that event. */
export interface ChangesWriter<G extends GameState, Place> {
  readonly cards: CardTracker<Place>;
  /** The game after the last event. */
  readonly after: G;
  /** Returns whether the viewer may know the hidden fields of an event. */
  isKnown(fact: GameEvent): boolean;
  link(kind: BoardLink['kind'], from: BoardEnd, to: BoardEnd, amount?: number): void;
}

/** Returns the changes of a ruleset whose events tell each move, from a reader of one event. */
export const changesFromEvents =
  <G extends GameState, Place>(
    placesOf: (before: G, after: G, viewer: Viewer) => BoardPlaces<Place>,
    read: (fact: EventIn<G>, writer: ChangesWriter<G, Place>) => void,
  ): ReadBoardChanges<G> =>
  (before, after, facts, viewer) => {
    const cards = new CardTracker(placesOf(before, after, viewer));
    const links: BoardLink[] = [];
    const writer: ChangesWriter<G, Place> = {
      cards,
      after,
      isKnown: ({ knownTo }) => knownTo === undefined || viewer === null || knownTo.includes(viewer),
      link: (kind, from, to, amount) =>
        links.push({ kind, from, to, ...(amount !== undefined && { amount }) }),
    };
    for (const fact of facts) read(fact, writer);
    return { moves: cards.moves, links };
  };

/** The changes seen from their end: cards go back the way they came, and nothing acts. */
export const reversedChanges = ({ moves }: BoardChanges): BoardChanges => ({
  moves: [...moves].reverse().map(({ name, path, before, after }) => ({
    name,
    path: [...path].reverse(),
    before: after,
    after: before,
  })),
  links: [],
});
