import type { Player } from '../../../core/decision.ts';

/** A physical card of the match, as a small integer that never changes. */
export type Instance = number;

/** The number of a zone among zones of its kind, from 1. A ruler gives at most five. */
type Rank = 1 | 2 | 3 | 4 | 5;

/** A zone of a kind that the ruler gives in a certain number. */
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

/** A zone, with its player. */
export interface Place {
  readonly player: Player;
  readonly zone: Zone;
}

/** A card as one object (3-2d). The same instance with another number is a new card. */
export interface CardRef {
  readonly card: Instance;
  readonly object: number;
}

/** A line (3-6e): the center line, or the line of one attack zone. */
export type Line = 'center' | `attack${Rank}`;

/** One point of carried ruler damage, and whether its source forbids CNT (13-6c-1). */
export interface CarriedPoint {
  readonly cannotCounter: boolean;
}

/** One damage that was dealt to a unit (13-7b-1): its process, amount and phase. */
export interface DamageEntry {
  readonly amount: number;
  readonly phaseNumber: number;
  readonly combat: boolean;
}

/**
 * Something that can be used up: an overdrive (7-2b), an attack (16-8), or an ability, by its card id and index
 * (16-21).
 */
export type Use = 'OD' | 'attack' | `${string}#${number}`;

/** The state of a card while it is in a zone with states (3-3, 3-6f, 3-6g). */
export interface CardState {
  readonly exhausted: boolean;
  readonly faceUp: boolean;
  /** The carried damage of a unit. */
  readonly damage: number;
  /** The sources of the carried damage, oldest first. */
  readonly damageLog: readonly DamageEntry[];
  /** The carried ruler damage, oldest point first. */
  readonly rulerDamage: readonly CarriedPoint[];
  /** The once-per-turn abilities already used this turn (16-21). */
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
