import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formsOf, schemaDocs } from '../../../src/core/cards/schema.ts';
import { PARTS, partsOf, partsOfStep } from '../../../src/rulesets/gate-ruler/card-schema/parts.ts';
import { cardCatalogue } from '../../../src/rulesets/gate-ruler/cards/catalogue.ts';
import { languageSchemas } from '../support/language-schemas.ts';

const cards = [...cardCatalogue.values()];

/** Every object inside a value, itself too, whatever it is. */
const objectsIn = (value: unknown): readonly object[] =>
  typeof value === 'object' && value !== null
    ? [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(objectsIn)]
    : [];

/** The first key of each part of that kind, which no other object of a card begins with. */
const MARKS = { instruction: 'do', trigger: 'on', reference: 'all' } as const;

describe('Looking through the built-in cards', () => {
  it.each(Object.entries(MARKS) as [keyof typeof MARKS, string][])('finds every %s once', (is, mark) => {
    const plain = cards.flatMap(objectsIn).filter((each) => Object.keys(each)[0] === mark);
    const found = cards
      .flatMap((card) => [...partsOf(card)])
      .filter((part) => part.is === is && typeof part.value === 'object')
      .map(({ value }) => value);
    expect(plain.length).toBeGreaterThan(10);
    expect(found).toHaveLength(plain.length);
    expect(new Set(found)).toEqual(new Set(plain));
  });

  it.each(Object.keys(PARTS))('finds a part of each kind: %s', (is) => {
    expect(cards.some((card) => [...partsOf(card)].some((part) => part.is === is))).toBe(true);
  });

  it('tells where each part stands', () => {
    const steps = (path: string) => path.split(/[.[\]]+/).filter(Boolean);
    const at = (value: unknown, path: string): unknown =>
      steps(path).reduce<unknown>((each, step) => (each as Record<string, unknown>)[step], value);
    for (const card of cards) {
      for (const part of partsOf(card)) expect(at(card, part.path)).toBe(part.value);
    }
  });
});

describe('Looking through one step', () => {
  it('tells its own parts, and the steps directly inside it with where they stand', () => {
    const inner = { do: 'if', condition: { turn: 'own' }, steps: [{ do: 'redirect' }] } as const;
    const step = { do: 'delay', when: { on: 'attack', attacker: {} }, effect: [inner], for: 'turn' } as const;
    const { own, within } = partsOfStep(step, 'here[0]');
    expect(own.map(({ is, path }) => [is, path])).toEqual([
      ['instruction', 'here[0]'],
      ['trigger', 'here[0].when'],
      ['filter', 'here[0].when.attacker'],
    ]);
    expect(within).toEqual([{ is: 'instruction', value: inner, path: 'here[0].effect[0]' }]);
  });
});

describe('Every part of the card language has words for card authors:', () => {
  it.each(Object.entries(PARTS))('%s, with a name in capitals', (_is, schema) => {
    expect(schemaDocs.get(schema)).toMatchObject({
      en: expect.stringMatching(/\w/),
      called: expect.stringMatching(/^[A-Z]+$/),
    });
  });

  it('each form of a part that has several', () => {
    const forms = languageSchemas.flatMap((schema) => formsOf(schema) ?? []);
    const objects = forms.filter((form) => form instanceof z.ZodReadonly);
    expect(objects.length).toBeGreaterThan(50);
    expect(objects.filter((form) => schemaDocs.get(form) === undefined)).toEqual([]);
  });
});
