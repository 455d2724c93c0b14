import type { Player } from '../../../kernel/decision.ts';
import type { Tongue } from '../../../kernel/telling.ts';
import type { ExcessDamageFact } from '../values/fact.ts';
import type { PermanentId, Recipient } from '../values/permanent.ts';
import type { Nouns } from './nouns.ts';

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

/** A language of the narration. */
export type ExcessDamageTongue = Tongue<ExcessDamageFact, Nouns, Speaker>;
