import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GatechartError } from '../core/errors.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { shownPath } from '../file-system.ts';
import { type CustomRuleset, rulesetIds } from '../registry.ts';
import { checkUpToDate, digestOfModule, moduleAt } from '../rulebook/module-files.ts';
import { checkedRuleset, withTimeout } from './check.ts';
import { messageWithLocation } from './error-location.ts';

/** Milliseconds that a module may take to be loaded. */
const LONGEST_LOADING = 20_000;

/** What Node says of a package that it does not find. */
const MISSING_PACKAGE = /^Cannot find package '([^']+)'/;

const IS_MODULE = /\.[mc]?[jt]s$/;

const reasonFor = (module: string, error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ERR_UNKNOWN_FILE_EXTENSION')
    return `Node ${process.version} does not run TypeScript; use Node 22.18 or later, or name the built JavaScript file`;
  const message = messageWithLocation(error, module);
  const [, missing] = (code === 'ERR_MODULE_NOT_FOUND' && MISSING_PACKAGE.exec(message)) || [];
  return missing === undefined
    ? message
    : `the package ${missing} is not installed: run npm install in ${dirname(module)}`;
};

/** What a module exports by default, once it is loaded. Throws `BAD_RULESET`. */
export const importModule = async (module: string, patience = LONGEST_LOADING): Promise<unknown> => {
  if (!IS_MODULE.test(module)) {
    throw new GatechartError(
      'BAD_RULESET',
      shownPath(module),
      'the file is not a JavaScript module (.mjs or .js)',
    );
  }
  const loading = async () =>
    ((await import(pathToFileURL(module).href)) as { readonly default?: unknown }).default;
  try {
    return await withTimeout(patience, loading(), 'an await at the top of the module does not end');
  } catch (error) {
    const file = shownPath(module);
    const place = error instanceof GatechartError ? `${file}: ${error.place}` : file;
    throw new GatechartError('BAD_RULESET', place, reasonFor(module, error));
  }
};

const customRulesetOf = (ruleset: Ruleset, module: string): CustomRuleset => ({
  ruleset,
  path: module,
  digest: digestOfModule(module),
  messageWithLocation: (error) => messageWithLocation(error, module),
});

/** The ruleset of a module that was checked before. */
export const reloadRules = async (module: string): Promise<CustomRuleset> =>
  customRulesetOf((await importModule(module)) as Ruleset, module);

/** The ruleset of a module, or of a folder with one, checked. Throws `BAD_RULESET` or `NOT_BUILT`. */
export const loadRules = async (path: string): Promise<CustomRuleset> => {
  const module = moduleAt(path);
  checkUpToDate(module);
  const value = await importModule(module);
  try {
    const ruleset = checkedRuleset(value);
    if (rulesetIds().includes(ruleset.id)) {
      throw new GatechartError(
        'BAD_RULESET',
        'id',
        `the id ${ruleset.id} is already the id of another ruleset`,
      );
    }
    return customRulesetOf(ruleset, module);
  } catch (error) {
    const place = error instanceof GatechartError ? error.place : 'default export';
    throw new GatechartError(
      'BAD_RULESET',
      `${shownPath(module)}: ${place}`,
      messageWithLocation(error, module),
    );
  }
};
