import { z } from 'zod';
import { formsOf } from '../../../src/core/cards/schema.ts';
import { card } from '../../../src/rulesets/gate-ruler/state/language/cards.ts';

type Schema = z.core.$ZodType;

const within = (schema: Schema): readonly Schema[] => {
  if (schema instanceof z.ZodReadonly || schema instanceof z.ZodExactOptional) return [schema.unwrap()];
  if (schema instanceof z.ZodObject) return Object.values<Schema>(schema.shape);
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodRecord) return [schema.keyType, schema.valueType];
  if (schema instanceof z.ZodUnion) return schema.options as readonly Schema[];
  return formsOf(schema) ?? [];
};

const reached = (schema: Schema, seen: Set<Schema> = new Set()): ReadonlySet<Schema> => {
  if (!seen.has(schema)) {
    seen.add(schema);
    for (const each of within(schema)) reached(each, seen);
  }
  return seen;
};

/** Every schema that a card is made of. */
export const languageSchemas: readonly Schema[] = [...reached(card)];

/** The keys and words that are written of what a schema takes. */
export const wordsOf = (schema: Schema): readonly string[] => {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  return schema instanceof z.ZodLiteral ? [...schema.values].map(String) : [];
};
