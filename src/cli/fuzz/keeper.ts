import { join } from 'node:path';
import { type CoverageFile, coverageFile, coverageText } from '../../fuzz/coverage/file.ts';
import type { KindCoverage } from '../../fuzz/coverage/report.ts';
import { type Counterexample, counterexampleFile, counterexampleText, serializeCounterexample } from '../../fuzz/counterexample.ts';
import { type FuzzSummary, summaryFile, summaryText } from '../../fuzz/shards/summary.ts';
import type { ClauseRegistry } from '../../core/rulebook.ts';
import { makeFolder } from '../../selfplay/store/file-system.ts';
import { asGatechartError, errorLine } from '../errors.ts';
import { replaceFile } from '../files.ts';
import type { Output } from '../output-2.ts';
import { unreachedFile, unreachedText } from './result-files.ts';

/** Where a finding is kept, or would be if it could be written. */
export interface StoredFinding {
  readonly file: string;
  readonly isWritten: boolean;
}

/** Keeps what a run makes in a folder; a finding that cannot be kept there is written to the output, so that none is lost. */
export class ResultFiles {
  readonly #folder: string;
  readonly #output: Output;
  #hasFailed = false;

  constructor(folder: string, output: Output) {
    this.#folder = folder;
    this.#output = output;
  }

  /** Whether something could not be written. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  storeFinding(finding: Counterexample): StoredFinding {
    const file = join(this.#folder, counterexampleFile(finding));
    const isWritten = this.#write(file, counterexampleText(finding));
    if (!isWritten) this.#output.write(JSON.stringify(serializeCounterexample(finding)));
    return { file, isWritten };
  }

  storeCoverage(coverage: CoverageFile): void {
    this.#write(join(this.#folder, coverageFile(coverage.ruleset)), coverageText(coverage));
  }

  storeSummary(summary: FuzzSummary): void {
    this.#write(join(this.#folder, summaryFile(summary.ruleset)), summaryText(summary));
  }

  /** Gives the name of the file. */
  storeUnreached(ruleset: string, coverage: readonly KindCoverage[], clauses: ClauseRegistry): string {
    const file = join(this.#folder, unreachedFile(ruleset));
    this.#write(file, unreachedText(coverage, clauses));
    return file;
  }

  #write(file: string, text: string): boolean {
    try {
      makeFolder(this.#folder);
      replaceFile(file, text);
      return true;
    } catch (error) {
      this.#output.note(errorLine(asGatechartError(error)));
      this.#hasFailed = true;
      return false;
    }
  }
}
