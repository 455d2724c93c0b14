import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An export of an entry, as the declarations that the compiler writes have it. */
export interface Exported {
  readonly name: string;
  /** What stands above it; absent where nothing does. */
  readonly doc: string | undefined;
  /** Its declaration; of a group of exports their names; absent for what another package declares. */
  readonly text: string | undefined;
  readonly kind: 'declaration' | 'group' | 'foreign';
  /** The package that declares it. */
  readonly from?: string;
  /** The file of declarations that has it. */
  readonly file?: string;
}

const EXPORT_FROM = /^export (?:type )?\{([^}]*)\} from '([^']+)';$/gm;
const EXPORT_LOCAL = /^export (?:type )?\{([^}]*)\};$/gm;
const EXPORT_ALL = /^export (type )?\* from '([^']+)';$/gm;
const EXPORT_GROUP = /^export \* as (\w+) from '([^']+)';$/gm;
const IMPORT = /^import (?:type )?\{([^}]*)\} from '([^']+)';$/gm;
const DECLARED = /^export (?:declare )?(?:const|interface|type|class|abstract class|function) (?<name>\w+)/gm;
const LOCAL_TYPE = /^(?:declare )?(?:interface|type|class) (?<name>\w+)/gm;
const TYPE_NAME = /\b[A-Z]\w+/g;

interface Named {
  readonly name: string;
  readonly as: string;
}

const namesIn = (list: string): readonly Named[] =>
  list
    .split(',')
    .map((part) => part.trim().replace(/^type /, ''))
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', as = name] = part.split(' as ');
      return { name, as };
    });

const fileOf = (from: string, specifier: string): string =>
  join(dirname(from), specifier.replace(/\.(js|ts)$/, '.d.ts'));

const isForeign = (specifier: string): boolean => !specifier.startsWith('.');

const docAbove = (text: string, at: number): string | undefined => {
  const before = text.slice(0, at);
  const block = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n$/.exec(before)?.[1];
  if (block === undefined) return undefined;
  const lines = block.split('\n').map((line) => line.replace(/^\s*\* ?/, '').trimEnd());
  return lines.join('\n').trim();
};

/** The declaration that begins there: up to the first line that closes it. */
const declarationAt = (text: string, at: number): string => {
  const lines = text.slice(at).split('\n');
  const isClosed = /^(?:export )?(?:declare )?(?:type|const) /.test(lines[0] ?? '') ? /;$/ : /[;}]$/;
  let depth = 0;
  for (const [index, line] of lines.entries()) {
    for (const sign of line.replace(/=>/g, '')) {
      if ('{([<'.includes(sign)) depth += 1;
      if ('})]>'.includes(sign)) depth -= 1;
    }
    if (depth <= 0 && isClosed.test(line)) return lines.slice(0, index + 1).join('\n');
  }
  return lines.join('\n');
};

const findDeclaration = (file: string, name: string, declared = DECLARED): Exported | undefined => {
  const text = readFileSync(file, 'utf8');
  for (const match of text.matchAll(declared)) {
    if (match.groups?.name !== name) continue;
    return {
      name,
      doc: docAbove(text, match.index),
      text: declarationAt(text, match.index),
      kind: 'declaration',
      file,
    };
  }
  return undefined;
};

const resolveExport = (file: string, { name, as }: Named, specifier: string): Exported => {
  if (isForeign(specifier))
    return { name: as, doc: undefined, text: undefined, kind: 'foreign', from: specifier };
  const found = exportedAs(fileOf(file, specifier), name);
  if (found === undefined) throw new Error(`${file}: ${specifier} does not export ${name}`);
  return { ...found, name: as };
};

const exportedAs = (file: string, name: string): Exported | undefined =>
  exportsOf(file).find((each) => each.name === name);

const isType = ({ text = '' }: Exported): boolean => /^export (?:declare )?(?:interface|type) /.test(text);

const exportsByFile = new Map<string, readonly Exported[]>();

/** Everything that a file of declarations exports, in the order of the alphabet. */
export const exportsOf = (file: string): readonly Exported[] => {
  const known = exportsByFile.get(file) ?? readExports(file);
  exportsByFile.set(file, known);
  return known;
};

const readExports = (file: string): readonly Exported[] => {
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(IMPORT)].flatMap(([, list = '', specifier = '']) =>
    namesIn(list).map((each) => [each.as, { each, specifier }] as const),
  );
  const importedAs = new Map(imported);
  const local = ({ name, as }: Named): Exported => {
    const source = importedAs.get(name);
    if (source !== undefined) return { ...resolveExport(file, source.each, source.specifier), name: as };
    const found = findDeclaration(file, name);
    if (found === undefined) throw new Error(`${file} declares no ${name}`);
    return { ...found, name: as };
  };
  const all = [
    ...[...text.matchAll(EXPORT_FROM)].flatMap(([, list = '', specifier = '']) =>
      namesIn(list).map((each) => resolveExport(file, each, specifier)),
    ),
    ...[...text.matchAll(EXPORT_LOCAL)].flatMap(([, list = '']) => namesIn(list).map(local)),
    ...[...text.matchAll(EXPORT_ALL)].flatMap(([, isOfTypes, specifier = '']) =>
      exportsOf(fileOf(file, specifier)).filter((each) => isOfTypes === undefined || isType(each)),
    ),
    ...[...text.matchAll(EXPORT_GROUP)].map(([, name = '', specifier = '']): Exported => {
      const names = exportsOf(fileOf(file, specifier)).map((each) => each.name);
      return { name, doc: undefined, text: names.join(', '), kind: 'group' };
    }),
    ...[...text.matchAll(DECLARED)].map(
      ({ groups }) => findDeclaration(file, groups?.name ?? '') as Exported,
    ),
  ];
  const byName = new Map(all.map((each) => [each.name, each]));
  return [...byName.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
};

/** A type as a file of declarations knows it: declared there, or imported from another file of this package. */
const typeKnownIn = (file: string, name: string): Exported | undefined => {
  const declared = findDeclaration(file, name, LOCAL_TYPE) ?? findDeclaration(file, name);
  if (declared !== undefined) return declared;
  for (const [, list = '', specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const named = namesIn(list).find(({ as }) => as === name);
    if (named !== undefined && !isForeign(specifier)) return exportedAs(fileOf(file, specifier), named.name);
  }
  return undefined;
};

const typeNamesIn = (text: string): readonly string[] =>
  [...text.replaceAll(/\/\*[\s\S]*?\*\/|'[^']*'/g, '').matchAll(TYPE_NAME)].map(([name]) => name);

/** The types that declarations mention, directly or through each other, and that no entry exports; by name. */
export const mentionedTypes = (
  exported: readonly Exported[],
  hasPage: ReadonlySet<string>,
): readonly Exported[] => {
  const mentioned = new Map<string, Exported>();
  const visit = ({ file, text }: Exported): void => {
    if (file === undefined) return;
    for (const name of typeNamesIn(text ?? '')) {
      const found = hasPage.has(name) || mentioned.has(name) ? undefined : typeKnownIn(file, name);
      if (found?.kind !== 'declaration' || hasPage.has(found.name)) continue;
      mentioned.set(name, { ...found, name });
      visit(found);
    }
  };
  exported.forEach(visit);
  return [...mentioned.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
};

/** An entry of the package, as one imports it, and what it is for. */
export interface Entry {
  readonly name: string;
  readonly about: string;
}

/** The entries for packages of this workspace, which have no page. */
export const INTERNAL_ENTRIES: readonly string[] = [
  'gatechart/node',
  'gatechart/rulesets',
  'gatechart/tools',
];

/** The entries that have a page. */
export const ENTRIES: readonly Entry[] = [
  { name: 'gatechart', about: 'Play, judge and record matches, in a browser too.' },
  { name: 'gatechart/gate-ruler', about: 'The rules of Gate Ruler, and its card sets.' },
  { name: 'gatechart/waiting-zone', about: 'The rules of the waiting-zone game.' },
  { name: 'gatechart/excess-damage', about: 'The rules of excess damage.' },
  { name: 'gatechart/ruleset', about: 'The parts of a ruleset, for custom games.' },
  { name: 'gatechart/kit', about: 'Parts of card games, and a ruleset from a declaration.' },
  { name: 'gatechart/machines', about: 'The statecharts of the built-in rulesets.' },
  { name: 'gatechart/runtime', about: 'Actors of any XState machine, faster, and machines without actors.' },
  { name: 'gatechart/selfplay', about: 'Matches between agents, with their summary.' },
  { name: 'gatechart/conformance', about: 'The conformance suite, as cases for any test runner.' },
  { name: 'gatechart/testing', about: 'Random matches for tests, with fast-check.' },
];

const section = ({ name, doc, text, kind, from }: Exported, level = '##'): string => {
  if (kind === 'foreign') return `${level} ${name}\n\nAs in \`${from}\`.`;
  if (kind === 'group') return `${level} ${name}\n\nA group: ${text}.`;
  const shown = (text ?? '').replace(/^export (declare )?/, '');
  return [`${level} ${name}`, ...(doc === undefined ? [] : [doc]), `\`\`\`ts\n${shown}\n\`\`\``].join('\n\n');
};

/** The folder of what the compiler declares, a file for each file of source. */
export const DECLARATIONS = 'build/types';

/** The file of declarations of an entry. */
export const declarationsOf = (name: string): string => {
  const [, part] = name.split('/');
  return `${DECLARATIONS}/src/api/${part ?? 'index'}.d.ts`;
};

/** The name of the page of an entry. */
export const pageName = (name: string): string => `${name.split('/')[1] ?? 'index'}.md`;

const quoted = (name: string): string => `\`${name}\``;

/** The names that the entries with a page export. */
const namesWithPage = (): ReadonlySet<string> =>
  new Set(ENTRIES.flatMap(({ name }) => exportsOf(declarationsOf(name)).map((each) => each.name)));

/** The page of an entry: every export with its docstring and its declaration, and the types that they mention. */
export const apiPage = ({ name, about }: Entry): string => {
  const exported = exportsOf(declarationsOf(name));
  const mentioned = mentionedTypes(exported, namesWithPage());
  return `${[
    `# ${name}`,
    `${about} \`npm run docs\` writes this page from the docstrings. [Examples](../../how-to/library.md).`,
    ...(name === 'gatechart'
      ? [
          `${INTERNAL_ENTRIES.map(quoted).join(', ')} are for the packages of this workspace and have no page.`,
        ]
      : []),
    ...exported.map((each) => section(each)),
    ...(mentioned.length === 0 ? [] : ['## Types mentioned above', 'No entry exports these.']),
    ...mentioned.map((each) => section(each, '###')),
  ].join('\n\n')}\n`;
};
