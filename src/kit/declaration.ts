import type { Option, Player } from '../core/decision.ts';
import type { GameEvent, GameState } from '../core/game-state.ts';
import type { LocalizedText } from '../core/narration.ts';
import type { RngState } from '../core/random.ts';
import type { Clause } from '../core/rulebook.ts';

/** A text in English, or in every language. English is shown where a language is missing. */
export type Text = string | LocalizedText;

/** Returns the text in every language. */
export const textIn = (text: Text): LocalizedText =>
  typeof text === 'string' ? { en: text, ja: text } : text;

/** Who sees the cards of a zone: everybody, the player whose zone it is, or nobody. */
export type Visibility = 'all' | 'owner' | 'nobody';

/** A zone of the game. */
export interface ZoneDeclaration {
  readonly seenBy: Visibility;
  /** Whether the players share one such zone. Default: each player has one. */
  readonly isShared?: true;
  /** Whether pages show it as a pile: the number of its cards, or the top one if it is shared. A zone that nobody sees is one. */
  readonly isPile?: true;
  readonly name?: Text;
}

/** A kind of card, by its id. What pages, the terminal and rules read of it; nothing of it is needed. */
export interface CardDeclaration {
  readonly name?: Text;
  /** What it is, such as `unit`. */
  readonly kind?: Text;
  /** What it does, a line for each ability. */
  readonly text?: readonly Text[];
  /** Its printed numbers, such as `attack: 3`. `cost` stands in the corner of its face. */
  readonly numbers?: Readonly<Record<string, number>>;
  /** Its printed keywords. */
  readonly keywords?: readonly string[];
  /**
   * Makes it a token, which exists only in these zones; all players see them. Rules create it, no deck holds it, and one that
   * is moved into any other zone ceases to exist.
   */
  readonly tokenIn?: readonly string[];
  /** Whether it can be attached to another card, as an equipment, an aura or an energy is. */
  readonly attaches?: boolean;
}

/** A whole number with bounds, both possible, such as a place on a board. Learners need the bounds of the numbers in moves. */
export interface Bounds {
  readonly from: number;
  readonly to: number;
}

/** What a field of a move or an event holds. A card is its id, wherever it is written. */
export type FieldKind = 'player' | 'card' | 'number' | 'text' | Bounds;

type Fields = Readonly<Record<string, FieldKind>>;

/** A kind of event. Its types, its line in the log and its keys in scenario files follow from this. */
export interface FactDeclaration {
  readonly fields: Fields;
  /** The line, with fields in braces: `{player} draws {card}`. */
  readonly line: Text;
  /** Its place in the short log. Default: a plain line. */
  readonly headline?: 'none' | 'harm' | 'outcome';
  /** Whether it tells a random outcome. A record stores such events. */
  readonly isChance?: true;
  /** Whether a turn begins with it. Records are compared there, and `fuzz explore --turn` ends there. */
  readonly beginsTurn?: true;
}

/** A clause of the rules, in the words of the game. */
export type ClauseDeclaration = Pick<Clause, 'acts' | 'because'> &
  Partial<Pick<Clause, 'source' | 'kind' | 'certainty'>> & { readonly text: Text };

/** Everything about a game that is data. Types, views, checks and pages follow from it. */
export interface Declaration {
  readonly id: string;
  readonly clauses: Readonly<Record<string, ClauseDeclaration | string>>;
  readonly cards: Readonly<Record<string, CardDeclaration>>;
  readonly zones: Readonly<Record<string, ZoneDeclaration>>;
  /** The zone where cards lie at the start. If it is shared, a match is played with one deck. */
  readonly deckZone: string;
  /** The decks by id: how many of each card. The first two are the default ones; the first alone if it is shared. */
  readonly decks: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Public numbers of each player, such as life, with their value at the start. */
  readonly counters: Readonly<Record<string, number>>;
  /**
   * What a card carries where all players see it, with its value at the start, such as `damage: 0, exhausted: false`. It is
   * lost when the card leaves its zone. A mark with the name of a printed number is added to that number, but not `damage`.
   */
  readonly marks?: Readonly<Record<string, number | boolean>>;
  /**
   * The keywords of cards, each with what it means, such as `guard: 'Only it can be attacked.'`. A card has those that are printed on
   * it, those of marks of the same name, and those that `keywordEffects` give.
   */
  readonly keywords?: Readonly<Record<string, Text>>;
  /** What pages and the terminal call a counter, a keyword, a mark, a printed number or a value. Default: its key. */
  readonly names?: Readonly<Record<string, Text>>;
  /** Other public values, with their value at the start. Nothing that is hidden belongs here. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The moves by type: the events that a chart receives, with their fields. */
  readonly moves: Readonly<Record<string, Fields>>;
  readonly facts: Readonly<Record<string, FactDeclaration>>;
}

type IsUnion<T, U = T> = T extends unknown ? ([U] extends [T] ? false : true) : never;

/** Any value of the kind that the start has: any number for a number, any list for a list. A union stays as it is. */
type Widened<T> =
  true extends IsUnion<T>
    ? T
    : T extends number
      ? number
      : T extends string
        ? string
        : T extends boolean
          ? boolean
          : T extends readonly (infer Item)[]
            ? readonly ([Item] extends [never] ? unknown : Widened<Item>)[]
            : T extends object
              ? { readonly [Name in keyof T]: Widened<T[Name]> }
              : T;

/** The public values of a game: any number, where the start has a number. */
export type ValuesIn<D extends Declaration> = {
  readonly [Name in keyof D['values']]: Widened<D['values'][Name]>;
};

/** The marks of a card. */
export type MarksIn<D extends Declaration> = {
  readonly [Name in keyof D['marks']]: D['marks'][Name] extends boolean ? boolean : number;
};

/** The zones whose cards all players see. */
export type OpenZone<D extends Declaration> = {
  readonly [Zone in NamesIn<D>['zone']]: D['zones'][Zone]['seenBy'] extends 'all' ? Zone : never;
}[NamesIn<D>['zone']];

/** The zones whose cards somebody sees. */
export type ShownZone<D extends Declaration> = {
  readonly [Zone in NamesIn<D>['zone']]: D['zones'][Zone]['seenBy'] extends 'nobody' ? never : Zone;
}[NamesIn<D>['zone']];

/** Whether the players bring decks of their own. */
export type HasOwners<D extends Declaration> = D['zones'][D['deckZone'] & keyof D['zones']] extends {
  readonly isShared: true;
}
  ? false
  : true;

/** Whether a card of the game can be attached to another one. */
export type HasAttachments<D extends Declaration> = true extends {
  readonly [Id in keyof D['cards']]: D['cards'][Id] extends {
    readonly attaches?: infer Attaches;
  }
    ? true extends Attaches
      ? true
      : false
    : false;
}[keyof D['cards']]
  ? true
  : false;

/** The names of the numbers of cards. */
type NumberIn<Card> = Card extends { readonly numbers?: infer Numbers }
  ? Numbers extends object
    ? keyof Numbers & string
    : never
  : never;

/** What makes a card a token. */
interface TokenDeclaration {
  readonly tokenIn: readonly string[];
}

/** The ids of tokens. */
type TokenOf<Cards> = {
  readonly [Id in keyof Cards]: Cards[Id] extends TokenDeclaration ? Id : never;
}[keyof Cards];

/** Whether a card of the game may have ceased to exist: it has tokens, or its cards are not known to the compiler. */
export type MayBeGone<D extends Declaration> = string extends NamesIn<D>['card']
  ? true
  : [NamesIn<D>['token']] extends [never]
    ? false
    : true;

/** The ids of the cards of decks. */
export type DeckCardIn<D extends Declaration> = Exclude<NamesIn<D>['card'], NamesIn<D>['token']>;

/** The zones where a token exists. */
export type TokenZones<D extends Declaration, Id extends NamesIn<D>['card']> = D['cards'][Id] extends {
  readonly tokenIn: readonly (infer Zone)[];
}
  ? Zone & NamesIn<D>['zone']
  : never;

/** The names that a game declares: `NamesIn<D>['zone']`. An error of the compiler lists such names, where it shows an alias as it is. */
export interface NamesIn<D extends Declaration> {
  readonly card: keyof D['cards'] & string;
  readonly token: TokenOf<D['cards']> & string;
  readonly zone: keyof D['zones'] & string;
  readonly clause: keyof D['clauses'] & string;
  readonly counter: keyof D['counters'] & string;
  readonly number: NumberIn<D['cards'][keyof D['cards']]>;
  readonly keyword: keyof NonNullable<D['keywords']> & string;
  readonly mark: keyof D['marks'] & string;
  readonly value: keyof D['values'] & string;
  readonly move: keyof D['moves'] & string;
}

interface Held<D extends Declaration> {
  readonly player: Player;
  readonly card: NamesIn<D>['card'];
  readonly number: number;
  readonly text: string;
}

/** The values of fields. */
export type ValuesOf<D extends Declaration, F> = {
  readonly [Name in keyof F]: F[Name] extends keyof Held<D>
    ? Held<D>[F[Name]]
    : F[Name] extends Bounds
      ? number
      : never;
};

/** The move of a type, without its key. */
export type MoveValue<D extends Declaration> = {
  readonly [Type in keyof D['moves'] & string]: { readonly type: Type } & ValuesOf<D, D['moves'][Type]>;
}[keyof D['moves'] & string];

/** An option of a game: a move with its key. */
export type OptionIn<D extends Declaration> = Option & MoveValue<D>;

/** A move of one type. */
export type MoveIn<D extends Declaration, Type extends string> = Extract<
  OptionIn<D>,
  { readonly type: Type }
>;

/** An event as rules tell it: cards by their number in the match. */
export type Told<D extends Declaration> = {
  readonly [What in keyof D['facts'] & string]: {
    readonly what: What;
    readonly clause: NamesIn<D>['clause'];
    readonly decidedBy?: readonly NamesIn<D>['clause'][];
  } & {
    readonly [Name in keyof D['facts'][What]['fields']]: D['facts'][What]['fields'][Name] extends 'card'
      ? number
      : ValuesOf<D, D['facts'][What]['fields']>[Name];
  };
}[keyof D['facts'] & string];

/** An event of a game. */
export type FactIn<D extends Declaration> = {
  readonly [What in keyof D['facts'] & string]: GameEvent & {
    readonly what: What;
    readonly clause: NamesIn<D>['clause'];
  } & ValuesOf<D, D['facts'][What]['fields']>;
}[keyof D['facts'] & string];

/** What something on the stack is aimed at: a player, or a card by its number. */
export type Target = { readonly player: Player } | { readonly card: number };

/** Something that waits on the stack: whose it is, what it is, and the number of its card, if it has one. */
export interface StackItem {
  readonly player: Player;
  readonly what: string;
  readonly card?: number;
  /** A card lies where all players see it. One that leaves its zone is the target no more. */
  readonly target?: Target;
}

/** A card that is attached to another one, both by number. */
export interface Attachment {
  readonly attached: number;
  readonly host: number;
}

/** The state of a game on the kit. Cards have numbers from 0; the lists say what each is. */
export interface CardTable<D extends Declaration> extends GameState<FactIn<D>> {
  readonly rng: RngState;
  /** Whose turn it is. */
  readonly turn: Player;
  /** The id of each card, by its number. A token that is created gets the next number. */
  readonly cards: readonly NamesIn<D>['card'][];
  /** Who brought each card; of a token, in whose zone it was created. `null` in a game with a shared deck, and for a token created in a shared zone. */
  readonly owners: readonly (Player | null)[];
  /** The players who know a card wherever it lies, as a sum of 1 (the first) and 2 (the second). */
  readonly known: readonly number[];
  /** For each player the lot of each card. What the player does not know of a lot may be anywhere in that lot. */
  readonly lots: readonly [readonly number[], readonly number[]];
  /**
   * For each player sets of cards of both decks that were mixed out of sight: the player does not know which of them lies where.
   * Absent: there are none.
   */
  readonly mixes?: readonly [readonly (readonly number[])[], readonly (readonly number[])[]];
  /**
   * For each player the key of each card on the board of that player, if the player knows the card. It is a new one when the
   * player comes to know the card, or sees it shuffled: it follows a card only as long as the player can.
   */
  readonly keys: readonly [readonly number[], readonly number[]];
  /** The cards of each zone, the top first: a list for each player, or one that is shared. */
  readonly zones: Readonly<Record<NamesIn<D>['zone'], readonly (readonly number[])[]>>;
  /** The ids of the tokens that were created, which are the last of `cards`. Absent: there are none. */
  readonly created?: readonly NamesIn<D>['card'][];
  /** The tokens that have ceased to exist. They are in no zone, and known to all. Absent: there are none. */
  readonly removed?: readonly number[];
  readonly counters: Readonly<Record<NamesIn<D>['counter'], readonly [number, number]>>;
  /** The marks of cards that differ from those at the start, by the number of the card. Absent: the game declares no marks. */
  readonly marks?: Readonly<Record<number, Partial<MarksIn<D>>>>;
  /** The cards that are attached to others, in the order in which they were. Absent: no card of the game attaches. */
  readonly attachments?: readonly Attachment[];
  readonly values: ValuesIn<D>;
  /** What waits to be resolved, the top last. */
  readonly stack: readonly StackItem[];
  /** Abilities that wait to be put on the stack, in the order in which they triggered. */
  readonly triggers: readonly StackItem[];
  /** Who may act, and how many have passed in a row. */
  readonly priority: { readonly player: Player; readonly passes: number };
}
