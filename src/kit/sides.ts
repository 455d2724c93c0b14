import type { Determinization } from '../core/adapters/determinization.ts';
import type { Player } from '../core/decision.ts';
import type { GameState } from '../core/game-state.ts';
import type { RngState } from '../core/random.ts';

/** The zones of one player, and whatever else the player has. */
interface ZonedSide {
  readonly zones: Readonly<Record<'deck', readonly number[]>>;
}

/** A game that keeps its cards by player and zone. A card has a number of its own, and another one as an object. */
export interface SidedGame extends GameState {
  readonly definitionOf: readonly string[];
  readonly object: readonly number[];
  /** The next number of an object. */
  readonly nextNumber: number;
  readonly sides: readonly [ZonedSide, ZonedSide];
  readonly turn: object;
  readonly rng: RngState;
}

/** A card that a player brings to a match. */
export interface BroughtCard<Card extends { readonly id: string }> {
  readonly definition: Card;
  readonly owner: Player;
}

/** Returns the parts of a new game that tell its cards: each has its place in the list as its number, and as an object. */
export const cardsOfGame = <Card extends { readonly id: string }>(brought: readonly BroughtCard<Card>[]) => ({
  cards: Object.fromEntries(
    [...new Map(brought.map(({ definition }) => [definition.id, definition]))].sort(([one], [other]) =>
      one < other ? -1 : 1,
    ),
  ),
  definitionOf: brought.map(({ definition }) => definition.id),
  owner: brought.map(({ owner }) => owner),
  object: brought.map((_, card) => card),
  nextNumber: brought.length,
});

/** A copy that may still be changed. */
export type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

type SideOf<G extends SidedGame> = G['sides'][0];
type ZonesOf<G extends SidedGame> = SideOf<G>['zones'];

/** How a game is copied: by functions that name every field, so that all games, sides, zones and turns have one shape. */
export interface Copies<G extends SidedGame> {
  copyOf(game: G): Draft<G>;
  sideWith(side: SideOf<G>, change: Partial<SideOf<G>>): SideOf<G>;
  zonesWith(zones: ZonesOf<G>, zone: keyof ZonesOf<G>, cards: readonly number[]): ZonesOf<G>;
  turnWith(turn: G['turn'], change: Partial<G['turn']>): G['turn'];
}

/** The setters of a game with sides. None of them changes what it is given. */
export const settersOf = <G extends SidedGame>({ copyOf, sideWith, zonesWith, turnWith }: Copies<G>) => {
  const draftOf = copyOf as (game: G) => Draft<SidedGame>;

  /** Returns the setter of a key. */
  const setterOf =
    <Key extends keyof G>(key: Key) =>
    (game: G, value: G[Key]): G => {
      const next = copyOf(game);
      next[key] = value;
      return next as G;
    };

  /** Returns the game with part of a player's side replaced. */
  const withSide = (game: G, player: Player, change: Partial<SideOf<G>>): G => {
    const side = sideWith(game.sides[player], change);
    const next = draftOf(game);
    next.sides = player === 0 ? [side, game.sides[1]] : [game.sides[0], side];
    return next as G;
  };

  /** Returns the game with these cards in a zone, the top first. */
  const withZone = (
    game: G,
    { player, zone }: { readonly player: Player; readonly zone: keyof ZonesOf<G> },
    cards: readonly number[],
  ): G => {
    const change: Partial<ZonedSide> = { zones: zonesWith(game.sides[player].zones, zone, cards) };
    return withSide(game, player, change as Partial<SideOf<G>>);
  };

  /** Returns the game with part of the turn replaced. */
  const withTurn = (game: G, change: Partial<G['turn']>): G => {
    const next = draftOf(game);
    next.turn = turnWith(game.turn, change);
    return next as G;
  };

  /** Returns the game with the card as a new object. */
  const asNewObject = (game: G, card: number): G => {
    const next = draftOf(game);
    next.object = game.object.with(card, game.nextNumber);
    next.nextNumber += 1;
    return next as G;
  };

  /** Returns the game with that many numbers given out, from `nextNumber` on. */
  const withNumbersUsed = (game: G, count: number): G => {
    const next = draftOf(game);
    next.nextNumber += count;
    return next as G;
  };

  return { asNewObject, setterOf, withNumbersUsed, withSide, withTurn, withZone };
};

/** Returns the game with the hidden information that was drawn: definitions, the order of decks, random events. */
export const determinized = <G extends SidedGame>(
  { copyOf, sideWith, zonesWith }: Copies<G>,
  game: G,
  { definitionOf, inPlaceOf, rng }: Determinization,
): G => {
  const dealt = (side: SideOf<G>): SideOf<G> => {
    const deck = side.zones.deck.map((card) => inPlaceOf[card] as number);
    const change: Partial<ZonedSide> = { zones: zonesWith(side.zones, 'deck', deck) };
    return sideWith(side, change as Partial<SideOf<G>>);
  };
  const next = (copyOf as (game: G) => Draft<SidedGame>)(game);
  next.definitionOf = definitionOf;
  next.sides = [dealt(game.sides[0]), dealt(game.sides[1])];
  next.rng = rng;
  return next as G;
};
