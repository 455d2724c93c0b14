import { z } from 'zod';
import { escapeControls, listed, quote } from './escape.ts';
import { MAX_LIST_LENGTH } from './limits.ts';
import { didYouMean } from './nearest.ts';

type Issue = z.core.$ZodIssue;

/** How the library begins what it says where a schema says nothing. */
const IS_RAW = /^(Invalid|Too big|Too small|Unrecognized)/;

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a table of keys',
  record: 'a table of keys',
  null: 'null',
  undefined: 'left out',
  never: 'left out',
};

/** What is counted where something is too long or too short. */
const measured = (origin: string, bound: unknown): string => {
  if (origin === 'string') return `${bound} characters long`;
  return origin === 'array' ? `a list of ${bound}` : String(bound);
};

const worded = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${listed(issue.values)}`;
    case 'too_big':
      return `must be at most ${measured(issue.origin, issue.maximum)}`;
    case 'too_small':
      if (issue.inclusive === false) return `must be more than ${issue.minimum}`;
      return `must be at least ${measured(issue.origin, issue.minimum)}`;
    case 'unrecognized_keys':
      return `the key ${quote(issue.keys[0] ?? '')} is not known here`;
    case 'invalid_key':
      return 'has a name that is not valid';
    default:
      return 'has a form that is not valid here';
  }
};

/** Whether the schema has an error of its own for what it found. */
export const isOwnError = ({ message }: Issue): boolean => !IS_RAW.test(message);

/** What a schema found, in plain words: its own, or else those of its kind. */
export const issueReason = (issue: Issue): string =>
  isOwnError(issue) ? escapeControls(issue.message) : worded(issue);

/** What a schema says of a word that is near one of its words, each schema that has no error of its own: an error map. */
export const unknownWord = ({ code, values, input }: z.core.$ZodRawIssue): string | undefined => {
  if (code !== 'invalid_value' || typeof input !== 'string') return undefined;
  const words = values as readonly unknown[];
  const hint = didYouMean(input, words.map(String));
  return hint === '' ? undefined : `must be ${listed(words)}${hint}`;
};

/** Issues with those of unknown keys first: a mistyped key says more than that the key it stands for is missing. */
export const unknownKeysFirst = (issues: readonly Issue[]): readonly Issue[] => {
  const isUnknownKey = ({ code }: Issue): boolean => code === 'unrecognized_keys';
  return [...issues.filter(isUnknownKey), ...issues.filter((issue) => !isUnknownKey(issue))];
};

/** Unknown keys that one message names; of thousands, the rest tells nobody more. */
const MAX_UNKNOWN_KEYS = 5;

/** A key that a schema does not have, with ` (did you mean X?)` if it is near one of those that it has. */
interface UnknownKey {
  readonly key: string;
  readonly hint: string;
}

/** What a schema says of the first keys that it does not have: an error map. */
export const unknownKeys =
  (told: (keys: readonly UnknownKey[], known: readonly string[]) => string, most = MAX_UNKNOWN_KEYS) =>
  ({ code, keys, inst }: z.core.$ZodRawIssue): string | undefined => {
    if (code !== 'unrecognized_keys' || !(inst instanceof z.core.$ZodObject)) return undefined;
    const known = Object.keys(inst._zod.def.shape);
    const first = (keys as readonly string[]).slice(0, most);
    return told(
      first.map((key) => ({ key, hint: didYouMean(key, known) })),
      known,
    );
  };

/** What `digest` gives. */
export const digestSchema = z.string().regex(/^[0-9a-f]{16}$/, 'must be 16 hexadecimal digits');

/** The sets that something was made with, in a file. */
export const namedSetsSchema = z
  .array(z.strictObject({ name: z.string(), digest: digestSchema }).readonly())
  .min(1)
  .max(MAX_LIST_LENGTH)
  .readonly();
