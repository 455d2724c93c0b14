import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Source, Titled } from './coverage.ts';

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

const CALL = /\b(?:it|test|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;
const TITLE_FIELD = /^\s*["']?title["']?\s*:\s*["']?(.+?)["']?,?\s*$/gm;

/** A row of a table of tests whose titles begin with the clause it names first. */
const ROW = /(?:\[|\bclause:)\s*(['"])((?:\\.|(?!\1).)*)\1/g;

/** The titles that stand in a file of tests or in a scenario. */
export const titlesIn = ({ path, text }: Source): readonly Titled[] => [
  ...[...text.matchAll(CALL)].map((match) => ({ path, title: match[2] ?? '' })),
  ...[...text.matchAll(ROW)].map((match) => ({ path, title: match[2] ?? '' })),
  ...[...text.matchAll(TITLE_FIELD)].map((match) => ({ path, title: match[1] ?? '' })),
];

/** Every test and scenario of the project. */
export const testTitles = (root: string): readonly Titled[] =>
  [join(root, 'test'), join(root, 'properties')]
    .flatMap((folder) => filesBelow(folder, /\.(ts|ya?ml)$/))
    .flatMap((path) => titlesIn(read(root, path)));
