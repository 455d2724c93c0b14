import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import {
  type cardSchema,
  checkCard,
  readCard,
} from '../../../src/rulesets/gate-ruler/card-check/card-schema.ts';
import type {
  abilityForms,
  costForms,
  counterForms,
  timingForm,
} from '../../../src/rulesets/gate-ruler/card-check/schema/abilities.ts';
import type {
  continuousForms,
  damageChangeForms,
  instructionForms,
} from '../../../src/rulesets/gate-ruler/card-check/schema/instructions.ts';
import type {
  amountForms,
  conditionForms,
  damageFilterForm,
  filterForm,
  referenceForms,
  triggerForms,
} from '../../../src/rulesets/gate-ruler/card-check/schema/readings.ts';
import { cardCatalogue } from '../../../src/rulesets/gate-ruler/cards/index.ts';
import type { CardDefinition } from '../../../src/rulesets/gate-ruler/values/card.ts';
import type {
  Ability,
  Amount,
  CardFilter,
  Condition,
  Continuous,
  Cost,
  CounterAbility,
  DamageFilter,
  Instruction,
  Reference,
  Timing,
  Trigger,
} from '../../../src/rulesets/gate-ruler/values/language.ts';

type AnyOf<F> = { [K in keyof F]: F[K] extends z.ZodType ? z.infer<F[K]> : never }[keyof F];

describe('The card schema', () => {
  it('has exactly the parts of the effect language, both ways', () => {
    expectTypeOf<AnyOf<typeof instructionForms>>().toEqualTypeOf<Instruction>();
    expectTypeOf<AnyOf<typeof triggerForms>>().toEqualTypeOf<Trigger>();
    expectTypeOf<
      AnyOf<typeof continuousForms> | AnyOf<typeof damageChangeForms>
    >().toEqualTypeOf<Continuous>();
    expectTypeOf<AnyOf<typeof referenceForms>>().toEqualTypeOf<Exclude<Reference, string>>();
    expectTypeOf<AnyOf<typeof amountForms>>().toEqualTypeOf<Exclude<Amount, number>>();
    expectTypeOf<AnyOf<typeof conditionForms>>().toEqualTypeOf<Condition>();
    expectTypeOf<AnyOf<typeof abilityForms>>().toEqualTypeOf<Ability>();
    expectTypeOf<AnyOf<typeof costForms>>().toEqualTypeOf<Cost>();
    expectTypeOf<AnyOf<typeof counterForms>>().toEqualTypeOf<CounterAbility>();
    expectTypeOf<z.infer<typeof filterForm>>().toEqualTypeOf<CardFilter>();
    expectTypeOf<z.infer<typeof damageFilterForm>>().toEqualTypeOf<DamageFilter>();
    expectTypeOf<z.infer<typeof timingForm>>().toEqualTypeOf<Exclude<Timing, string>>();
    expectTypeOf<z.infer<typeof cardSchema>>().toEqualTypeOf<CardDefinition>();
  });

  it.each([...cardCatalogue.values()].map((card) => [card.id, card] as const))(
    'takes the built-in card %s as it is, from JSON too',
    (_id, card) => {
      expect(checkCard(JSON.parse(JSON.stringify(card)))).toEqual({ card, faults: [] });
    },
  );
});

const card = (changed: object): object => ({
  id: 'sample',
  name: { en: 'Sample', ja: '見本' },
  type: 'unit',
  level: 1,
  atk: 1,
  hp: 1,
  stk: 1,
  provenance: { source: 'house', assumed: [] },
  ...changed,
});

const auto = (step: object): object =>
  card({
    abilities: [{ kind: 'auto', when: { on: 'attack', attacker: 'this' }, effect: { instructions: [step] } }],
  });

const faultsOf = (value: unknown): readonly string[] =>
  checkCard(value).faults.map(({ path, reason }) => `${path} ${reason}`.trim());

describe('A card that is no card is refused with path and reason:', () => {
  it.each<[string, unknown, string]>([
    ['no object', 7, 'must be an object with parts, not 7'],
    ['a part that is missing', { ...card({}), name: undefined }, 'name is missing'],
    ['a part that cards do not have', card({ armor: 3 }), 'has no part called armor here'],
    ['text for a number', card({ hp: 'three' }), 'hp must be a whole number, not "three"'],
    ['half a point', card({ atk: 1.5 }), 'atk must be a whole number, not 1.5'],
    ['a number out of bounds', card({ level: 120 }), 'level must be at most 99'],
    [
      'an unknown type',
      card({ type: 'spell' }),
      'type must be ruler, unit, event, field or resource, not "spell"',
    ],
    [
      'an id with spaces',
      card({ id: 'My Card' }),
      'id must be small letters and digits, with hyphens between words',
    ],
    [
      'an unknown instruction',
      auto({ do: 'explode' }),
      'abilities[0].effect.instructions[0] do: explode is unknown; known: choose, mode, chooseZone, damage, ' +
        'distribute, reduce, healRuler, healUnit, healProcess, destroy, move, putUnder, draw, drive, discard, shuffle, ' +
        'reveal, ready, exhaust, apply, delay, summonCap, chooseCounter, become, redirect, play, if, may',
    ],
    [
      'an instruction with a part too many',
      auto({ do: 'draw', player: 'own', count: 1, fast: true }),
      'abilities[0].effect.instructions[0] has no part called fast here',
    ],
    [
      'a reference that means nothing',
      auto({ do: 'destroy', cards: 'everything' }),
      'abilities[0].effect.instructions[0].cards must be this, ownRuler, enemyRuler, cause, attacker, chosen:NAME, or { all: … }',
    ],
    [
      'an amount that is none',
      auto({ do: 'draw', player: 'own', count: { cards: 1 } }),
      'abilities[0].effect.instructions[0].count is no amount; it needs one of count, stat, paid, event',
    ],
    [
      'a step inside a step',
      auto({ do: 'may', steps: [{ do: 'damage', to: ['enemyRuler'] }] }),
      'abilities[0].effect.instructions[0].steps[0].amount is missing',
    ],
  ])('%s', (_title, value, fault) => {
    expect(faultsOf(value)).toEqual([fault]);
  });

  it('and reading it throws BAD_CARD with the id in its place', () => {
    expect(() => readCard(card({ hp: -1 }))).toThrow(
      expect.objectContaining({ code: 'BAD_CARD', place: 'sample hp', message: 'must be at least 0' }),
    );
  });
});
