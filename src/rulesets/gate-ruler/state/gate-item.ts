import type { Player } from '../../../core/decision.ts';
import type { Effect, Stat } from './card.ts';
import type { CardRef, Instance, Line, Place, Zone } from './instance.ts';

/** Cards chosen as something was played, by the name of the choice. */
export type Choices = Readonly<Record<string, readonly CardRef[]>>;

interface Item {
  /** Rises with every item put, so a later item has a higher number. */
  readonly number: number;
  readonly controller: Player;
}

/** What an ability was triggered by, as it was before the event (14-15a). */
export interface Cause {
  readonly card?: CardRef;
  readonly stats?: Readonly<Record<Stat, number>>;
  readonly amount?: number;
  /** What dealt the damage. */
  readonly source?: CardRef;
  /** Number of the damage execution process that was put (13-3a-1). */
  readonly item?: number;
}

/** What is chosen for a card or ability as it is played and as it resolves. */
interface ItemChoices {
  readonly choices: Choices;
  /** Zones chosen by name. */
  readonly zones: Readonly<Record<string, Place>>;
  readonly mode?: string | undefined;
  /** Parts of a distributed or split amount, in the order of the receivers. */
  readonly parts?: readonly number[] | undefined;
  /** The cards picked so far for the choice that is going on. */
  readonly picking?: readonly CardRef[] | undefined;
  /** Items of the gate chosen by name. */
  readonly items?: Readonly<Record<string, number>> | undefined;
  /** Levels that cards are treated as for this item (14-7b). */
  readonly treated?: Readonly<Record<Instance, number>> | undefined;
  /** Whether something chosen as it was played has become illegal (14-6a). */
  readonly isAnythingLost?: boolean | undefined;
  /** Ways to choose by which the play was taken back; only while it is played (14-3b-4). */
  readonly barred?: readonly string[] | undefined;
  /** Which soul goes in place of a card that would leave play; `null`: none (16-11). */
  readonly guarded?: Readonly<Record<Instance, Instance | null>> | undefined;
  /** Which unit becomes the soul of a unit it puts into play; `null`: none (u2103/enhance.3). */
  readonly enhanced?: Readonly<Record<Instance, Instance | null>> | undefined;
  /** Sums over its material, as it was in play (16-14). */
  readonly material?: Readonly<Record<Stat, number>> | undefined;
  readonly line?: Line | undefined;
  /** Whether the controller does what it may do. */
  readonly consent?: boolean | undefined;
  readonly cause?: Cause | undefined;
}

/** A card being played (14-3). */
export interface PlayedCard extends Item, ItemChoices {
  readonly kind: 'card';
  readonly card: Instance;
  readonly from: Zone;
  /** Where a unit or field card enters when it resolves. */
  readonly entering?: Place | undefined;
  /** Played by its own counter ability (14-5a-1). */
  readonly counter: boolean;
  /** Where an event goes after it resolved; the graveyard when absent. */
  readonly afterwards?: 'deckBottom' | undefined;
}

/** An ability being played; its card stays where it is. */
export interface PlayedAbility extends Item, ItemChoices {
  readonly kind: 'ability';
  readonly source: CardRef;
  readonly effect: Effect;
  /** Played as a counter (13-6d): its card waits in the counter zone. */
  readonly counter: boolean;
  /** An effect has put it in the place of another counter. */
  readonly became?: true | undefined;
}

/** An item whose effect is played or resolved. */
export type PlayedItem = PlayedCard | PlayedAbility;

/** Who receives how much of one damage (13-2a-1). */
export interface DamagePair {
  readonly receiver: CardRef;
  readonly amount: number;
}

/** A damage execution process (13-2a). The controller is that of the source. */
export interface DamageExecution extends Item {
  readonly kind: 'damage';
  readonly source: CardRef;
  readonly pairs: readonly DamagePair[];
  readonly combat: boolean;
  readonly cannotCounter: boolean;
  /** Whose effect deals it, where that is not the controller. */
  readonly effectOf?: Player | undefined;
}

/** One point of ruler damage on its way (13-5b). */
export interface RulerDamage extends Item {
  readonly kind: 'rulerDamage';
  readonly cannotCounter: boolean;
}

/** A destroy process (12-4): destruction waits on the gate. */
export interface Destruction extends Item {
  readonly kind: 'destroy';
  readonly card: CardRef;
  /** By 12-4a: looked at again on resolution. */
  readonly byRule: boolean;
}

/** A drive resolution process (10-3d): overdrives and cards that wait to be used, set or discarded. */
export interface DriveResolution extends Item {
  readonly kind: 'drive';
  readonly overdrives: readonly CardRef[];
  readonly cards: readonly CardRef[];
}

/** Everything that can wait on the gate. */
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
