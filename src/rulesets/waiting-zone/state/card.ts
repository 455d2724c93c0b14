/** Units and relics stay on the field; spells and counters do not. */
export type CardType = 'unit' | 'relic' | 'spell' | 'counter';

/** The five moments of a counter check (check.2 to check.6). */
export type WindowKind = 'play' | 'entry' | 'departure' | 'attack' | 'damage';

/** What a reference in an effect stands for; a choice may have found nothing. */
export type Reference =
  | 'this'
  | 'you'
  | 'opponent'
  | 'ownUnits'
  | 'enemyUnits'
  | 'allUnits'
  | `chosen:${string}`;

/** What kind of waiting thing a choice may name; `timing` is IN or OUT. */
export type WaitingKind =
  | 'in'
  | 'out'
  | 'timing'
  | 'attackDamage'
  | 'retaliationDamage'
  | 'effectDamage'
  | 'damage';

/** What a choice is made from. `own` and `enemy` are seen from whom the effect belongs to. */
export type Filter =
  | {
      readonly from: 'field';
      readonly side: 'own' | 'enemy' | 'any';
      readonly type?: 'unit';
      /** The players of that side may be chosen too. */
      readonly orPlayers?: true;
    }
  | { readonly from: 'hand'; readonly type: 'unit'; readonly costAtMost?: number }
  /** What the open check is about: only of that kind, at a check of plays. */
  | { readonly from: 'subjects'; readonly only?: 'card' | 'ability' }
  | { readonly from: 'waiting'; readonly what: WaitingKind };

/** One step of an effect, carried out in order as far as it is possible (house.14). */
export type Instruction =
  | { readonly do: 'choose'; readonly as: string; readonly from: Filter }
  | { readonly do: 'draw'; readonly count: number }
  | { readonly do: 'damage'; readonly to: Reference; readonly amount: number }
  | { readonly do: 'destroy'; readonly what: Reference }
  | { readonly do: 'returnToHand'; readonly what: Reference }
  /** Out of the match, from the field or from a discard pile; that is no discarding (check.10). */
  | { readonly do: 'remove'; readonly what: Reference }
  | { readonly do: 'putOntoField'; readonly what: Reference }
  | { readonly do: 'negate'; readonly what: Reference }
  | { readonly do: 'reflect'; readonly what: Reference }
  | { readonly do: 'heal'; readonly what: Reference; readonly amount: number }
  | { readonly do: 'gainLife'; readonly amount: number }
  | { readonly do: 'gainEnergy'; readonly amount: number };

/** What happens on resolution. */
export interface Effect {
  readonly instructions: readonly Instruction[];
}

export const NO_EFFECT: Effect = { instructions: [] };

/** Abilities that apply at once and never wait (at-once.3). */
export type Automatic =
  | { readonly auto: 'evade' }
  | { readonly auto: 'reduce'; readonly by: number }
  | { readonly auto: 'noRetaliation' };

export interface LocalizedName {
  readonly en: string;
  readonly ja: string;
}

/** A card as data. Numbers that a type does not have are absent. */
export interface CardDefinition {
  readonly id: string;
  readonly name: LocalizedName;
  readonly type: CardType;
  /** Energy. */
  readonly cost: number;
  /** Cards from hand to be discarded as it is played (play.2). */
  readonly additionalDiscards?: number;
  /** Energy that may be paid for a further effect (play.3). */
  readonly optional?: { readonly energy: number; readonly effect: Effect };
  readonly attack?: number;
  readonly life?: number;
  readonly automatics?: readonly Automatic[];
  readonly in?: Effect;
  readonly out?: Effect;
  readonly ability?: { readonly energy: number; readonly effect: Effect };
  /** Effect of a spell or counter; more than one where one side is chosen (play.4). */
  readonly effects?: readonly Effect[];
  /** The checks at which a counter may be activated (reading.22). */
  readonly windows?: readonly WindowKind[];
  readonly provenance: 'house';
}
