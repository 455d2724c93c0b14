import { isObject } from '../../../core/cards/forms.ts';
import { type ParseResult, parseWith, type Fault } from '../../../core/cards/validation.ts';
import type { CardDefinition } from '../state/card.ts';
import { cardSchema } from './card-schema.ts';
import { choiceFaults } from './choices.ts';
import { unitByNumbers } from './shorthand.ts';
import { repetitionFaults } from './repetition.ts';
import { typeFaults } from './types.ts';
import { normalizeCard, inputPath } from './written.ts';

type Cards = ReadonlyMap<string, CardDefinition>;

const rulesOfCards = (card: CardDefinition): readonly Fault[] => [
  ...typeFaults(card),
  ...choiceFaults(card),
  ...repetitionFaults(card),
];

/** The card that one is like; nothing where it is like none, or where there is none such. */
const baseOf = (written: unknown, cards: Cards): CardDefinition | undefined => {
  const like = isObject(written) ? written.like : undefined;
  return typeof like === 'string' ? (cards.get(like) ?? unitByNumbers(like, like)) : undefined;
};

const likeFaults = (written: unknown, base: CardDefinition | undefined): readonly Fault[] =>
  base === undefined && isObject(written) && written.like !== undefined
    ? [{ path: 'like', reason: 'must be the id of a card that is there before this one, or such as 3/4' }]
    : [];

/** Checks data as a card: its parts first, then what they say together. `before`: the cards that it may be like. */
export const checkCard = (written: unknown, before: Cards): ParseResult<CardDefinition> => {
  const base = baseOf(written, before);
  const { read, faults } = parseWith(cardSchema, normalizeCard(written, base));
  // The schema has looked at every part; only the wording of references is wider there.
  const card = read as CardDefinition | undefined;
  const found = [...likeFaults(written, base), ...faults, ...(card === undefined ? [] : rulesOfCards(card))];
  const told = found.map((fault) => ({ ...fault, path: inputPath(fault.path, written) }));
  return card === undefined || told.length > 0 ? { faults: told } : { read: card, faults: [] };
};
