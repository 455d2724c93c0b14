import type { CardDefinition } from './language/cards-2.ts';

export type { CardDefinition, Provenance, RulerRules } from './language/cards-2.ts';

/** A definition in which what a card lacks may also be there as `undefined`. */
export type PrintedCard = {
  readonly [Part in keyof CardDefinition]: Record<never, never> extends Pick<CardDefinition, Part>
    ? CardDefinition[Part] | undefined
    : CardDefinition[Part];
};
