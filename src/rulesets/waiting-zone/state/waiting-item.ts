import type { Player } from '../../../core/decision.ts';
import type { Effect } from './card.ts';
import type { CardRef, Instance } from './instance.ts';

/** Something that a player chose: a card as the object it was, a waiting item, or a player. */
export type Selection =
  | { readonly kind: 'card'; readonly ref: CardRef }
  | { readonly kind: 'item'; readonly number: number }
  | { readonly kind: 'player'; readonly player: Player };

/** The target of an attack or of damage: a card or a player. */
export type Target = Exclude<Selection, { kind: 'item' }>;

/** What was chosen for an effect, by the name of the choice; nothing under a name: there was nothing to choose. */
export type Choices = Readonly<Record<string, Selection | null>>;

/** The costs that were paid for a play. An optional interpretation gives them back. */
export interface PaidCosts {
  readonly energy: number;
  readonly discarded: readonly Instance[];
}

/** The fields of every item in the waiting zone. */
interface ItemBase {
  /** The number of the item. Later items have higher numbers. */
  readonly number: number;
  readonly owner: Player;
}

/** An item with a declared effect, its choices and the paid costs. */
interface DeclaredItem extends ItemBase {
  /** The effect as declared: the chosen side, with the additions of optional costs. */
  readonly effect: Effect;
  readonly choices: Choices;
  readonly paid: PaidCosts;
}

/** A card being played (play.6). */
export interface PlayedCard extends DeclaredItem {
  readonly kind: 'card';
  readonly card: Instance;
}

/** An activated counter. */
export interface WaitingCounter extends DeclaredItem {
  readonly kind: 'counter';
  readonly card: Instance;
}

/** A used cost ability. Its card stays where it is. */
export interface UsedAbility extends DeclaredItem {
  readonly kind: 'ability';
  readonly source: CardRef;
}

/** An activated IN or OUT ability. It stores its effect, because it does not depend on its card (play.16, play.17). */
export interface TimingAbility extends ItemBase {
  readonly kind: 'timing';
  readonly timing: 'in' | 'out';
  /** The card, as the object that entered or that is in the discard pile. */
  readonly source: CardRef;
  readonly effect: Effect;
  readonly choices: Choices;
}

/** The current attack (attack.4). */
export interface WaitingAttack extends ItemBase {
  readonly kind: 'attack';
  readonly attacker: CardRef;
  readonly target: Target;
}

/** Damage that has not been dealt yet (attack.11, reading.18). */
export interface WaitingDamage extends ItemBase {
  readonly kind: 'damage';
  readonly role: 'attack' | 'retaliation' | 'effect';
  /** The unit or relic that deals it, or `null`. */
  readonly source: CardRef | null;
  readonly target: Target;
  readonly amount: number;
}

/** Any item that can be in the waiting zone (zone.3 to zone.6). */
export type WaitingItem =
  | PlayedCard
  | WaitingCounter
  | UsedAbility
  | TimingAbility
  | WaitingAttack
  | WaitingDamage;

/** An item with an effect to resolve. */
export type EffectItem = PlayedCard | WaitingCounter | UsedAbility | TimingAbility;
