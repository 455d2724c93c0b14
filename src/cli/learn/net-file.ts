import { goesByNet } from '../../agents/agents.ts';
import { GatechartError } from '../../core/errors.ts';
import { foreignJson } from '../../core/data/foreign-json.ts';
import { readText, refuseUnwritable } from '../files.ts';

/** A file that stands beside that of a net. */
export const beside = (file: string, ending: string): string => `${file.replace(/\.json$/, '')}${ending}`;

/** Throws `CANNOT_WRITE` where any of these files could not be written, before the work that makes them. */
export const refuseAnyUnwritable = (file: string, endings: readonly string[]): void => {
  for (const each of [file, ...endings.map((ending) => beside(file, ending))]) refuseUnwritable(each);
};

/** The net of a file, not checked yet. Throws `BAD_NET` and as `readText`. */
export const netIn = (file: string): object => {
  const { value, fault } = foreignJson(readText(file), 'the file');
  if (fault !== undefined) throw new GatechartError('BAD_NET', file, fault);
  return value as object;
};

/** Throws `BAD_VALUE` at the option for an agent that goes by no net. */
export const refuseWithoutNet = (agent: string, option: string): void => {
  if (goesByNet(agent)) return;
  throw new GatechartError('BAD_VALUE', option, `${agent} goes by no net: name net, or ismcts:50:net`);
};
