import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// A module of its own in what is built, too: the folder of the package is found from here.
const ROOT = new URL(import.meta.url.endsWith('.ts') ? '..' : '../..', import.meta.url);

/** The path of a file of the package, by its path in the clone, where the build has put it in `dist`. */
export const packageFile = (path: string): string => fileURLToPath(new URL(path, ROOT));

/** The URL of a module as it was built, by its path in the clone without the ending; threads and processes run no TypeScript. */
export const builtModule = (path: string): string => new URL(`dist/${path}.js`, ROOT).href;

/**
 * The path of the module of another build, in that folder, that has what `src/build-interface.ts` exports; `before`: where a
 * build that was not bundled has it. Nothing where there is no such build.
 */
export const moduleOfBuild = (folder: string, before: string): string | undefined =>
  ['build-interface.js', before]
    .map((file) => join(resolve(folder), 'dist/src', file))
    .find((path) => existsSync(path));
