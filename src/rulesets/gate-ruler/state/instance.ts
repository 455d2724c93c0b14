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

/** One point of carried ruler damage: whether its source forbids CNT (13-6c-1). */
export interface CarriedPoint {
  readonly cannotCounter: boolean;
}

/** One damage a unit was dealt (13-7b-1): by which process, how much, in which phase of the match. */
export interface DamageEntry {
  readonly amount: number;
  readonly phaseNumber: number;
  readonly combat: boolean;
}

/**
 * What may be used: an overdrive (7-2b), an attack (16-8), an ability by the id of its card and its place there (16-21).
 */
export type Use = 'OD' | 'attack' | `${string}#${number}`;

/** What is noted of a card while it lies in a zone with states (3-3, 3-6f, 3-6g). */
export interface CardState {
  readonly exhausted: boolean;
  readonly faceUp: boolean;
  /** Carried damage of a unit. */
  readonly damage: number;
  /** What the carried damage came from, oldest first. */
  readonly damageLog: readonly DamageEntry[];
  /** Carried ruler damage, oldest point first. */
  readonly rulerDamage: readonly CarriedPoint[];
  /** Abilities used this turn, of those that may be used once (16-21). */
  readonly used: readonly Use[];
}

/** The state of a card that nothing is noted of: it carries no damage (3-6f-1, 3-6g-1). */
export const DEFAULT_CARD_STATE: CardState = {
  exhausted: false,
  faceUp: true,
  damage: 0,
  damageLog: [],
  rulerDamage: [],
  used: [],
};
