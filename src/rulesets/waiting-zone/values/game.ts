import type { Player } from '../../../kernel/decision.ts';
import type { Baton } from '../../../kernel/fact.ts';
import type { RngState } from '../../../kernel/rng.ts';
import type { Window } from '../rules/checks/window.ts';
import type { CardDefinition } from './card.ts';
import type { WaitingZoneFact } from './fact.ts';
import type { HouseRules } from './house.ts';
import type { Readings } from './interpretations.ts';
import type { WaitingItem } from './waiting-item.ts';

/** A physical card of the match: a small integer that never changes. */
export type Instance = number;

/** A zone of one player. */
export type Zone = 'deck' | 'hand' | 'field' | 'discard' | 'removed';

/** A zone and whose it is. */
export interface Place {
  readonly player: Player;
  readonly zone: Zone;
}

/** A card as one object: the same instance has another number after every move. */
export interface CardRef {
  readonly card: Instance;
  readonly object: number;
}

/** What is noted of a unit while it is on the field. */
export interface UnitState {
  readonly damage: number;
  /** attack.1: whether it may still attack in this battle phase. */
  readonly attackRight: boolean;
  /** The right was given back, and must be used (only under that reading of reading.24). */
  readonly mustAttack: boolean;
  /** house.15: whether it has evaded this turn. */
  readonly evaded: boolean;
}

/** One player's part of the game. */
export interface Side {
  /** Deck: the first card is the top; field: in the order of entering. */
  readonly zones: Readonly<Record<Zone, readonly Instance[]>>;
  readonly life: number;
  readonly energy: number;
  /** Energy at the start of the last own turn. */
  readonly energyGrown: number;
  /** house.11: had to draw from an empty deck. */
  readonly outOfCards: boolean;
}

export type Phase = 'preparation' | 'start' | 'main' | 'battle' | 'end';

export interface Turn {
  /** Counts from 1; 0 in the preparation. */
  readonly number: number;
  readonly player: Player;
  readonly phase: Phase;
}

/** event.2: the event going on, and the card it is about. */
export interface Event {
  readonly kind: 'play' | 'ability' | 'attack';
  readonly card: Instance;
}

/** The whole state of a match: plain data, never changed in place. */
export interface Game extends Baton<WaitingZoneFact> {
  /** Definitions in use, by id. */
  readonly cards: Readonly<Record<string, CardDefinition>>;
  readonly readings: Readings;
  readonly house: HouseRules;
  /** Definition id and owner by instance; fixed for the match. */
  readonly definitionOf: readonly string[];
  readonly owner: readonly Player[];
  /** Object number by instance. */
  readonly object: readonly number[];
  /** The next object or item number. */
  readonly nextNumber: number;
  readonly sides: readonly [Side, Side];
  readonly units: Readonly<Record<Instance, UnitState>>;
  /** The waiting zone, oldest first. */
  readonly waiting: readonly WaitingItem[];
  readonly event: Event | null;
  /** The open check. */
  readonly window: Window | null;
  /** Checks still to be made, the next one first. */
  readonly due: readonly Window[];
  readonly turn: Turn;
  readonly rng: RngState;
}
