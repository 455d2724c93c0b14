import { compiledRuns } from './compiled/compiled-run.ts';
import { Compiler } from './compiled/compiler.ts';
import { mayGenerate } from './compiled/generating.ts';
import { InterpretedRun } from './interpreted-run.ts';
import type { RuntimeName } from './match.ts';
import type { BeginRun } from './run.ts';

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
