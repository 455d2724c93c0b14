import { type Collection, type Column, cardTextLines, createCollection } from '../core/cards/collection.ts';
import { byLanguage, type Language } from '../core/narration.ts';
import type { CardDeclaration, Declaration } from './declaration.ts';
import type { facesOf } from './faces.ts';
import { numberNames } from './numbers.ts';
import type { wordsOf } from './words.ts';

const labels = byLanguage({
  kind: { en: 'type', ja: '種類' },
  token: { en: 'token', ja: 'トークン' },
  keywords: { en: 'keywords', ja: 'キーワード' },
  attaches: { en: 'attaches', ja: '付く' },
  yes: { en: 'yes', ja: 'はい' },
  cards: { en: 'cards', ja: '枚数' },
});

interface NamedCard extends Omit<CardDeclaration, 'name'> {
  readonly id: string;
  readonly name: { readonly en: string; readonly ja: string };
}

/** The cards and decks of a game, for people. */
export const collectionOf = <const D extends Declaration>(
  { id: game, cards, decks, keywords = {} }: D,
  { cardName, inAll, wordFor }: ReturnType<typeof wordsOf<D>>,
  { cardText }: ReturnType<typeof facesOf<D>>,
): Collection => {
  const named = Object.entries<CardDeclaration>(cards).map(
    ([id, card]): NamedCard => ({ ...card, id, name: cardName(id) }),
  );
  const numbers = numberNames({ cards });
  const hasKinds = named.some(({ kind }) => kind !== undefined);
  const hasAttaching = named.some(({ attaches }) => attaches === true);
  const hasTokens = named.some(({ tokenIn }) => tokenIn !== undefined);
  const cardColumns = (language: Language): readonly Column<NamedCard>[] => [
    ...(hasKinds
      ? [{ head: labels[language].kind, text: ({ kind = '' }: NamedCard) => inAll(kind)[language] }]
      : []),
    ...(hasTokens
      ? [
          {
            head: labels[language].token,
            text: ({ tokenIn }: NamedCard) => (tokenIn === undefined ? '' : labels[language].yes),
          },
        ]
      : []),
    ...(hasAttaching
      ? [
          {
            head: labels[language].attaches,
            text: ({ attaches }: NamedCard) => (attaches === true ? labels[language].yes : ''),
          },
        ]
      : []),
    ...(Object.keys(keywords).length > 0
      ? [
          {
            head: labels[language].keywords,
            text: ({ keywords: printed = [] }: NamedCard) =>
              printed.map((keyword) => wordFor(keyword)[language]).join(', '),
          },
        ]
      : []),
    ...numbers.map(
      (name): Column<NamedCard> => ({
        head: wordFor(name)[language],
        key: name,
        text: ({ numbers: own }) => String(own?.[name] ?? ''),
        isNumber: true,
      }),
    ),
  ];
  const listed = Object.entries(decks).map(([id, list]) => ({ id, name: { en: id, ja: id }, cards: list }));
  return createCollection(
    {
      cards: new Map(named.map((card) => [card.id, card])),
      decks: new Map(listed.map((deck) => [deck.id, deck])),
    },
    {
      game,
      cardColumns,
      cardText: ({ id }, language) => cardText(id, language),
      show: (_, text) => cardTextLines(text),
      countDeck: (deck) => ({ size: Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0) }),
      deckFaults: () => [],
      deckColumns: (language) => [
        { head: labels[language].cards, text: ({ size }) => String(size), isNumber: true },
      ],
      deckLines: (_, { size }, language) => [`${labels[language].cards}: ${size}`],
    },
  );
};
