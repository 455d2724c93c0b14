import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { schemaDocs } from '../../../src/core/cards/schema.ts';
import { cardTables, checkSet } from '../../../src/rulesets/gate-ruler/adapters/card-sets.ts';
import { checkCard, normalizeCard } from '../../../src/rulesets/gate-ruler/card-schema/check-card.ts';
import { cardPage } from '../../../tools/docs/card-page.ts';
import { languageSchemas, wordsOf } from '../support/language-schemas.ts';

const page = readFileSync('docs/reference/effects.md', 'utf8');

/** Every word that the page writes as code. */
const written = new Set(
  [...page.matchAll(/```[a-z]*\n([\s\S]*?)```|`([^`\n]+)`/g)].flatMap((found) =>
    (found[1] ?? found[2] ?? '').match(/[A-Za-z]+/g),
  ),
);

describe('The page for card authors', () => {
  it('has its tables as the card language says (npm run docs writes them)', () => {
    expect(page).toBe(cardPage(page));
  });

  it('cannot be made without its markers', () => {
    expect(() => cardPage(page.replace('npm run docs: filters', 'hand'))).toThrow(
      expect.objectContaining({ code: 'MARKERS_MISSING', place: 'docs/reference/effects.md' }),
    );
  });

  it('mentions every key and every word that a card may have', () => {
    const words = languageSchemas.flatMap(wordsOf);
    expect(words.length).toBeGreaterThan(100);
    expect([...new Set(words)].filter((word) => !written.has(word))).toEqual([]);
  });

  it('explains every name in capitals, in a table of its own or in that of names', () => {
    const names = languageSchemas.flatMap(
      (schema) => schemaDocs.get(schema)?.called?.match(/^[A-Z]+$/) ?? [],
    );
    expect(names.length).toBeGreaterThan(20);
    const tables = Object.values(cardTables()).join('\n');
    const isExplained = (name: string): boolean =>
      new RegExp(`^\\| (part of )?\`?${name}\`? \\|`, 'm').test(tables);
    expect([...new Set(names)].filter((name) => !isExplained(name))).toEqual([]);
  });

  it.each(Object.entries(cardTables()))('says what each is for: %s', (_name, table) => {
    const [head = '', , ...rows] = table.split('\n');
    const column = head.split(' | ').findIndex((cell) => /means|stands for/.test(cell));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !/\w/.test(row.split(' | ')[column] ?? ''))).toEqual([]);
  });

  const guide = readFileSync('docs/how-to/make-cards.md', 'utf8');
  const blocks = [...`${page}\n${guide}`.matchAll(/```yaml[^\n]*\n([\s\S]*?)```/g)].map((found) =>
    parse(found[1] ?? ''),
  );
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
      expect(checkCard(normalizeCard(carrying(part))).faults).toEqual([]);
    },
  );

  it.each(effects.map((effect, index) => [index + 1, effect] as const))(
    'example %i of an effect is right on an event',
    (_n, effect) => {
      expect(checkCard(normalizeCard({ ...event, effect })).faults).toEqual([]);
    },
  );
});
