import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/core/narration.ts';
import { cardCatalogue } from '../../../src/rulesets/waiting-zone/cards/catalogue.ts';
import type { CardDefinition, Effect, Instruction } from '../../../src/rulesets/waiting-zone/state/card.ts';
import { cardText } from '../../../src/rulesets/waiting-zone/text/card-text.ts';

const cards = [...cardCatalogue.values()];

const textOf = (card: CardDefinition, language: Language): string => cardText(card, language).join('\n');

/** What a card does, without what stands elsewhere on it. */
const effectsOf = ({
  id: _id,
  name: _name,
  type: _type,
  cost: _cost,
  attack: _a,
  life: _l,
  provenance: _p,
  ...does
}: CardDefinition) => does;

const REFERENCES = ['this', 'you', 'opponent', 'ownUnits', 'enemyUnits', 'allUnits'];

/** What else may stand where a word stands, by the key before it. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  side: ['own', 'enemy', 'any'],
  only: ['card', 'ability'],
  to: REFERENCES,
  auto: ['evade', 'noRetaliation'],
  windows: ['play', 'entry', 'departure', 'attack', 'damage'],
};

const WAITING = ['in', 'out', 'timing', 'attackDamage', 'retaliationDamage', 'effectDamage', 'damage'];
const ACTS = ['destroy', 'returnToHand', 'remove', 'putOntoField', 'negate', 'reflect'];

const wordsFor = (key: string, within: object): readonly string[] => {
  if (key === 'what') return 'from' in within ? WAITING : REFERENCES;
  if (key === 'do') return 'what' in within && !('amount' in within) ? ACTS : [];
  return WORDS[key] ?? [];
};

/** Every way to change one thing in what a card does. */
function* changes(value: unknown, key: string, within: object): Generator<unknown> {
  if (typeof value === 'number') yield value + 1;
  if (typeof value === 'string') for (const word of wordsFor(key, within)) if (word !== value) yield word;
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) {
      if (value.length > 1) yield value.filter((_, at) => at !== index);
      for (const changed of changes(each, key, value)) yield value.with(index, changed);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [part, each] of Object.entries(value)) {
      if (part === 'orPlayers' || part === 'type' || part === 'only' || part === 'costAtMost') {
        yield Object.fromEntries(
          Object.entries(value).filter(
            ([other]) => other !== part || (part === 'type' && 'costAtMost' in value),
          ),
        );
      }
      for (const changed of changes(each, part, value)) yield { ...value, [part]: changed };
    }
    if ('side' in value && !('orPlayers' in value)) yield { ...value, orPlayers: true };
  }
}

describe('The text of a card', () => {
  it.each(LANGUAGES)('differs where what cards do differs (%s)', (language) => {
    const byText = new Map<string, string>();
    for (const card of cards) {
      const does = JSON.stringify(effectsOf(card));
      expect(byText.get(textOf(card, language)) ?? does).toBe(does);
      byText.set(textOf(card, language), does);
    }
  });

  it.each(LANGUAGES)('says every value: one changed changes it (%s)', (language) => {
    let count = 0;
    for (const card of cards) {
      for (const changed of changes(effectsOf(card), '', {})) {
        if (JSON.stringify(changed) === JSON.stringify(effectsOf(card))) continue;
        count++;
        const other = { ...(changed as CardDefinition), type: card.type };
        expect(textOf(other, language), JSON.stringify(changed)).not.toBe(textOf(card, language));
      }
    }
    expect(count).toBeGreaterThan(200);
  });

  it('has no word of the data, and in Japanese no Latin letters but those of IN and OUT', () => {
    for (const card of cards) {
      for (const language of LANGUAGES)
        expect(textOf(card, language)).not.toMatch(/undefined|\b[a-z]+[A-Z]|chosen:/);
      expect(textOf(card, 'ja').replaceAll(/IN|OUT/g, '')).not.toMatch(/[A-Za-z]/);
    }
  });

  it.each([
    ['en', 'You may pay 2 energy more: Deal 2 damage to it.'],
    ['ja', 'さらにエネルギーを2支払ってもよい:それに2点のダメージを与える。'],
  ] as const)('says of an optional cost what it does to what the card has chosen (%s)', (language, text) => {
    const struck: Effect = {
      instructions: [
        { do: 'choose', as: 'struck', from: { from: 'field', side: 'enemy', type: 'unit' } },
        { do: 'damage', to: 'chosen:struck', amount: 1 },
      ],
    };
    const optional = {
      energy: 2,
      effect: { instructions: [{ do: 'damage', to: 'chosen:struck', amount: 2 }] },
    } as const;
    expect(cardText({ effects: [struck], optional }, language).at(-1)).toBe(text);
    expect(cardText({ effects: [struck, struck], optional }, language).at(-1)).toBe(text);
  });

  it('counts only the choices of every side for an optional cost', () => {
    const choice = (as: string): Instruction => ({ do: 'choose', as, from: { from: 'hand', type: 'unit' } });
    const effects = [{ instructions: [choice('other'), choice('both')] }, { instructions: [choice('both')] }];
    const optional = {
      energy: 1,
      effect: { instructions: [{ do: 'destroy', what: 'chosen:both' }] },
    } as const;
    expect(cardText({ effects, optional }, 'en').at(-1)).toBe('You may pay 1 energy more: Destroy it.');
  });
});
