import { GatechartError } from '../../../core/errors.ts';
import type { CardDefinition } from '../state/card-2.ts';
import { card as cardSchema } from '../state/language/cards-2.ts';
import { type Fault, faultOf } from './fault.ts';
import { cardFaults } from './rules.ts';

/** What checking a card gives: the card, or what is wrong with it. */
export type CheckedCard =
  | { readonly card: CardDefinition; readonly faults: readonly [] }
  | { readonly card?: undefined; readonly faults: readonly Fault[] };

/** Checks data as a card: its parts first, then what they say together. */
export const checkCard = (value: unknown): CheckedCard => {
  const parsed = cardSchema.safeParse(value);
  if (!parsed.success) return { faults: parsed.error.issues.map((issue) => faultOf(value, issue)) };
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
