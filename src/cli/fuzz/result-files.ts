import { join } from 'node:path';
import type { ClauseRegistry } from '../../core/rulebook.ts';
import { makeFolder, replaceFile } from '../../file-system.ts';
import {
  type Counterexample,
  counterexampleFile,
  counterexampleText,
  serializeCounterexample,
} from '../../fuzz/counterexample.ts';
import type { KindCoverage } from '../../fuzz/coverage/chart-coverage.ts';
import { type CoverageFile, coverageFile, coverageText } from '../../fuzz/coverage/coverage.ts';
import { type FuzzSummary, summaryFile, summaryText } from '../../fuzz/shards/shard-summary.ts';
import { asGatechartError, errorLine } from '../errors.ts';
import type { Output } from '../output.ts';
import { nonBreaking } from '../text-width.ts';

/** What was never reached of each kind, as a run of many names is told. */
export const KIND_WORDS: Readonly<Record<KindCoverage['kind'], readonly [one: string, many: string]>> = {
  transition: ['transition', 'transitions'],
  held: ['passed guard', 'passed guards'],
  refused: ['failed guard', 'failed guards'],
  clause: ['clause', 'clauses'],
  card: ['card', 'cards'],
};

/** How many clauses and processes are told. */
const MAX_LISTED = 4;

/** Name of the report of a ruleset. */
const fuzzReportFile = (ruleset: string): string => `report-${ruleset}.html`;

/** Name of the file of a ruleset. */
export const unreachedFile = (ruleset: string): string => `unreached-${ruleset}.txt`;

/** All that was not reached, an id a line, by kind; clauses with what they say. */
export const unreachedText = (coverage: readonly KindCoverage[], clauses: ClauseRegistry): string =>
  coverage
    .filter(({ never }) => never.length > 0)
    .map(({ kind, never, of }) => {
      const ids = never.map((id) => (kind === 'clause' && clauses[id] ? `${id}\t${clauses[id].en}` : id));
      return `# ${KIND_WORDS[kind][1]}: ${never.length} of ${of} not reached\n${ids.join('\n')}\n`;
    })
    .join('\n');

/** Those with the most first; a transition is named by its process, a blank and its id. */
const byProcess = (transitions: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const transition of transitions) {
    const [process = ''] = transition.split(' ');
    counts.set(process, (counts.get(process) ?? 0) + 1);
  }
  const sorted = [...counts].toSorted(([a, some], [b, others]) => others - some || (a < b ? -1 : 1));
  const told = sorted.slice(0, MAX_LISTED).map(([process, count]) => `${count} of ${process}`);
  const rest = sorted.slice(MAX_LISTED).reduce((sum, [, count]) => sum + count, 0);
  return [...told, ...(rest > 0 ? [`${rest} of other processes`] : [])].join(', ');
};

/** That a run missed nothing; clauses that no chart cites and no event told are none of its coverage. */
export const allReached = (coverage: readonly KindCoverage[]): string =>
  `everything in the charts was reached${coverage.some(({ kind, of }) => kind === 'card' && of > 0) ? ', and every card' : ''}`;

/** What was not reached, in words: how much, in which processes, and a few of the clauses. `file` has all of it. */
export const unreachedLines = (
  coverage: readonly KindCoverage[],
  clauses: ClauseRegistry,
  file?: string,
): readonly string[] => {
  const missed = coverage.filter(({ never }) => never.length > 0);
  if (missed.length === 0) return [allReached(coverage)];
  const neverOf = (kind: KindCoverage['kind']) => missed.find((each) => each.kind === kind)?.never ?? [];
  const [transitions, missing] = [neverOf('transition'), neverOf('clause')];
  const counts = missed.map(
    ({ kind, never }) => `${never.length} ${KIND_WORDS[kind][never.length === 1 ? 0 : 1]}`,
  );
  const rest = missing.length - MAX_LISTED;
  return [
    `not reached: ${counts.join(', ')}`,
    ...(transitions.length === 0 ? [] : [`  transitions: ${byProcess(transitions)}`]),
    ...missing.slice(0, MAX_LISTED).map((id) => `  clause ${id}${clauses[id] ? `: ${clauses[id].en}` : ''}`),
    ...(rest > 0 ? [`  and ${rest} more ${KIND_WORDS.clause[rest === 1 ? 0 : 1]}`] : []),
    ...(file === undefined ? [] : [`  full list: ${nonBreaking(file)}`]),
  ];
};

/** Where a finding is kept, or would be if it could be written. */
export interface StoredFinding {
  readonly file: string;
  readonly isWritten: boolean;
}

/**
 * Keeps what a run makes in a folder, if there is one; a finding that cannot be kept there is written to the output, so that
 * none is lost.
 */
export class ResultFiles {
  readonly #folder: string | undefined;
  readonly #output: Output;
  #hasFailed = false;

  constructor(folder: string | undefined, output: Output) {
    this.#folder = folder;
    this.#output = output;
  }

  /** Whether something could not be written. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  storeFinding(finding: Counterexample): StoredFinding {
    const name = counterexampleFile(finding);
    const isWritten = this.#write(name, counterexampleText(finding));
    if (!isWritten) this.#output.write(JSON.stringify(serializeCounterexample(finding)));
    return { file: this.#pathOf(name), isWritten };
  }

  storeCoverage(coverage: CoverageFile): void {
    this.#write(coverageFile(coverage.ruleset), coverageText(coverage));
  }

  storeSummary(summary: FuzzSummary): void {
    this.#write(summaryFile(summary.ruleset), summaryText(summary));
  }

  /** Gives the name of the file, if it could be written. */
  storeReport(ruleset: string, page: string): string | undefined {
    const name = fuzzReportFile(ruleset);
    return this.#write(name, page) ? this.#pathOf(name) : undefined;
  }

  /** Gives the name of the file, if there is a folder. */
  storeUnreached(
    ruleset: string,
    coverage: readonly KindCoverage[],
    clauses: ClauseRegistry,
  ): string | undefined {
    const name = unreachedFile(ruleset);
    this.#write(name, unreachedText(coverage, clauses));
    return this.#folder === undefined ? undefined : this.#pathOf(name);
  }

  #pathOf(name: string): string {
    return join(this.#folder ?? '', name);
  }

  #write(name: string, text: string): boolean {
    if (this.#folder === undefined) return false;
    try {
      makeFolder(this.#folder);
      replaceFile(this.#pathOf(name), text);
      return true;
    } catch (error) {
      this.#output.note(errorLine(asGatechartError(error)));
      this.#hasFailed = true;
      return false;
    }
  }
}
