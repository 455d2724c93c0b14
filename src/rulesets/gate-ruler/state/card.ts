import type { CardDefinition, Effect } from './language/cards.ts';
import type { CardFilter } from './language/expressions.ts';

export type { Keyword } from '../keywords/lookup.ts';
/** The card language: what its parts are, as the schemas in `language/` define them. */
export type {
  Ability,
  CardDefinition,
  Cost,
  CounterAbility,
  Effect,
  Provenance,
  RulerRules,
  Timing,
} from './language/cards.ts';
export type {
  Amount,
  CardFilter,
  Condition,
  Continuous,
  Reference,
  Trigger,
  Who,
} from './language/expressions.ts';
export type { DamageFilter, Instruction } from './language/instructions.ts';
export type { CardType, Duration, Moment, Stat, ZoneKind } from './language/vocabulary.ts';

/** A definition in which what a card lacks may also be there as `undefined`. */
export type PrintedCard = {
  readonly [Part in keyof CardDefinition]: Record<never, never> extends Pick<CardDefinition, Part>
    ? CardDefinition[Part] | undefined
    : CardDefinition[Part];
};

/** The effect of what does nothing when it resolves. */
export const NO_EFFECT: Effect = { instructions: [] };

/** 3-2e: whose cards a filter means; a zone of which nobody is named is that of the controller. */
export const sideOfFilter = ({ side, zone }: CardFilter): 'ally' | 'enemy' | 'both' =>
  side ?? (zone === undefined ? 'both' : 'ally');
