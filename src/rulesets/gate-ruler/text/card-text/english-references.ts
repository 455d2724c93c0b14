import {
  type Amount,
  type CardFilter,
  type Reference,
  type Stat,
  sideOfFilter,
  type ZoneKind,
} from '../../state/card.ts';
import { factionName, typeNames } from '../card-labels.ts';
import { labels } from '../english.ts';
import { choiceIn, isOne, isOnlyChoice, isSame, namingFilter, type Scope, typesOfCause } from './grammar.ts';

/** Words one after the other, the last with `and` or `or`. */
export const joinWords = (texts: readonly string[], word: 'and' | 'or'): string =>
  texts.length < 2
    ? (texts[0] ?? '')
    : `${texts.slice(0, -1).join(', ')} ${word} ${texts[texts.length - 1] ?? ''}`;

const DEFINITE = /^(your|their|its|the|that|this|each|all|it|them) /;

/** With an article where it needs one. */
export const withArticle = (noun: string): string => {
  if (DEFINITE.test(noun)) return noun;
  if (noun.startsWith('other ')) return `an${noun}`;
  return `${/^(?!uni)[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
};

/** That many of something. */
export const quantity = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const { keywords, numbers, zones } = labels;

/** How cards that a text means are spoken of. */
export interface CardPhrase {
  /** As who does something. */
  readonly subject: string;
  /** As what something is done to, each by itself. */
  readonly object: string;
  /** The same, together. */
  readonly together: string;
  readonly isMany: boolean;
  /** Something of theirs. */
  possessive(thing: string): string;
}

const meaning = (text: string, isMany: boolean): CardPhrase => ({
  subject: text,
  object: text,
  together: text,
  isMany,
  possessive: (thing) =>
    isMany || / (of|with|in|that) /.test(text) ? `the ${thing} of ${text}` : `${text}'s ${thing}`,
});

const one = (text: string): CardPhrase => meaning(text, false);

const IT: CardPhrase = { ...one('it'), possessive: (thing) => `its ${thing}` };
const THEM: CardPhrase = {
  ...meaning('them', true),
  subject: 'they',
  possessive: (thing) => `their ${thing}`,
};

const types = typeNames.en;

type Side = ReturnType<typeof sideOfFilter>;

const WHOSE: Readonly<Record<Side, string>> = {
  ally: 'your',
  enemy: "your opponent's",
  both: "either player's",
};

/** Where the opponent is spoken of already. */
const WHOSE_TO_THEM: Readonly<Record<Side, string>> = { ...WHOSE, enemy: 'their' };

const OF_WHOM: Readonly<Record<Side, string>> = {
  ally: ' of yours',
  enemy: " of your opponent's",
  both: '',
};

const SIDES: Readonly<Record<Side, readonly string[]>> = { ally: ['allied'], enemy: ['enemy'], both: [] };

const SIDES_TO_THEM: Readonly<Record<Side, readonly string[]>> = {
  ally: ['of yours'],
  enemy: ['of their own'],
  both: [],
};

const RULERS: Readonly<Record<Side, string>> = {
  ally: 'your ruler',
  enemy: 'the enemy ruler',
  both: 'ruler',
};

/** The kind of card that a filter asks for. */
const typeNoun = ({ type }: CardFilter, plural: boolean): string =>
  joinWords(
    (type?.map((each) => types[each]) ?? ['card']).map((noun) => (plural ? `${noun}s` : noun)),
    plural ? 'and' : 'or',
  );

/** What the cards of a filter are called by themselves. */
const nounText = (scope: Scope, filter: CardFilter, plural: boolean): string =>
  [
    ...(filter.attribute === undefined ? [] : [joinWords(filter.attribute, 'or')]),
    typeNoun(filter, plural),
    ...(filter.id === undefined ? [] : [`named ${scope.nameOf(filter.id)}`]),
  ].join(' ');

export const zonesText = (kinds: readonly ZoneKind[]): string =>
  joinWords(
    kinds.map((each) => zones[each]),
    'or',
  );

const levelText = ({ levelAtLeast: from, levelAtMost: to }: CardFilter): readonly string[] => {
  if (typeof from === 'number' && from === to) return [`of level ${from}`];
  return [
    ...(typeof from === 'number' ? [`of level ${from} or more`] : []),
    ...(typeof to === 'number' ? [`of level ${to} or less`] : []),
  ];
};

/** Levels that are counted or read from cards, behind all else. */
const levelReadText = (
  scope: Scope,
  { levelAtLeast: from, levelAtMost: to }: CardFilter,
): readonly string[] => [
  ...(typeof from === 'object' ? [`whose level is at least ${amountText(scope, from)}`] : []),
  ...(typeof to === 'object' ? [`whose level is at most ${amountText(scope, to)}`] : []),
];

/** Whose souls. */
const hostText = (scope: Scope, host: Reference): string =>
  typeof host === 'object' ? `any ${filterText(scope, host.all)}` : cardPhrase(scope, host).object;

/** Where the cards lie, and whose they are, behind the noun. */
const placeText = (scope: Scope, filter: CardFilter): readonly string[] => {
  const { soulOf, zone } = filter;
  const souls = soulOf === undefined ? [] : [`among the souls of ${hostText(scope, soulOf)}`];
  if (zone === undefined) return souls;
  return [
    ...souls,
    `in ${(scope.asksOpponent ? WHOSE_TO_THEM : WHOSE)[sideOfFilter(filter)]} ${zonesText(zone)}`,
  ];
};

/** Cards that are called by where they lie alone. */
const special = (scope: Scope, filter: CardFilter, plural: boolean): string | undefined => {
  const { soulOf, zone, side, ...rest } = filter;
  if (Object.keys(rest).length > 0) return undefined;
  if (soulOf !== undefined) {
    return zone === undefined && sideOfFilter(filter) === 'both'
      ? `soul${plural ? 's' : ''} of ${hostText(scope, soulOf)}`
      : undefined;
  }
  if (zone === undefined) return undefined;
  if (isSame(zone, 'ruler')) return RULERS[sideOfFilter(filter)];
  if (!isSame(zone, 'ruler', 'attack', 'defense')) return undefined;
  return `${plural ? 'rulers and units' : 'ruler or unit'}${OF_WHOM[sideOfFilter(filter)]}`;
};

/** The cards that a filter means, without an article. */
export const filterText = (scope: Scope, filter: CardFilter, plural = false): string => {
  const short = special(scope, filter, plural);
  if (short !== undefined) return short;
  const { attribute, exhausted, except, faction, keyword, other, side, soulOf, type, zone } = filter;
  const isBare = [attribute, faction, side, soulOf, type, zone].every((part) => part === undefined);
  return [
    ...(other ? ['other'] : []),
    ...(exhausted === undefined ? [] : [exhausted ? labels.exhausted : labels.ready]),
    ...(zone === undefined && !scope.asksOpponent ? SIDES[sideOfFilter(filter)] : []),
    ...(faction === undefined ? [] : [factionName(faction, 'en')]),
    nounText(scope, filter, plural),
    ...(zone === undefined && scope.asksOpponent ? SIDES_TO_THEM[sideOfFilter(filter)] : []),
    ...(isBare ? ['in play'] : []),
    ...(keyword === undefined ? [] : [`with ${keywords[keyword]}`]),
    ...levelText(filter),
    ...placeText(scope, filter),
    ...levelReadText(scope, filter),
    ...(except === undefined ? [] : [`other than ${cardPhrase(scope, except).object}`]),
  ].join(' ');
};

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

export const ordinal = (place: number): string => ORDINALS[place - 1] ?? `${place}th`;

const chosenText = (scope: Scope, reference: string): CardPhrase => {
  const choice = choiceIn(scope, reference);
  if (choice === undefined) return one('the chosen card');
  const { of: step, place, among } = choice;
  const which = among === 1 ? '' : `${ordinal(place)} `;
  if (step.do === 'material') return meaning(`the ${which}material`, false);
  if (isOnlyChoice(scope)) return isOne(step) ? IT : THEM;
  const { zone, ...called } = namingFilter(step.from);
  const noun = nounText(scope, called, !isOne(step));
  return meaning(
    zone === undefined
      ? `the ${which}chosen ${noun}`
      : `the ${which}${noun} chosen from the ${zonesText(zone)}`,
    !isOne(step),
  );
};

/** The card that a trigger was about. */
const causeText = (scope: Scope): CardPhrase => {
  const types = typesOfCause(scope);
  return one(`that ${types === undefined ? 'card' : typeNoun({ type: types }, false)}`);
};

/** The cards that a reference means. */
export const cardPhrase = (scope: Scope, reference: Reference): CardPhrase => {
  if (typeof reference === 'object') {
    const text = filterText(scope, reference.all);
    if (/^(your|the) /.test(text)) return one(text);
    return { ...one(`each ${text}`), together: `all ${filterText(scope, reference.all, true)}` };
  }
  switch (reference) {
    case 'this':
      return one(`this ${scope.type === undefined ? 'card' : types[scope.type]}`);
    case 'ownRuler':
      return one('your ruler');
    case 'enemyRuler':
      return one('the enemy ruler');
    case 'cause':
      return causeText(scope);
    case 'attacker':
      return one('the attacking card');
    case 'source':
      return one('the card that dealt the damage');
    default:
      return chosenText(scope, reference);
  }
};

const statText = (stat: Stat): string => numbers[stat];

/** How much. */
export const amountText = (scope: Scope, amount: Amount): string => {
  if (typeof amount === 'number') return `${amount}`;
  if ('count' in amount) {
    const number = `the number of ${filterText(scope, amount.count, true)}`;
    return amount.times === undefined ? number : `${amount.times} times ${number}`;
  }
  if ('stat' in amount) {
    return typeof amount.of === 'object'
      ? `the total ${statText(amount.stat)} of all ${filterText(scope, amount.of.all, true)}`
      : cardPhrase(scope, amount.of).possessive(statText(amount.stat));
  }
  if ('material' in amount) return `the total ${statText(amount.material)} of the material`;
  amount.event satisfies 'amount';
  return 'the amount of that damage';
};
