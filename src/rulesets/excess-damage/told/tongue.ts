import type { Player } from '../../../kernel/decision.ts';
import type { CardName } from '../cards/card-name.ts';
import type { ExcessDamageFact } from '../values/fact.ts';
import type { PermanentId, Recipient } from '../values/permanent.ts';

/** What the lines of a language may say: names as people read them. */
export interface Speaker {
  player(player: Player): string;
  /** A permanent or player. */
  who(recipient: Recipient): string;
  permanent(id: PermanentId): string;
  /** A source: a permanent, a card, or its own name. */
  source(id: string): string;
  /** Whose ability: its card, or the name of the effect. */
  by(fact: { readonly effect: string }): string;
}

/** The facts of one kind. */
export type FactOf<What extends ExcessDamageFact['what']> = Extract<
  ExcessDamageFact,
  { readonly what: What }
> & { readonly what: What };

/** The line for every kind of fact. */
export type Lines = {
  readonly [What in ExcessDamageFact['what']]: (fact: FactOf<What>, say: Speaker) => string;
};

/** A language of the narration. */
export interface Tongue {
  readonly player: (player: Player) => string;
  readonly card: (name: CardName) => string;
  readonly lines: Lines;
}
