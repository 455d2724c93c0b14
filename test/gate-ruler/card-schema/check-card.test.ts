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
    ['a part that cards do not have', card({ armor: 3 }), 'armor the key is not known here'],
    [
      'more unknown parts than anybody reads',
      card({ a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 }),
      'a the key is not known here, nor is the key b, nor is the key c, nor is the key d, nor is the key e',
    ],
    ['a part that is mistyped', card({ levl: 3 }), 'levl the key is not known here (did you mean level?)'],
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
      'abilities[0].effect.instructions[0].fast the key is not known here',
    ],
    [
      'a reference that means nothing',
      auto({ do: 'destroy', cards: 'everything' }),
      'abilities[0].effect.instructions[0].cards must be this, ownRuler, enemyRuler, cause, attacker, source, chosen:NAME, or { all: … }, not "everything"',
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
    [
      'a mistyped keyword',
      card({ keywords: ['penetrat'] }),
      'keywords[0] must be penetrate, intercept, counterattack, doubleAttack, vigilance, undying, soulguard, openCard, standby, ' +
        'forcedStandby or pacifist, not "penetrat" (did you mean penetrate?)',
    ],
    [
      'a mistyped amount',
      auto({ do: 'draw', player: 'own', count: { cuont: { side: 'ally' } } }),
      'abilities[0].effect.instructions[0].count is not a valid amount with the key cuont (did you mean count?); it needs one of ' +
        'the keys count, stat, material, event',
    ],
    [
      'a mistyped zone',
      auto({ do: 'move', cards: 'this', to: 'grveyard' }),
      'abilities[0].effect.instructions[0].to must be a kind of zone, or zone:NAME, not "grveyard" (did you mean graveyard?)',
    ],
    [
      'a mistyped reference',
      auto({ do: 'destroy', cards: 'ths' }),
      'abilities[0].effect.instructions[0].cards must be this, ownRuler, enemyRuler, cause, attacker, source, chosen:NAME, ' +
        'or { all: … }, not "ths" (did you mean this?)',
    ],
    [
      'a trigger about nobody',
      card({
        abilities: [{ kind: 'auto', when: { on: 'destroyed', card: 'tihs' }, effect: { instructions: [] } }],
      }),
      'abilities[0].when.card must be this, attacker or a filter, not "tihs" (did you mean this?)',
    ],
    [
      'a mistyped word for everything',
      auto({ do: 'healUnit', cards: 'this', amount: 'al' }),
      'abilities[0].effect.instructions[0].amount must be all or an amount, not "al" (did you mean all?)',
    ],
    [
      'a mistyped choice',
      auto({ do: 'destroy', cards: 'chosen:foe' }),
      'abilities[0].effect.instructions[0].cards nothing is chosen as "foe" before this',
    ],
  ])('%s', (_title, value, fault) => {
    expect(faultsOf(value)).toEqual([fault]);
  });

  it('where a key is mistyped, the known one is missing; reading it names the mistyped one', () => {
    const value = auto({ do: 'draw', player: 'own', cuont: 1 });
    expect(() => readCard(value)).toThrow('the key is not known here (did you mean count?)');
    expect(faultsOf(value)).toEqual([
      'abilities[0].effect.instructions[0].cuont the key is not known here (did you mean count?)',
      'abilities[0].effect.instructions[0].count is missing',
    ]);
  });

  it('and reading it throws BAD_CARD with the id in its place', () => {
    expect(() => readCard(card({ hp: -1 }))).toThrow(
      expect.objectContaining({ code: 'BAD_CARD', place: 'sample hp', message: 'must be at least 0' }),
    );
  });
});
