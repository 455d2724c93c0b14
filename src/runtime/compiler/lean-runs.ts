import { compiledRuns } from './compiled-run-2.ts';
import { Compiler } from './compiler.ts';
import { mayGenerate } from './source-writer.ts';
import { InterpretedRun } from '../interpreter.ts';
import type { RuntimeName } from '../match.ts';
import type { BeginRun } from '../run-2.ts';

/** The runtimes that hold a match as a stack of frames. */
export type LeanRuntime = Exclude<RuntimeName, 'actors'>;

const interpreted: BeginRun = (budget, telling, frame) => new InterpretedRun(budget, telling, frame);

let lean: BeginRun | undefined;

/** How a runtime begins a run: `lean` with generated code where that is allowed, tried once. */
export const runsOf = (runtime: LeanRuntime): BeginRun => {
  if (runtime === 'interpreted') return interpreted;
  lean ??= mayGenerate() ? compiledRuns(new Compiler()) : interpreted;
  return lean;
};
