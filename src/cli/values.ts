import { GatechartError } from '../kernel/error.ts';

/** Reads the value of an option; throws `BAD_VALUE` naming the option. */
type Read<T> = (value: string) => T;

const bad = (option: string, reason: string): GatechartError =>
  new GatechartError('BAD_VALUE', option, reason);

/** A whole number from 0. */
export const wholeNumber =
  (option: string): Read<number> =>
  (value) => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || !Number.isSafeInteger(number)) {
      throw bad(option, `"${value}" is not a whole number from 0 to ${Number.MAX_SAFE_INTEGER}`);
    }
    return number;
  };

/** One value for each player, with a comma between. */
export const pair =
  (option: string): Read<readonly [string, string]> =>
  (value) => {
    const [first, second, ...rest] = value.split(',');
    if (!first || !second || rest.length > 0) {
      throw bad(option, `"${value}" is not two values with a comma between`);
    }
    return [first, second];
  };

/** One of a few words. */
export const oneOf =
  <T extends string>(option: string, words: readonly T[]): Read<T> =>
  (value) => {
    const word = words.find((each) => each === value);
    if (word === undefined) throw bad(option, `"${value}" is not one of ${words.join(', ')}`);
    return word;
  };

/** One value or more, with commas between. */
export const listOf =
  (option: string): Read<readonly string[]> =>
  (value) => {
    const values = value.split(',');
    if (values.includes('')) throw bad(option, `"${value}" is not a list with commas between`);
    return values;
  };
