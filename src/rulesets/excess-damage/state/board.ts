import type { Player } from '../../../core/decision.ts';
import type { Effect } from './effect.ts';
import type { Interpretations } from './interpretations.ts';
import type { Packet } from './packet.ts';
import type { Permanent, PermanentId } from './permanent.ts';

export interface PlayerState {
  readonly life: number;
  readonly poison: number;
}

/** Excess damage that a permanent was dealt this turn, and who controlled it then. */
export interface ExcessRecord {
  readonly permanent: PermanentId;
  readonly controller: Player;
  readonly n: number;
}

/** Everything that damage looks at and changes. */
export interface Board {
  readonly interpretations: Interpretations;
  /** Whose turn it is. */
  readonly active: Player;
  readonly players: readonly [PlayerState, PlayerState];
  readonly permanents: Readonly<Record<PermanentId, Permanent>>;
  readonly effects: readonly Effect[];
  /** Packets dealt this turn. */
  readonly dealt: readonly Packet[];
  readonly excess: readonly ExcessRecord[];
}

declare const beforeEvent: unique symbol;

/**
 * The board as it was before an event. Thresholds are read from this type alone, so that no rule can read them from a
 * board that the event has already changed.
 */
export type BoardSnapshot = Board & { readonly [beforeEvent]: true };
