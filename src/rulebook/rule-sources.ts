import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type TitleInFile, titlesIn, titlesOfCalls } from './citations.ts';
import { folderOfModule, sourcesOfModule } from './module-files.ts';
import type { Source } from './source-text.ts';

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

/** The rule book, the texts and the adapters of a ruleset are no rules. */
const isRule = ({ path }: Source): boolean => !/(^|\/)(rulebook|text|adapters)(\/|\.)/.test(path);

/** Charts and rule functions of a ruleset; its rule book, its texts and its adapters do not count. */
export const ruleSources = (root: string, ruleset: string): readonly Source[] =>
  ruleFolders(root, ruleset)
    .flatMap((folder) => filesBelow(folder, /\.ts$/))
    .map((path) => read(root, path))
    .filter(isRule);

/** Charts and rule functions of a module from outside. */
export const moduleSources = (module: string): readonly Source[] => sourcesOfModule(module).filter(isRule);

/** Every test and scenario in the folder of a module from outside. */
export const moduleTitles = (module: string): readonly TitleInFile[] => {
  const root = folderOfModule(module);
  return filesBelow(root, /\.(test\.[jt]s|ya?ml)$/)
    .filter((path) => !path.includes('node_modules'))
    .flatMap((path) => titlesIn(read(root, path)));
};

/** Every test and scenario of the project; of tests that are about no ruleset, only what they call. */
export const testTitles = (root: string): readonly TitleInFile[] => {
  const ofRules = new Set(['scenarios', ...readdirSync(join(root, 'src/rulesets'))]);
  return ['test', 'properties'].flatMap((tests) =>
    filesBelow(join(root, tests), /\.(ts|ya?ml)$/).flatMap((path) => {
      const [folder = ''] = relative(join(root, tests), path).split(sep);
      return (ofRules.has(folder) ? titlesIn : titlesOfCalls)(read(root, path));
    }),
  );
};
