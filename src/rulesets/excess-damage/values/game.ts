import type { Player } from '../../../kernel/decision.ts';
import type { Baton } from '../../../kernel/fact.ts';
import type { DamageCardId } from '../cards/damage-card.ts';
import type { CardId } from '../cards/index.ts';
import type { Before, Board } from '../reading/board.ts';
import type { Announcement } from './announcement.ts';
import type { ExcessDamageFact } from './fact.ts';
import type { Trigger } from './trigger.ts';

/** The card types that are dealt damage (120.1) and that set a threshold. */
export type CardType = 'creature' | 'planeswalker' | 'battle';

export type Color = 'white' | 'blue' | 'black' | 'red' | 'green';

/** Keywords of a source that this ruleset knows. */
export type Trait = 'deathtouch' | 'wither' | 'infect' | 'lifelink' | 'trample';

/** What else is asked of a source. */
export type SourceKind = 'spell' | 'giant' | 'wizard';

/** Name of a permanent, such as `bear`; never one of the two player names. */
export type PermanentId = string;

/** A player as setups, keys and recipients name it: `p1` is seat 0. */
export type PlayerRef = 'p1' | 'p2';

/** Who is dealt damage: a permanent by its name, or a player. */
export type Recipient = PermanentId | PlayerRef;

/** What deals damage, as it is or last was. */
export interface Source {
  readonly id: string;
  readonly controller: Player;
  readonly colors: readonly Color[];
  readonly traits: readonly Trait[];
  readonly kinds: readonly SourceKind[];
}

/** Damage from one source to one recipient within an event. */
export interface Packet {
  readonly source: Source;
  readonly recipient: Recipient;
  readonly n: number;
  /** Who is dealt the excess instead (120.4a). */
  readonly excessTo?: Recipient;
  /** The permanent that this part was redirected from. */
  readonly splitFrom?: PermanentId;
  /** How many -1/-1 counters were put instead of damage (K-9). */
  readonly counters?: number;
}

export interface Permanent {
  readonly id: PermanentId;
  readonly card?: CardId;
  readonly controller: Player;
  readonly zone: 'battlefield' | 'graveyard';
  readonly types: readonly CardType[];
  readonly power: number;
  readonly toughness: number;
  /** Damage marked this turn (120.6). */
  readonly marked: number;
  readonly loyalty: number;
  readonly defense: number;
  readonly minusCounters: number;
  readonly indestructible: boolean;
  /** Dealt damage by a source with deathtouch since state-based actions were last checked (704.5h). */
  readonly deathtouched: boolean;
  /** The same for the whole turn (K-5). */
  readonly deathtouchedThisTurn: boolean;
  /** As a source of damage. */
  readonly colors: readonly Color[];
  readonly traits: readonly Trait[];
  readonly kinds: readonly SourceKind[];
}

/** Everything damage is turned into (120.3). */
export type ResultKind =
  | 'marked'
  | 'minusCounters'
  | 'loyaltyLost'
  | 'defenseLost'
  | 'lifeLost'
  | 'poisoned'
  | 'lifeGained';

/** What a dealt packet is converted into (120.4c). */
export interface Result {
  readonly kind: ResultKind;
  readonly who: Recipient;
  readonly n: number;
}

/** The card whose instruction made the event, for what it does with the excess. */
export interface Cause {
  readonly card: DamageCardId;
  readonly target: Recipient;
}

/** A damage event on its way through the four steps of 120.4. */
export interface DamageEvent {
  readonly combat: boolean;
  /** The board as it was before the event: the only one that thresholds are read from. */
  readonly before: Before;
  readonly packets: readonly Packet[];
  readonly results: readonly Result[];
  /** Points redirected in the first step. */
  readonly spilled: number;
  readonly cause?: Cause;
}

/** The whole state of an event and what it starts: plain data, never changed in place. */
export interface Game extends Baton<ExcessDamageFact> {
  readonly board: Board;
  /** What is still to happen, soonest first. */
  readonly upcoming: readonly Announcement[];
  readonly event?: DamageEvent;
  /** Triggered, and not yet on the stack (120.4b). */
  readonly waiting: readonly Trigger[];
  /** Bottom first. */
  readonly stack: readonly Trigger[];
}
