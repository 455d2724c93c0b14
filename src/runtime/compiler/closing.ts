import type { Invocation } from '../chart/chart.ts';
import type { Continuation } from './compiled-run.ts';

/** Ends the process at work: the one that invoked it goes on with its output. */
export const closeProcess: Continuation = (run) => {
  const below = run.frame?.below;
  if (below === undefined) {
    run.isOver = true;
    return undefined;
  }
  const { id, doneType } = below.leaf.invoke as Invocation;
  const event = { type: doneType, output: run.handed, actorId: id };
  return run.resume(below, event).code.done;
};
