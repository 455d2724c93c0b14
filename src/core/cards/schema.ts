import { z } from 'zod';
import { didYouMean, meantId } from '../data/nearest.ts';
import { unknownKeys } from '../data/schemas.ts';

/** What card authors are told of a part of the language. */
export interface SchemaDoc {
  /** What it is for. */
  readonly en: string;
  /** What stands for it inside other parts, such as FILTER. */
  readonly called?: string;
  /** What each word means, where one of several is written. */
  readonly words?: Readonly<Record<string, string>>;
}

/** The words for every part of the language. */
export const schemaDocs = z.registry<SchemaDoc>();

/** The schema, with what it is for, and what stands for it inside other parts. */
export const withDoc = <S extends z.ZodType>(schema: S, en?: string, called?: string): S => {
  if (en !== undefined) schemaDocs.add(schema, { en, ...(called !== undefined && { called }) });
  return schema;
};

/** One of these words, and what each means. */
export const enumOf = <const W extends Readonly<Record<string, string>>>(
  words: W,
  en: string,
  called?: string,
): z.ZodEnum<{ readonly [K in keyof W & string]: K }> => {
  const schema = z.enum(Object.keys(words) as (keyof W & string)[]);
  schemaDocs.add(schema, { en, words, ...(called !== undefined && { called }) });
  return schema;
};

const error = unknownKeys(([first, ...others]) =>
  [
    `the key is not known here${first?.hint ?? ''}`,
    ...others.map(({ key, hint }) => `nor is the key ${key}${hint}`),
  ].join(', '),
);

/** The value as it is quoted where it should be another. */
export const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'null';
  if (typeof value === 'string') return `"${value}"`;
  return typeof value === 'object' ? 'an object' : String(value);
};

/** `, not X`, with ` (did you mean Y?)` where the value is near one of the words; empty where there is no value. */
export const notAmong = (value: unknown, words: readonly string[]): string => {
  if (value === undefined) return '';
  return `, not ${kindOf(value)}${typeof value === 'string' ? didYouMean(value, words) : ''}`;
};

/** What is said of a value that fits no form, or of that part of it: what it must be, and which of the words is near. */
export const mustBe = (told: string, words: readonly string[], part?: string) => ({
  error: ({ input }: { readonly input?: unknown }): string => {
    const value = part === undefined ? input : isObject(input) ? input[part] : undefined;
    return told + notAmong(value, words);
  },
});

/** An object with exactly these parts. */
export const strictObject = <S extends z.core.$ZodLooseShape>(shape: S) => z.strictObject(shape, { error });

/** The same, and what it is for. */
export const objectOf = <S extends z.core.$ZodLooseShape>(shape: S, en?: string) =>
  withDoc(strictObject(shape).readonly(), en);

/** A part that may be left out, and what it is for. */
export const optional = <S extends z.ZodType>(schema: S, en?: string): z.ZodExactOptional<S> =>
  withDoc(z.exactOptional(schema), en);

/** A part that is always there, and what it is for in this place. */
export const required = <S extends z.ZodType>(schema: S, en: string): S => withDoc(schema.clone(), en);

/** A part that is there with `true`, or left out. */
export const flag = (en?: string) => optional(z.literal(true), en);

/** A list. */
export const list = <T>(schema: z.ZodType<T>): z.ZodType<readonly T[]> => z.array(schema).readonly();

/** A list of at least one. */
export const nonEmptyList = <T>(schema: z.ZodType<T>): z.ZodType<readonly T[]> =>
  z.array(schema).min(1, 'must name at least one').readonly();

/** How the form that is meant is found: the form, or why there is none. */
interface Choice {
  readonly forms: readonly z.ZodType[];
  pick(value: unknown): z.ZodType | string;
}

const choices = new WeakMap<z.core.$ZodType, Choice>();

/** The forms of a schema that has several. */
export const formsOf = (schema: z.core.$ZodType): readonly z.ZodType[] | undefined =>
  choices.get(schema)?.forms;

/** The form that a value takes of a schema that has several. */
export const formOf = (schema: z.core.$ZodType, value: unknown): z.ZodType | undefined => {
  const form = choices.get(schema)?.pick(value);
  return typeof form === 'string' ? undefined : form;
};

/** One of several forms; what is wrong with the form that is meant is told as if it had been found right here. */
const oneOf = <T>(
  forms: readonly z.ZodType<T>[],
  pick: (value: unknown) => z.ZodType<T> | string,
): z.ZodType<T> => {
  const schema = z.unknown().transform((value, context): T => {
    const form = pick(value);
    if (typeof form === 'string') {
      context.issues.push({ code: 'custom', message: form, input: value });
      return z.NEVER;
    }
    const result = form.safeParse(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      context.issues.push({ ...issue, input: value } as z.core.$ZodRawIssue);
    }
    return z.NEVER;
  });
  choices.set(schema, { forms, pick });
  return schema;
};

/** Whether a value has parts with names. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Forms = Readonly<Record<string, z.ZodType>>;

type AnyOf<F extends Forms> = z.output<F[keyof F]>;

const formsIn = <F extends Forms>(forms: F) => forms as Readonly<Record<string, z.ZodType<AnyOf<F>>>>;

/** One of several forms told apart by which of these keys is there; the first key found decides. */
export const unionByKey = <F extends Forms>(what: string, forms: F): z.ZodType<AnyOf<F>> => {
  const known = formsIn(forms);
  const keys = Object.keys(known);
  return oneOf(Object.values(known), (value) => {
    const written = isObject(value) ? Object.keys(value) : [];
    const form = known[keys.find((each) => written.includes(each)) ?? ''];
    if (form !== undefined) return form;
    const mistyped = written.find((each) => meantId(each, keys) !== undefined);
    const near = mistyped === undefined ? '' : ` with the key ${mistyped}${didYouMean(mistyped, keys)}`;
    return `is not a valid ${what}${near}; it needs one of the keys ${keys.join(', ')}`;
  });
};

/** One of several forms told apart by the word that stands behind one key. */
export const unionByWord = <F extends Forms>(what: string, key: string, forms: F): z.ZodType<AnyOf<F>> => {
  const known = formsIn(forms);
  return oneOf(Object.values(known), (value) => {
    const word = isObject(value) ? value[key] : undefined;
    if (word === undefined) return `is not a valid ${what}; it needs the key ${key}`;
    const form = Object.hasOwn(known, String(word)) ? known[String(word)] : undefined;
    if (form !== undefined) return form;
    const words = Object.keys(known);
    const near = didYouMean(String(word), words);
    return `${key}: there is no ${what} ${String(word)}${near}; known: ${words.join(', ')}`;
  });
};

/** A word, number or boolean where the value is none of these objects, else the object. */
export const plainOr = <P, O>(plain: z.ZodType<P>, object: z.ZodType<O>): z.ZodType<P | O> =>
  oneOf<P | O>([plain, object], (value) => (isObject(value) ? object : plain));

/** That one word where the value is text, else the other, which is `called` so. */
export const wordOr = <const W extends string, O>(
  word: W,
  other: z.ZodType<O>,
  called: string,
): z.ZodType<W | O> => {
  const literal = z.literal(word, mustBe(`must be ${word} or ${called}`, [word]));
  return oneOf<W | O>([literal, other], (value) => (typeof value === 'string' ? literal : other));
};

/** The id of a card or deck. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must consist of small letters and digits, with hyphens between words');
