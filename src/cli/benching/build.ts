import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Build } from '../bench/paired.ts';
import { GatechartError } from '../kernel/error.ts';

/** Where the rulesets of a build are: as of now, and as of the first version. */
const REGISTRIES = ['registry.js', 'rulesets.js'];

/** Loads the build of a checkout. Throws `NO_BUILD`. */
export const buildIn = async (folder: string): Promise<Build> => {
  const built = (name: string): string => join(resolve(folder), 'dist/src', name);
  const registry = REGISTRIES.map(built).find((file) => existsSync(file));
  const matches = built('bench/matches.js');
  if (registry === undefined || !existsSync(matches)) {
    throw new GatechartError('NO_BUILD', folder, 'there is no built gatechart in it');
  }
  const load = <Key extends keyof Build>(file: string): Promise<Pick<Build, Key>> =>
    import(pathToFileURL(file).href);
  const { rulesets } = await load<'rulesets'>(registry);
  const { matchPlayer } = await load<'matchPlayer'>(matches);
  return { rulesets, matchPlayer };
};
