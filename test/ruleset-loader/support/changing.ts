import { fileURLToPath } from 'node:url';
import type { Folder } from '../../cli/in-process.ts';

/** The module of the ruleset that the tests change. */
export const PEBBLES = fileURLToPath(new URL('pebbles.js', import.meta.url));

const URL_OF_PEBBLES = JSON.stringify(new URL('pebbles.js', import.meta.url).href);

/** Writes modules to a folder, each of a ruleset that is pebbles with something changed. */
export const changing = (folder: Folder) => {
  let made = 0;
  return (change: string, name = `changed-${++made}.js`): string =>
    folder.file(
      name,
      `import { match, pebbles, setup } from ${URL_OF_PEBBLES};\nexport default { ...pebbles, ${change} };\n`,
    );
};
