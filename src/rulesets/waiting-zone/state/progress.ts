import type { Player } from '../../../core/decision.ts';

export type Phase = 'preparation' | 'start' | 'main' | 'battle' | 'end';

export interface Turn {
  /** Counts from 1; 0 in the preparation. */
  readonly number: number;
  readonly player: Player;
  readonly phase: Phase;
}
