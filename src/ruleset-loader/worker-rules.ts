import { workerData } from 'node:worker_threads';
import { customRuleset, setCustomRuleset } from '../registry.ts';

/** What a thread is given of a ruleset from outside: the path of its module. */
export interface WorkerRules {
  readonly rules?: string | undefined;
}

export const workerRules = (): WorkerRules => ({ rules: customRuleset()?.path });

/** Takes the ruleset of a module among the others, where one is named. Throws `BAD_RULESET`. */
export const loadWorkerModule = async (module: string | undefined): Promise<void> => {
  if (module === undefined) return;
  const { reloadRules: loadAgain } = await import('./load.ts');
  setCustomRuleset(await loadAgain(module));
};

/** Takes the ruleset that this thread was given. Throws `BAD_RULESET`. */
export const loadWorkerRules = async (): Promise<void> =>
  loadWorkerModule((workerData as WorkerRules | null)?.rules);
