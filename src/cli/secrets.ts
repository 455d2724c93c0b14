import { GatechartError } from '../core/errors.ts';
import { readBytes } from './files.ts';

/** Bytes; fewer could be found by trying. */
const SHORTEST = 32;

/** The secret in a file, all of its bytes. Throws `CANNOT_READ`, and `BAD_SECRET` for one that is too short. */
export const readSecret = (file: string): Uint8Array => {
  const bytes = readBytes(file);
  if (bytes.length >= SHORTEST) return new Uint8Array(bytes);
  throw new GatechartError('BAD_SECRET', file, `${bytes.length} bytes; a secret has ${SHORTEST} or more`);
};
