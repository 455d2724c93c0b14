import { GatechartError } from '../core/errors.ts';
import { readBytes } from '../file-system.ts';

/** Bytes; fewer could be found by trying. */
const SHORTEST = 32;

/** The secret in a file, all of its bytes. Throws `CANNOT_READ`, and `BAD_SECRET` for one that is too short. */
export const readSecret = (file: string): Uint8Array => {
  const bytes = readBytes(file);
  if (bytes.length >= SHORTEST) return new Uint8Array(bytes);
  throw new GatechartError(
    'BAD_SECRET',
    file,
    `the file has ${bytes.length} bytes; a secret needs at least ${SHORTEST}`,
  );
};

/** An argument without what lets one into a Redis: a password may have any character in it, and stand at the end. */
const withoutPassword = (argument: string): string =>
  argument.replace(/(rediss?:\/\/)(.*)$/is, (_, scheme: string, rest: string) => {
    const [place = ''] = rest.split(/[?#]/);
    const at = place.lastIndexOf('@');
    return `${scheme}${at < 0 ? '' : '***@'}${place.slice(at + 1)}`;
  });

const SECRET = '--secret';

const redactedArgument = (argument: string, at: number, args: readonly string[]): string => {
  if (args[at - 1] === SECRET) return '***';
  return argument.startsWith(`${SECRET}=`) ? `${SECRET}=***` : withoutPassword(argument);
};

/** The command line without what lets one in somewhere, and without the name of the file of a secret. */
export const redactedCommand = (args: readonly string[]): string =>
  ['gatechart', ...args.map(redactedArgument)].join(' ');
