import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { waitingZone } from '../../../src/registered.ts';
import { cardTables } from '../../../src/rulesets/waiting-zone/adapters/collection.ts';
import { cardPage } from '../../../tools/docs/card-page.ts';

const FILE = 'docs/reference/waiting-zone-cards.md';
const page = readFileSync(FILE, 'utf8');

describe('The page for card authors of the waiting-zone game', () => {
  it('has its tables as the card language says (npm run docs writes them)', () => {
    expect(page).toBe(cardPage(page, 'waiting-zone'));
  });

  it('cannot be made without its markers', () => {
    expect(() => cardPage(page.replace('npm run docs: filters', 'hand'), 'waiting-zone')).toThrow(
      expect.objectContaining({ code: 'MARKERS_MISSING', place: FILE }),
    );
  });

  it.each(Object.entries(cardTables()))('says what each is for: %s', (_name, table) => {
    const [head = '', , ...rows] = table.split('\n');
    const column = head.split(' | ').findIndex((cell) => /means|stands for/.test(cell));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !/\w/.test(row.split(' | ')[column] ?? ''))).toEqual([]);
  });

  it('explains every name in capitals', () => {
    const tables = Object.values(cardTables()).join('\n');
    const names = [...new Set(tables.match(/\b[A-Z]{4,}\b/g))];
    expect(names.length).toBeGreaterThan(10);
    const isExplained = (name: string): boolean => new RegExp(`^\\| ${name} \\|`, 'm').test(tables);
    expect(names.filter((name) => !isExplained(name))).toEqual([]);
  });

  it('has examples that are right', () => {
    const sets = [...page.matchAll(/```yaml[^\n]*\n([\s\S]*?)```/g)].map((found) => parse(found[1] ?? ''));
    expect(sets.length).toBeGreaterThan(0);
    for (const set of sets) expect(waitingZone.sets?.check(set, []).faults).toEqual([]);
  });
});
