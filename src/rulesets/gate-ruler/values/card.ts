import type { CardDefinition } from './language/cards.ts';

export type { CardDefinition, Provenance, RulerRules } from './language/cards.ts';

/** A definition in which what a card lacks may also be there as `undefined`. */
export type Printed = {
  readonly [Part in keyof CardDefinition]: Record<never, never> extends Pick<CardDefinition, Part>
    ? CardDefinition[Part] | undefined
    : CardDefinition[Part];
};
