import { z } from 'zod';
import { GatechartError } from '../../../kernel/error.ts';
import type { CardDefinition } from '../values/card.ts';
import { type Fault, faultOf } from './fault.ts';
import { rulesOfCards } from './rules.ts';
import { ability, counter, effect, timing } from './schema/abilities.ts';
import { flag, list, maybe, parts, someOf } from './schema/forms.ts';
import { filter } from './schema/readings.ts';
import { cardType, howMany, keyword, number, text } from './schema/words.ts';

const zones = z.int().min(0, 'must be at least 0').max(5, 'must be at most 5');

const rulerRules = parts({
  life: z.int().min(1, 'must be at least 1').max(50, 'must be at most 50'),
  paysCosts: z.boolean(),
  attackZones: zones,
  defenseZones: zones,
  setZones: zones,
  resources: howMany,
  startingHand: howMany,
  startOfTurn: parts({
    readyResources: howMany,
    draw: howMany,
    drawOnFirstTurn: howMany,
    drive: howMany,
    driveOnFirstTurn: howMany,
  }),
  summonCap: z.union([howMany, z.null()], { error: 'must be a number, or null for no limit' }),
  exhaustToPay: maybe(z.literal('opponentsTurn')),
  legendaries: howMany,
  factions: z.union([howMany, z.null()], { error: 'must be a number, or null for no limit' }),
  deckLevelCap: z.union([z.int().min(-250).max(999), z.null()], {
    error: 'must be a number, or null for no limit',
  }),
});

const cardId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters and digits, with hyphens between words');

const statistic = z.int().min(0, 'must be at least 0').max(99, 'must be at most 99');

/** A card as data: the exact parts of `CardDefinition`, and no others. */
export const cardSchema = parts({
  id: cardId,
  name: parts({ en: text, ja: text }),
  type: cardType,
  faction: maybe(text),
  attributes: maybe(list(text)),
  level: maybe(number),
  atk: maybe(statistic),
  hp: maybe(statistic),
  stk: maybe(statistic),
  legendary: flag(),
  keywords: maybe(list(keyword)),
  enhance: maybe(filter),
  summonFromSet: flag(),
  summonTo: maybe(someOf(z.enum(['attack', 'defense']))),
  comesOutOnlyBy: maybe(text),
  timing: maybe(timing),
  effect: maybe(effect),
  abilities: maybe(list(ability)),
  counter: maybe(counter),
  overdrive: maybe(effect),
  touchdown: maybe(effect),
  ruler: maybe(rulerRules),
  provenance: parts({ source: z.enum(['house', 'digest']), assumed: list(text) }),
});

/** What checking a card gives: the card, or what is wrong with it. */
export type CheckedCard =
  | { readonly card: CardDefinition; readonly faults: readonly [] }
  | { readonly card?: undefined; readonly faults: readonly Fault[] };

/** Checks data as a card: its parts first, then what they say together. */
export const checkCard = (value: unknown): CheckedCard => {
  const parsed = cardSchema.safeParse(value);
  if (!parsed.success) return { faults: parsed.error.issues.map((issue) => faultOf(value, issue)) };
  const card: CardDefinition = parsed.data;
  const faults = rulesOfCards(card);
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
