import { GatechartError } from '../../kernel/error.ts';
import { readText } from '../files.ts';

/** A net of a file, not checked yet. Throws `BAD_NET` and as `readText`. */
export const netIn = (file: string): object => {
  try {
    return JSON.parse(readText(file)) as object;
  } catch (error) {
    if (error instanceof GatechartError) throw error;
    throw new GatechartError('BAD_NET', file, 'is no JSON');
  }
};
