/** The five types of 2-3a. Rulers and resources are never in a deck. */
export type CardType = 'ruler' | 'unit' | 'event' | 'field' | 'resource';

/** When an event may be played (ch.2, 9-3e): `standard` in the own main phase on an empty gate, `instant` in any window. */
export type Timing = 'standard' | 'instant';

/** What a reference in an effect stands for: the card itself, a ruler, or the name of a choice made before. */
export type Reference = 'this' | 'ownRuler' | 'enemyRuler' | `chosen:${string}`;

/** Which cards a choice is made from. */
export interface CardFilter {
  readonly side: 'ally' | 'enemy' | 'any';
  readonly type: 'unit';
  /** Highest level that qualifies. */
  readonly levelAtMost?: number;
}

/** One step of an effect, carried out in order (1-5b: the possible part of it). */
export type Instruction =
  /** 14-3b: choose one card as the card or ability is played. */
  | { readonly do: 'choose'; readonly as: string; readonly from: CardFilter }
  /** 13-2a: the card deals this much damage; one process for all receivers (13-2a-3). */
  | { readonly do: 'damage'; readonly to: readonly Reference[]; readonly amount: number }
  /** 3-15a: the card goes to its owner's graveyard. */
  | { readonly do: 'putIntoGraveyard'; readonly card: Reference };

/** What happens on resolution; choices come first. */
export interface Effect {
  readonly instructions: readonly Instruction[];
}

/** A counter ability (16-4): an effect of its own, or the play of the card that has it. */
export type CounterAbility = { readonly play: 'this' } | { readonly effect: Effect };

/** What a ruler sets up and does at the start of its turns (5-3, 6-2f). Numbers of cards. */
export interface RulerRules {
  readonly life: number;
  readonly paysCosts: boolean;
  readonly attackZones: number;
  readonly defenseZones: number;
  readonly setZones: number;
  readonly resources: number;
  readonly startingHand: number;
  readonly startOfTurn: {
    readonly readyResources: number;
    readonly draw: number;
    readonly drawOnFirstTurn: number;
    readonly drive: number;
    readonly driveOnFirstTurn: number;
  };
  /** `null`: no limit. */
  readonly summonCap: number | null;
  /** Highest sum of levels a deck may have; `null`: no limit. */
  readonly deckLevelCap: number | null;
}

/** Where the facts of a card come from, and which of its numbers are assumed. */
export interface Provenance {
  readonly source: 'house' | 'digest';
  readonly assumed: readonly string[];
}

/** A card as data. Numbers that a type does not have are absent and read as 0 (1-5g). */
export interface CardDefinition {
  readonly id: string;
  readonly name: { readonly en: string; readonly ja: string };
  readonly type: CardType;
  readonly faction?: string;
  readonly attributes?: readonly string[];
  /** Level is the cost too; it may be negative. */
  readonly level?: number;
  readonly atk?: number;
  readonly hp?: number;
  readonly stk?: number;
  readonly timing?: Timing;
  readonly effect?: Effect;
  readonly counter?: CounterAbility;
  readonly ruler?: RulerRules;
  readonly provenance: Provenance;
}
