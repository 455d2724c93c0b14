import { z } from 'zod';

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
