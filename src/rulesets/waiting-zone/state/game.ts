import type { Player } from '../../../core/decision.ts';
import type { GameState, Result } from '../../../core/game-state.ts';
import type { RngState } from '../../../core/random.ts';
import type { CardDefinition } from './card.ts';
import type { WaitingZoneEvent } from './event.ts';
import type { Instance, Zone } from './instance.ts';
import type { Interpretations } from './interpretations.ts';
import type { Event, Turn, Window } from './progress.ts';
import type { WaitingItem } from './waiting-item.ts';

/** The numbers a whole match needs and the source does not tell: ours, not the game's (house.1 to house.9). */
export interface HouseRules {
  readonly startingHand: number;
  readonly startingLife: number;
  /** Most energy a player has at the start of a turn. */
  readonly mostEnergy: number;
  /** Energy that whoever goes second has on top on the first own turn. */
  readonly secondPlayersGift: number;
  readonly handLimit: number;
  /** Cards a field has room for. */
  readonly fieldLimit: number;
}

export const houseRules: HouseRules = {
  startingHand: 5,
  startingLife: 20,
  mostEnergy: 8,
  secondPlayersGift: 1,
  handLimit: 7,
  fieldLimit: 5,
};

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

/** Cards by zone. Deck: the first card is the top; field: in the order of entering. */
export type Zones = Readonly<Record<Zone, readonly Instance[]>>;

/** One player's part of the game. */
export interface Side {
  readonly zones: Zones;
  readonly life: number;
  readonly energy: number;
  /** Energy at the start of the last own turn, without the gift of going second. */
  readonly energyGrown: number;
  /** house.11: had to draw from an empty deck. */
  readonly outOfCards: boolean;
}

/** The whole state of a match: plain data, never changed in place. */
export interface Game extends GameState<WaitingZoneEvent> {
  /** Definitions in use, by id. */
  readonly cards: Readonly<Record<string, CardDefinition>>;
  readonly interpretations: Interpretations;
  readonly house: HouseRules;
  /** Definition id and owner by instance; fixed for the match. */
  readonly definitionOf: readonly string[];
  readonly owner: readonly Player[];
  /** Object number by instance. */
  readonly object: readonly number[];
  /** The next object or item number. */
  readonly nextNumber: number;
  readonly sides: readonly [Side, Side];
  readonly units: Readonly<Record<Instance, UnitState | undefined>>;
  /** The waiting zone, oldest first. */
  readonly waiting: readonly WaitingItem[];
  readonly event: Event | null;
  /** The open check. */
  readonly window: Window | null;
  /** Checks still to be made, the next one first. */
  readonly due: readonly Window[];
  readonly turn: Turn;
  readonly rng: RngState;
  readonly result: Result | undefined;
}
