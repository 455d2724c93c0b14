import type { LocalizedText } from '../../../core/narration.ts';
import type { ClauseId } from '../rulebook/clauses.ts';

/** What a keyword requires of an action, and how a refusal cites it. */
export interface KeywordRequirement {
  /** The code of the refusal. */
  readonly code: string;
  readonly clause: ClauseId;
  readonly guard: LocalizedText;
}

/** The damage of a keyword beside the combat damage of an attack. */
export interface KeywordDamage {
  /** The card that deals it: the attacker of a unit in the defense zone, or the unit that a unit attacks. */
  readonly by: 'attacker' | 'attacked';
  readonly stat: 'atk' | 'stk';
  readonly to: 'enemyRuler' | 'attacker';
  readonly clause: ClauseId;
  /** The clauses by which it is combat damage, beside those of every keyword. */
  readonly asCombat?: readonly ClauseId[];
  /** Checked before the combat damage and again after it; absent: dealt at the first check. */
  readonly noted?: { readonly clause: ClauseId; readonly decidedBy: readonly ClauseId[] };
  /** The clause by which a unit in the defense zone stops it at the second check. */
  readonly stopped?: ClauseId;
  /** The trigger of the keyword in edition 1.0.0, where nothing is checked. */
  readonly triggers?: { readonly on: 'defenderDestroyed' | 'survived'; readonly clause: ClauseId };
}

/** What keywords do. Each hook has one executor in `rules/`, which serves every keyword that declares it. */
export interface KeywordHooks {
  /** rules/ch08-attack/attack-keywords.ts, events/keyword-triggers.ts */
  readonly deals: KeywordDamage;
  /** The card cannot do that: attack (rules/ch08-attack/attack.ts), be set (rules/ch07-actions). */
  readonly cannot: KeywordRequirement & { readonly action: 'attack' | 'beSet' };
  /** The attacker is readied after its first attack of the turn: rules/ch08-attack/attack.ts. */
  readonly readiesAttacker: true;
  /** It may move to an empty defense zone as the attack phase ends: rules/ch08-attack/attack-keywords.ts. */
  readonly standsGuard: true;
  /** It is played from the graveyard too, by a player with resources: rules/ch07-actions/card-play.ts. */
  readonly playedFromGraveyard: KeywordRequirement & { readonly missing: LocalizedText };
  /** One of its souls may leave play instead: rules/ch12-rule-effects. */
  readonly savedBySoul: true;
  /** It is revealed in the hand and the drive zone, and played before anything else is done: rules/ch03, ch07, ch10. */
  readonly playedFirst: true;
  /** A unit with it may be set: queries/zones.ts, card-schema. */
  readonly settable: true;
  /** It enters play only from a set zone: rules/ch03-zones, ch06-turn, ch07-actions. */
  readonly entersFromSetZone: true;
}

/** A keyword of the rules (ch.16): its words in both languages, its clauses and what it does. */
export interface KeywordDefinition<Id extends string = string> extends Partial<KeywordHooks> {
  /** As card data name it; the file has the same name. */
  readonly id: Id;
  readonly name: LocalizedText;
  /** What it lets a card do, as the text of a card explains it. */
  readonly text: LocalizedText;
  /** The same for authors of cards, where they need other words. */
  readonly note?: string;
  /** The clauses that it carries out, that of its definition first. */
  readonly clauses: readonly ClauseId[];
}

/** A keyword, with the hooks that it declares in its type. */
export const defineKeyword = <const Definition extends KeywordDefinition>(keyword: Definition): Definition =>
  keyword;
