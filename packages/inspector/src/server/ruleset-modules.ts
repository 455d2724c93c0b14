import * as nodeModule from 'node:module';
import { posix } from 'node:path';
import * as kit from 'gatechart/kit';
import { filesOfModule } from 'gatechart/node';
import * as ruleset from 'gatechart/ruleset';
import * as xstate from 'xstate';
import { SHARED_PACKAGES } from './protocol.ts';

const SHARED_MODULES: Readonly<Record<string, object>> = {
  'gatechart/kit': kit,
  'gatechart/ruleset': ruleset,
  xstate,
};

/** Folders around a module, so that it may import from those above its own. */
const PARENT_FOLDERS = '_/_/_/_';

const NAMED_IMPORT =
  /(?<before>\b(?:from|import)\s*\(?\s*['"])(?<name>gatechart\/(?:kit|ruleset)|xstate)(?=['"])/g;

/** Types are taken out where this Node can do that. */
const asScript = (path: string, text: string): string => {
  const { stripTypeScriptTypes: strip } = nodeModule as { stripTypeScriptTypes?: (text: string) => string };
  return /\.m?ts$/.test(path) && strip ? strip(text) : text;
};

/** A module that hands on what the page has of a package. */
const sharedModule = (name: string, holds: object): string => {
  const names = Object.keys(holds).filter((each) => each !== 'default');
  return `export const { ${names.join(', ')} } = globalThis.${SHARED_PACKAGES}['${name}'];\n`;
};

/** A ruleset from outside as a page imports it. */
export interface RulesetModules {
  /** Path of the module. */
  readonly url: string;
  /** Scripts by their paths. */
  readonly scripts: ReadonlyMap<string, string>;
}

/** The files of a module below a path of the server, and what they import by name. */
export const collectRulesetModules = (module: string, below: string): RulesetModules => {
  const sharedAt = (name: string): string => `${below}/lent/${name.replace('/', '-')}.js`;
  const at = (path: string): string => posix.join(below, PARENT_FOLDERS, path);
  const scripts = new Map(
    Object.entries(SHARED_MODULES).map(([name, holds]): [string, string] => [
      sharedAt(name),
      sharedModule(name, holds),
    ]),
  );
  for (const { path, text } of filesOfModule(module)) {
    scripts.set(
      at(path),
      asScript(path, text).replace(
        NAMED_IMPORT,
        (_, before: string, name: string) => `${before}${sharedAt(name)}`,
      ),
    );
  }
  return { url: at(posix.basename(module)), scripts };
};
