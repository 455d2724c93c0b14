import { type Bounds, type Excess, findExcess } from './untrusted-json.ts';
import { MAX_GENERATED_BYTES, MAX_GENERATED_VALUES } from './limits.ts';

/** What a text is as JSON: its value, or why it is none that can be gone on with. */
export type UntrustedJson =
  | { readonly value: unknown; readonly fault?: undefined }
  | { readonly value?: undefined; readonly fault: string };

const GENERATED_BOUNDS: Bounds = { values: MAX_GENERATED_VALUES, text: MAX_GENERATED_BYTES, key: MAX_GENERATED_BYTES };

const inWords = ({ path, reason }: Excess): string =>
  path.length === 0 ? reason : `${path.join('.')}: ${reason}`;

/** Reads JSON of others. `what` is what an error calls the text, such as `the file`. */
export const parseUntrustedJson = (text: string, what: string): UntrustedJson => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: `${what} is not JSON` };
  }
  const excess = findExcess(value, GENERATED_BOUNDS);
  return excess === undefined ? { value } : { fault: inWords(excess) };
};
