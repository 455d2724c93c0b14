import { describe, expect, it } from 'vitest';
import { checkCard, readCard } from '../../../src/rulesets/gate-ruler/card-schema/check-card.ts';
import { cardCatalogue } from '../../../src/rulesets/gate-ruler/cards/catalogue.ts';

describe('The card schema', () => {
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
    ['no object', 7, 'must be an object, not 7'],
    ['a part that is missing', { ...card({}), name: undefined }, 'name is missing'],
    ['a part that cards do not have', card({ armor: 3 }), 'must not have the key armor'],
    [
      'more unknown parts than anybody reads',
      card({ a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 }),
      'must not have the key a, b, c, d, e',
    ],
    ['a part that is mistyped', card({ levl: 3 }), 'must not have the key levl (did you mean level?)'],
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
      'id must consist of small letters and digits, with hyphens between words',
    ],
    [
      'an unknown instruction',
      auto({ do: 'explode' }),
      'abilities[0].effect.instructions[0] do: there is no instruction explode; known: choose, mode, chooseZone, damage, ' +
        'distribute, reduce, healRuler, healUnit, healProcess, destroy, move, putUnder, material, draw, drive, discard, shuffle, ' +
        'reveal, ready, exhaust, apply, delay, summonCap, chooseCounter, become, redirect, play, if, may',
    ],
    [
      'an instruction with a part too many',
      auto({ do: 'draw', player: 'own', count: 1, fast: true }),
      'abilities[0].effect.instructions[0] must not have the key fast',
    ],
    [
      'a reference that means nothing',
      auto({ do: 'destroy', cards: 'everything' }),
      'abilities[0].effect.instructions[0].cards must be this, ownRuler, enemyRuler, cause, attacker, source, chosen:NAME, or { all: … }',
    ],
    [
      'an amount that is none',
      auto({ do: 'draw', player: 'own', count: { cards: 1 } }),
      'abilities[0].effect.instructions[0].count is not a valid amount; it needs one of the keys count, stat, material, event',
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
