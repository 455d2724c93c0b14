import type { CardDefinition } from '../state/card-2.ts';
import { cardType } from '../state/language/vocabulary.ts';
import type { CardType } from '../state/card.ts';
import type { Fault } from './fault.ts';

type CardPart = keyof CardDefinition;

/** The parts that a type of card needs, beside those of every card. */
const NEEDED: Readonly<Record<CardType, readonly CardPart[]>> = {
  unit: ['hp'],
  event: ['timing', 'effect'],
  field: [],
  ruler: ['ruler'],
  resource: [],
};

const OF_EVERY_CARD: readonly CardPart[] = ['id', 'name', 'type', 'faction', 'attributes', 'provenance'];
const OF_DECK_CARDS: readonly CardPart[] = [
  'level',
  'legendary',
  'keywords',
  'abilities',
  'counter',
  'overdrive',
];

/** The parts that a type of card may have, beside those of every card. */
const ALLOWED: Readonly<Record<CardType, readonly CardPart[]>> = {
  unit: [
    ...OF_DECK_CARDS,
    'atk',
    'hp',
    'stk',
    'enhance',
    'summonFromSet',
    'summonTo',
    'comesOutOnlyBy',
    'timing',
    'touchdown',
  ],
  event: [...OF_DECK_CARDS, 'timing', 'effect'],
  field: [...OF_DECK_CARDS, 'touchdown'],
  ruler: ['atk', 'stk', 'keywords', 'abilities', 'ruler'],
  resource: [],
};

const mayHave = (type: CardType): readonly CardPart[] => [...OF_EVERY_CARD, ...ALLOWED[type]];

/** The types of card that may have a part. */
export const typesWith = (part: string): readonly CardType[] =>
  cardType.options.filter((type) => mayHave(type).some((each) => each === part));

/** A unit waits in the set zone only if it may be set (16-18, 16-19). */
const setUnitFaults = ({ type, timing, summonFromSet, keywords = [] }: CardDefinition): readonly Fault[] => {
  const maySet = keywords.includes('standby') || keywords.includes('forcedStandby');
  if (type !== 'unit' || maySet) return [];
  const reason = 'a unit needs the keyword standby or forcedStandby for it';
  return [
    ...(timing === undefined ? [] : [{ path: 'timing', reason }]),
    ...(summonFromSet ? [{ path: 'summonFromSet', reason }] : []),
  ];
};

const rulerFaults = ({ ruler }: CardDefinition): readonly Fault[] =>
  ruler !== undefined && ruler.startOfTurn.draw + ruler.startOfTurn.drive === 0
    ? [{ path: 'ruler.startOfTurn', reason: 'must draw or drive, or its player never gets a card' }]
    : [];

/** 2-3: which parts a card of that type needs, and which it cannot have. */
export const cardTypeFaults = (card: CardDefinition): readonly Fault[] => {
  const parts = Object.keys(card) as CardPart[];
  const allowed = mayHave(card.type);
  return [
    ...NEEDED[card.type]
      .filter((part) => card[part] === undefined)
      .map((path) => ({ path, reason: `is missing; a card of type ${card.type} needs it` })),
    ...parts
      .filter((part) => card[part] !== undefined && !allowed.includes(part))
      .map((path) => ({ path, reason: `is no part of a card of type ${card.type}` })),
    ...(card.type === 'unit' && card.hp === 0
      ? [{ path: 'hp', reason: 'must be at least 1, or the unit is destroyed at once' }]
      : []),
    ...setUnitFaults(card),
    ...rulerFaults(card),
  ];
};
