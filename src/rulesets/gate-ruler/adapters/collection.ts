import { stringify } from 'yaml';
import {
  type CardText,
  type Collection,
  type Column,
  createCollection,
  unknownCard,
} from '../../../core/cards/collection.ts';
import type { Language } from '../../../core/narration.ts';
import { type Catalogue, cardCatalogue } from '../cards/catalogue.ts';
import { countDeck, type DeckCount, deckFaults } from '../cards/deck-legality.ts';
import type { CardDefinition } from '../state/card.ts';
import {
  attributeName,
  collectionLabels,
  deckCountText,
  factionName,
  typeNames,
} from '../text/card-labels.ts';
import { cardText } from '../text/card-text/card-text.ts';

/** ATK, HP and STK of a unit, ATK and STK of a ruler. */
export const statsText = ({ type, atk = 0, hp = 0, stk = 0 }: CardDefinition): string => {
  if (type === 'unit') return `${atk}/${hp}/${stk}`;
  return type === 'ruler' ? `${atk}/-/${stk}` : '';
};

const sourceText = ({ id, provenance: { source, assumed } }: CardDefinition, language: Language): string => {
  const say = collectionLabels[language];
  if (!cardCatalogue.has(id)) return say.own;
  if (source === 'house') return say.house;
  return assumed.length === 0 ? say.known : `${say.known}; ${say.assumed}: ${assumed.join(', ')}`;
};

/** One card: what it is and does, and where it comes from, then its data as a set file would have it. */
export const showCard = (
  card: CardDefinition,
  { kind, text }: CardText,
  language: Language,
): readonly string[] => {
  const { id: _id, name, provenance: _, ...rest } = card;
  return [
    name.en === name.ja ? name.en : `${name[language]} (${name[language === 'en' ? 'ja' : 'en']})`,
    kind,
    ...text,
    '',
    sourceText(card, language),
    '',
    ...stringify({ id: card.id, name: name.en, ...rest }, { lineWidth: 110, aliasDuplicateObjects: false })
      .trimEnd()
      .split('\n'),
  ];
};

/** Cards that a text may name, by id. */
export type KnownCards = ReadonlyMap<string, CardDefinition>;

const joined = (parts: readonly string[], language: Language): string =>
  parts.filter((part) => part !== '').join(language === 'en' ? ', ' : '、');

/** The type of a card, its faction and attributes. */
export const traitsText = (
  { type, faction, attributes = [], legendary }: CardDefinition,
  language: Language,
): string => {
  const parts = [
    ...(legendary ? [collectionLabels[language].legendary] : []),
    typeNames[language][type],
    ...(faction === undefined ? [] : [factionName(faction, language)]),
    ...attributes.map((attribute) => attributeName(attribute, language)),
  ];
  return joined(parts, language);
};

const kindOf = (card: CardDefinition, language: Language): string => {
  const level = card.level === undefined ? '' : `${collectionLabels[language].level} ${card.level}`;
  return joined([traitsText(card, language), level, statsText(card)], language);
};

/** A card as people read it. */
export const gateRulerCardText = (card: CardDefinition, language: Language, known: KnownCards): CardText => ({
  name: card.name[language],
  kind: kindOf(card, language),
  text: cardText(card, language, (id) => known.get(id)?.name[language] ?? id),
});

const levelText = ({ type, level = 0 }: CardDefinition): string =>
  type === 'ruler' || type === 'resource' ? '' : String(level);

/** In English as set files have it: that is what cards are looked for by. */
const factionText = ({ faction = '' }: CardDefinition, language: Language): string =>
  language === 'en' ? faction : factionName(faction, language);

const cardColumns = (language: Language): readonly Column<CardDefinition>[] => {
  const say = collectionLabels[language];
  return [
    { head: say.type, text: ({ type }) => typeNames[language][type] },
    { head: say.level, text: levelText, isNumber: true },
    { head: say.numbers, text: statsText },
    { head: say.faction, text: (card) => factionText(card, language) },
  ];
};

/** A deck in short: what is counted in it (ch.5). */
interface CountedDeck extends DeckCount {
  readonly ruler: string;
}

const deckColumns = (language: Language): readonly Column<CountedDeck>[] => {
  const say = collectionLabels[language];
  return [
    { head: say.ruler, text: ({ ruler }) => ruler },
    { head: say.cards, text: ({ size }) => String(size), isNumber: true },
    { head: say.counters, text: ({ counters }) => String(counters), isNumber: true },
    { head: say.levels, text: ({ levels }) => String(levels), isNumber: true },
    { head: say.legendaries, text: ({ legendaries }) => String(legendaries), isNumber: true },
  ];
};

const rulerText = (id: string, card: CardDefinition | undefined, language: Language): string =>
  card === undefined
    ? `${id} (${unknownCard(language)})`
    : `${card.name[language]} (${id}, ${statsText(card)})`;

/** The cards and decks of a catalogue, for people. */
export const gateRulerCollection = (catalogue: Catalogue): Collection =>
  createCollection(catalogue, {
    game: 'Gate Ruler',
    cardColumns,
    cardText: (card, language) => gateRulerCardText(card, language, catalogue.cards),
    show: showCard,
    countDeck: (deck) => ({ ruler: deck.ruler, ...countDeck(deck, catalogue.cards) }),
    deckFaults: (deck) => deckFaults(deck, catalogue.cards),
    deckColumns,
    deckLines: ({ ruler }, count, language) => [
      `${collectionLabels[language].ruler}: ${rulerText(ruler, catalogue.cards.get(ruler), language)}`,
      deckCountText[language](count),
    ],
  });
