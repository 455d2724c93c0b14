import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulesets } from '../../src/registered.ts';

/** Written by `npm run docs`: it names rulesets as it lists their processes. */
const WRITTEN = 'machines/README.md';

/** The only files that name rulesets: one loads each on demand, one has all of them. */
const REGISTRY: readonly string[] = ['src/registry.ts', 'src/registered.ts'];

const files = ['machines', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`),
);

const ids = [...rulesets.keys()];

/** Where a ruleset lives, by its id: its folders, and its entry of the library. */
const isHomeOf = (id: string, file: string): boolean =>
  file.startsWith(`machines/${id}/`) || file.startsWith(`src/rulesets/${id}/`) || file === `src/api/${id}.ts`;

/** `one-two`, `oneTwo` and `OneTwo`, also within longer names. */
const nameOf = (id: string): RegExp => new RegExp(id.split('-').join('-?'), 'i');

/** What an entry hands on of the machines may bear their names. */
const handedOn = /export \* as \w+ from '[./]+\/machines\/[\w-]+\/index\.ts';/g;

const ENTRIES: readonly string[] = ['src/api/machines.ts'];

const blanked = (text: string): string => text.replaceAll(handedOn, (part) => part.replaceAll(/[^\n]/g, ''));

const linesOf = (file: string): readonly string[] => {
  const text = readFileSync(file, 'utf8');
  return (ENTRIES.includes(file) ? blanked(text) : text).split('\n');
};

/** `file:line: id` for each line that names a ruleset away from its home. */
const namesIn = (file: string): readonly string[] => {
  const strangers = ids.filter((id) => !isHomeOf(id, file)).map((id) => [id, nameOf(id)] as const);
  return linesOf(file).flatMap((line, index) =>
    strangers.filter(([, name]) => name.test(line)).map(([id]) => `${file}:${index + 1}: ${id}`),
  );
};

describe('A ruleset is a value', () => {
  it('whose name is found in its own folders and in the registry', () => {
    for (const id of ids) {
      expect(files.filter((file) => isHomeOf(id, file)).length).toBeGreaterThan(20);
      for (const file of REGISTRY) expect(namesIn(file).some((found) => found.endsWith(id))).toBe(true);
    }
  });

  it('and nowhere else in what runs', () => {
    const others = files.filter((file) => !REGISTRY.includes(file) && file !== WRITTEN);
    expect(others.flatMap(namesIn)).toEqual([]);
  });

  it.each([
    ["const id = 'gate-ruler';", 'gate-ruler'],
    ["import { rateGateRuler } from './rate.ts';", 'gate-ruler'],
    ['export const waitingZoneCourse = 1;', 'waiting-zone'],
    ["case 'excess-damage':", 'excess-damage'],
  ])('as %s would be', (line, id) => {
    expect(nameOf(id).test(line)).toBe(true);
  });
});
