import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What is loaded with a module: not what is imported when it is called for, nor types. */
const STATIC = /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?'(\.[^']+\.ts)'/gm;

/** The modules that are loaded with some, themselves among them. */
const loadedWith = (...files: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, next = ''] of readFileSync(file, 'utf8').matchAll(STATIC)) follow(join(file, '..', next));
  };
  for (const file of files) follow(file);
  return found;
};

const loadedBy = (command: string) => loadedWith('src/cli/start.ts', `src/cli/${command}.ts`);

/** The rulesets, each of which is several hundred modules. */
const isOfRuleset = (file: string): boolean => /^(?:src\/rulesets|machines)\/|registered/.test(file);

describe('What is loaded, in modules of ours,', () => {
  it('by the help is no more than it prints', () => {
    expect(loadedWith('src/cli/start.ts').size).toBeLessThanOrEqual(16);
  });

  // Each has room for a few modules of its own, and for none that brings a part of the program with it.
  it.each([
    ['play', 150],
    ['judge', 115],
    ['replay', 102],
    ['clauses', 60],
    ['cards', 38],
  ])('by %s is what it uses, at most %i', (command, most) => {
    expect(loadedBy(command).size).toBeLessThanOrEqual(most);
  });

  it.each(['play', 'judge', 'selfplay', 'fuzz', 'inspect', 'serve'])(
    'by %s is no ruleset before one is named',
    (command) => {
      expect([...loadedBy(command)].filter(isOfRuleset)).toEqual([]);
    },
  );

  it('counts what a module exports from another one, and no types', () => {
    const loaded = loadedWith('src/registered.ts');
    expect([...loaded].filter(isOfRuleset).length).toBeGreaterThan(500);
    expect(loadedWith('src/selfplay/worker-thread.ts')).toContain('src/selfplay/worker.ts');
    expect(loadedWith('src/cli/output.ts').size).toBe(1);
  });
});
