import { listed } from '../core/data/escape.ts';
import { didYouMean, suggestion } from '../core/data/nearest.ts';
import { GatechartError } from '../core/errors.ts';

/** Throws `BAD_RULESET` where a value at a place is not of its kind. */
export type Check = (place: string, value: unknown) => void;

export const fault = (place: string, message: string): GatechartError =>
  new GatechartError('BAD_RULESET', place, message);

const shown = (value: unknown): string => {
  if (typeof value === 'function') return 'a function';
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : JSON.stringify(value);
};

/** Returns the check of a kind, which the error names. */
export const of =
  (kind: string, fits: (value: unknown) => boolean): Check =>
  (place, value) => {
    if (!fits(value)) throw fault(place, `expected ${kind}, got ${shown(value)}`);
  };

export const oneOf = (...words: readonly string[]): Check =>
  of(listed(words), (value) => words.some((word) => word === value));

export const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const checkText = of('text', (value) => typeof value === 'string');
export const checkNumber = of('a number', Number.isFinite);
export const checkTruth = of('true or false', (value) => typeof value === 'boolean');
export const checkFunction = of('a function', (value) => typeof value === 'function');
export const checkTable = of('a table of keys', isTable);

/** Returns the check of a name that the game declares. `what`: what it names, such as a zone. */
export const declared =
  (what: string, names: readonly string[]): Check =>
  (place, value) => {
    checkText(place, value);
    const name = String(value);
    if (!names.includes(name)) throw fault(place, `there is no ${what} ${name}${suggestion(name, names)}`);
  };

/** Returns the check of a value that may be left out. */
export const maybe =
  (check: Check): Check =>
  (place, value) => {
    if (value !== undefined) check(place, value);
  };

export const listOf =
  (kind: string, check: Check): Check =>
  (place, value) => {
    of(`a list of ${kind}`, Array.isArray)(place, value);
    for (const [index, each] of (value as readonly unknown[]).entries()) check(`${place}.${index}`, each);
  };

/** Returns the check of a table with any keys. */
export const tableOf =
  (check: Check): Check =>
  (place, value) => {
    checkTable(place, value);
    for (const [key, each] of Object.entries(value as object)) check(`${place}.${key}`, each);
  };

/** Returns the check of a table with these keys and no others. Unknown keys are told first: a mistyped one is also a missing one. */
export const recordOf =
  (checks: Readonly<Record<string, Check>>): Check =>
  (place, value) => {
    checkTable(place, value);
    const table = value as Readonly<Record<string, unknown>>;
    const known = Object.keys(checks);
    const at = (key: string): string => (place === '' ? key : `${place}.${key}`);
    for (const key of Object.keys(table))
      if (!known.includes(key))
        throw fault(at(key), `the key is not known here${didYouMean(key, known)}; expected ${listed(known)}`);
    for (const [key, check] of Object.entries(checks)) check(at(key), table[key]);
  };

/** A text, or one for each language. */
export const checkWords: Check = (place, value) =>
  (isTable(value) ? recordOf({ en: checkText, ja: checkText }) : checkText)(place, value);
