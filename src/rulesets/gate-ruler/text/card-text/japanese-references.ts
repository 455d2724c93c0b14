import {
  type Amount,
  type CardFilter,
  type Reference,
  sideOfFilter,
  type ZoneKind,
} from '../../state/card.ts';
import { attributeName, factionName, typeNames } from '../card-labels.ts';
import { labels } from '../japanese.ts';
import { choiceIn, isOne, isOnlyChoice, isSame, namingFilter, type Scope, typesOfCause } from './grammar.ts';

/** Words one after the other; any one of them. */
export const joinAlternatives = (texts: readonly string[]): string => texts.join('か');

/** Ends of verbs: as a sentence ends, as it goes on, and before what may be done. */
const ENDS: readonly (readonly [plain: string, onward: string, te: string])[] = [
  ['する', 'し', 'して'],
  ['なる', 'なり', 'なって'],
  ['割り振る', '割り振り', '割り振って'],
  ['切る', '切り', '切って'],
  ['引く', '引き', '引いて'],
  ['置く', '置き', '置いて'],
  ['行う', '行い', '行って'],
  ['失う', '失い', '失って'],
  ['ぶ', 'び', 'んで'],
  ['す', 'し', 'して'],
  ['ない', 'ず', 'ないようにして'],
  ['よい', 'よく', 'よいことにして'],
  ['る', '', 'て'],
];

const bent = (text: string, form: 1 | 2): string => {
  const ends = ENDS.find(([plain]) => text.endsWith(plain));
  return ends === undefined ? text : `${text.slice(0, -ends[0].length)}${ends[form]}`;
};

/** What is done one after the other. */
export const joinActions = (texts: readonly string[]): string =>
  texts.map((text, index) => (index < texts.length - 1 ? bent(text, 1) : text)).join('、');

/** What may be done. */
export const asOptional = (text: string): string => `${bent(text, 2)}もよい`;

const { keywords, numbers, zones } = labels;

type Side = ReturnType<typeof sideOfFilter>;

const types = typeNames.ja;

const WHOSE: Readonly<Record<Side, string>> = { ally: '君の', enemy: '相手の', both: 'お互いの' };

/** Where the opponent is spoken of already. */
const WHOSE_TO_THEM: Readonly<Record<Side, string>> = { ...WHOSE, enemy: '自身の' };

const RULERS: Readonly<Record<Side, string>> = {
  ally: '君のルーラー',
  enemy: '敵ルーラー',
  both: 'ルーラー',
};

/** Before a single type of card, and before anything else. */
const SIDES: Readonly<Record<Side, readonly [short: string, long: string]>> = {
  ally: ['味方', '味方の'],
  enemy: ['敵', '敵の'],
  both: ['', ''],
};

/** What cards are counted by. */
export const counterOf = ({ type, soulOf }: CardFilter): string =>
  soulOf === undefined && type?.length === 1 && type[0] === 'unit' ? '体' : '枚';

/** The kind of card that a filter asks for, by its name where it asks for one card. */
const typeNoun = (scope: Scope, { type, id }: CardFilter): string => {
  const name = id === undefined ? '' : `《${scope.nameOf(id)}》`;
  if (type === undefined) return name === '' ? 'カード' : name;
  return `${joinAlternatives(type.map((each) => types[each]))}${name}`;
};

export const zonesText = (kinds: readonly ZoneKind[]): string =>
  joinAlternatives(kinds.map((each) => zones[each]));

const attributesText = (attributes: readonly string[]): string =>
  attributes.length === 0 ? '' : `${joinAlternatives(attributes.map((each) => attributeName(each, 'ja')))}の`;

const levelText = ({ levelAtLeast: from, levelAtMost: to }: CardFilter): readonly string[] => {
  if (typeof from === 'number' && from === to) return [`${numbers.level}${from}の`];
  return [
    ...(typeof from === 'number' ? [`${numbers.level}${from}以上の`] : []),
    ...(typeof to === 'number' ? [`${numbers.level}${to}以下の`] : []),
  ];
};

/** Levels that are counted or read from cards, before all else. */
const levelReadText = (
  scope: Scope,
  { levelAtLeast: from, levelAtMost: to }: CardFilter,
): readonly string[] => [
  ...(typeof from === 'object' ? [`${numbers.level}が${amountText(scope, from)}以上の、`] : []),
  ...(typeof to === 'object' ? [`${numbers.level}が${amountText(scope, to)}以下の、`] : []),
];

/** Cards that are called by where they lie alone. */
const special = (scope: Scope, filter: CardFilter): string | undefined => {
  const { soulOf, zone, side, ...rest } = filter;
  if (Object.keys(rest).length > 0) return undefined;
  if (soulOf !== undefined) {
    return zone === undefined && sideOfFilter(filter) === 'both'
      ? `${hostText(scope, soulOf)}のソウル`
      : undefined;
  }
  if (zone === undefined) return undefined;
  if (isSame(zone, 'ruler')) return RULERS[sideOfFilter(filter)];
  if (!isSame(zone, 'ruler', 'attack', 'defense')) return undefined;
  return `${sideOfFilter(filter) === 'both' ? '' : WHOSE[sideOfFilter(filter)]}ルーラーかユニット`;
};

/** Whose souls. */
const hostText = (scope: Scope, host: Reference): string =>
  typeof host === 'object' ? filterText(scope, host.all) : cardPhrase(scope, host);

/** Whether the side is one word with the type. */
const isCalledShortly = ({ id, type }: CardFilter): boolean => id === undefined && type?.length === 1;

const sideText = (scope: Scope, filter: CardFilter): string => {
  const side = sideOfFilter(filter);
  if (scope.asksOpponent) return side === 'both' ? '' : WHOSE_TO_THEM[side];
  return SIDES[side][isCalledShortly(filter) ? 0 : 1];
};

/** The cards that a filter means. */
export const filterText = (scope: Scope, filter: CardFilter): string => {
  const short = special(scope, filter);
  if (short !== undefined) return short;
  const { attribute = [], exhausted, except, faction, keyword, other, side, soulOf, type, zone } = filter;
  const isBare = [attribute[0], faction, side, soulOf, type, zone].every((part) => part === undefined);
  const isShort = isCalledShortly(filter);
  return [
    ...(except === undefined ? [] : [`${cardPhrase(scope, except)}を除く、`]),
    ...levelReadText(scope, filter),
    ...(zone === undefined && !isShort ? [sideText(scope, filter)] : []),
    ...(zone === undefined
      ? []
      : [`${(scope.asksOpponent ? WHOSE_TO_THEM : WHOSE)[sideOfFilter(filter)]}${zonesText(zone)}の`]),
    ...(soulOf === undefined ? [] : [`${hostText(scope, soulOf)}のソウルの`]),
    ...(other ? ['他の'] : []),
    ...(exhausted === undefined ? [] : [`${exhausted ? labels.exhausted : labels.ready}状態の`]),
    ...levelText(filter),
    ...(keyword === undefined ? [] : [`${keywords[keyword]}を持つ`]),
    ...(faction === undefined ? [] : [`${factionName(faction, 'ja')}の`]),
    attributesText(attribute),
    ...(isBare ? ['場の'] : []),
    ...(zone === undefined && isShort ? [sideText(scope, filter)] : []),
    typeNoun(scope, filter),
  ].join('');
};

/** Which of several choices that are called the same. */
export const placeText = ({ place, among }: { readonly place: number; readonly among: number }): string =>
  among === 1 ? '' : `${place}番目に`;

const THEM = 'それら';

const chosenText = (scope: Scope, reference: string): string => {
  const choice = choiceIn(scope, reference);
  if (choice === undefined) return '選んだカード';
  const { of: step } = choice;
  if (step.do === 'material') return choice.among === 1 ? '素材' : `${choice.place}番目の素材`;
  if (isOnlyChoice(scope)) return isOne(step) ? 'それ' : THEM;
  const { zone, attribute = [], ...called } = namingFilter(step.from);
  const from = zone === undefined ? '' : `${zonesText(zone)}から`;
  return `${placeText(choice)}${from}選んだ${attributesText(attribute)}${typeNoun(scope, called)}`;
};

/** The card that a trigger was about. */
const causeText = (scope: Scope): string => {
  const types = typesOfCause(scope);
  return `その${types === undefined ? 'カード' : typeNoun(scope, { type: types })}`;
};

/** The cards that a reference means. */
export const cardPhrase = (scope: Scope, reference: Reference): string => {
  if (typeof reference === 'object') return `${filterText(scope, reference.all)}すべて`;
  switch (reference) {
    case 'this':
      return 'これ';
    case 'ownRuler':
      return '君のルーラー';
    case 'enemyRuler':
      return '敵ルーラー';
    case 'cause':
      return causeText(scope);
    case 'attacker':
      return '攻撃しているカード';
    case 'source':
      return 'ダメージを与えたカード';
    default:
      return chosenText(scope, reference);
  }
};

/** The same, each by itself where they were chosen together. */
export const eachCardPhrase = (scope: Scope, reference: Reference): string => {
  const text = cardPhrase(scope, reference);
  const step = typeof reference === 'string' ? choiceIn(scope, reference)?.of : undefined;
  if (step === undefined || step.do === 'material' || isOne(step)) return text;
  return text === THEM ? 'それぞれ' : `${text}それぞれ`;
};

/** The same, as what something is said about. */
export const topic = (scope: Scope, reference: Reference): string =>
  typeof reference === 'object'
    ? `${filterText(scope, reference.all)}はすべて`
    : `${cardPhrase(scope, reference)}は`;

/** How much. */
export const amountText = (scope: Scope, amount: Amount): string => {
  if (typeof amount === 'number') return `${amount}`;
  if ('count' in amount) {
    const number = `${filterText(scope, amount.count)}の数`;
    return amount.times === undefined ? number : `${number}の${amount.times}倍`;
  }
  if ('stat' in amount) {
    const sum = typeof amount.of === 'object' ? 'の合計' : '';
    return `${cardPhrase(scope, amount.of)}の${numbers[amount.stat]}${sum}`;
  }
  if ('material' in amount) return `素材の${numbers[amount.material]}の合計`;
  amount.event satisfies 'amount';
  return 'そのダメージの点数';
};
