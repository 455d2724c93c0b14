import type { Fault } from '../../../core/cards/validation.ts';
import type { CardDefinition, CardType } from '../state/card.ts';
import { cardType } from './parts.ts';

type Part = keyof CardDefinition;

/** The parts that a type of card needs, beside those of every card. */
const NEEDED: Readonly<Record<CardType, readonly Part[]>> = {
  unit: ['attack', 'life'],
  relic: [],
  spell: ['effects'],
  counter: ['effects', 'windows'],
};

const OF_EVERY_CARD: readonly Part[] = ['id', 'name', 'type', 'cost', 'additionalDiscards', 'provenance'];
const ON_FIELD: readonly Part[] = ['in', 'out', 'ability'];

/** The parts that a type of card may have, beside those of every card. */
const ALLOWED: Readonly<Record<CardType, readonly Part[]>> = {
  unit: [...ON_FIELD, 'attack', 'life', 'automatics'],
  relic: ON_FIELD,
  spell: ['effects', 'optional'],
  counter: ['effects', 'optional', 'windows'],
};

const mayHave = (type: CardType): readonly Part[] => [...OF_EVERY_CARD, ...ALLOWED[type]];

/** The types of card that may have a part. */
export const typesWith = (part: string): readonly CardType[] =>
  cardType.options.filter((type) => mayHave(type).some((each) => each === part));

/** The parts that a card of its type needs and has not. */
export const missingParts = (card: CardDefinition): readonly Fault[] =>
  NEEDED[card.type]
    .filter((part) => card[part] === undefined)
    .map((path) => ({ path, reason: `is missing; a card of type ${card.type} needs it` }));

/** Which parts a card of its type needs, and which it cannot have. */
export const typeFaults = (card: CardDefinition): readonly Fault[] => {
  const allowed = mayHave(card.type);
  return [
    ...missingParts(card),
    ...(Object.keys(card) as Part[])
      .filter((part) => card[part] !== undefined && !allowed.includes(part))
      .map((path) => ({ path, reason: `is no part of a card of type ${card.type}` })),
    ...(card.type === 'unit' && card.life === 0
      ? [{ path: 'life', reason: 'must be at least 1, or the unit is destroyed at once' }]
      : []),
  ];
};
