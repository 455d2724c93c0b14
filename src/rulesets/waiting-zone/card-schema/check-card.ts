import { isObject } from '../../../core/cards/schema.ts';
import { type Fault, type ParseResult, parseWith } from '../../../core/cards/validation.ts';
import type { CardDefinition, CardType, Effect, Instruction } from '../state/card.ts';
import { cardSchema, cardType } from './parts.ts';
import { inputPath, normalizeCard, unitByNumbers } from './shorthand.ts';

/** An effect as it stands on a card. */
export interface CardEffect {
  readonly instructions: readonly Instruction[];
  /** Where its instructions stand, such as `in.instructions`. */
  readonly path: string;
}

const at = (path: string, effect: Effect | undefined): readonly CardEffect[] =>
  effect === undefined ? [] : [{ instructions: effect.instructions, path: `${path}.instructions` }];

/** What a spell or counter does: one effect, or several of which one is chosen. */
export const sidesOf = ({ effects = [] }: CardDefinition): readonly CardEffect[] =>
  effects.flatMap((effect, index) => at(`effects[${index}]`, effect));

/** The effect that an optional cost adds to what a card does. */
export const optionalOf = ({ optional }: CardDefinition): readonly CardEffect[] =>
  at('optional.effect', optional?.effect);

/** The effects of a card on the field. */
export const fieldEffectsOf = (card: CardDefinition): readonly CardEffect[] => [
  ...at('in', card.in),
  ...at('out', card.out),
  ...at('ability.effect', card.ability?.effect),
];

const CHOSEN = 'chosen:';

const referenceIn = (step: Instruction): readonly [key: string, reference: string] | undefined => {
  if ('what' in step) return ['what', step.what];
  return 'to' in step ? ['to', step.to] : undefined;
};

const namesIn = ({ instructions }: CardEffect): readonly string[] =>
  instructions.flatMap((step) => (step.do === 'choose' ? [step.as] : []));

const faultsIn = ({ instructions, path }: CardEffect, before: readonly string[] = []): readonly Fault[] => {
  const known = new Set(before);
  return instructions.flatMap((step, index): readonly Fault[] => {
    const place = `${path}[${index}]`;
    if (step.do === 'choose') {
      const isKnown = known.has(step.as);
      known.add(step.as);
      return isKnown
        ? [{ path: `${place}.as`, reason: `the name "${step.as}" is already used; choose another one` }]
        : [];
    }
    const [key, reference = ''] = referenceIn(step) ?? [];
    const name = reference.startsWith(CHOSEN) ? reference.slice(CHOSEN.length) : undefined;
    return name === undefined || known.has(name)
      ? []
      : [{ path: `${place}.${key}`, reason: `nothing is chosen as "${name}" before this` }];
  });
};

/** What every side chooses: an optional cost is paid before the side is chosen, and adds to whichever it is. */
const namesInAll = (sides: readonly CardEffect[]): readonly string[] => {
  const [first = [], ...others] = sides.map(namesIn);
  return first.filter((name) => others.every((names) => names.includes(name)));
};

/** play.5: everything that is named was chosen before, under a name of its own. */
export const choiceFaults = (card: CardDefinition): readonly Fault[] => {
  const sides = sidesOf(card);
  return [
    ...[...sides, ...fieldEffectsOf(card)].flatMap((effect) => faultsIn(effect)),
    ...optionalOf(card).flatMap((effect) => faultsIn(effect, namesInAll(sides))),
  ];
};

const gainIn = (effect: Effect | undefined): number =>
  (effect?.instructions ?? []).reduce((sum, step) => (step.do === 'gainEnergy' ? sum + step.amount : sum), 0);

const returnsCards = (effect: Effect | undefined): boolean =>
  effect?.instructions.some((step) => step.do === 'returnToHand') ?? false;

/**
 * What one card alone could do again and again in a turn: use a cost ability that does not cost more energy than it gains, or
 * come back to the hand for nothing, by itself or by its cost ability. What several cards do together is not looked for.
 */
export const repetitionFaults = (card: CardDefinition): readonly Fault[] => {
  const { cost, ability } = card;
  const isFree = ability !== undefined && ability.energy <= gainIn(ability.effect);
  const gained = gainIn(card.in) + gainIn(card.out);
  const comesBack = returnsCards(card.in) || returnsCards(card.out);
  const isBroughtBack =
    returnsCards(ability?.effect) &&
    cost + (ability?.energy ?? 0) <= gainIn(card.in) + gainIn(ability?.effect);
  return [
    ...(isFree
      ? [
          {
            path: 'ability.energy',
            reason: 'must be more than the energy it gains, or it could be used without end',
          },
        ]
      : []),
    ...(isBroughtBack
      ? [
          {
            path: 'ability.energy',
            reason:
              'must be more, with the cost, than the energy gained, or the card could come back without end',
          },
        ]
      : []),
    ...(comesBack && cost <= gained
      ? [{ path: 'cost', reason: 'must be more than the energy it gains, or it could come back without end' }]
      : []),
  ];
};

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
      .map((path) => ({ path, reason: `is not a key of a card of type ${card.type}` })),
    ...(card.type === 'unit' && card.life === 0
      ? [{ path: 'life', reason: 'must be at least 1, or the unit is destroyed at once' }]
      : []),
  ];
};

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
    ? [{ path: 'like', reason: 'must be the id of an earlier card, or numbers such as 3/4' }]
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
