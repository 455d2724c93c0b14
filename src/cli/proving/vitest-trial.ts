import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { clauseOfTitle } from '../../clauses/citation.ts';
import type { Mutant } from '../../clauses/proof/mutant.ts';
import type { Outcome } from '../../clauses/proof/outcome.ts';

const LIMIT_MS = 180_000;
const CONFIG = 'test/proof/vitest.config.ts';

interface Assertion {
  readonly ancestorTitles: readonly string[];
  readonly title: string;
  readonly status: string;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly Assertion[];
  }[];
}

const isEscaped = /[.*+?^${}()|[\]\\/]/g;

/** What the names of the tests hold that are named after a clause; others may hold it too. */
const namedAfter = (clause: string): string => `(^|\\s)${clause.replaceAll(isEscaped, '\\$&')}(?=[\\s:,]|$)`;

const isNamedAfter = (clause: string, { ancestorTitles, title }: Assertion): boolean =>
  [...ancestorTitles, title].some((each) => clauseOfTitle(each, (id) => id === clause) !== undefined);

const outcomeIn = ({ testResults }: Report, clause: string): Outcome => {
  const tests = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter((test) => isNamedAfter(clause, test));
  const failed = tests.find(({ status }) => status === 'failed');
  if (failed !== undefined) return { is: 'noticed', by: failed.title };
  if (tests.some(({ status }) => status === 'passed')) return { is: 'unnoticed' };
  const reason = testResults.map(({ message }) => message).join(' ');
  return { is: 'broken', reason: `no test named after it was run ${reason}`.trim() };
};

/** What the tests named after a mutant's clause say of it, in the files that hold them. */
export const vitestTrial = async (
  { clause, file }: Mutant,
  text: string,
  files: readonly string[],
): Promise<Outcome> => {
  const folder = await mkdtemp(join(tmpdir(), 'gatechart-proof-'));
  const [mutant, report] = [join(folder, 'mutant.json'), join(folder, 'report.json')];
  try {
    await writeFile(mutant, JSON.stringify({ path: resolve(file), text }));
    const vitest = resolve('node_modules/vitest/vitest.mjs');
    const args = ['run', '--config', CONFIG, '-t', namedAfter(clause), '--reporter=json'];
    await promisify(execFile)(process.execPath, [vitest, ...args, `--outputFile=${report}`, ...files], {
      timeout: LIMIT_MS,
      env: { ...process.env, GATECHART_MUTANT: mutant },
    }).catch(() => {});
    return outcomeIn(JSON.parse(await readFile(report, 'utf8')) as Report, clause);
  } catch {
    return { is: 'broken', reason: 'the tests did not come to an end' };
  } finally {
    await rm(folder, { recursive: true });
  }
};
