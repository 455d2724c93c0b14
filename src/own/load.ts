import { pathToFileURL } from 'node:url';
import { GatechartError } from '../kernel/error.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { type OwnRules, rulesets } from '../registry.ts';
import { checkedRuleset } from './check.ts';
import { digestOfModule, moduleAt } from './files.ts';

const REASONS: Readonly<Record<string, string>> = {
  ERR_UNKNOWN_FILE_EXTENSION: `Node ${process.version} runs no such file; TypeScript runs from Node 22.18 on, or as it was built`,
};

const imported = async (module: string): Promise<unknown> => {
  try {
    return ((await import(pathToFileURL(module).href)) as { readonly default?: unknown }).default;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new GatechartError('BAD_RULESET', module, REASONS[code] ?? message ?? String(error));
  }
};

/** The ruleset of a module that was checked before. */
export const loadAgain = async (module: string): Promise<OwnRules> => ({
  ruleset: (await imported(module)) as Ruleset,
  path: module,
  digest: digestOfModule(module),
});

/** The ruleset of a module, or of a folder with one, checked. Throws `BAD_RULESET`. */
export const loadRules = async (path: string): Promise<OwnRules> => {
  const module = moduleAt(path);
  const value = await imported(module);
  try {
    const ruleset = checkedRuleset(value);
    if (rulesets.has(ruleset.id)) {
      throw new GatechartError('BAD_RULESET', 'id', `there is a ruleset ${ruleset.id} already`);
    }
    return { ruleset, path: module, digest: digestOfModule(module) };
  } catch (error) {
    if (!(error instanceof GatechartError)) throw error;
    throw new GatechartError('BAD_RULESET', `${path}: ${error.place}`, error.message);
  }
};
