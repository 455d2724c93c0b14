import type { Player } from '../../../core/decision.ts';

/** A physical card of the match: a small integer that never changes. */
export type Instance = number;

/** Zones of a kind are counted from 1; a ruler gives no more than five. */
type Rank = 1 | 2 | 3 | 4 | 5;

/** A zone of which the ruler says how many a player has. */
export type RowZone = `attack${Rank}` | `defense${Rank}` | `set${Rank}`;

/** A zone that every player has. */
export type CommonZone =
  | 'deck'
  | 'hand'
  | 'ruler'
  | 'field'
  | 'drive'
  | 'damage'
  | 'soul'
  | 'graveyard'
  | 'resource'
  | 'removed'
  | 'counter';

/** A zone of one player (ch.3). */
export type Zone = CommonZone | RowZone;

/** A zone and whose it is. */
export interface Place {
  readonly player: Player;
  readonly zone: Zone;
}

/** A card as one object (3-2d): the same instance with another number is a new card. */
export interface CardRef {
  readonly card: Instance;
  readonly object: number;
}

/** A line of 3-6e: the center line, or that of one attack zone. */
export type Line = 'center' | `attack${Rank}`;
