import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The imports that load a module: not those that are made when the module is called for, nor types. */
const STATIC = /^(?:import|export)\s(?!type\b)(?:([^'";]*?)\sfrom\s)?'([^']+)'/gm;

interface Import {
  /** The names that are imported, types left out. */
  readonly names: readonly string[];
  readonly from: string;
}

const importsOf = (file: string): readonly Import[] =>
  [...readFileSync(file, 'utf8').matchAll(STATIC)].map(([, clause = '', from = '']) => ({
    names: (/\{([^}]*)\}/.exec(clause)?.[1] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
    from,
  }));

/** The file of an entry of a package, by the exports of its package.json. */
const entryOf = (specifier: string): string => {
  const [, name = '', entry = ''] = /^@gatechart\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  const folder = join('packages', name);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, exports[`./${entry}`]);
};

/** The modules behind names of a public entry: the build leaves out what the entry exports beside them. */
const behindEntry = (specifier: string, names: readonly string[]): readonly string[] => {
  const file = `src/api/${specifier.slice('gatechart/'.length)}.ts`;
  const exported = importsOf(file);
  return names.map((name) => {
    const original = name.replace(/ as .*/, '');
    const source = exported.find((each) =>
      each.names.some((known) => known.split(' as ').at(-1) === original),
    );
    return source === undefined ? file : join(file, '..', source.from);
  });
};

const filesBehind = (file: string, { names, from }: Import): readonly string[] => {
  if (/^\..*\.ts$/.test(from)) return [join(file, '..', from)];
  if (from.startsWith('@gatechart/')) return [entryOf(from)];
  return from.startsWith('gatechart/') ? behindEntry(from, names) : [];
};

/** The modules that are loaded with some, themselves among them. */
const loadedWith = (...files: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const each of importsOf(file)) for (const next of filesBehind(file, each)) follow(next);
  };
  for (const file of files) follow(file);
  return found;
};

const loadedBy = (command: string, file = 'command') =>
  loadedWith('src/cli/start.ts', `src/cli/${command}/${file}.ts`);

/** The rulesets, each of which is several hundred modules. */
const isOfRuleset = (file: string): boolean => /^(?:src\/rulesets|machines)\/|registered/.test(file);

describe('What is loaded, in modules of ours,', () => {
  it('by the help is no more than it prints', () => {
    expect(loadedWith('src/cli/start.ts').size).toBeLessThanOrEqual(16);
  });

  // Each has room for a few modules of its own, and for none that brings a part of the program with it.
  it.each([
    ['play', 93],
    ['judge', 73],
    ['replay', 65],
    ['clauses', 45],
    ['cards', 30],
  ])('by %s is what it uses, at most %i', (command, most) => {
    expect(loadedBy(command).size).toBeLessThanOrEqual(most);
  });

  it.each(['play', 'judge', 'selfplay', 'fuzz', 'inspect', 'serve'])(
    'by %s is no ruleset before one is named',
    (command) => {
      expect([...loadedBy(command)].filter(isOfRuleset)).toEqual([]);
    },
  );

  it.each(['selfplay', 'fuzz'])('by %s is nothing of the cluster before a queue is named', (command) => {
    expect([...loadedBy(command)].filter((file) => file.startsWith('packages/cluster/'))).toEqual([]);
  });

  it('by cluster is nothing of its subcommands', () => {
    const modules = [...loadedBy('cluster')];
    expect(modules.filter((file) => /^packages|cluster\/(?!command)/.test(file))).toEqual([]);
  });

  it('counts modules of packages, and those behind what is imported from an entry', () => {
    const loaded = loadedBy('cluster', 'worker');
    for (const file of ['packages/cluster/src/worker.ts', 'src/selfplay/runner.ts']) {
      expect(loaded).toContain(file);
    }
    expect(loaded).not.toContain('src/api/node.ts');
  });

  it('counts what a module exports from another one, and no types', () => {
    const loaded = loadedWith('src/registered.ts');
    expect([...loaded].filter(isOfRuleset).length).toBeGreaterThan(200);
    expect(loadedWith('src/selfplay/worker-thread.ts')).toContain('src/selfplay/play-match.ts');
    expect(loadedWith('src/cli/output.ts').size).toBe(1);
  });
});
