import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Source } from './source.ts';
import { type TitleInFile, titlesIn } from './titles.ts';

const filesBelow = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

const read = (root: string, path: string): Source => ({
  path: relative(root, path),
  text: readFileSync(path, 'utf8'),
});

/** The folders in which the rules of a ruleset are carried out. */
const ruleFolders = (root: string, ruleset: string): readonly string[] => [
  join(root, 'machines', ruleset),
  join(root, 'src/rulesets', ruleset),
];

/** Charts and rule functions of a ruleset; its registry of clauses, its words and its faces do not count. */
export const ruleSources = (root: string, ruleset: string): readonly Source[] =>
  ruleFolders(root, ruleset)
    .flatMap((folder) => filesBelow(folder, /\.ts$/))
    .map((path) => read(root, path))
    .filter(({ path }) => !/\/(clauses|told|faces)\//.test(path));

/** Every test and scenario of the project. */
export const testTitles = (root: string): readonly TitleInFile[] =>
  [join(root, 'test'), join(root, 'properties')]
    .flatMap((folder) => filesBelow(folder, /\.(ts|ya?ml)$/))
    .flatMap((path) => titlesIn(read(root, path)));
