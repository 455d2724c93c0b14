import type { Player } from '../../../core/decision.ts';
import type { CardId, CardType, Color, SourceKind, Trait } from './card.ts';

/** Name of a permanent, such as `bear`; never one of the two player names. */
export type PermanentId = string;

/** A player as setups, keys and recipients name it: `p1` is seat 0. */
export type PlayerRef = 'p1' | 'p2';

/** Who is dealt damage: a permanent by its name, or a player. */
export type Recipient = PermanentId | PlayerRef;

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
