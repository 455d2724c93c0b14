import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import type { Outcome } from '../../clauses/proof/outcome.ts';
import type { Swapped } from './hooks.ts';

/** What the process is sent: the module that a mutant has changed, and the scenarios that may notice. */
export interface Order {
  readonly swapped: Swapped;
  readonly scenarios: readonly string[];
}

/** Modules of the rules are loaded after the swap, so none of them is imported above. */
const outcomeOf = async ({ swapped, scenarios }: Order): Promise<Outcome> => {
  register('./hooks.js', import.meta.url, { data: swapped });
  const { readScenario } = await import('../../judge/scenario.ts');
  const { judge } = await import('../../judge/judge.ts');
  for (const file of scenarios) {
    const scenario = readScenario(file, readFileSync(file, 'utf8'));
    for (const edition of scenario.editions) {
      const { findings, failure } = judge(scenario, edition, { runtime: 'lean' });
      if (failure !== undefined) return { is: 'broken', reason: `${file}: ${failure.message}` };
      if (findings.length > 0) return { is: 'noticed', by: file };
    }
  }
  return { is: 'unnoticed' };
};

process.once('message', async (order: Order) => {
  const outcome = await outcomeOf(order).catch(
    (error: unknown): Outcome => ({ is: 'broken', reason: String(error) }),
  );
  process.send?.(outcome, () => process.exit());
});
