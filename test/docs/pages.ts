import { readdirSync, readFileSync } from 'node:fs';

const ROOTS = ['.github', 'docs', 'machines', 'packages', 'src', 'test'];

const isOurs = (file: string): boolean => file.endsWith('.md') && !file.includes('node_modules/');

/** Every Markdown page of the project, by its path from the root. */
export const pages: readonly string[] = [
  ...readdirSync('.'),
  ...ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`),
  ),
].filter(isOurs);

/** A page without its blocks of code. */
export const proseOf = (page: string): string =>
  readFileSync(page, 'utf8').replaceAll(/^(```|~~~)[\s\S]*?^\1$/gm, '');

/** The texts of the code spans of a text. */
export const codeIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code as string);

/** The cells of every row of the tables of a text, heads included. */
export const rowsOf = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(/^\|(.*)\|$/gm)]
    .map(([, row]) => (row as string).split('|').map((cell) => cell.trim()))
    .filter((cells) => !cells.every((cell) => /^:?-+:?$/.test(cell)));

/** The text of all sources of some folders together. */
export const sourcesIn = (folders: readonly string[]): string =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
    )
    .join('\n');

/** Whether a text says a name as a whole word. */
export const says = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w$])${name.replaceAll(/[.$*]/g, '\\$&')}(?![\\w$])`).test(text);
