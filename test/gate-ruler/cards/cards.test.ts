import { describe, expect, it } from 'vitest';
import { cardCatalogue } from '../../../src/rulesets/gate-ruler/cards/catalogue.ts';
import { decks } from '../../../src/rulesets/gate-ruler/cards/decks.ts';
import type { CardDefinition } from '../../../src/rulesets/gate-ruler/state/card.ts';
import {
  abilityForms,
  costForms,
  counterForms,
} from '../../../src/rulesets/gate-ruler/state/language/cards.ts';
import {
  amountForms,
  continuousForms,
  damageChangeForms,
  filterParts,
  triggerForms,
} from '../../../src/rulesets/gate-ruler/state/language/expressions.ts';
import { instructionForms } from '../../../src/rulesets/gate-ruler/state/language/instructions.ts';
import { duration, keyword } from '../../../src/rulesets/gate-ruler/state/language/vocabulary.ts';
import { featuresOfCard } from '../support/features.ts';

const cards = [...cardCatalogue.values()];

/** Every card that a built-in deck or its ruler brings into a match. */
const played: readonly CardDefinition[] = [
  ...new Set([...decks.values()].flatMap((deck) => [deck.ruler, ...Object.keys(deck.cards)])),
].map((id) => cardCatalogue.get(id) as CardDefinition);

const each = (what: string, words: readonly string[]): readonly string[] =>
  words.map((word) => `${what} ${word}`);

const without = (forms: object, ...left: readonly string[]): readonly string[] =>
  Object.keys(forms).filter((key) => !left.includes(key));

/** Everything the effect language has, as the cards are asked for it. */
const LANGUAGE: readonly string[] = [
  ...each('instruction', without(instructionForms, 'reduce')),
  ...each('instruction reduce', ['by', 'to']),
  ...each('damage', ['next', 'that']),
  ...each('trigger', Object.keys(triggerForms)),
  ...each('duration', duration.options),
  ...each('reference', ['this', 'ownRuler', 'enemyRuler', 'cause', 'attacker', 'source', 'chosen', 'all']),
  ...each('amount', ['number', ...Object.keys(amountForms)]),
  ...each('condition', ['any', 'not', 'turn', 'count at least', 'count at most']),
  ...each('continuous', without(continuousForms, 'cannot', 'instead')),
  ...each('continuous damage', Object.keys(damageChangeForms)),
  ...each('continuous cannot', ['attack', 'beAttacked', 'beChosen']),
  ...each('cost', without(costForms, 'move')),
  ...each('cost move', ['graveyard', 'deckBottom', 'removed']),
  ...each('timing', ['standard', 'instant', 'when']),
  ...each('filter', Object.keys(filterParts.unwrap().shape)),
  ...each('keyword', keyword.options),
  ...each('ability', Object.keys(abilityForms)),
  ...each('ability', ['standard', 'instant', 'name', 'oncePerTurn', 'zone', 'if', 'while']),
  ...each('counter', Object.keys(counterForms)),
  'overdrive',
  'touchdown',
  'legendary',
  'choose by opponent',
  'damage from several',
  'damage cannot counter',
  'delay often',
  'if otherwise',
  'may if done',
  'move bottom',
  'move exhausted',
  'move to chosen zone',
  'play paying',
  'play paying resources',
  'play free',
];

describe('The cards of the built-in decks', () => {
  const used = new Set(played.flatMap(featuresOfCard));

  it.each(LANGUAGE)('use the %s of the effect language', (feature) => {
    expect(used).toContain(feature);
  });
});

const CARD_PARTS = [
  'type',
  'faction',
  'attributes',
  'legendary',
  'level',
  'atk',
  'hp',
  'stk',
  'keywords',
  'enhance',
  'timing',
  'effect',
  'abilities',
  'counter',
  'overdrive',
  'touchdown',
  'name',
  'ruler',
] as const satisfies readonly (keyof CardDefinition)[];

describe('Where a card comes from', () => {
  it('is said of each card: at least 30 known ones, and house cards of which nothing is assumed', () => {
    const known = cards.filter(({ provenance }) => provenance.source === 'digest');
    expect(known.filter(({ type }) => type !== 'ruler').length).toBeGreaterThanOrEqual(30);
    const house = cards.filter(({ provenance }) => provenance.source === 'house');
    expect(house.flatMap(({ provenance }) => provenance.assumed)).toEqual([]);
  });

  it('names as assumed only parts that cards have', () => {
    const heads = cards.flatMap(({ provenance }) => provenance.assumed.map((path) => path.split('.')[0]));
    expect(heads.filter((head) => !CARD_PARTS.some((part) => part === head))).toEqual([]);
  });
});

describe('The built-in rulers', () => {
  const rules = (id: string) => cardCatalogue.get(id)?.ruler;

  it('Apprentice: life 12, drives 2 and pays nothing, a deck of levels up to 50', () => {
    expect(cardCatalogue.get('apprentice')).toMatchObject({ atk: 4, stk: 3 });
    expect(rules('apprentice')).toMatchObject({
      life: 12,
      paysCosts: false,
      startOfTurn: { drive: 2, draw: 0 },
      deckLevelCap: 50,
    });
  });

  it('Berserker: life 12, drives 1 and pays nothing, a deck of levels up to 80', () => {
    expect(cardCatalogue.get('berserker')).toMatchObject({ atk: 5, stk: 4 });
    expect(rules('berserker')).toMatchObject({
      life: 12,
      paysCosts: false,
      startOfTurn: { drive: 1, draw: 0 },
      deckLevelCap: 80,
    });
  });

  it('Knight: life 11, draws 2 and pays with 3 resources', () => {
    expect(cardCatalogue.get('knight')).toMatchObject({ atk: 3, stk: 3 });
    expect(rules('knight')).toMatchObject({ life: 11, paysCosts: true, resources: 3, startingHand: 2 });
  });

  it("Wizard: life 10, pays with 3 resources, and with the ruler on the opponent's turn", () => {
    expect(cardCatalogue.get('wizard')).toMatchObject({ atk: 2, stk: 2 });
    expect(rules('wizard')).toMatchObject({
      life: 10,
      resources: 3,
      summonCap: 2,
      legendaries: 2,
      exhaustToPay: 'opponentsTurn',
    });
  });
});
