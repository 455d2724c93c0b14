import { didYouMean } from '../core/data/nearest.ts';
import { type Bounds, type DeckCardIn, type Declaration, type NamesIn, textIn } from './declaration.ts';
import { DAMAGE, EXHAUSTED } from './marks.ts';
import { numberNames } from './numbers.ts';
import {
  type Check,
  checkNumber,
  checkTable,
  checkText,
  checkTruth,
  checkWords,
  declared,
  fault,
  isTable,
  listOf,
  maybe,
  of,
  oneOf,
  recordOf,
  tableOf,
} from './shape.ts';

/** What `names` may give a name. */
type Nameable<D extends Declaration> =
  | NamesIn<D>['counter']
  | NamesIn<D>['keyword']
  | NamesIn<D>['mark']
  | NamesIn<D>['number']
  | NamesIn<D>['value'];

/** What a part of a card may list: declared names, or any text where the compiler does not know the names on the card. */
type Known<Card, Part extends string, Name> = Card extends {
  readonly [Each in Part]: readonly (infer Given)[];
}
  ? readonly (string extends Given ? string : Name)[]
  : readonly Name[];

/** The names in a declaration that must be those of its zones, cards, counters, marks and numbers. */
export interface Consistent<D extends Declaration> {
  readonly cards: {
    readonly [Id in keyof D['cards']]: {
      readonly tokenIn?: Known<D['cards'][Id], 'tokenIn', keyof D['zones']>;
      readonly keywords?: Known<D['cards'][Id], 'keywords', NamesIn<D>['keyword']>;
    };
  };
  readonly deckZone: D['deckZone'] extends keyof D['zones'] ? unknown : { readonly zone: keyof D['zones'] };
  readonly decks: Readonly<Record<string, { readonly [Card in DeckCardIn<D>]?: number }>>;
  readonly names?: {
    readonly [Name in keyof D['names']]: Name extends Nameable<D> ? unknown : { readonly name: Nameable<D> };
  };
}

const KINDS: readonly unknown[] = ['card', 'number', 'player', 'text'];

/** Fields that every option has, and that every event has. */
const OF_OPTIONS = ['key', 'type'];
const OF_EVENTS = ['clause', 'decidedBy', 'hidden', 'knownTo', 'what'];

/** Keys of scenario files. */
const OF_SCENARIOS = [
  ...[
    'answers',
    'edition',
    'expect',
    'note',
    'p1',
    'p2',
    'priority',
    'ruleset',
    'seed',
    'stackItems',
    'state',
    'title',
    'titleJa',
    'triggers',
    'turn',
    'until',
    'values',
  ],
  ...['facts', 'noFacts', 'notRan', 'pending', 'ran', 'refuses', 'since', 'winner'],
];

/** Keys of a card in scenario files. */
const OF_SCENARIO_CARDS = ['card', 'host', 'keywords', 'numbers', 'owner', 'without'];

/** Whether it is whole numbers with bounds, the lower one first. */
const isBounds = (kind: unknown): boolean => {
  if (!isTable(kind)) return false;
  const { from, to } = kind as Partial<Bounds>;
  return Number.isSafeInteger(from) && Number.isSafeInteger(to) && Number(from) <= Number(to);
};

const checkKind = of(
  `one of ${KINDS.join(', ')}, or whole numbers { from, to }`,
  (kind) => KINDS.includes(kind) || isBounds(kind),
);

/** The fields of a move or an event, whose names are none of these. */
const fieldsBut =
  (reserved: readonly string[]): Check =>
  (place, value) => {
    checkTable(place, value);
    for (const [name, kind] of Object.entries(value as object)) {
      if (reserved.includes(name))
        throw fault(`${place}.${name}`, 'the name is taken; give the field another one');
      checkKind(`${place}.${name}`, kind);
    }
  };

const checkClause = recordOf({
  text: checkWords,
  source: maybe(checkText),
  kind: maybe(oneOf('prescribes', 'defines', 'example')),
  certainty: maybe(oneOf('official', 'secondary', 'inferred')),
  acts: maybe(oneOf('view', 'deck', 'card')),
  because: maybe(checkText),
});

const checkParts = recordOf({
  id: checkText,
  clauses: tableOf((place, clause) => (isTable(clause) ? checkClause : checkText)(place, clause)),
  cards: tableOf(
    recordOf({
      name: maybe(checkWords),
      kind: maybe(checkWords),
      text: maybe(listOf('texts', checkWords)),
      numbers: maybe(tableOf(checkNumber)),
      keywords: maybe(listOf('keywords', checkText)),
      tokenIn: maybe(listOf('zones', checkText)),
      attaches: maybe(checkTruth),
    }),
  ),
  zones: tableOf(
    recordOf({
      seenBy: oneOf('all', 'owner', 'nobody'),
      isShared: maybe(checkTruth),
      isPile: maybe(checkTruth),
      name: maybe(checkWords),
    }),
  ),
  deckZone: checkText,
  decks: tableOf(
    tableOf(of('a whole number from 0', (count) => Number.isSafeInteger(count) && Number(count) >= 0)),
  ),
  counters: tableOf(checkNumber),
  marks: maybe(
    tableOf(of('a number, true or false', (start) => typeof start === 'boolean' || Number.isFinite(start))),
  ),
  keywords: maybe(tableOf(checkWords)),
  names: maybe(tableOf(checkWords)),
  values: checkTable,
  moves: tableOf(fieldsBut(OF_OPTIONS)),
  facts: tableOf(
    recordOf({
      fields: fieldsBut(OF_EVENTS),
      line: checkWords,
      headline: maybe(oneOf('none', 'harm', 'outcome')),
      isChance: maybe(checkTruth),
      beginsTurn: maybe(checkTruth),
    }),
  ),
} satisfies Readonly<Record<keyof Declaration, Check>>);

const checkZones = ({ zones, counters, deckZone }: Declaration): void => {
  for (const [zone, { seenBy, isShared }] of Object.entries(zones)) {
    if (seenBy === 'owner' && isShared === true)
      throw fault(`zones.${zone}`, 'a shared zone has no owner; let all see it, or nobody');
  }
  declared('zone', Object.keys(zones))('deckZone', deckZone);
  for (const [part, table] of Object.entries({ zones, counters }))
    for (const name of Object.keys(table))
      if (OF_SCENARIOS.includes(name))
        throw fault(`${part}.${name}`, 'scenario files have a key of that name; choose another one');
  for (const counter of Object.keys(counters))
    if (Object.hasOwn(zones, counter))
      throw fault(`counters.${counter}`, 'a zone has that name; choose another one');
};

/** Tokens are public: all players see the zones where one exists. */
const checkTokens = ({ cards, zones }: Declaration): void => {
  const open = Object.keys(zones).filter((zone) => zones[zone]?.seenBy === 'all');
  for (const [card, { tokenIn }] of Object.entries(cards))
    if (tokenIn !== undefined && (tokenIn.length === 0 || !tokenIn.every((zone) => open.includes(zone))))
      throw fault(
        `cards.${card}.tokenIn`,
        `expected zones that all see (${open.join(', ') || 'the game has none'}), got ${JSON.stringify(tokenIn)}`,
      );
};

/** The types of marks that pages show in a way of their own. */
const OF_PAGES: Readonly<Record<string, string>> = { [DAMAGE]: 'number', [EXHAUSTED]: 'boolean' };

const checkMarks = ({ cards, marks = {} }: Declaration): void => {
  for (const [mark, start] of Object.entries(marks)) {
    if (OF_SCENARIO_CARDS.includes(mark))
      throw fault(`marks.${mark}`, 'scenario files have a key of that name; choose another one');
    const kind = OF_PAGES[mark];
    if (kind !== undefined && typeof start !== kind)
      throw fault(`marks.${mark}`, `pages show the mark ${mark} as a ${kind}; expected one, got ${start}`);
    if (
      typeof start === 'boolean' &&
      Object.values(cards).some(({ numbers = {} }) => Object.hasOwn(numbers, mark))
    )
      throw fault(`marks.${mark}`, 'cards have a number of that name; expected a number to add to it');
  }
};

/** A keyword is declared, is no number, and a mark of its name says whether a card has it. */
const checkKeywords = (declaration: Declaration): void => {
  const { cards, keywords = {}, marks = {} } = declaration;
  const known = Object.keys(keywords);
  const numbers = numberNames(declaration);
  for (const keyword of known) {
    if (numbers.includes(keyword))
      throw fault(`keywords.${keyword}`, 'cards have a number of that name; choose another one');
    if (Object.hasOwn(marks, keyword) && marks[keyword] !== false)
      throw fault(
        `marks.${keyword}`,
        `the mark gives the keyword of that name where it is true; expected false at the start, got ${marks[keyword]}`,
      );
  }
  const isKnown = declared('keyword', known);
  for (const [card, { keywords: printed = [] }] of Object.entries(cards))
    for (const [index, keyword] of printed.entries()) isKnown(`cards.${card}.keywords.${index}`, keyword);
};

/** Returns the check of the id of a card that decks hold. */
export const deckCardOf =
  ({ cards }: Declaration): Check =>
  (place, card) => {
    declared('card', Object.keys(cards))(place, card);
    if (cards[String(card)]?.tokenIn !== undefined)
      throw fault(
        place,
        'it is a token, which rules create; take it out of this list, or tokenIn out of the card',
      );
  };

const checkDecks = (declaration: Declaration): void => {
  const checkCard = deckCardOf(declaration);
  for (const [deck, list] of Object.entries(declaration.decks))
    for (const card of Object.keys(list)) checkCard(`decks.${deck}.${card}`, card);
};

/** Numbers are columns of the list of cards: no two of them are shown by one name. */
const checkNumberNames = (declaration: Declaration): void => {
  const named = new Map(Object.entries(declaration.names ?? {}));
  const numbers = numberNames(declaration).map((number) => ({
    number,
    ...textIn(named.get(number) ?? number),
  }));
  for (const { number, en, ja } of numbers.filter((each) => named.has(each.number))) {
    const same = numbers.find((each) => each.number !== number && (each.en === en || each.ja === ja));
    if (same !== undefined)
      throw fault(
        `names.${number}`,
        `the number ${same.number} of cards is shown by the same name; give one of them another name`,
      );
  }
};

const checkNames = (declaration: Declaration): void => {
  const { counters, keywords = {}, marks = {}, names = {}, values } = declaration;
  const known = [...[counters, keywords, marks, values].flatMap(Object.keys), ...numberNames(declaration)];
  for (const name of Object.keys(names))
    if (!known.includes(name))
      throw fault(
        `names.${name}`,
        `there is no counter, keyword, mark, value or number of cards of that name${didYouMean(name, known)}`,
      );
  checkNumberNames(declaration);
};

const checkLines = ({ facts }: Declaration): void => {
  for (const [what, { fields, line }] of Object.entries(facts)) {
    for (const text of typeof line === 'string' ? [line] : Object.values(line)) {
      for (const [, name = ''] of text.matchAll(/\{(\w+)\}/g))
        if (!Object.hasOwn(fields, name)) throw fault(`facts.${what}.line`, `the event has no field ${name}`);
    }
  }
};

/** Throws `BAD_RULESET` at the first part of a declaration that is not of its kind, or does not fit the others. */
export const checkDeclaration = (declaration: Declaration): void => {
  checkParts('', declaration);
  checkZones(declaration);
  checkTokens(declaration);
  checkDecks(declaration);
  checkMarks(declaration);
  checkKeywords(declaration);
  checkNames(declaration);
  checkLines(declaration);
};
