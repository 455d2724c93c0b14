import type { CardText } from '../cards/collection.ts';
import type { Player } from '../decision.ts';
import type { GameState } from '../game-state.ts';
import type { Language } from '../narration.ts';

/** The player who looks at the board, or `null` for a viewer who sees everything. */
export type Viewer = Player | null;

/** A name in every language. */
export interface LocalizedName {
  readonly en: string;
  readonly ja: string;
}

/** A number on the face of a card: its short label, and its current and printed value. */
export interface BoardNumber {
  readonly label: LocalizedName;
  readonly value: string;
  readonly printed: string;
}

/** A keyword on the face of a card: whether it is printed, and whether the card has it now. */
export interface BoardKeyword {
  readonly name: LocalizedName;
  readonly isPrinted: boolean;
  readonly isThere: boolean;
}

/** A card on the board. A hidden card has no name, and nothing else that tells what it is. */
export interface BoardCard {
  readonly key: string;
  readonly name: LocalizedName | undefined;
  /** Its type and traits, such as `unit, Military`. */
  readonly kind?: LocalizedName;
  /** Its level or cost. */
  readonly cost?: BoardNumber;
  readonly numbers?: readonly BoardNumber[];
  /** Keywords that its text does not tell. */
  readonly keywords?: readonly BoardKeyword[];
  /** The rules text, one ability a line. */
  readonly text?: Readonly<Record<Language, readonly string[]>>;
  readonly exhausted: boolean;
  /** Whether it is face down, although the viewer may know it. */
  readonly faceDown: boolean;
  readonly damage: number;
  readonly souls: number;
  /** The card to which it is attached, with its place. */
  readonly host?: LocalizedName;
  /** The names of the cards that are attached to it. */
  readonly attached?: readonly LocalizedName[];
}

/**
 * The look of a zone: `row` for few cards, `fan` for cards side by side, `pips` for cards that differ only in being
 * ready.
 */
export type ZoneLook = 'row' | 'fan' | 'pips';

/** A zone with its cards. */
export interface BoardZone {
  readonly key: string;
  /** Its name in a sentence. Default: the key. */
  readonly name?: LocalizedName;
  /** Its name as a heading. Default: the word of a built-in ruleset for the key, else the key. */
  readonly title?: LocalizedName;
  readonly look: ZoneLook;
  readonly count: number;
  readonly cards: readonly BoardCard[];
}

/** A number of a player, such as life. */
export interface PlayerMeter {
  readonly key: string;
  /** Its name, as the title of a zone. */
  readonly title?: LocalizedName;
  readonly value: string;
}

/** One player's side of the board. */
export interface BoardSide {
  readonly player: Player;
  readonly meters: readonly PlayerMeter[];
  /** Rows of zones, the one nearest to the other player first. */
  readonly rows: readonly (readonly BoardZone[])[];
  /** Piles of cards, shown as the number of their cards. */
  readonly piles: readonly BoardZone[];
}

/** An item that waits between the players: on the gate, in the waiting zone, on the stack. */
export interface BoardItem {
  readonly key: string;
  readonly kind: string;
  /** The name of the kind, as the title of a zone. */
  readonly title?: LocalizedName;
  readonly owner: Player | undefined;
  /** The card of the item, if the viewer may see it. Its name is then not among the parts. */
  readonly card: BoardCard | undefined;
  /** Other details: names of cards and numbers. */
  readonly parts: readonly (LocalizedName | string)[];
}

/** The board as the inspector shows it. */
export interface BoardView {
  /** Turn, phase and the like. A page may know a Japanese word for a text. */
  readonly heading: readonly (LocalizedName | string)[];
  readonly turn: Player | undefined;
  readonly sides: readonly [BoardSide, BoardSide];
  /** The zone in the middle and its waiting items, the next to resolve first. */
  readonly middle: { readonly key: string; readonly items: readonly BoardItem[] };
  /** The attacking and the attacked zone, as zone keys. */
  readonly attack: { readonly from: string; readonly to: string } | undefined;
}

/** A function that makes the board of one ruleset. */
export type RenderBoard<G extends GameState = GameState> = (game: G, viewer: Viewer) => BoardView;

/** A change of a printed number: the card that causes it, and the change, such as `+2`. */
export interface NumberChange {
  readonly by: string;
  readonly change: string;
}

/** A number of a card: its printed and current value, with its changes in the order of application. */
export interface CardNumber {
  readonly name: string;
  readonly printed: string;
  readonly now: string;
  readonly changes: readonly NumberChange[];
}

/** The details of a card on the board that the viewer may know, in one language. */
export interface CardDetails extends CardText {
  readonly numbers: readonly CardNumber[];
  /** One line for each remark: damage and its source, souls, keywords gained and lost. */
  readonly notes: readonly string[];
}
