import type { CheckedSet } from '../../../core/cards/card-sets.ts';
import { isObject } from '../../../core/cards/schema.ts';
import {
  cardTable,
  formTable,
  nameOf,
  nameTable,
  partTable,
  type Schema,
  tableOf,
} from '../../../core/cards/schema-tables.ts';
import { type ChangeRules, withCardIds } from '../../../core/cards/set-changes.ts';
import {
  checkSetBy,
  createCardSets,
  requireValidSet,
  type SetRules,
} from '../../../core/cards/set-reader.ts';
import { cardIdsIn, parseWith, withBothNames } from '../../../core/cards/validation.ts';
import { checkCard, deckSchema, normalizeCard } from '../card-schema/check-card.ts';
import { type Fault, faultOf } from '../card-schema/fault.ts';
import { loopFaults } from '../card-schema/loop-rules.ts';
import { typesWith } from '../card-schema/part-rules.ts';
import { partsOf } from '../card-schema/parts.ts';
import { unknownIdFaults } from '../card-schema/reference-rules.ts';
import { builtInCatalogue, type CardSet, type Catalogue } from '../cards/catalogue.ts';
import { deckFaults, type NamedCards, unknownFaults } from '../cards/deck-legality.ts';
import type { Deck } from '../cards/decks.ts';
import type { CardDefinition } from '../state/card.ts';
import { ability, card, cost, counter, effect, rulerRules, timing } from '../state/language/cards.ts';
import {
  amount,
  condition,
  continuous,
  filter,
  reference,
  trigger,
  who,
} from '../state/language/expressions.ts';
import { damageFilter, instruction, instructionGroups, steps } from '../state/language/instructions.ts';
import {
  cardType,
  choiceName,
  duration,
  howMany,
  keyword,
  moment,
  number,
  someCards,
  stat,
  text,
  zoneKind,
} from '../state/language/vocabulary.ts';
import { starterDeck } from './starter-deck.ts';

/** How the cards of Gate Ruler are changed. */
export const changeRules: ChangeRules<CardDefinition, Deck> = {
  idsIn: ({ ruler, cards }) => [ruler, ...Object.keys(cards)],
  withIds: (deck, now) => ({ ...deck, ruler: now(deck.ruler), cards: withCardIds(deck.cards, now) }),
  namedBy: (id, cards) =>
    [...cards.values()]
      .filter((card) => [...partsOf(card)].some((part) => part.is === 'filter' && part.value.id === id))
      .map((card) => card.id),
  withoutCounter: ({ counter, ...card }) => (counter === undefined ? undefined : card),
};

type Cards = Catalogue['cards'];

const loops = (card: CardDefinition, cards: Cards): readonly Fault[] =>
  loopFaults(
    card,
    [...cards.values()].filter(({ id }) => id !== card.id),
  );

const namedBy = (deck: unknown): NamedCards => ({
  ...(isObject(deck) && typeof deck.ruler === 'string' && { ruler: deck.ruler }),
  cards: cardIdsIn(deck),
});

/** How cards and decks of Gate Ruler are read, and what they must keep. */
export const setRules: SetRules<CardDefinition, Deck> = {
  card: (written) => {
    const { card, faults } = checkCard(normalizeCard(written));
    return card === undefined ? { faults } : { read: card, faults };
  },
  deck: (written) => parseWith(deckSchema, withBothNames(written), faultOf),
  cardAmong: (card, cards) => [
    ...unknownIdFaults(card, (id) => cards.has(id), [...cards.keys()]),
    ...loops(card, cards),
  ],
  deckAmong: deckFaults,
  cardIdsIn: (written) => {
    const { ruler, cards } = namedBy(written);
    return ruler === undefined ? cards : [ruler, ...cards];
  },
  unknownCardsIn: (written, cards, unread) => unknownFaults(namedBy(written), cards, unread),
};

/** Checks data as a set: every card and deck alone, then together with the cards and decks of `among`. */
export const checkSet = (data: unknown, among: Catalogue = builtInCatalogue): CheckedSet<CardSet> =>
  checkSetBy(setRules, data, among);

/** Reads data as a set, for use with `catalogueWith`. Throws the errors of `requireValidSet`. */
export const readSet = (data: unknown, place: string, among?: Catalogue): CardSet =>
  requireValidSet(checkSet(data, among), place);

const instructionTable = (group: Readonly<Record<string, Schema>>): string =>
  formTable(nameOf(instruction), ...new Set(Object.values(group)));

/** What the names in capitals stand for that have no table of their own. */
const NAMES = [
  number,
  howMany,
  someCards,
  text,
  choiceName,
  cardType,
  stat,
  zoneKind,
  moment,
  effect,
  steps,
  who,
];

/** The tables of the page for card authors, by their names on the page. */
export const cardTables = (): Readonly<Record<string, string>> => ({
  card: cardTable(card, typesWith, cardType.options.length),
  names: nameTable(NAMES),
  filters: partTable(filter),
  references: tableOf(reference),
  amounts: tableOf(amount),
  conditions: tableOf(condition),
  ...Object.fromEntries(
    Object.entries(instructionGroups).map(([name, group]) => [name, instructionTable(group)]),
  ),
  damage: partTable(damageFilter),
  durations: tableOf(duration),
  changes: tableOf(continuous),
  abilities: tableOf(ability),
  costs: tableOf(cost),
  triggers: tableOf(trigger),
  timings: tableOf(timing),
  counters: tableOf(counter),
  keywords: tableOf(keyword),
  rulers: partTable(rulerRules),
});

/** Sets of cards and decks of Gate Ruler; `rulesetWith`: the ruleset as it is played with the cards of a catalogue. */
export const gateRulerSets = <R>(rulesetWith: (catalogue: Catalogue) => R) =>
  createCardSets(
    { builtIn: builtInCatalogue, rules: setRules, changes: changeRules, pageTables: cardTables, starterDeck },
    rulesetWith,
  );
