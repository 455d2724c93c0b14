/** The card language: what its parts are, as the schemas in `language/` define them. */
export type { Ability, Cost, CounterAbility, Effect, Timing } from './language/cards.ts';
export type { Continuous } from './language/changes.ts';
export type { Condition } from './language/conditions.ts';
export type { DamageFilter, Instruction } from './language/instructions.ts';
export type { Amount, CardFilter, Reference } from './language/expressions.ts';
export type { Trigger, Who } from './language/triggers.ts';
export type { CardType, Duration, Keyword, Moment, Stat, ZoneKind } from './language/vocabulary.ts';
