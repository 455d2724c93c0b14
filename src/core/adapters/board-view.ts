import type { CardText } from '../cards/collection.ts';
import type { Player } from '../decision.ts';
import type { GameState } from '../game-state.ts';

/** Whose eyes the table is seen with; `null` sees everything. */
export type Viewer = Player | null;

/** A name in every language. */
export interface LocalizedName {
  readonly en: string;
  readonly ja: string;
}

/** A card as it lies on the table; a hidden one has no name. */
export interface BoardCard {
  readonly key: string;
  readonly name: LocalizedName | undefined;
  /** Short numbers such as `3/3/2`. */
  readonly stats: string;
  readonly level: number | undefined;
  readonly exhausted: boolean;
  /** Lies face down although the viewer may know it. */
  readonly faceDown: boolean;
  readonly damage: number;
  readonly souls: number;
}

/** `row`: a place for few cards; `fan`: cards side by side; `pips`: cards that differ in nothing but being ready. */
export type ZoneLook = 'row' | 'fan' | 'pips';

/** A zone with the cards in it. */
export interface BoardZone {
  readonly key: string;
  readonly look: ZoneLook;
  readonly count: number;
  readonly cards: readonly BoardCard[];
}

/** A number of a player, such as life. */
export interface PlayerMeter {
  readonly key: string;
  readonly value: string;
}

/** One side of a table. */
export interface BoardSide {
  readonly player: Player;
  readonly meters: readonly PlayerMeter[];
  /** Rows of zones, the one nearest to the other player first. */
  readonly rows: readonly (readonly BoardZone[])[];
  /** Cards on each other, told by their number. */
  readonly piles: readonly BoardZone[];
}

/** Something that waits between the players: on the gate, in the waiting zone, on the stack. */
export interface BoardItem {
  readonly key: string;
  readonly kind: string;
  readonly owner: Player | undefined;
  /** The card that it is or is of, where the viewer sees it; its name is then none of the parts. */
  readonly card: BoardCard | undefined;
  /** What else is known of it: names of cards and numbers. */
  readonly parts: readonly (LocalizedName | string)[];
}

/** A table as the inspector shows it. */
export interface BoardView {
  readonly heading: readonly string[];
  readonly turn: Player | undefined;
  readonly sides: readonly [BoardSide, BoardSide];
  /** What the place in the middle is called, and what waits there, the next first. */
  readonly middle: { readonly key: string; readonly items: readonly BoardItem[] };
  /** The line attacked, and by whom, as keys of zones. */
  readonly attack: { readonly from: string; readonly to: string } | undefined;
}

/** Draws the table of one ruleset. */
export type RenderBoard<G extends GameState = GameState> = (game: G, viewer: Viewer) => BoardView;

/** What makes a number another one than is printed: the card it is of, and what it does, such as `+2`. */
export interface NumberChange {
  readonly by: string;
  readonly change: string;
}

/** A number of a card, printed and now, with what changes it in the order it counts. */
export interface CardNumber {
  readonly name: string;
  readonly printed: string;
  readonly now: string;
  readonly changes: readonly NumberChange[];
}

/** What a viewer may know of a card on the table, in one language. */
export interface CardDetails extends CardText {
  readonly numbers: readonly CardNumber[];
  /** What is noted of it, a line each: damage and what it came from, souls, keywords given and taken. */
  readonly notes: readonly string[];
}
