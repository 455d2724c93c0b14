import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformWithOxc } from 'vite';
import type { Mutant } from '../../clauses/proof/mutant.ts';
import type { Outcome } from '../../clauses/proof/outcome.ts';
import type { Order } from './judge-mutant.ts';

const JUDGE = resolve('dist/src/cli/proving/judge-mutant.js');

/** A scenario takes well under a second; a mutant that never ends is stopped. */
const LIMIT_MS = 60_000;

/** Modules import one another by their names in the sources; what is built has others. */
const asBuilt = (code: string): string => code.replaceAll(/(from\s*["']\.[^"']*)\.ts(["'])/g, '$1.js$2');

const orderFor = async ({ file }: Mutant, text: string, scenarios: readonly string[]): Promise<Order> => {
  const { code } = await transformWithOxc(text, file);
  const url = pathToFileURL(resolve('dist', file.replace(/\.ts$/, '.js'))).href;
  return { swapped: { url, source: asBuilt(code) }, scenarios };
};

/** What scenarios say of a mutant, each in its turn until one notices, in a process of their own. */
export const scenarioTrial = async (
  mutant: Mutant,
  text: string,
  scenarios: readonly string[],
): Promise<Outcome> => {
  const order = await orderFor(mutant, text, scenarios);
  return new Promise((settle) => {
    const child = fork(JUDGE, { timeout: LIMIT_MS, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.once('message', (outcome: Outcome) => settle(outcome));
    child.once('exit', (code, signal) => {
      const reason = signal === null ? `ended with ${code}: ${said.trim()}` : 'it does not come to an end';
      settle({ is: 'broken', reason });
    });
    child.send(order);
  });
};
