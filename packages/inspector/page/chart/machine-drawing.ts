import { type ChartProcess, processesOf } from '../../../../src/charts/process-2.ts';
import type { Film } from '../../src/trace/trace.ts';

const known = new WeakMap<Film, ReadonlyMap<string, ChartProcess>>();

/** The processes of a film by id, as their charts write them. */
export const processesOfFilm = (film: Film): ReadonlyMap<string, ChartProcess> => {
  const made = known.get(film);
  if (made !== undefined) return made;
  const [outermost] = [...film.charts.values()];
  const processes = outermost === undefined ? [] : processesOf(outermost.machine);
  const byId = new Map(processes.map((process) => [process.id, process]));
  known.set(film, byId);
  return byId;
};
