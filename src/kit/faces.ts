import type { BoardCard, BoardNumber, CardDetails, CardNumber, Viewer } from '../core/adapters/board-view.ts';
import { findByName } from '../core/adapters/hints.ts';
import { type CardText, cardTextLines } from '../core/cards/collection.ts';
import type { Player } from '../core/decision.ts';
import { LANGUAGES, type Language, type LocalizedText, playerNames } from '../core/narration.ts';
import type { Question } from '../core/question.ts';
import { type CardTable, type Declaration, type NamesIn, type OptionIn, textIn } from './declaration.ts';
import type { CardReaders } from './effects.ts';
import type { hiddenInformation, SeenNumbers, TableView } from './hidden.ts';
import type { keywordRules } from './keywords.ts';
import { DAMAGE, EXHAUSTED } from './marks.ts';
import type { numberRules } from './numbers.ts';
import type { wordsOf } from './words.ts';
import { boardKey, type zoneRules } from './zones.ts';

type Marks = Readonly<Record<string, number | boolean>>;

/** What a view tells of a card; less of one in a zone that nobody sees. */
interface SeenState<D extends Declaration> {
  readonly numbers: SeenNumbers<D> | undefined;
  readonly keywords: readonly string[] | undefined;
  readonly marks: Marks | undefined;
}

/** That a mark is not there. */
const NO: LocalizedText = { en: 'no', ja: 'なし' };
/** Beside what a card is, if rules create it. */
const TOKEN: LocalizedText = { en: 'token', ja: 'トークン' };
/** Before the card to which a card is attached, and before the cards that are attached to it. */
const ATTACHED_TO: LocalizedText = { en: 'attached to', ja: '付いている先：' };
const ATTACHED: LocalizedText = { en: 'with', ja: '付いているカード：' };
/** Before the player who brought a card that lies elsewhere. */
const OWNED_BY: LocalizedText = { en: 'of', ja: '持ち主：' };
/** That a card has a keyword by an effect of a card, or has lost it. */
const GAINED = {
  en: (keyword: string, by: string) => `has ${keyword} by ${by}`,
  ja: (keyword: string, by: string) => `${by}により${keyword}を得ている`,
};
const LOST = {
  en: (keyword: string, by: string) => `lost ${keyword} by ${by}`,
  ja: (keyword: string, by: string) => `${by}により${keyword}を失っている`,
};
/** The number that stands in the corner of a card. */
const COST = 'cost';

/** The faces and texts of cards: numbers, keywords, marks, attached cards, and what a card does. */
export const facesOf = <const D extends Declaration>(
  { cards, keywords, marks: atStart = {}, moves }: D,
  { attachedTo, hostOf, knows, marksOf }: CardReaders<D> & Pick<ReturnType<typeof zoneRules<D>>, 'knows'>,
  { keywordsOf }: ReturnType<typeof keywordRules<D>>,
  { numbersOf }: ReturnType<typeof numberRules<D>>,
  { seenCard }: Pick<ReturnType<typeof hiddenInformation<D>>, 'seenCard'>,
  { cardInPlace, cardName, inAll, wordFor }: ReturnType<typeof wordsOf<D>>,
) => {
  type Game = CardTable<D>;

  /** What a card is, such as `unit, token`; `undefined` if that is not said. */
  const kindOf = (id: string): LocalizedText | undefined => {
    const { kind, tokenIn } = cards[id] ?? {};
    const parts = [...(kind === undefined ? [] : [kind]), ...(tokenIn === undefined ? [] : [TOKEN])].map(
      inAll,
    );
    if (parts.length === 0) return undefined;
    return { en: parts.map(({ en }) => en).join(', '), ja: parts.map(({ ja }) => ja).join('、') };
  };

  const printedOf = (id: string): Marks => cards[id]?.numbers ?? {};

  const printedKeywords = (id: string): readonly string[] => cards[id]?.keywords ?? [];

  /** The marks that are no change of a printed number, no keywords, and not as at the start. */
  const ownMarks = (id: string, marks: Marks): readonly (readonly [string, number | boolean])[] =>
    Object.entries(marks).filter(
      ([mark, value]) =>
        value !== atStart[mark] &&
        !Object.hasOwn(keywords ?? {}, mark) &&
        (mark === DAMAGE || !Object.hasOwn(printedOf(id), mark)),
    );

  /** A mark in words: `damage 2`, `frozen`, `ready: no`. */
  const markText = ([mark, value]: readonly [string, number | boolean], language: Language): string => {
    const name = wordFor(mark)[language];
    if (typeof value === 'number') return `${name} ${value}`;
    return value ? name : `${name}: ${NO[language]}`;
  };

  /** The keywords that a card has and was not printed with, or the other way round, as marks. */
  const changedKeywords = (id: string, has: readonly string[]): readonly (readonly [string, boolean])[] =>
    Object.keys(keywords ?? {})
      .filter((keyword) => has.includes(keyword) !== printedKeywords(id).includes(keyword))
      .map((keyword) => [keyword, has.includes(keyword)]);

  /** What a card is now and was not printed with, as texts: numbers, keywords and marks. */
  const stateTexts = (
    id: string,
    { numbers = {}, keywords = printedKeywords(id), marks = {} }: SeenState<D>,
    language: Language,
  ): readonly string[] => [
    ...Object.entries<number | undefined>(numbers).flatMap(([name, now]) =>
      now === printedOf(id)[name] ? [] : [`${wordFor(name)[language]} ${now}`],
    ),
    ...[...changedKeywords(id, keywords), ...ownMarks(id, marks)].map((mark) => markText(mark, language)),
  ];

  /** What the face of a card shows beside its name. */
  const faceOf = (game: Game, card: number): Omit<BoardCard, 'key' | 'name'> => {
    const id = game.cards[card] as string;
    const { text } = cards[id] ?? {};
    const kind = kindOf(id);
    const marks: Marks = marksOf(game, card);
    const numbers = numbersOf(game, card);
    const host = hostOf(game, card);
    const attached = attachedTo(game, card);
    const numberOf = ({ name, printed, now }: (typeof numbers)[number]): BoardNumber => ({
      label: wordFor(name),
      value: String(now),
      printed: String(printed),
    });
    const cost = numbers.find(({ name }) => name === COST);
    const others = ownMarks(id, marks).filter(([mark]) => mark !== DAMAGE && mark !== EXHAUSTED);
    return {
      ...(kind && { kind }),
      ...(cost && { cost: numberOf(cost) }),
      numbers: [
        ...numbers.filter((number) => number !== cost).map(numberOf),
        ...others.map(([mark, value]): BoardNumber => {
          const shown = typeof value === 'number' ? String(value) : value ? '✓' : '✗';
          return { label: wordFor(mark), value: shown, printed: shown };
        }),
      ],
      ...(keywords && {
        keywords: keywordsOf(game, card).map(({ keyword, isPrinted, isThere }) => ({
          name: wordFor(keyword),
          isPrinted,
          isThere,
        })),
      }),
      ...(text && {
        text: { en: text.map((line) => inAll(line).en), ja: text.map((line) => inAll(line).ja) },
      }),
      exhausted: marks[EXHAUSTED] === true,
      faceDown: false,
      damage: Number(marks[DAMAGE] ?? 0),
      souls: 0,
      ...(host !== undefined && { host: cardInPlace(seenCard(game, host)) }),
      ...(attached.length > 0 && { attached: attached.map((each) => cardName(game.cards[each] ?? null)) }),
    };
  };

  const attachedText = (names: readonly string[], language: Language): string =>
    `${ATTACHED[language]} ${names.join(language === 'ja' ? '、' : ', ')}`;

  const ownerText = (owner: Player, language: Language): string =>
    `${OWNED_BY[language]} ${playerNames[language](owner)}`;

  /** The card to which a card is attached, and the cards that are attached to it, as texts. */
  const attachmentTexts = (game: Game, card: number, language: Language): readonly string[] => {
    const host = hostOf(game, card);
    const names = attachedTo(game, card).map((each) => cardName(game.cards[each] ?? null)[language]);
    return [
      ...(host === undefined
        ? []
        : [`${ATTACHED_TO[language]} ${cardInPlace(seenCard(game, host))[language]}`]),
      ...(names.length === 0 ? [] : [attachedText(names, language)]),
    ];
  };

  const cardText = (id: string, language: Language): CardText => {
    const { text = [] } = cards[id] ?? {};
    const has = printedKeywords(id).map((keyword) => ({
      name: wordFor(keyword)[language],
      means: inAll(keywords?.[keyword] ?? '')[language],
    }));
    const printed = Object.entries(printedOf(id)).map(
      ([name, value]) => `${wordFor(name)[language]} ${value}`,
    );
    return {
      name: cardName(id)[language],
      kind: [kindOf(id)?.[language] ?? '', ...has.map(({ name }) => name), ...printed]
        .filter((part) => part !== '')
        .join(', '),
      text: [
        ...has.map(({ name, means }) => `${name}: ${means}`),
        ...text.map((line) => inAll(line)[language]),
      ],
    };
  };

  /** The name of a card as players may type it, in every language that it has. */
  const typedName = (id: string): LocalizedText => textIn(cards[id]?.name ?? id);

  /** The ids of the cards that an option names. */
  const cardsIn = (option: OptionIn<D>): readonly string[] =>
    Object.entries(moves[option.type] ?? {}).flatMap(([field, kind]) =>
      kind === 'card' ? [(option as Readonly<Record<string, unknown>>)[field] as string] : [],
    );

  /** A card that a player names in the terminal: all cards of the game are known, only where they lie is hidden. */
  const cardLines = (
    { decision }: Question<OptionIn<D>, TableView<D>>,
    named: string,
    language: Language,
  ): readonly string[] => {
    const known = Object.keys(cards).map((id) => ({ id, name: typedName(id) }));
    const option = decision.options[Number(named) - 1];
    const id = option === undefined ? findByName(known, named)?.id : cardsIn(option)[0];
    return id === undefined ? [] : cardTextLines(cardText(id, language));
  };

  /** The names of the cards of an option, in every language. */
  const cardNames = (option: OptionIn<D>): readonly string[] =>
    cardsIn(option).flatMap((id) => LANGUAGES.map((language) => typedName(id)[language]));

  /** The name of a card that the viewer knows. */
  const nameFor = (game: Game, viewer: Viewer, card: number): LocalizedText =>
    cardName(viewer === null || knows(game, viewer, card) ? (game.cards[card] ?? null) : null);

  /** What gave a keyword to a card, or took it. */
  const keywordNotes = (game: Game, viewer: Viewer, card: number, language: Language): readonly string[] =>
    keywordsOf(game, card)
      .filter(({ isPrinted, isThere }) => isPrinted !== isThere)
      .map(({ keyword, isThere, by }) =>
        by === undefined
          ? markText([keyword, isThere], language)
          : (isThere ? GAINED : LOST)[language](
              wordFor(keyword)[language],
              nameFor(game, viewer, by)[language],
            ),
      );

  /** A card of the board by its key. */
  const cardDetails = (
    game: Game,
    viewer: Viewer,
    key: string,
    language: Language,
  ): CardDetails | undefined => {
    const card = game.cards.findIndex(
      (_, each) => boardKey(game, viewer, each) === key && (viewer === null || knows(game, viewer, each)),
    );
    if (card < 0) return undefined;
    const id = game.cards[card] as NamesIn<D>['card'];
    const marks: Marks = marksOf(game, card);
    const numbers = numbersOf(game, card).map(({ name: key, printed, changes, now }): CardNumber => {
      const name = wordFor(key)[language];
      return {
        name,
        printed: String(printed),
        now: String(now),
        changes: changes.map(({ by, change }) => ({
          by: by === undefined ? name : nameFor(game, viewer, by)[language],
          change: `${change > 0 ? '+' : ''}${change}`,
        })),
      };
    });
    return {
      ...cardText(id, language),
      numbers,
      notes: [
        ...keywordNotes(game, viewer, card, language),
        ...ownMarks(id, marks).map((mark) => markText(mark, language)),
        ...attachmentTexts(game, card, language),
      ],
    };
  };

  return { attachedText, cardDetails, cardLines, cardNames, cardText, faceOf, ownerText, stateTexts };
};
