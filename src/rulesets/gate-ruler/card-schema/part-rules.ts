import { keywordsWith } from '../keywords/lookup.ts';
import {
  type Ability,
  type Amount,
  type CardDefinition,
  type CardFilter,
  type CardType,
  type Instruction,
  sideOfFilter,
  type ZoneKind,
} from '../state/card.ts';
import { cardType } from '../state/language/vocabulary.ts';
import { effectsOf } from './effects.ts';
import type { Fault } from './fault.ts';
import { type PartOf, partsOf, partsOfSteps } from './parts.ts';

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
  const settable = keywordsWith('settable').map(({ id }) => id);
  if (type !== 'unit' || settable.some((id) => keywords.includes(id))) return [];
  const reason = `a unit needs the keyword ${settable.join(' or ')} for it`;
  return [
    ...(timing === undefined ? [] : [{ path: 'timing', reason }]),
    ...(summonFromSet ? [{ path: 'summonFromSet', reason }] : []),
  ];
};

const rulerFaults = ({ ruler }: CardDefinition): readonly Fault[] =>
  ruler !== undefined && ruler.startOfTurn.draw + ruler.startOfTurn.drive === 0
    ? [{ path: 'ruler.startOfTurn', reason: 'must draw or drive, or its player never gets a card' }]
    : [];

/** A zone named twice would be one choice with two names. */
const summonToFaults = ({ summonTo = [] }: CardDefinition): readonly Fault[] =>
  new Set(summonTo).size === summonTo.length ? [] : [{ path: 'summonTo', reason: 'names a zone twice' }];

/** 16-14: material leaves its zone, and an event that is being resolved lies in none. */
const eventMaterialFaults = (card: CardDefinition): readonly Fault[] =>
  card.type === 'event'
    ? [...partsOf(card)].flatMap(({ is, value, path }) =>
        is === 'instruction' && value.do === 'material'
          ? [{ path, reason: 'an event cannot be material of its own effect' }]
          : [],
      )
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
      .map((path) => ({ path, reason: `is not a key of a card of type ${card.type}` })),
    ...(card.type === 'unit' && card.hp === 0
      ? [{ path: 'hp', reason: 'must be at least 1, or the unit is destroyed at once' }]
      : []),
    ...setUnitFaults(card),
    ...summonToFaults(card),
    ...eventMaterialFaults(card),
    ...rulerFaults(card),
  ];
};

type Named = readonly [name: string, amount: Amount | 'all'];

/** The amounts of a step that cannot be below 0. */
const quantities = (step: Instruction): readonly Named[] => {
  switch (step.do) {
    case 'damage':
    case 'healRuler':
    case 'healUnit':
      return [['amount', step.amount]];
    case 'draw':
    case 'drive':
      return [['count', step.count]];
    case 'reduce':
      return 'by' in step ? [['by', step.by]] : [['to', step.to]];
    default:
      return [];
  }
};

const inStep = (step: Instruction, path: string): readonly Fault[] => {
  const below = quantities(step)
    .filter(([, amount]) => typeof amount === 'number' && amount < 0)
    .map(([name]) => ({ path: `${path}.${name}`, reason: 'must be at least 0' }));
  if (step.do !== 'choose') return below;
  const { atLeast = 1, atMost = 1 } = step;
  return atLeast > atMost
    ? [{ path, reason: `atLeast ${atLeast} must not be more than atMost ${atMost}` }]
    : below;
};

/** Amounts are not below 0, and a choice allows as many as it asks for. */
export const amountFaults = (card: CardDefinition): readonly Fault[] =>
  [...partsOf(card)].flatMap((part) => (part.is === 'instruction' ? inStep(part.value, part.path) : []));

type Placed = PartOf<'instruction'>;

const placed = (steps: readonly Instruction[], path: string): readonly Placed[] =>
  [...partsOfSteps(steps, path)].filter((part): part is Placed => part.is === 'instruction');

const choiceCalled = (all: readonly Placed[], name: string) =>
  all
    .map(({ value }) => value)
    .find(
      (step): step is Extract<Instruction, { do: 'choose' }> =>
        step.do === 'choose' && `chosen:${step.as}` === name,
    );

const reasonFor = (all: readonly Placed[], { value }: Placed): string | undefined => {
  if (value.do !== 'distribute') return undefined;
  if (typeof value.to !== 'string' || !value.to.startsWith('chosen:')) {
    return 'damage is distributed over chosen cards only; choose them first';
  }
  const most = choiceCalled(all, value.to)?.atMost ?? 1;
  return most > value.total
    ? `${value.total} damage cannot be distributed over up to ${most} cards, at least 1 each`
    : undefined;
};

const faultsIn = (steps: readonly Instruction[], path: string): readonly Fault[] => {
  const all = placed(steps, path);
  const distributions = all.filter(({ value }) => value.do === 'distribute');
  return [
    ...distributions.flatMap((each) => {
      const reason = reasonFor(all, each);
      return reason === undefined ? [] : [{ path: `${each.path}.to`, reason }];
    }),
    ...distributions.slice(1).map((each) => ({
      path: each.path,
      reason: 'an effect distributes damage only once',
    })),
  ];
};

/** 15-13: damage is distributed over chosen cards, at least 1 each, once in an effect. */
export const distributionFaults = (card: CardDefinition): readonly Fault[] =>
  effectsOf(card).flatMap(({ steps, path }) => faultsIn(steps, path));

/** What a move to that kind of zone should be instead. */
const INSTEAD: Readonly<Partial<Record<string, string>>> = {
  attack: 'choose a zone first and move to zone:NAME',
  defense: 'choose a zone first and move to zone:NAME',
  set: 'cards are set by their player, not by an effect',
  ruler: 'rulers do not move',
  soul: 'use putUnder',
  drive: 'use drive',
  counter: 'only ruler damage puts cards there',
};

const moveFault = (step: Instruction, path: string): readonly Fault[] => {
  const reason = step.do === 'move' ? INSTEAD[step.to] : undefined;
  return reason === undefined ? [] : [{ path: `${path}.to`, reason }];
};

/** Where abilities of a kind are looked for (14-2). */
const VALID: Readonly<Record<Ability['kind'], readonly ZoneKind[]>> = {
  auto: ['ruler', 'attack', 'defense', 'field'],
  continuous: ['ruler', 'attack', 'defense', 'field', 'set'],
  activated: ['ruler', 'attack', 'defense', 'field', 'hand', 'graveyard', 'damage', 'soul', 'removed'],
};

const abilityFault = (ability: Ability, path: string): readonly Fault[] => {
  const wrong = ability.zone?.filter((zone) => !VALID[ability.kind].includes(zone)) ?? [];
  return wrong.map((zone) => ({
    path: `${path}.zone`,
    reason: `an ability of kind ${ability.kind} does nothing in the zone ${zone}`,
  }));
};

/** Cards are moved where effects can move them, and abilities stand where they work. */
export const zoneFaults = (card: CardDefinition): readonly Fault[] => [
  ...(card.abilities ?? []).flatMap((ability, index) => abilityFault(ability, `abilities[${index}]`)),
  ...[...partsOf(card)].flatMap((part) =>
    part.is === 'instruction' ? moveFault(part.value, part.path) : [],
  ),
];

const HIDDEN: readonly ZoneKind[] = ['deck', 'hand', 'set', 'drive'];
/** Hidden cards that are named by what they are, not by where they lie. */
const NAMED: readonly ZoneKind[] = ['deck', 'hand', 'drive'];

const lookedAt = [
  'type',
  'attribute',
  'faction',
  'id',
  'levelAtLeast',
  'levelAtMost',
  'keyword',
] as const satisfies readonly (keyof CardFilter)[];

const reaches = (filter: CardFilter, zones: readonly ZoneKind[]): boolean =>
  filter.zone?.some((zone) => zones.includes(zone)) ?? false;

const looksAtEnemyCards = (filter: CardFilter): boolean =>
  sideOfFilter(filter) !== 'ally' &&
  reaches(filter, HIDDEN) &&
  lookedAt.some((key) => filter[key] !== undefined);

/** 3-2b: no text looks at hidden cards of the opponent, and nobody chooses among hidden cards of another player. */
export const hiddenFaults = (card: CardDefinition): readonly Fault[] =>
  [...partsOf(card)].flatMap((part): readonly Fault[] => {
    if (part.is === 'instruction' && part.value.do === 'choose') {
      const { from, by } = part.value;
      const own = by === 'opponent' ? 'enemy' : 'ally';
      return reaches(from, NAMED) && sideOfFilter(from) !== own
        ? [
            {
              path: `${part.path}.from`,
              reason: `the player who chooses cannot see those cards; hidden cards need side ${own}`,
            },
          ]
        : [];
    }
    if (part.is !== 'filter' || part.path.endsWith('.from') || !looksAtEnemyCards(part.value)) return [];
    return [{ path: part.path, reason: 'looks at hidden cards of the opponent; only their number is known' }];
  });
