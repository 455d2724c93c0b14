import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { textDigest } from '../core/data/digest.ts';
import { GatechartError } from '../core/errors.ts';
import { builtSources, changedSource } from './built-files.ts';
import type { Source } from './source-text.ts';

/** What a file imports or reads by a path of its own: `from '../ruleset-loader/x.js'`, `import('../ruleset-loader/x.js')`, `new URL('./x.json', …)`. */
const RELATIVE = /(?:\bfrom|\bimport|\bURL)\s*\(?\s*(['"])(?<path>\.{1,2}\/[^'"]+)\1/g;

const withImports = (file: string, found: Map<string, string>): ReadonlyMap<string, string> => {
  if (found.has(file) || !existsSync(file) || !statSync(file).isFile()) return found;
  const text = readFileSync(file, 'utf8');
  found.set(file, text);
  for (const { groups } of text.matchAll(RELATIVE)) {
    withImports(resolve(dirname(file), groups?.path ?? ''), found);
  }
  return found;
};

const INDEX = 'index.mjs';

/** What the `package.json` of a folder says of its module; nothing without one that can be read. */
const packageIn = (
  folder: string,
): { readonly main?: unknown; readonly scripts?: { readonly build?: unknown } } => {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    return {};
  }
};

/** The module that `package.json` of a folder names; `undefined` where that module does not exist. */
const mainOf = (folder: string): string | undefined => {
  const { main } = packageIn(folder);
  if (typeof main !== 'string') return undefined;
  try {
    return createRequire(join(folder, 'package.json')).resolve(resolve(folder, main));
  } catch {
    return undefined;
  }
};

const checkBuilt = (path: string): void => {
  const { main, scripts } = packageIn(path);
  if (typeof main !== 'string' || scripts?.build === undefined || mainOf(resolve(path)) !== undefined) return;
  throw new GatechartError('NOT_BUILT', path, `package.json names ${main}, which does not exist`);
};

/**
 * The module of a ruleset: a file, or of a folder what `main` of its `package.json` names, else `index.js` or `index.mjs`.
 * Throws `NOT_BUILT` where a script must build it first.
 */
export const moduleAt = (path: string): string => {
  const file = resolve(path);
  if (!existsSync(file)) {
    throw new GatechartError('BAD_RULESET', path, 'there is no such file or folder');
  }
  if (!statSync(file).isDirectory()) return file;
  checkBuilt(path);
  try {
    return createRequire(join(file, 'package.json')).resolve('./');
  } catch {
    if (existsSync(join(file, INDEX))) return join(file, INDEX);
    throw new GatechartError(
      'BAD_RULESET',
      path,
      'the folder has no module: package.json has no "main", and there is no index.js or index.mjs',
    );
  }
};

/** The folder of a module: the one above it whose `package.json` names it, else the one that it lies in. */
export const folderOfModule = (module: string): string => {
  const above = (folder: string): string | undefined => {
    if (mainOf(folder) === module) return folder;
    return dirname(folder) === folder ? undefined : above(dirname(folder));
  };
  return above(dirname(module)) ?? dirname(module);
};

const fromFolder = (folder: string, sources: readonly Source[]): readonly Source[] =>
  sources
    .map(({ path, text }) => ({ path: relative(folder, path), text }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));

const filesFrom = (module: string): readonly Source[] =>
  [...withImports(module, new Map())].map(([path, text]) => ({ path, text }));

/** A module and all it imports by a relative path, by their paths from its folder, in their order. */
export const filesOfModule = (module: string): readonly Source[] =>
  fromFolder(dirname(module), filesFrom(module));

/** The same files by their paths from `folderOfModule`, with the sources of a built file in its place. */
export const sourcesOfModule = (module: string): readonly Source[] => {
  const sources = filesFrom(module).flatMap((file) => {
    const built = builtSources(file.path);
    return built.length > 0 ? built : [file];
  });
  return fromFolder(folderOfModule(module), sources);
};

/** Throws `NOT_BUILT` where a source of a module has changed since the module was built. */
export const checkUpToDate = (module: string): void => {
  for (const { path: file } of filesFrom(module)) {
    const changed = changedSource(file);
    if (changed !== undefined)
      throw new GatechartError(
        'NOT_BUILT',
        relative('', changed),
        `the file has changed since ${relative('', file)} was built from it`,
      );
  }
};

/** The digest of a module and of all it imports by a relative path; not of packages. */
export const digestOfModule = (module: string): string =>
  textDigest(JSON.stringify(filesOfModule(module).map(({ path, text }) => [path, text])));
