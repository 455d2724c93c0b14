import { type Exported, exportsOf } from './api-page.ts';

/** An entry of the package, as one imports it, and what it is for. */
export interface Entry {
  readonly name: string;
  readonly about: string;
}

/** The entries that have a page. */
export const ENTRIES: readonly Entry[] = [
  { name: 'gatechart', about: 'Playing, judging, recording.' },
  { name: 'gatechart/ruleset', about: 'What a ruleset is made of.' },
  { name: 'gatechart/machines', about: 'The statecharts of our rulesets.' },
  { name: 'gatechart/runtime', about: 'The lean runtime, for machines of any kind.' },
  { name: 'gatechart/conformance', about: 'What every ruleset owes, as cases for any test runner.' },
  { name: 'gatechart/testing', about: 'Random matches for tests, with fast-check.' },
];

/** Lines of a declaration that are shown. */
const MOST_LINES = 60;

const shortened = (text: string): string => {
  const lines = text.split('\n');
  return lines.length <= MOST_LINES ? text : [...lines.slice(0, MOST_LINES), '// …'].join('\n');
};

const section = ({ name, doc, text, kind, from }: Exported): string => {
  if (kind === 'foreign') return `## ${name}\n\nAs in \`${from}\`.`;
  if (kind === 'group') return `## ${name}\n\nA group: ${text}.`;
  const shown = shortened((text ?? '').replace(/^export (declare )?/, ''));
  return [`## ${name}`, ...(doc === undefined ? [] : [doc]), `\`\`\`ts\n${shown}\n\`\`\``].join('\n\n');
};

/** The file of declarations of an entry, in a built folder. */
export const declarationsOf = (dist: string, name: string): string => {
  const [, part] = name.split('/');
  return part === undefined ? `${dist}/src/index.d.ts` : `${dist}/src/entry/${part}.d.ts`;
};

/** The name of the page of an entry. */
export const pageName = (name: string): string => `${name.split('/')[1] ?? 'index'}.md`;

/** The page of an entry: every export with its docstring and its declaration. */
export const apiPage = (dist: string, { name, about }: Entry): string =>
  `${[
    `# ${name}`,
    `${about} Written by \`npm run docs\` from the docstrings; [examples](../library.md).`,
    ...exportsOf(declarationsOf(dist, name)).map(section),
  ].join('\n\n')}\n`;
