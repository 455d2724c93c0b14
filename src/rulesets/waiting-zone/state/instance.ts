import type { Player } from '../../../core/decision.ts';

/** A physical card of the match: a small integer that never changes. */
export type Instance = number;

/** A card as one object: the same instance has another number after every move. */
export interface CardRef {
  readonly card: Instance;
  readonly object: number;
}

/** A zone of one player. */
export type Zone = 'deck' | 'hand' | 'field' | 'discard' | 'removed';

/** A zone and whose it is. */
export interface Place {
  readonly player: Player;
  readonly zone: Zone;
}

/** Where a card comes from or goes to; the waiting zone belongs to nobody. */
export type CardLocation = Place | 'waitingZone';
