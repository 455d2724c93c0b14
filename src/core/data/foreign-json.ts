import { type Bounds, type Excess, excessOf } from './untrusted-json.ts';
import { LARGEST_MADE, MOST_MADE_VALUES } from './limits.ts';

/** What a text is as JSON: its value, or why it is none that can be gone on with. */
export type ForeignJson =
  | { readonly value: unknown; readonly fault?: undefined }
  | { readonly value?: undefined; readonly fault: string };

const MADE: Bounds = { values: MOST_MADE_VALUES, text: LARGEST_MADE, key: LARGEST_MADE };

const inWords = ({ path, reason }: Excess): string =>
  path.length === 0 ? reason : `${path.join('.')}: ${reason}`;

/** Reads JSON of others. `what` is what an error calls the text, such as `the file`. */
export const foreignJson = (text: string, what: string): ForeignJson => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: `${what} is not JSON` };
  }
  const excess = excessOf(value, MADE);
  return excess === undefined ? { value } : { fault: inWords(excess) };
};
