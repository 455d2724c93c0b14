import { compiledRunFactory } from './compiled-run-2.ts';
import { Compiler } from './compiler.ts';
import { canGenerateCode } from './source-writer.ts';
import { InterpretedRun } from '../interpreter.ts';
import type { RuntimeName } from '../match.ts';
import type { RunFactory } from '../run-2.ts';

/** The runtimes that hold a match as a stack of frames. */
export type LeanRuntime = Exclude<RuntimeName, 'actors'>;

const interpretedRuns: RunFactory = (budget, telling, frame) => new InterpretedRun(budget, telling, frame);

let leanRuns: RunFactory | undefined;

/** How a runtime begins a run: `lean` with generated code where that is allowed, tried once. */
export const runFactoryOf = (runtime: LeanRuntime): RunFactory => {
  if (runtime === 'interpreted') return interpretedRuns;
  leanRuns ??= canGenerateCode() ? compiledRunFactory(new Compiler()) : interpretedRuns;
  return leanRuns;
};
