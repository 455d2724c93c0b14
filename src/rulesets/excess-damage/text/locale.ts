import type { Player } from '../../../core/decision.ts';
import type { Locale } from '../../../core/narration.ts';
import type { CardName } from '../cards/damage-cards.ts';
import type { PermanentId, Recipient } from '../state/card.ts';
import type { Ability } from '../state/effect.ts';
import type { ExcessDamageEvent } from '../state/event.ts';

/** What the damage event calls its things in one language. */
export interface Labels {
  card(name: CardName): string;
  readonly damage: string;
  readonly combatDamage: string;
  readonly life: string;
  readonly loyalty: string;
  readonly defense: string;
  readonly minusCounter: string;
  readonly poisonCounter: string;
}

/** What the lines of a language may say: names as people read them. */
export interface NameResolver {
  player(player: Player): string;
  /** A permanent or player. */
  who(recipient: Recipient): string;
  permanent(id: PermanentId): string;
  /** A source: a permanent, a card, or its own name. */
  source(id: string): string;
  /** Whose ability: its card, or the name of the effect. */
  by(fact: { readonly effect: string }): string;
}

/** A locale of the narration. */
export type ExcessDamageLocale = Locale<ExcessDamageEvent, Labels, NameResolver>;

/** What the abilities of each kind do, in a language. */
export type Grammar = {
  readonly [Kind in Ability['kind']]: (ability: Extract<Ability, { readonly kind: Kind }>) => string;
};
