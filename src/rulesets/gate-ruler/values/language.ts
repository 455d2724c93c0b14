import type { Moment } from './moment.ts';

/** The five types of 2-3a. Rulers and resources are never in a deck. */
export type CardType = 'ruler' | 'unit' | 'event' | 'field' | 'resource';

/** A kind of zone (ch.3); attack, defense and set zones by their kind. */
export type ZoneKind =
  | 'deck'
  | 'hand'
  | 'ruler'
  | 'attack'
  | 'defense'
  | 'set'
  | 'field'
  | 'drive'
  | 'damage'
  | 'soul'
  | 'graveyard'
  | 'resource'
  | 'removed'
  | 'counter';

/** Numbers a card has (ch.2). */
export type Stat = 'level' | 'atk' | 'hp' | 'stk';

/** Keywords (ch.16) that are not abilities written out in data. */
export type Keyword =
  | 'penetrate'
  | 'intercept'
  | 'counterattack'
  | 'doubleAttack'
  | 'vigilance'
  | 'undying'
  | 'soulguard'
  | 'openCard'
  | 'standby'
  | 'forcedStandby'
  | 'pacifist';

/** Which cards are meant. Every part that is there must fit; without `zone`, cards in play (3-6c). */
export interface CardFilter {
  readonly side?: 'ally' | 'enemy';
  readonly zone?: readonly ZoneKind[];
  readonly type?: readonly CardType[];
  /** One of these attributes. */
  readonly attribute?: readonly string[];
  readonly faction?: string;
  readonly id?: string;
  readonly levelAtLeast?: Amount;
  readonly levelAtMost?: Amount;
  readonly exhausted?: boolean;
  readonly keyword?: Keyword;
  /** Not the card the text is on. */
  readonly other?: true;
  /** Linked as a soul to these cards. */
  readonly soulOf?: Reference;
}

/**
 * Which cards an instruction acts on: the card itself, a ruler, what was chosen by that name, the card the trigger was
 * about, the card attacking now, or all cards that fit as it resolves.
 */
export type Reference =
  | 'this'
  | 'ownRuler'
  | 'enemyRuler'
  | 'cause'
  | 'attacker'
  | `chosen:${string}`
  | { readonly all: CardFilter };

/** A number: fixed, counted, read from a card, or the amount of the event that triggered. */
export type Amount =
  | number
  | { readonly count: CardFilter; readonly times?: number }
  | { readonly stat: Stat; readonly of: Reference }
  /** The sum of a number over the cards that paid the cost, as they last were. */
  | { readonly paid: Stat }
  | { readonly event: 'amount' };

/** Something that is true or not when it is looked at. */
export type Condition =
  | { readonly count: CardFilter; readonly atLeast?: Amount; readonly atMost?: Amount }
  | { readonly turn: 'own' | 'enemy' }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

/** How long a continuing effect or a delayed ability lasts; without one, for the whole match (14-1b). */
export type Duration = 'attack' | 'turn' | 'untilOwnTurn' | 'match';

/** Who a trigger is about: the card the ability is on, the card attacking now, or any card that fits. */
export type Who = 'this' | 'attacker' | CardFilter;

/** What an automatic ability waits for (14-9). */
export type Trigger =
  | { readonly on: 'moment'; readonly moment: Moment; readonly turn?: 'own' | 'enemy' }
  | { readonly on: 'attack'; readonly attacker?: Who; readonly target?: Who }
  | { readonly on: 'dealt'; readonly source?: Who; readonly receiver?: Who; readonly combat?: boolean }
  | { readonly on: 'damagePut'; readonly source?: Who; readonly receiver?: Who; readonly combat?: boolean }
  | { readonly on: 'enters'; readonly card: Who; readonly from?: readonly ZoneKind[]; readonly played?: true }
  | { readonly on: 'leaves'; readonly card: Who; readonly to?: readonly ZoneKind[] }
  | { readonly on: 'destroyed'; readonly card: Who }
  | { readonly on: 'played'; readonly player: 'own' | 'enemy'; readonly type?: readonly CardType[] };

/** Which damage on the gate a reduction acts on: the topmost that fits (13-3c-1), or the one that triggered (13-3a-1). */
export interface DamageFilter {
  readonly which: 'next' | 'that';
  readonly combat?: boolean;
  /** Only the part these cards would receive. */
  readonly receiver?: CardFilter;
}

/** A lasting change of what is true (14-1b): while an ability is valid, or for a duration. */
export type Continuous =
  | { readonly change: Stat; readonly by: Amount; readonly on: Reference }
  | { readonly set: Stat; readonly to: Amount; readonly on: Reference }
  | { readonly keyword: Keyword; readonly on: Reference; readonly lose?: true }
  | { readonly cannot: 'attack' | 'beAttacked' | 'beChosen'; readonly on: Reference }
  /** Whose controller may treat a number as another one each time it is read (14-7b). */
  | { readonly mayTreat: 'level'; readonly as: number; readonly on: Reference }
  /** Not affected by the opponent's effects (14-12). */
  | { readonly unaffected: 'enemyEffects'; readonly on: Reference }
  | { readonly damage: 'more'; readonly by: number; readonly source: Reference; readonly combat?: boolean }
  | { readonly damage: 'none'; readonly receiver: Reference; readonly combat?: boolean };

/** One step of an effect, carried out in order, as far as it is possible (1-5b). */
export type Instruction =
  /** Choose cards (14-3b): as it is played where the step stands at the top of an effect, as it resolves elsewhere. */
  | {
      readonly do: 'choose';
      readonly as: string;
      readonly from: CardFilter;
      /** How many at least and at most; 1 and 1 when absent. */
      readonly atLeast?: number;
      readonly atMost?: number;
      readonly by?: 'opponent';
    }
  /** Choose one of several effects (14-3b). */
  | { readonly do: 'mode'; readonly modes: Readonly<Record<string, readonly Instruction[]>> }
  /** Choose a zone of one's own for a card to enter. */
  | { readonly do: 'chooseZone'; readonly as: string; readonly kinds: readonly ('attack' | 'defense')[] }
  /** 13-2a: deal damage; one process for all receivers (13-2a-3). `from` makes each of those cards a source (13-2a-2). */
  | {
      readonly do: 'damage';
      readonly to: readonly Reference[];
      readonly amount: Amount;
      readonly from?: Reference;
      readonly cannotCounter?: true;
    }
  /** Distribute damage over chosen cards, at least 1 each, as it is played. */
  | { readonly do: 'distribute'; readonly to: Reference; readonly total: number }
  /** 13-3: take an amount off a damage on the gate, or lower it to a number. */
  | { readonly do: 'reduce'; readonly damage: DamageFilter; readonly by: Amount }
  | { readonly do: 'reduce'; readonly damage: DamageFilter; readonly to: Amount }
  /** 13-4b: heal a ruler. */
  | { readonly do: 'healRuler'; readonly ruler: 'own' | 'enemy'; readonly amount: Amount }
  /** 13-7b: heal units. */
  | { readonly do: 'healUnit'; readonly cards: Reference; readonly amount: Amount | 'all' }
  /** 13-7b-1: heal a unit of what one damage process of this phase dealt. */
  | { readonly do: 'healProcess'; readonly card: Reference; readonly combat?: boolean }
  | { readonly do: 'destroy'; readonly cards: Reference }
  /** 15-3a: move cards to a zone of their owners, or to a zone chosen before. */
  | {
      readonly do: 'move';
      readonly cards: Reference;
      readonly to: ZoneKind | `zone:${string}`;
      /** In a deck: at the bottom instead of the top. */
      readonly bottom?: true;
      readonly exhausted?: true;
      /** The name of the ability, for cards that come out only by it. */
      readonly by?: string;
    }
  /** Put cards under another as its souls (3-14). */
  | { readonly do: 'putUnder'; readonly cards: Reference; readonly host: Reference }
  | { readonly do: 'draw'; readonly player: 'own' | 'enemy'; readonly count: Amount }
  /** ch.10: drive. */
  | { readonly do: 'drive'; readonly count: Amount }
  /** A player picks that many cards of the own hand to put into the graveyard. */
  | { readonly do: 'discard'; readonly player: 'own' | 'enemy'; readonly count: number }
  | { readonly do: 'shuffle'; readonly player: 'own' | 'enemy' }
  | { readonly do: 'reveal'; readonly cards: Reference }
  | { readonly do: 'ready' | 'exhaust'; readonly cards: Reference }
  /** A continuing effect (14-1b). */
  | {
      readonly do: 'apply';
      readonly effect: Continuous;
      readonly for: Duration;
      /** Goes with the cards wherever they go (3-2d-1). */
      readonly follows?: true;
    }
  /** A delayed automatic ability (14-9f). */
  | {
      readonly do: 'delay';
      readonly when: Trigger;
      readonly effect: readonly Instruction[];
      readonly for: Duration;
      readonly often?: true;
    }
  | { readonly do: 'summonCap'; readonly to: number }
  /** Choose a card or ability on the gate that the opponent played as a counter. */
  | { readonly do: 'chooseCounter'; readonly as: string }
  /** 15-21a: an item of the gate becomes another ability in its place. */
  | { readonly do: 'become'; readonly item: string; readonly effect: readonly Instruction[] }
  /** The attack going on is aimed at another line of the attacked player. */
  | { readonly do: 'redirect' }
  /** Play a card by an effect; `pay` its cost or not. A normal summon counts (4). */
  | {
      readonly do: 'play';
      readonly card: Reference;
      readonly pay: boolean;
      readonly afterwards?: 'deckBottom';
    }
  | {
      readonly do: 'if';
      readonly condition: Condition;
      readonly steps: readonly Instruction[];
      readonly otherwise?: readonly Instruction[];
    }
  /** The controller decides whether to do the steps; `ifDone` follows only if they were done completely. */
  | { readonly do: 'may'; readonly steps: readonly Instruction[]; readonly ifDone?: readonly Instruction[] };

/** What is paid for an activated ability (14-8), whole or not at all; it plays nothing. */
export type Cost =
  | { readonly pay: number }
  | { readonly exhaust: 'this' }
  /** Choose that many cards and move them. */
  | {
      readonly move: CardFilter | 'this';
      readonly count: number;
      /** More than `count` may be moved, as many as the player likes. */
      readonly orMore?: true;
      readonly to: 'graveyard' | 'deckBottom' | 'removed';
    }
  | { readonly destroy: CardFilter; readonly count: number };

/** What happens on resolution. */
export interface Effect {
  readonly instructions: readonly Instruction[];
  /** Resource ability (16-17): only for a player with a card in the resource zone. */
  readonly resource?: true;
}

/** When an event or activated ability may be played: the two standing timings, or on a trigger (9-3e, 14-4b). */
export type Timing = 'standard' | 'instant' | { readonly when: Trigger };

/** An ability written on a card (14-1a). */
export type Ability =
  | {
      readonly kind: 'activated';
      readonly name?: string;
      readonly timing: 'standard' | 'instant';
      readonly cost?: readonly Cost[];
      readonly oncePerTurn?: true;
      readonly zone?: readonly ZoneKind[];
      readonly effect: Effect;
    }
  | {
      readonly kind: 'auto';
      readonly name?: string;
      readonly when: Trigger;
      readonly if?: Condition;
      readonly oncePerTurn?: true;
      readonly zone?: readonly ZoneKind[];
      readonly effect: Effect;
    }
  | {
      readonly kind: 'continuous';
      readonly name?: string;
      readonly while?: Condition;
      readonly zone?: readonly ZoneKind[];
      readonly effects: readonly Continuous[];
    };

/** A counter ability (16-4): an effect of its own, or the play of the card that has it. */
export type CounterAbility = { readonly play: 'this' } | { readonly effect: Effect };
