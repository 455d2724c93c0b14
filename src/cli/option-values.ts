import type { CardChange } from '../core/cards/card-sets.ts';
import type { CardCounts } from '../core/cards/fit-deck.ts';
import { quote } from '../core/data/escape.ts';
import { MAX_ELO, MAX_LIST_LENGTH, MAX_SHARDS, MAX_WAIT_MS } from '../core/data/limits.ts';
import { didYouMean } from '../core/data/nearest.ts';
import { LANGUAGES, type Language } from '../core/narration.ts';
import { defaultRulesetId, rulesetIds } from '../registry.ts';
import type { RuntimeName } from '../runtime/match.ts';
import { parseShard, type Shard } from '../selfplay/plan.ts';
import type { Hypotheses } from '../selfplay/statistics/sprt.ts';
import { badValue } from './errors.ts';

/** Reads the value of an option; throws `BAD_VALUE` naming the option. */
type OptionParser<T> = (value: string) => T;

/** A whole number within bounds, both of them included; `least` is 0 by default. */
export const wholeNumber =
  (option: string, most: number, least = 0): OptionParser<number> =>
  (value) => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most) {
      throw badValue(option, `${quote(value)} is not a whole number from ${least} to ${most}`);
    }
    return number;
  };

const LAST_PORT = 65_535;

/** A port to listen on. */
export const portNumber = (option: string): OptionParser<number> => wholeNumber(option, LAST_PORT);

/** A seed of random numbers: a whole number that JavaScript represents exactly. */
export const seedNumber = (option: string): OptionParser<number> =>
  wholeNumber(option, Number.MAX_SAFE_INTEGER);

/** One value for each player, separated by a comma. */
export const pair =
  (option: string): OptionParser<readonly [string, string]> =>
  (value) => {
    const [first, second, ...rest] = value.split(',');
    if (!first || !second || rest.length > 0) {
      throw badValue(option, `expected two comma-separated values; got ${quote(value)}`);
    }
    return [first, second];
  };

/** One share of several, such as `2/4`. */
export const shard =
  (option: string): OptionParser<Shard> =>
  (value) => {
    const share = parseShard(value);
    if (share === undefined || share.of > MAX_SHARDS) {
      throw badValue(
        option,
        `expected the number of a shard and the number of all shards (at most ${MAX_SHARDS}), such as 2/4; got ${quote(value)}`,
      );
    }
    return share;
  };

const NUMBER = String.raw`(-?\d{1,4}(?:\.\d{1,3})?)`;
const TWO_NUMBERS = new RegExp(`^${NUMBER},${NUMBER}$`);

/** Two differences in Elo points, the smaller one first, such as `0,5`. */
export const hypotheses =
  (option: string): OptionParser<Hypotheses> =>
  (value) => {
    const [, elo0 = Number.NaN, elo1 = Number.NaN] = (TWO_NUMBERS.exec(value) ?? []).map(Number);
    if (elo0 < elo1 && elo0 >= -MAX_ELO && elo1 <= MAX_ELO) return { elo0, elo1 };
    const range = `from -${MAX_ELO} to ${MAX_ELO}`;
    throw badValue(
      option,
      `expected two Elo differences ${range}, with the smaller difference first, such as 0,5; got ${quote(value)}`,
    );
  };

/** One of a few words. */
export const oneOf =
  <T extends string>(option: string, words: readonly T[]): OptionParser<T> =>
  (value) => {
    const word = words.find((each) => each === value);
    if (word !== undefined) return word;
    throw badValue(option, `${quote(value)}${didYouMean(value, words)} is not one of ${words.join(', ')}`);
  };

/** A language of `--lang`. */
export const language: OptionParser<Language> = oneOf('--lang', LANGUAGES);

/** A runtime of `--runtime`. */
export const runtimeName = oneOf<RuntimeName>('--runtime', ['actors', 'lean']);

/** One value or more, separated by commas. */
export const listOf =
  (option: string): OptionParser<readonly string[]> =>
  (value) => {
    const values = value.split(',');
    if (values.includes('')) throw badValue(option, `expected a comma-separated list; got ${quote(value)}`);
    if (values.length > MAX_LIST_LENGTH)
      throw badValue(option, `the list has more than ${MAX_LIST_LENGTH} values`);
    return values;
  };

/** Set files, separated by commas or in several options. */
export const setFiles =
  (option: string) =>
  (value: string, before: readonly string[] = []): readonly string[] =>
    listOf(option)([...before, value].join(','));

const COUNTED = /^([^:\s]+):([1-9]\d?)$/;

/** Cards, each with how many of it: `scout-walker:3,flare-drone:4`. */
export const cardCounts =
  (option: string): OptionParser<CardCounts> =>
  (value) => {
    const counts = new Map<string, number>();
    for (const each of listOf(option)(value)) {
      const [, card, copies] = COUNTED.exec(each) ?? [];
      if (card === undefined) {
        throw badValue(
          option,
          `${quote(each)} is not a card id and a number from 1 to 99, such as scout-walker:3`,
        );
      }
      if (counts.has(card)) throw badValue(option, `the card ${card} was given twice`);
      counts.set(card, Number(copies));
    }
    return Object.fromEntries(counts);
  };

const CHANGE = /^([a-z0-9-]+)\.([^=\s]+)=(-?\d{1,9})$/;

/** A card, one of its numbers and the new value: `storm-caller.atk=4`; once. */
export const cardChange =
  (option: string) =>
  (text: string, before?: CardChange): CardChange => {
    if (before !== undefined)
      throw badValue(option, 'the option can change only one number of one card, and two changes were given');
    const [, card, number, value] = CHANGE.exec(text) ?? [];
    if (card !== undefined && number !== undefined) return { card, number, value: Number(value) };
    throw badValue(option, `expected CARD.NUMBER=VALUE, such as storm-caller.atk=4; got ${quote(text)}`);
  };

const MILLISECONDS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

/** A span such as `90s`, `5m` or `1h`, in milliseconds. Throws `BAD_VALUE` naming the option. */
export const duration =
  (option: string) =>
  (value: string): number => {
    const [, number, unit] = /^(\d+(?:\.\d+)?)([smh])$/.exec(value) ?? [];
    const milliseconds = Number(number) * (MILLISECONDS[unit ?? ''] ?? 0);
    if (number !== undefined && milliseconds >= 1 && milliseconds <= MAX_WAIT_MS) return milliseconds;
    const remedy = /^\d+(?:\.\d+)?$/.test(value) ? `; add a unit, e.g. ${value}s` : '';
    throw badValue(
      option,
      `expected a duration such as 90s, 5m or 1h, at most 24h; got ${quote(value)}${remedy}`,
    );
  };

/** The id of a ruleset that is not the default one, for examples; with only one ruleset, that one. */
export const [, ANOTHER = defaultRulesetId()] = rulesetIds();
