import fc from 'fast-check';
import type { SetSource } from '../../../src/core/cards/card-sets.ts';
import { isObject } from '../../../src/core/cards/schema.ts';
import { Chance } from '../../../src/core/random.ts';
import { checkSet } from '../../../src/rulesets/gate-ruler/adapters/card-sets.ts';
import { checkCard } from '../../../src/rulesets/gate-ruler/card-schema/check-card.ts';
import { typesWith } from '../../../src/rulesets/gate-ruler/card-schema/part-rules.ts';
import { builtInCatalogue } from '../../../src/rulesets/gate-ruler/cards/catalogue.ts';
import type { CardDefinition } from '../../../src/rulesets/gate-ruler/state/card.ts';
import { card as cardSchema } from '../../../src/rulesets/gate-ruler/state/language/cards.ts';
import { filter } from '../../../src/rulesets/gate-ruler/state/language/expressions.ts';
import { arbitraryOf } from './from-schema.ts';

type Parts = Readonly<Record<string, unknown>>;

/** With more parts, filters fit no card, and abilities never happen. */
const MOST_PARTS = 2;

/** The parts of a card that the set gives it itself. */
const GIVEN = ['id', 'name', 'type', 'provenance'];

/** How many cards of ten have a part; five where it is not said. Those that keep cards out of decks or play are rare. */
const OFTEN: Readonly<Record<string, number>> = {
  ruler: 10,
  hp: 10,
  atk: 9,
  stk: 9,
  effect: 10,
  timing: 10,
  faction: 2,
  legendary: 1,
  comesOutOnlyBy: 1,
  summonTo: 1,
  enhance: 2,
  counter: 3,
};

const partsOfType = (type: CardDefinition['type']): fc.Arbitrary<Parts> => {
  const shape = Object.entries(cardSchema.unwrap().shape);
  const parts = shape.filter(
    ([part]) => !GIVEN.includes(part) && typesWith(part).some((each) => each === type),
  );
  return fc
    .record(
      Object.fromEntries(
        parts.map(([part, schema]) => {
          const weight = OFTEN[part] ?? 5;
          return [
            part,
            fc.oneof(
              { arbitrary: arbitraryOf(schema, 0, MOST_PARTS), weight },
              { arbitrary: fc.constant(undefined), weight: 10 - weight },
            ),
          ];
        }),
      ),
      { noNullPrototype: true },
    )
    .map((card) => ({
      type,
      ...Object.fromEntries(Object.entries(card).filter(([, value]) => value !== undefined)),
    }));
};

const chosenCards = fc.oneof(
  fc.constant({ type: ['unit'] }),
  fc.constant({ side: 'ally', type: ['unit'] }),
  fc.constant({ side: 'enemy', type: ['unit'] }),
  arbitraryOf(filter, 0, MOST_PARTS),
);

const choice = (as: string): fc.Arbitrary<unknown> =>
  fc.tuple(chosenCards, fc.integer({ min: 0, max: 1 })).map(([from, atLeast]) => ({
    do: 'choose',
    as,
    from,
    atLeast,
  }));

const chosenZone = (as: string): fc.Arbitrary<unknown> =>
  fc.constantFrom('attack', 'defense').map((kind) => ({ do: 'chooseZone', as, kinds: [kind] }));

/** The choices that effects may speak of, each with the text that does. */
const choices = fc.tuple(choice('one'), choice('two'), chosenZone('one'), chosenZone('two')).map(
  ([one, two, firstZone, secondZone]) =>
    [
      ['"chosen:one"', one],
      ['"chosen:two"', two],
      ['"zone:one"', firstZone],
      ['"zone:two"', secondZone],
      ['"item":"three"', { do: 'chooseCounter', as: 'three' }],
    ] as const,
);

/** The value with every effect in it after the choices that it speaks of, and filters that name cards there are. */
const completed = (value: unknown, chosen: readonly (readonly [string, unknown])[]): unknown => {
  if (Array.isArray(value)) return value.map((each) => completed(each, chosen));
  if (!isObject(value)) return value;
  const parts = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, completed(each, chosen)]),
  );
  if (typeof parts.id === 'string')
    return { ...parts, id: parts.id === '回収' ? 'gate-sentry' : 'field-medic' };
  if (!Array.isArray(parts.instructions)) return parts;
  const said = JSON.stringify(parts);
  const needed = chosen.filter(([words]) => said.includes(words)).map(([, step]) => step);
  return { ...parts, instructions: [...needed, ...parts.instructions] };
};

const cardOf = (type: CardDefinition['type']): fc.Arbitrary<Parts> =>
  fc.tuple(partsOfType(type), choices).map(([parts, chosen]) => completed(parts, chosen) as Parts);

const RULERS = 2;

const ruler = cardOf('ruler');

/** Seeds of the draws of two sets are apart by more than a set draws. */
const MOST_DRAWS = 1000;

const HOUSE = { source: 'house', assumed: [] };

const deckCard = fc.oneof(
  { arbitrary: cardOf('unit'), weight: 5 },
  { arbitrary: cardOf('event'), weight: 4 },
  { arbitrary: cardOf('field'), weight: 1 },
);

/** The card without the parts and abilities that faults stand in. */
const withoutFaulty = (card: Parts, faults: readonly { readonly path: string }[]): Parts => {
  const isFaulty = (at: string): boolean =>
    faults.some(({ path }) => path === at || path.startsWith(`${at}.`) || path.startsWith(`${at}[`));
  return Object.fromEntries(
    Object.entries(card).flatMap(([part, value]) => {
      if (part === 'abilities' && Array.isArray(value))
        return [[part, value.filter((_, index) => !isFaulty(`abilities[${index}]`))]];
      return isFaulty(part) ? [] : [[part, value]];
    }),
  );
};

/** What is left of the card where parts that the check refuses are taken away; none where it needs them. */
const accepted = (card: Parts, before: readonly CardDefinition[]): CardDefinition | undefined => {
  const alone = checkCard(card);
  const cards = new Map([...builtInCatalogue.cards, ...before.map((each) => [each.id, each] as const)]);
  const faults =
    alone.card === undefined
      ? alone.faults
      : checkSet({ cards: [card] }, { ...builtInCatalogue, cards }).faults;
  if (faults.length === 0) return alone.card;
  const left = withoutFaulty(card, faults);
  return JSON.stringify(left) === JSON.stringify(card) ? undefined : accepted(left, before);
};

/** A card set with cards of all forms, two rulers among them, that the check of card sets accepts; the same for a seed. */
export const anyCardSet = (seed: number): SetSource => {
  const size = new Chance(seed, 0, 'card set').between(20, 40);
  const cards: CardDefinition[] = [];
  for (let draw = 0; cards.length < size; draw += 1) {
    const kind = cards.length < RULERS ? ruler : deckCard;
    const [parts] = fc.sample(kind, { seed: seed * MOST_DRAWS + draw, numRuns: 1 }) as [Parts];
    const id = `drawn-${seed}-${cards.length + 1}`;
    const card = accepted({ ...parts, id, name: { en: id, ja: id }, provenance: HOUSE }, cards);
    if (card !== undefined) cards.push(card);
  }
  return { name: `drawn-${seed}.json`, value: { cards } };
};
