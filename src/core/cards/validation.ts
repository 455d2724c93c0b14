import type { z } from 'zod';
import { isOwnError, unknownKeysFirst, issueReason as wordsOf } from '../data/schemas.ts';
import { isObject, kindOf, notAmong } from './schema.ts';

/**
 * One thing that is wrong: where on the card, such as `abilities[0].effect`, and why, in plain words; by which clause
 * where one decides.
 */
export interface Fault {
  readonly path: string;
  readonly reason: string;
  readonly clause?: string;
}

type Step = PropertyKey;

const joined = (steps: readonly Step[]): string =>
  steps.reduce<string>((path, step) => {
    if (typeof step === 'number') return `${path}[${step}]`;
    return path === '' ? String(step) : `${path}.${String(step)}`;
  }, '');

const valueAt = (data: unknown, steps: readonly Step[]): unknown =>
  steps.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<Step, unknown>>)[step]
        : undefined,
    data,
  );

/** What checking one thing gives: what it is, unless it cannot be read so, and what is wrong with it. */
export interface ParseResult<T> {
  readonly read?: T;
  readonly faults: readonly Fault[];
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a whole number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const reasonOf = (value: unknown, issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined) return 'is missing';
      return `must be ${KINDS[issue.expected] ?? issue.expected}, not ${kindOf(value)}`;
    case 'invalid_value':
      if (value === undefined) return 'is missing';
      return wordsOf(issue) + (isOwnError(issue) ? '' : notAmong(value, issue.values.map(String)));
    case 'invalid_key':
      return 'has a name that is not a word of letters, digits and hyphens';
    default:
      return value === undefined ? 'is missing' : wordsOf(issue);
  }
};

/** Where an issue is found: an unknown key, not the object that has it. */
const stepsTo = (issue: z.core.$ZodIssue): readonly Step[] =>
  issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;

/** What a schema found, in plain words. */
export const faultOf = (data: unknown, issue: z.core.$ZodIssue): Fault => ({
  path: joined(stepsTo(issue)),
  reason: reasonOf(valueAt(data, issue.path), issue),
});

/** Data as a schema reads it; `told`: what the schema found, in plain words. */
export const parseWith = <T>(schema: z.ZodType<T>, value: unknown, told = faultOf): ParseResult<T> => {
  const { data, error } = schema.safeParse(value);
  const faults = unknownKeysFirst(error?.issues ?? []).map((issue) => told(value, issue));
  return data === undefined ? { faults } : { read: data, faults };
};

/** One name stands for both languages. */
const bothNames = (name: unknown): unknown => (typeof name === 'string' ? { en: name, ja: name } : name);

/** A card or deck as people write it, with its name in both languages. */
export const withBothNames = (written: unknown): unknown =>
  isObject(written) && 'name' in written ? { ...written, name: bothNames(written.name) } : written;

/** An effect may be written as the list of its instructions. */
export const expandEffect = (effect: unknown): unknown =>
  Array.isArray(effect) ? { instructions: effect } : effect;

/** What has an effect, with that written in full. */
export const withExpandedEffect = (value: unknown): unknown =>
  isObject(value) && 'effect' in value ? { ...value, effect: expandEffect(value.effect) } : value;

/** The ids of the cards that a deck lists, as far as it can be read. */
export const cardIdsIn = (deck: unknown): readonly string[] =>
  isObject(deck) && isObject(deck.cards) ? Object.keys(deck.cards) : [];
