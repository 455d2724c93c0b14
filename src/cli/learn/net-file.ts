import { usesNet } from '../../agents/create-agent.ts';
import { parseUntrustedJson } from '../../core/data/untrusted-json.ts';
import { GatechartError } from '../../core/errors.ts';
import { checkWritable, readText } from '../../file-system.ts';
import { badValue } from '../errors.ts';

/** A file that stands beside that of a net. */
export const siblingFile = (file: string, ending: string): string =>
  `${file.replace(/\.json$/, '')}${ending}`;

/** Throws `CANNOT_WRITE` where any of these files could not be written, before the work that makes them. */
export const checkAllWritable = (file: string, endings: readonly string[]): void => {
  for (const each of [file, ...endings.map((ending) => siblingFile(file, ending))]) checkWritable(each);
};

/** The net of a file, not checked yet. Throws `BAD_NET` and as `readText`. */
export const loadNet = (file: string): object => {
  const { value, fault } = parseUntrustedJson(readText(file), 'the file');
  if (fault !== undefined) throw new GatechartError('BAD_NET', file, fault);
  return value as object;
};

/** Throws `BAD_VALUE` at the option for an agent that goes by no net. */
export const requireNetAgent = (agent: string, option: string): void => {
  if (usesNet(agent)) return;
  throw badValue(
    option,
    `the agent ${agent} uses no network; choose an agent with a network, net or ismcts:50:net`,
  );
};
