import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { cardSchema, checkCard } from '../../../src/rulesets/gate-ruler/card-check/card-schema.ts';
import { abilityForms, costForms } from '../../../src/rulesets/gate-ruler/card-check/schema/abilities.ts';
import {
  continuousForms,
  damageChangeForms,
  instructionForms,
} from '../../../src/rulesets/gate-ruler/card-check/schema/instructions.ts';
import {
  amountForms,
  conditionForms,
  filterForm,
  triggerForms,
} from '../../../src/rulesets/gate-ruler/card-check/schema/readings.ts';
import {
  cardType,
  duration,
  keyword,
  moment,
  stat,
  zoneKind,
} from '../../../src/rulesets/gate-ruler/card-check/schema/words.ts';
import { wholeCard } from '../../../src/rulesets/gate-ruler/card-check/written.ts';
import { checkSet } from '../../../src/rulesets/gate-ruler/cards/card-set.ts';

const page = readFileSync('docs/effects.md', 'utf8');

/** Every word that the page writes as code. */
const written = new Set(
  [...page.matchAll(/```[a-z]*\n([\s\S]*?)```|`([^`\n]+)`/g)].flatMap((found) =>
    (found[1] ?? found[2] ?? '').match(/[A-Za-z]+/g),
  ),
);

const partsOf = (forms: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.values(forms).flatMap((form) => {
    const shaped = form as { unwrap?: () => { shape?: Readonly<Record<string, unknown>> } };
    return Object.keys(shaped.unwrap?.().shape ?? {});
  });

describe('The page for card authors', () => {
  it.each<[string, readonly string[]]>([
    ['instruction', Object.keys(instructionForms)],
    ['part of an instruction', partsOf(instructionForms)],
    ['trigger', Object.keys(triggerForms)],
    ['part of a trigger', partsOf(triggerForms)],
    ['moment', moment.options],
    ['duration', duration.options],
    ['keyword', keyword.options],
    ['kind of zone', zoneKind.options],
    ['type', cardType.options],
    ['number', stat.options],
    ['reference', ['this', 'ownRuler', 'enemyRuler', 'cause', 'attacker', 'chosen', 'all']],
    ['part of a filter', Object.keys(filterForm.unwrap().shape)],
    ['amount', Object.keys(amountForms)],
    ['condition', [...Object.keys(conditionForms), ...partsOf(conditionForms)]],
    ['lasting change', [...Object.keys(continuousForms), ...partsOf(continuousForms)]],
    ['change of damage', [...Object.keys(damageChangeForms), ...partsOf(damageChangeForms)]],
    ['cost', [...Object.keys(costForms), ...partsOf(costForms), 'deckBottom', 'removed']],
    ['ability', [...Object.keys(abilityForms), ...partsOf(abilityForms)]],
    ['part of a card', Object.keys(cardSchema.unwrap().shape)],
  ])('mentions every %s', (_what, words) => {
    expect(words.length).toBeGreaterThan(1);
    expect(words.filter((word) => !written.has(word))).toEqual([]);
  });

  const blocks = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map((found) => parse(found[1] ?? ''));
  const sets = blocks.filter((block) => 'cards' in block);
  const parts = blocks.filter((block) => !Array.isArray(block) && !('cards' in block));
  const effects = blocks.filter(Array.isArray);

  it('has examples of every kind: sets, parts of cards, and effects', () => {
    expect([sets.length, parts.length, effects.length].every((count) => count > 0)).toBe(true);
  });

  it.each(sets.map((set, index) => [index + 1, set] as const))(
    'set example %i: its cards are right',
    (_n, set) => {
      expect(checkSet({ cards: set.cards }).faults).toEqual([]);
    },
  );

  const event = { id: 'example', name: 'Example', type: 'event', timing: 'instant', effect: [] };
  const unit = { id: 'example', name: 'Example', type: 'unit', hp: 1 };
  const ruler = { id: 'example', name: 'Example', type: 'ruler' };

  const carrying = (part: object): object => {
    if ('ruler' in part) return { ...ruler, ...part };
    return 'effect' in part ? { ...event, ...part } : { ...unit, ...part };
  };

  it.each(parts.map((part, index) => [index + 1, part] as const))(
    'example %i of a part of a card is right on a card',
    (_n, part) => {
      expect(checkCard(wholeCard(carrying(part))).faults).toEqual([]);
    },
  );

  it.each(effects.map((effect, index) => [index + 1, effect] as const))(
    'example %i of an effect is right on an event',
    (_n, effect) => {
      const chooseFirst = { do: 'choose', as: 'unit', from: { type: ['unit'] } };
      const names = JSON.stringify(effect).includes('chosen:unit"') ? [chooseFirst] : [];
      expect(checkCard(wholeCard({ ...event, effect: [...names, ...effect] })).faults).toEqual([]);
    },
  );
});
