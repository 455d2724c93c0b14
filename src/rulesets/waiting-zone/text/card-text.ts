import type { Language } from '../../../core/narration.ts';
import type { CardDefinition, CardType, Effect } from '../state/card.ts';
import { englishGrammar } from './english.ts';
import { japaneseGrammar } from './japanese.ts';
import type { Grammar } from './locale.ts';

const GRAMMARS: Readonly<Record<Language, Grammar>> = { en: englishGrammar, ja: japaneseGrammar };

const some = <T>(part: T | undefined, text: (part: T) => string): readonly string[] =>
  part === undefined ? [] : [text(part)];

/** What an effect does. */
export const effectText = (effect: Effect, language: Language): string => GRAMMARS[language].effect(effect);

/** What a cost ability does, behind its cost. */
export const abilityText = (
  { energy, effect }: Required<CardDefinition>['ability'],
  language: Language,
): string => GRAMMARS[language].ability(energy, GRAMMARS[language].effect(effect));

/** What a card does, by its data: an ability a line; empty for a card that does nothing of its own. */
export const cardText = (card: Partial<CardDefinition>, language: Language): readonly string[] => {
  const say = GRAMMARS[language];
  const { additionalDiscards, windows, effects = [], optional, automatics = [], ability } = card;
  const [first, ...others] = effects.map(say.effect);
  return [
    ...some(additionalDiscards, say.discards),
    ...some(windows, say.windows),
    ...some(first, (text) => (others.length === 0 ? text : say.either([text, ...others]))),
    ...some(optional, ({ energy, effect }) => say.optional(energy, say.effect(effect))),
    ...automatics.map(say.automatic),
    ...some(card.in, (effect) => say.in(say.effect(effect))),
    ...some(card.out, (effect) => say.out(say.effect(effect))),
    ...some(ability, (part) => abilityText(part, language)),
  ];
};

/** The same in one line. */
export const inlineCardText = (card: Partial<CardDefinition>, language: Language): string =>
  cardText(card, language).join(language === 'en' ? ' ' : '');

/** The words for lists of cards and decks, in one language. */
export interface CollectionLabels {
  readonly card: string;
  readonly type: string;
  /** Energy. */
  readonly cost: string;
  /** Attack and life. */
  readonly numbers: string;
  readonly name: string;
  readonly deck: string;
  readonly cards: string;
  readonly units: string;
  readonly counters: string;
  readonly legal: string;
  readonly copies: string;
  readonly types: Readonly<Record<CardType, string>>;
  readonly yes: string;
  readonly no: string;
  /** Stands before what makes a deck illegal. */
  readonly illegal: string;
  readonly isLegal: string;
  readonly unknown: string;
  counted(count: { size: number; units: number; counters: number }): string;
}

const englishCollection: CollectionLabels = {
  card: 'card',
  type: 'type',
  cost: 'cost',
  numbers: 'numbers',
  name: 'name',
  deck: 'deck',
  cards: 'cards',
  units: 'units',
  counters: 'counters',
  legal: 'legal',
  copies: 'copies',
  types: { unit: 'unit', relic: 'relic', spell: 'spell', counter: 'counter' },
  yes: 'yes',
  no: 'no',
  illegal: 'not legal',
  isLegal: 'legal',
  unknown: 'not known',
  counted: ({ size, units, counters }) => `${size} cards, ${units} of them units, ${counters} counters`,
};

const japaneseCollection: CollectionLabels = {
  card: 'カード',
  type: '種類',
  cost: 'コスト',
  numbers: '攻撃/ライフ',
  name: '名前',
  deck: 'デッキ',
  cards: '枚数',
  units: 'ユニット',
  counters: 'カウンター',
  legal: '構築',
  copies: '枚',
  types: { unit: 'ユニット', relic: 'レリック', spell: 'スペル', counter: 'カウンター' },
  yes: '適正',
  no: '不適正',
  illegal: '不適正',
  isLegal: '適正',
  unknown: '不明なカード',
  counted: ({ size, units, counters }) => `${size}枚、うちユニット${units}枚、カウンター${counters}枚`,
};

export const collectionLabels: Readonly<Record<Language, CollectionLabels>> = {
  en: englishCollection,
  ja: japaneseCollection,
};

/** The words for what is noted of a card on the table, in one language. */
export interface CardDetailLabels {
  readonly cost: string;
  readonly attack: string;
  readonly life: string;
  readonly damage: string;
  readonly mayAttack: string;
  readonly mustAttack: string;
  readonly evaded: string;
}

const englishCardDetails: CardDetailLabels = {
  cost: 'cost',
  attack: 'attack',
  life: 'life',
  damage: 'damage',
  mayAttack: 'may attack in this battle phase',
  mustAttack: 'must attack',
  evaded: 'has evaded this turn',
};

const japaneseCardDetails: CardDetailLabels = {
  cost: 'コスト',
  attack: '攻撃力',
  life: 'ライフ',
  damage: 'ダメージ',
  mayAttack: 'このバトルフェイズに攻撃できる',
  mustAttack: '攻撃しなければならない',
  evaded: 'このターンすでに回避した',
};

export const cardDetailLabels: Readonly<Record<Language, CardDetailLabels>> = {
  en: englishCardDetails,
  ja: japaneseCardDetails,
};
