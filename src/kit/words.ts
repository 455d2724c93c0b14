import type { Player } from '../core/decision.ts';
import type { Headline, Language, LocalizedText } from '../core/narration.ts';
import { capitalize, playerNames } from '../core/narration.ts';
import {
  type CardTable,
  type Declaration,
  type FactIn,
  type FieldKind,
  type Text,
  textIn,
} from './declaration.ts';
import type { SeenCard } from './hidden.ts';

/** The word for a card that the reader does not know. */
const HIDDEN: LocalizedText = { en: 'a card', ja: 'カード' };

/** Whether a text of the game is in English alone. */
const isOnlyEnglish = ({ cards, clauses, facts, keywords = {}, names = {}, zones }: Declaration): boolean =>
  [
    ...Object.values(clauses).map((given) => (typeof given === 'string' ? given : given.text)),
    ...Object.values(facts).map(({ line }) => line),
    ...[...Object.values(cards), ...Object.values(zones)].map(({ name }) => name),
    ...Object.values(keywords),
    ...Object.values(names),
    ...Object.values(cards).flatMap(({ kind, text = [] }) => [kind, ...text]),
  ].some((text) => typeof text === 'string');

/** The lines of the log, and the names of cards, zones, counters, keywords, marks, numbers and values. */
export const wordsOf = <const D extends Declaration>(declaration: D) => {
  const { cards, zones, facts, names = {} } = declaration;
  const named = new Map(Object.entries(names));
  const isEnglish = isOnlyEnglish(declaration);

  /** A text of the game: in a game that is in English alone, also of a card that has another name. */
  const inAll = (text: Text): LocalizedText => {
    const { en, ja } = textIn(text);
    return { en, ja: isEnglish ? en : ja };
  };
  const cardName = (id: string | null): LocalizedText =>
    inAll(id === null ? HIDDEN : (cards[id]?.name ?? id));
  const zoneName = (zone: string): LocalizedText => inAll(zones[zone]?.name ?? zone);

  /** The declared name of a counter, a keyword, a mark, a printed number or a value. */
  const givenName = (key: string): LocalizedText | undefined => {
    const name = named.get(key);
    return name === undefined ? undefined : inAll(name);
  };
  const wordFor = (key: string): LocalizedText => givenName(key) ?? textIn(key);

  const narrate = (
    _: CardTable<D>,
    fact: FactIn<D>,
    viewer: Player | null,
    asked: Language,
    players?: readonly [string, string],
  ): string => {
    const language = isEnglish ? 'en' : asked;
    const told = facts[fact.what];
    if (told === undefined) throw new Error(`the game declares no event ${fact.what}`);
    const isKnown = viewer === null || (fact.knownTo?.includes(viewer) ?? true);
    const wordOf = (kind: FieldKind | undefined, value: unknown): string => {
      if (kind === 'card') return cardName(isKnown ? String(value) : null)[language];
      if (kind !== 'player') return String(value);
      return players?.[value as Player] ?? capitalize(playerNames[language](value as Player));
    };
    return textIn(told.line)[language].replaceAll(/\{(\w+)\}/g, (_all, field: string) =>
      wordOf(told.fields[field], (fact as Readonly<Record<string, unknown>>)[field]),
    );
  };

  const headline = ({ what }: FactIn<D>): Headline | undefined => {
    const tone = facts[what]?.headline ?? 'plain';
    return tone === 'none' ? undefined : { is: 'line', tone };
  };

  /** A card that all players see, with its place: cards of one name may differ. */
  const cardInPlace = ({ card, zone, holder, index }: SeenCard<D>): LocalizedText => {
    const textIn = (language: Language): string => {
      const owner = holder === undefined ? [] : [playerNames[language](holder)];
      return `${cardName(card)[language]} (${[...owner, `${zoneName(zone)[language]} ${index + 1}`].join(', ')})`;
    };
    return { en: textIn('en'), ja: textIn(isEnglish ? 'en' : 'ja') };
  };

  return { cardInPlace, cardName, givenName, headline, inAll, isEnglish, narrate, wordFor, zoneName };
};
