import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import type { Swapped } from './hooks.ts';

/** What the process is sent: the module that a mutant has changed, and the scenarios that may notice. */
export interface Order {
  readonly swapped: Swapped;
  readonly scenarios: readonly string[];
}

/** What it sends back: the first thing that is not as a scenario expects; nothing if all is. */
export type Verdict =
  | { readonly is: 'noticed'; readonly by: string; readonly finding: string }
  | { readonly is: 'unnoticed' }
  | { readonly is: 'broken'; readonly reason: string };

/** Modules of the rules are loaded after the swap, so none of them is imported above. */
const verdictOn = async ({ swapped, scenarios }: Order): Promise<Verdict> => {
  register('./hooks.js', import.meta.url, { data: swapped });
  const { readScenario } = await import('../../judge/scenario.ts');
  const { judge, RULES_FAILED } = await import('../../judge/judge.ts');
  for (const file of scenarios) {
    const scenario = readScenario(file, readFileSync(file, 'utf8'));
    for (const edition of scenario.editions) {
      const [finding] = judge(scenario, edition, { runtime: 'lean' }).findings;
      if (finding === undefined) continue;
      const { message, place } = finding;
      if (message.startsWith(RULES_FAILED)) return { is: 'broken', reason: `${place}: ${message}` };
      return { is: 'noticed', by: file, finding: `${place}: ${message}` };
    }
  }
  return { is: 'unnoticed' };
};

process.once('message', async (order: Order) => {
  const verdict = await verdictOn(order).catch(
    (error: unknown): Verdict => ({ is: 'broken', reason: String(error) }),
  );
  process.send?.(verdict, () => process.exit());
});
