import type { z } from 'zod';
import { reasonOf as wordsOf } from '../../../kernel/issue.ts';
import type { ClauseId } from '../clauses/index.ts';

/**
 * One thing that is wrong: where on the card, such as `abilities[0].effect`, and why, in plain words; by which clause
 * where one decides.
 */
export interface Fault {
  readonly path: string;
  readonly reason: string;
  readonly clause?: ClauseId;
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

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a whole number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with parts',
  record: 'an object with parts',
  null: 'null',
};

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'null';
  if (typeof value === 'string') return `"${value}"`;
  return typeof value === 'object' ? 'an object with parts' : String(value);
};

const reasonOf = (value: unknown, issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined) return 'is missing';
      return `must be ${KINDS[issue.expected] ?? issue.expected}, not ${kindOf(value)}`;
    case 'invalid_value':
      if (value === undefined) return 'is missing';
      return `must be ${issue.values
        .map(String)
        .join(', ')
        .replace(/, ([^,]*)$/, ' or $1')}, not ${kindOf(value)}`;
    case 'unrecognized_keys':
      return `has no part called ${issue.keys.join(', ')} here`;
    case 'invalid_key':
      return 'has a name that is not one word of letters, digits and hyphens';
    default:
      return value === undefined ? 'is missing' : wordsOf(issue);
  }
};

const clauseOf = (issue: z.core.$ZodIssue): ClauseId | undefined =>
  issue.code === 'invalid_type' && issue.expected === 'int' ? '1-5e' : undefined;

/** What a schema found, in plain words. */
export const faultOf = (data: unknown, issue: z.core.$ZodIssue): Fault => {
  const fault = { path: joined(issue.path), reason: reasonOf(valueAt(data, issue.path), issue) };
  const clause = clauseOf(issue);
  return clause === undefined ? fault : { ...fault, clause };
};
