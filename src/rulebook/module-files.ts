import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { textDigest } from '../core/data/digest.ts';
import { GatechartError } from '../core/errors.ts';
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

/** The module of a ruleset: a file, or of a folder what `main` of its `package.json` names, else `index.js` or `index.mjs`. */
export const moduleAt = (path: string): string => {
  const file = resolve(path);
  if (!existsSync(file)) {
    throw new GatechartError('BAD_RULESET', path, 'there is no such file or folder');
  }
  if (!statSync(file).isDirectory()) return file;
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

/** A module and all it imports by a relative path, by their paths from its folder, in their order. */
export const filesOfModule = (module: string): readonly Source[] =>
  [...withImports(module, new Map())]
    .map(([file, text]) => ({ path: relative(dirname(module), file), text }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));

/** The digest of a module and of all it imports by a relative path; not of packages. */
export const digestOfModule = (module: string): string =>
  textDigest(JSON.stringify(filesOfModule(module).map(({ path, text }) => [path, text])));
