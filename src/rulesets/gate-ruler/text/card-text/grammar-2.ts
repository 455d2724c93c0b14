import type { CardDefinition, RulerRules } from '../../state/card-2.ts';
import type { Ability, CounterAbility, Effect, Keyword, Timing } from '../../state/card.ts';
import type { Scope } from './grammar.ts';

/** The card language in words of a language of people, sentence by sentence. */
export interface CardGrammar {
  keyword(keyword: Keyword): string;
  /** How a unit comes into play, beside what every unit may do. */
  entry(scope: Scope, card: CardDefinition): readonly string[];
  /** What an event does, behind when it may be played. */
  event(scope: Scope, timing: Timing, effect: Effect): string;
  /** When a unit may be summoned from its set zone. */
  summon(scope: Scope, timing: Timing): string;
  ability(scope: Scope, ability: Ability): string;
  counter(scope: Scope, counter: CounterAbility): string;
  overdrive(scope: Scope, effect: Effect): string;
  touchdown(scope: Scope, effect: Effect): string;
  effect(scope: Scope, effect: Effect): string;
  ruler(rules: RulerRules): readonly string[];
}
