import { z } from 'zod';
import { id, isObject, objectOf } from '../../../core/cards/schema.ts';
import { expandEffect, withBothNames, withExpandedEffect } from '../../../core/cards/validation.ts';
import { unknownKeysFirst } from '../../../core/data/schemas.ts';
import { GatechartError } from '../../../core/errors.ts';
import type { CardDefinition, Provenance } from '../state/card.ts';
import { card as cardSchema, name } from '../state/language/cards.ts';
import { someCards } from '../state/language/vocabulary.ts';
import { type Fault, faultOf } from './fault.ts';
import { loopFaults } from './loop-rules.ts';
import { amountFaults, cardTypeFaults, distributionFaults, hiddenFaults, zoneFaults } from './part-rules.ts';
import { choiceFaults, contextFaults } from './reference-rules.ts';
import { repetitionFaults, selfTriggerFaults } from './repetition-rules.ts';

const HOUSE: Provenance = { source: 'house', assumed: [] };

/** A card as people write it, brought to the form of card data: short names and effects in full, its source noted. */
export const normalizeCard = (written: unknown): unknown => {
  const card = withBothNames(written);
  if (!isObject(card)) return card;
  const { effect, overdrive, touchdown, counter, abilities } = card;
  return {
    ...card,
    ...(effect !== undefined && { effect: expandEffect(effect) }),
    ...(overdrive !== undefined && { overdrive: expandEffect(overdrive) }),
    ...(touchdown !== undefined && { touchdown: expandEffect(touchdown) }),
    ...(counter !== undefined && { counter: withExpandedEffect(counter) }),
    ...(Array.isArray(abilities) && { abilities: abilities.map(withExpandedEffect) }),
    provenance: card.provenance ?? HOUSE,
  };
};

/** A deck list. */
export const deckSchema = objectOf({ id, name, ruler: id, cards: z.record(id, someCards).readonly() });

const rules = [
  cardTypeFaults,
  choiceFaults,
  contextFaults,
  distributionFaults,
  amountFaults,
  zoneFaults,
  hiddenFaults,
  repetitionFaults,
  selfTriggerFaults,
];

/** What is wrong with a card whose parts are all right one by one. */
export const cardFaults = (card: CardDefinition): readonly Fault[] => [
  ...rules.flatMap((rule) => rule(card)),
  ...loopFaults(card, []),
];

/** What checking a card gives: the card, or what is wrong with it. */
export type CheckedCard =
  | { readonly card: CardDefinition; readonly faults: readonly [] }
  | { readonly card?: undefined; readonly faults: readonly Fault[] };

/** Checks data as a card: its parts first, then what they say together. */
export const checkCard = (value: unknown): CheckedCard => {
  const parsed = cardSchema.safeParse(value);
  if (!parsed.success) {
    return { faults: unknownKeysFirst(parsed.error.issues).map((issue) => faultOf(value, issue)) };
  }
  const card = parsed.data;
  const faults = cardFaults(card);
  return faults.length === 0 ? { card, faults: [] } : { faults };
};

const idOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : 'a card without an id';

/** The card that the data is. Throws `BAD_CARD` with the card's id and path, and the reason in plain words. */
export const readCard = (value: unknown): CardDefinition => {
  const { card, faults } = checkCard(value);
  if (card !== undefined) return card;
  const [first] = faults as readonly [Fault];
  throw new GatechartError('BAD_CARD', [idOf(value), first.path].filter(Boolean).join(' '), first.reason);
};
