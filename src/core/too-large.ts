import { GatechartError } from './errors.ts';

/** The error for a text of more than so many bytes or characters. */
export const tooLarge = (name: string, most: number): GatechartError =>
  new GatechartError('FILE_TOO_LARGE', name, `it has more than ${most.toLocaleString('en')} bytes`);
