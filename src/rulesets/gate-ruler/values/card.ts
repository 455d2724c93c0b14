import type { Ability, CardFilter, CardType, CounterAbility, Effect, Keyword, Timing } from './language.ts';

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
  /** The ruler itself may be exhausted to pay 1 on the opponent's turn. */
  readonly exhaustToPay?: 'opponentsTurn';
  /** Different legendary names a deck may have. */
  readonly legendaries: number;
  /** Different factions a deck may have; `null`: no limit. */
  readonly factions: number | null;
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
  /** Legendary cards: 1 copy of a name, and as many names as the ruler allows. */
  readonly legendary?: true;
  readonly keywords?: readonly Keyword[];
  /** 【強化】 (16-16): as this comes out, one such unit of its controller may become its soul. */
  readonly enhance?: CardFilter;
  /** This may be normal summoned from the set zone in the own main phase. */
  readonly summonFromSet?: true;
  /** The kinds of zone this may be summoned to; attack and defense zones when absent. */
  readonly summonTo?: readonly ('attack' | 'defense')[];
  /** It comes out only by the ability of that name; else it goes to the bottom of the deck instead. */
  readonly comesOutOnlyBy?: string;
  /** Of an event: when it may be played, and what it does. */
  readonly timing?: Timing;
  readonly effect?: Effect;
  readonly abilities?: readonly Ability[];
  /** 【CNT】 (16-4). */
  readonly counter?: CounterAbility;
  /** 【OD】 (16-2): may be used in the drive zone, before the card itself is played. */
  readonly overdrive?: Effect;
  /** 【TD】 (16-3): when this, played from the hand, enters play. */
  readonly touchdown?: Effect;
  readonly ruler?: RulerRules;
  readonly provenance: Provenance;
}
