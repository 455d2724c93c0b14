import { type ChartProcess, processesOf } from '../../../../src/charts/process-2.ts';
import type { Trace } from '../../src/trace/trace.ts';

const processesByTrace = new WeakMap<Trace, ReadonlyMap<string, ChartProcess>>();

/** The processes of a film by id, as their charts write them. */
export const processesOfTrace = (film: Trace): ReadonlyMap<string, ChartProcess> => {
  const made = processesByTrace.get(film);
  if (made !== undefined) return made;
  const [outermost] = [...film.charts.values()];
  const processes = outermost === undefined ? [] : processesOf(outermost.machine);
  const byId = new Map(processes.map((process) => [process.id, process]));
  processesByTrace.set(film, byId);
  return byId;
};
