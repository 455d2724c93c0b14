import { workerData } from 'node:worker_threads';
import { knowRules, ownRules } from '../registry.ts';

/** What a thread is given of a ruleset from outside: the path of its module. */
export interface GivenRules {
  readonly rules?: string | undefined;
}

export const givenRules = (): GivenRules => ({ rules: ownRules()?.path });

/** Takes the ruleset of a module among the others, where one is named. Throws `BAD_RULESET`. */
export const takeRules = async (module: string | undefined): Promise<void> => {
  if (module === undefined) return;
  const { loadAgain } = await import('./load.ts');
  knowRules(await loadAgain(module));
};

/** Takes the ruleset that this thread was given. Throws `BAD_RULESET`. */
export const takeGivenRules = async (): Promise<void> => takeRules((workerData as GivenRules | null)?.rules);
