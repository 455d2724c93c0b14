import type { Player } from '../../../core/decision.ts';
import type { Locale } from '../../../core/telling.ts';
import type { ExcessDamageEvent } from '../state/event.ts';
import type { PermanentId, Recipient } from '../state/permanent.ts';
import type { Labels } from './locale.ts';

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

/** A language of the narration. */
export type ExcessDamageLocale = Locale<ExcessDamageEvent, Labels, NameResolver>;
