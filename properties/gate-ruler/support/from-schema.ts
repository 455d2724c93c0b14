import fc from 'fast-check';
import { z } from 'zod';
import { formOf, formsOf, isObject } from '../../../src/core/cards/schema.ts';
import { amount, filter } from '../../../src/rulesets/gate-ruler/state/language/expressions.ts';
import { steps } from '../../../src/rulesets/gate-ruler/state/language/instructions.ts';
import { choiceName } from '../../../src/rulesets/gate-ruler/state/language/vocabulary.ts';

type Schema = z.core.$ZodType;

/** How deep parts may stand inside parts of their own kind, and what ends them. */
const ENDS: ReadonlyMap<Schema, readonly [depth: number, end: unknown]> = new Map<Schema, [number, unknown]>([
  [steps, [3, [{ do: 'redirect' }]]],
  [filter, [3, { side: 'enemy' }]],
  [amount, [4, 1]],
]);

const NAMES = ['three', 'four', 'five', 'six', 'seven'];

const numbers = ({ minValue, maxValue }: z.ZodNumber): fc.Arbitrary<number> =>
  fc.integer({ min: Math.max(minValue ?? -2, -2), max: Math.min(maxValue ?? 6, 6) });

/** `most`: how many of its parts that may be left out an object has. */
const objects = (
  shape: Readonly<Record<string, Schema>>,
  depth: number,
  most: number,
): fc.Arbitrary<unknown> => {
  const keys = Object.keys(shape);
  const optional = keys.filter((key) => shape[key] instanceof z.ZodExactOptional);
  const required = keys.filter((key) => !optional.includes(key));
  const recordOf = (parts: readonly string[], requiredKeys: string[]): fc.Arbitrary<unknown> =>
    fc.record(Object.fromEntries(parts.map((key) => [key, arbitraryOf(shape[key] as Schema, depth, most)])), {
      requiredKeys,
      noNullPrototype: true,
    });
  if (optional.length <= most) return recordOf(keys, required);
  return fc.subarray(optional, { maxLength: most }).chain((some) => {
    const parts = [...required, ...some];
    return recordOf(parts, parts);
  });
};

/**
 * Any value that a part of the card language takes; references are to choices called `one` and `two`. `most`: how many of its
 * parts that may be left out an object has; with few of them a filter fits some cards.
 */
export const arbitraryOf = (
  schema: Schema,
  depth = 0,
  most = Number.POSITIVE_INFINITY,
): fc.Arbitrary<unknown> => {
  const inside = (part: unknown, deeper = 0): fc.Arbitrary<unknown> =>
    arbitraryOf(part as Schema, depth + deeper, most);
  const end = ENDS.get(schema);
  if (end !== undefined && depth >= end[0]) return fc.constant(end[1]);
  if (schema === choiceName) return fc.constantFrom(...NAMES);
  const forms = formsOf(schema);
  if (forms !== undefined)
    return fc.oneof(...forms.map((form) => fc.constant(form))).chain((form) => inside(form, end ? 1 : 0));
  if (schema instanceof z.ZodReadonly || schema instanceof z.ZodExactOptional) {
    return inside(schema.unwrap(), end ? 1 : 0);
  }
  if (schema instanceof z.ZodObject) return objects(schema.shape, depth + 1, most);
  if (schema instanceof z.ZodArray) {
    return fc
      .constant(schema.element)
      .chain((each) => fc.array(inside(each), { minLength: 1, maxLength: 3 }));
  }
  if (schema instanceof z.ZodRecord) {
    return fc
      .array(inside(schema.valueType), { minLength: 2, maxLength: 2 })
      .map(([one, two]) => ({ one, two }));
  }
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map((each) => inside(each)));
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodTemplateLiteral) {
    const [prefix] = schema.def.parts;
    return fc.constantFrom(`${String(prefix)}one`, `${String(prefix)}two`);
  }
  if (schema instanceof z.ZodNumber) return numbers(schema);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNull) return fc.constant(null);
  if (schema instanceof z.ZodString) return fc.constantFrom('回収', '探索');
  throw new Error(`nothing is known of ${schema._zod.def.type}`);
};

/** A value with one thing in it changed, and where. */
export interface Changed {
  readonly value: unknown;
  readonly path: string;
}

const without = (value: Readonly<Record<string, unknown>>, key: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(value).filter(([each]) => each !== key));

function* changedParts(
  shape: Readonly<Record<string, Schema>>,
  value: Readonly<Record<string, unknown>>,
  path: string,
): Generator<Changed> {
  for (const [key, part] of Object.entries(shape)) {
    const at = `${path}.${key}`;
    const isOptional = part instanceof z.ZodExactOptional;
    if (!(key in value)) {
      const inner = isOptional ? (part.unwrap() as Schema) : part;
      if (inner instanceof z.ZodLiteral) yield { value: { ...value, [key]: [...inner.values][0] }, path: at };
      if (inner instanceof z.ZodBoolean)
        for (const each of [true, false]) yield { value: { ...value, [key]: each }, path: at };
      continue;
    }
    if (isOptional) yield { value: without(value, key), path: at };
    for (const each of changesOf(part, value[key], at))
      yield { value: { ...value, [key]: each.value }, path: each.path };
  }
}

/** Every way to change one thing in a value; names of choices, which stand for themselves, are left. */
export function* changesOf(schema: Schema, value: unknown, path: string): Generator<Changed> {
  if (schema === choiceName) return;
  const form = formOf(schema, value);
  if (form !== undefined) yield* changesOf(form, value, path);
  else if (schema instanceof z.ZodReadonly || schema instanceof z.ZodExactOptional)
    yield* changesOf(schema.unwrap() as Schema, value, path);
  else if (schema instanceof z.ZodObject && isObject(value)) yield* changedParts(schema.shape, value, path);
  else if (schema instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, each] of value.entries()) {
      if (value.length > 1) yield { value: value.filter((_, at) => at !== index), path: `${path}[${index}]` };
      for (const changed of changesOf(schema.element as Schema, each, `${path}[${index}]`)) {
        yield { value: value.map((other, at) => (at === index ? changed.value : other)), path: changed.path };
      }
    }
  } else if (schema instanceof z.ZodRecord && isObject(value)) {
    const keys = Object.keys(value);
    for (const key of keys) {
      if (keys.length > 1) yield { value: without(value, key), path: `${path}.${key}` };
      for (const changed of changesOf(schema.valueType as Schema, value[key], `${path}.${key}`)) {
        yield { value: { ...value, [key]: changed.value }, path: changed.path };
      }
    }
  } else if (schema instanceof z.ZodUnion) {
    for (const option of schema.options as readonly z.ZodType[]) {
      if (option.safeParse(value).success) yield* changesOf(option, value, path);
      else if (option instanceof z.ZodEnum) for (const each of option.options) yield { value: each, path };
    }
  } else if (schema instanceof z.ZodEnum) {
    for (const each of schema.options) if (each !== value) yield { value: each, path };
  } else if (schema instanceof z.ZodLiteral) {
    for (const each of schema.values) if (each !== value) yield { value: each, path };
  } else if (schema instanceof z.ZodTemplateLiteral) {
    const [prefix] = schema.def.parts;
    for (const each of ['one', 'two'])
      if (value !== `${String(prefix)}${each}`) yield { value: `${String(prefix)}${each}`, path };
  } else if (typeof value === 'number') {
    for (const each of [value + 1, value - 1]) yield { value: each, path };
  } else if (typeof value === 'boolean') yield { value: !value, path };
  else if (schema instanceof z.ZodString && typeof value === 'string') yield { value: `${value}+`, path };
}
