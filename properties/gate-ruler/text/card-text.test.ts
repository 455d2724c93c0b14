import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isObject } from '../../../src/core/cards/schema.ts';
import { LANGUAGES, type Language } from '../../../src/core/narration.ts';
import { checkCard } from '../../../src/rulesets/gate-ruler/card-schema/check-card.ts';
import { cardCatalogue } from '../../../src/rulesets/gate-ruler/cards/catalogue.ts';
import { type CardDefinition, sideOfFilter } from '../../../src/rulesets/gate-ruler/state/card.ts';
import {
  ability,
  card as cardSchema,
  counter,
  effect,
  timing,
} from '../../../src/rulesets/gate-ruler/state/language/cards.ts';
import { filter } from '../../../src/rulesets/gate-ruler/state/language/expressions.ts';
import { instruction } from '../../../src/rulesets/gate-ruler/state/language/instructions.ts';
import { cardText } from '../../../src/rulesets/gate-ruler/text/card-text/card-text.ts';
import { runs } from '../../../test/support/effort.ts';
import { arbitraryOf, type Changed, changesOf } from '../support/from-schema.ts';

const textOf = (card: CardDefinition, language: Language): string =>
  cardText(card, language, (id) => cardCatalogue.get(id)?.name[language] ?? id).join('\n');

/** The same value, whatever is left out that goes without saying. */
const plainly = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plainly);
  if (!isObject(value)) return value;
  const usual = {
    ...(value.do === 'choose' && { atLeast: 1, atMost: 1 }),
    ...('count' in value && { times: 1 }),
    ...(filter.safeParse(value).success && { side: sideOfFilter(value) }),
  };
  const parts = Object.entries({ ...usual, ...value }).map(([key, each]) => [key, plainly(each)] as const);
  return parts.sort(([one], [other]) => (one < other ? -1 : 1));
};

/** Enhance takes units, and of one's own whatever it says (16-16). */
const said = (card: CardDefinition): string =>
  JSON.stringify(
    plainly({
      ...card,
      ...(card.enhance && { enhance: { type: ['unit'], ...card.enhance, side: 'ally' } }),
    }),
  );

/** What does not stand in the text of a card but elsewhere on it. */
const ELSEWHERE = /^\.(id|name|type|faction|attributes|level|atk|hp|stk|legendary|provenance)\b/;

/** Languages in which the text of a card leaves out what was changed. */
const silentIn = (card: CardDefinition, { value }: Changed): readonly Language[] => {
  const silent = LANGUAGES.filter(
    (language) => textOf(value as CardDefinition, language) === textOf(card, language),
  );
  if (silent.length === 0) return [];
  const changed = checkCard(value).card;
  return changed === undefined || said(changed) === said(card) ? [] : silent;
};

const unsaid = (card: CardDefinition): readonly string[] =>
  [...changesOf(cardSchema, card, '')]
    .filter(({ path }) => !ELSEWHERE.test(path))
    .flatMap((changed) =>
      silentIn(card, changed).map((language) => `${changed.path}: ${textOf(card, language)}`),
    );

const START = [
  { do: 'choose', as: 'one', from: { side: 'enemy', type: ['unit'] } },
  { do: 'choose', as: 'two', from: { side: 'ally', type: ['unit'] }, atMost: 2 },
  { do: 'chooseZone', as: 'one', kinds: ['attack'] },
  { do: 'chooseZone', as: 'two', kinds: ['defense'] },
  { do: 'chooseCounter', as: 'three' },
];

const HEAD = { id: 'any', name: { en: 'Any', ja: 'Any' }, provenance: { source: 'house', assumed: [] } };
const UNIT = { ...HEAD, type: 'unit', hp: 1 };

/** Cards with one part of any form. */
const cards: fc.Arbitrary<unknown> = fc.oneof(
  arbitraryOf(instruction).map((step) => ({ ...UNIT, touchdown: { instructions: [...START, step] } })),
  arbitraryOf(ability).map((each) => ({ ...UNIT, abilities: [each] })),
  arbitraryOf(counter).map((each) => ({ ...UNIT, counter: each })),
  arbitraryOf(effect).map((each) => ({ ...UNIT, overdrive: each })),
  fc.tuple(arbitraryOf(timing), arbitraryOf(instruction)).map(([when, step]) => ({
    ...HEAD,
    type: 'event',
    timing: when,
    effect: { instructions: [...START, step] },
  })),
  arbitraryOf(filter).map((each) => ({ ...UNIT, enhance: each })),
);

const legalCards = cards.map((card) => checkCard(card).card).filter((card) => card !== undefined);

const LEAKS = /undefined|NaN|\[object|\b[a-z]+[A-Z]\w*|chosen:\w|zone:\w/;
const LATIN = /[A-Za-z]/;
/** What stands in Japanese text in Latin letters: the game's own words, and names that are written so. */
const OWN = /OD|TD|CNT|ATK|HP|STK|A7|《[^》]*》|「[^」]*」/g;

const badWords = (card: CardDefinition): readonly string[] => [
  ...LANGUAGES.map((language) => textOf(card, language)).filter((text) => LEAKS.test(text)),
  ...[textOf(card, 'ja')].filter((text) => LATIN.test(text.replace(OWN, ''))),
];

describe('The text of a card', () => {
  it.each([...cardCatalogue.keys()])('says every value of %s: one changed changes it', (id) => {
    expect(unsaid(cardCatalogue.get(id) as CardDefinition)).toEqual([]);
  });

  it('says every value of any card that the card language has', () => {
    fc.assert(
      fc.property(legalCards, (card) => {
        expect(unsaid(card)).toEqual([]);
      }),
      runs(200),
    );
  });

  it('has no word of the data', () => {
    for (const card of cardCatalogue.values()) expect(badWords(card)).toEqual([]);
    fc.assert(
      fc.property(legalCards, (card) => {
        expect(badWords(card)).toEqual([]);
      }),
      runs(300),
    );
  });
});
