import type { Player } from '../../../core/decision.ts';
import type { WindowKind } from './card.ts';
import type { Selection } from './waiting-item.ts';

/** One counter check: who is asked about what. */
export interface Window {
  readonly kind: WindowKind;
  readonly player: Player;
  readonly subjects: readonly Selection[];
  /** How many checks it is nested in (reading.4). */
  readonly depth: number;
  /** Counters activated at it so far. */
  readonly activated: number;
}
