import type { Player } from '../../../core/decision.ts';
import type { Effect, Stat } from './card.ts';
import type { CardRef, Instance, Line, Place, Zone } from './instance.ts';

/** The cards chosen when something was played, by the name of the choice. */
export type Choices = Readonly<Record<string, readonly CardRef[]>>;

/** The fields of every item on the gate. */
interface Item {
  /** The number of the item. Later items have higher numbers. */
  readonly number: number;
  readonly controller: Player;
}

/** What triggered an ability, as it was before the event (14-15a). */
export interface Cause {
  readonly card?: CardRef;
  readonly stats?: Readonly<Record<Stat, number>>;
  readonly amount?: number;
  /** The source of the damage. */
  readonly source?: CardRef;
  /** The number of the damage execution process that was put on the gate (13-3a-1). */
  readonly item?: number;
}

/** The cards that are put into a deck together, one player's after the other's (3-2d-2). */
export interface DeckOrder {
  readonly cards: readonly CardRef[];
  /** The number of cards whose place is decided: the first ones. */
  readonly decided: number;
}

/** The choices for a card or ability, made when it is played and when it resolves. */
interface ItemChoices {
  readonly choices: Choices;
  /** The chosen zones, by the name of the choice. */
  readonly zones: Readonly<Record<string, Place>>;
  readonly mode?: string | undefined;
  /** The parts of a distributed or split amount, in the order of the receivers. */
  readonly parts?: readonly number[] | undefined;
  /** The cards picked so far for the current choice. */
  readonly picking?: readonly CardRef[] | undefined;
  /** The order of cards that go to a deck together (3-2d-2). */
  readonly deckOrder?: DeckOrder | undefined;
  /** The numbers of the chosen gate items, by the name of the choice. */
  readonly items?: Readonly<Record<string, number>> | undefined;
  /** The levels as which cards are treated for this item (14-7b). */
  readonly treated?: Readonly<Record<Instance, number>> | undefined;
  /** Whether something chosen when it was played has become illegal (14-6a). */
  readonly isAnythingLost?: boolean | undefined;
  /** The choices with which the play was taken back. Used only while it is being played (14-3b-4). */
  readonly barred?: readonly string[] | undefined;
  /** The soul that is moved instead of a card that would leave play; `null`: none (16-11). */
  readonly guarded?: Readonly<Record<Instance, Instance | null>> | undefined;
  /** The unit that becomes the soul of a unit put into play by this item; `null`: none (u2103/enhance.3). */
  readonly enhanced?: Readonly<Record<Instance, Instance | null>> | undefined;
  /** Sums over its material, as it was in play (16-14). */
  readonly material?: Readonly<Record<Stat, number>> | undefined;
  readonly line?: Line | undefined;
  /** Whether the controller does something optional. */
  readonly consent?: boolean | undefined;
  readonly cause?: Cause | undefined;
}

/** A card that is being played (14-3). */
export interface PlayedCard extends Item, ItemChoices {
  readonly kind: 'card';
  readonly card: Instance;
  readonly from: Zone;
  /** The zone that a unit or field card enters when it resolves. */
  readonly entering?: Place | undefined;
  /** Whether it is played by its own counter ability (14-5a-1). */
  readonly counter: boolean;
  /** The zone of an event after it resolved. Default: the graveyard. */
  readonly afterwards?: 'deckBottom' | undefined;
}

/** An ability that is being played. Its card stays where it is. */
export interface PlayedAbility extends Item, ItemChoices {
  readonly kind: 'ability';
  readonly source: CardRef;
  readonly effect: Effect;
  /** Whether it is played as a counter (13-6d). Its card then waits in the counter zone. */
  readonly counter: boolean;
  /** Set if an effect has put it in the place of another counter. */
  readonly became?: true | undefined;
}

/** An item whose effect is played or resolved. */
export type PlayedItem = PlayedCard | PlayedAbility;

/** A receiver of a damage, with its amount (13-2a-1). */
export interface DamagePair {
  readonly receiver: CardRef;
  readonly amount: number;
}

/** A damage execution process (13-2a). Its controller is the controller of the source. */
export interface DamageExecution extends Item {
  readonly kind: 'damage';
  readonly source: CardRef;
  readonly pairs: readonly DamagePair[];
  readonly combat: boolean;
  readonly cannotCounter: boolean;
  /** The player whose effect deals the damage, if that is not the controller. */
  readonly effectOf?: Player | undefined;
}

/** One point of ruler damage that has not been executed yet (13-5b). */
export interface RulerDamage extends Item {
  readonly kind: 'rulerDamage';
  readonly cannotCounter: boolean;
}

/** A destroy process (12-4). The destruction waits on the gate. */
export interface Destruction extends Item {
  readonly kind: 'destroy';
  readonly card: CardRef;
  /** Whether the destruction is by 12-4a. It is then checked again when it resolves. */
  readonly byRule: boolean;
  /** The player whose effect destroys the card, if that is not the controller of the card. */
  readonly effectOf?: Player | undefined;
  /** Whether the last damage of the unit was combat damage. If it escapes, Counterattack triggers before the update (u2103/replaced.4). */
  readonly combat?: boolean | undefined;
}

/** A drive resolution process (10-3d): overdrives and cards that wait to be used, set or discarded. */
export interface DriveResolution extends Item {
  readonly kind: 'drive';
  readonly overdrives: readonly CardRef[];
  readonly cards: readonly CardRef[];
}

/** Any item that can wait on the gate. */
export type GateItem =
  | PlayedCard
  | PlayedAbility
  | DamageExecution
  | RulerDamage
  | Destruction
  | DriveResolution;

/** An item before it has its number. */
export type NewItem = GateItem extends infer I ? (I extends GateItem ? Omit<I, 'number'> : never) : never;

/** From where a text is read: whose it is, which card it is on, what was chosen, what triggered it. */
export interface Scope {
  readonly controller: Player;
  readonly source: CardRef;
  readonly choices: Choices;
  readonly cause?: Cause | undefined;
  /** Sums over the material (16-14). */
  readonly material?: Readonly<Record<Stat, number>> | undefined;
  /** The levels that cards are treated as (14-7b). */
  readonly treated?: Readonly<Record<Instance, number>> | undefined;
}

const CHOSEN = 'chosen:';

const NONE: readonly CardRef[] = [];

/** The cards that were chosen by the name in a reference such as `chosen:unit`. */
export const chosenCards = (choices: Choices, reference: string): readonly CardRef[] =>
  choices[reference.slice(CHOSEN.length)] ?? NONE;
