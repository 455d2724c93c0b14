import { z } from 'zod';

/** An object with exactly these parts. */
export const parts = <S extends z.ZodRawShape>(shape: S) => z.strictObject(shape).readonly();

/** A part that may be left out. */
export const maybe = <S extends z.ZodType>(schema: S) => z.exactOptional(schema);

/** A list. */
export const list = <S extends z.ZodType>(schema: S) => z.array(schema).readonly();

/** A list of at least one. */
export const someOf = <S extends z.ZodType>(schema: S) =>
  z.array(schema).min(1, 'must name at least one').readonly();

/** A part that is there with `true`, or left out. */
export const flag = () => z.exactOptional(z.literal(true));

type Forms = Readonly<Record<string, z.ZodType>>;

type AnyOf<F extends Forms> = { [K in keyof F]: z.infer<F[K]> }[keyof F];

const inQuotes = (names: readonly string[]): string => names.join(', ');

/** Hands what is wrong with a value on as if it had been found right here. */
const parseAs = <T>(schema: z.ZodType<T>, context: z.core.ParsePayload): T => {
  const result = schema.safeParse(context.value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    context.issues.push({ ...issue, input: context.value } as z.core.$ZodRawIssue);
  }
  return z.NEVER;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refuse = (context: z.core.ParsePayload, message: string): never => {
  context.issues.push({ code: 'custom', message, input: context.value });
  return z.NEVER;
};

/** One of several forms told apart by which of these keys is there; the first key found decides. */
export const byKey = <F extends Forms>(what: string, forms: F): z.ZodType<AnyOf<F>> =>
  z.unknown().transform((value, context): AnyOf<F> => {
    const keys = Object.keys(forms);
    const key = isObject(value) ? keys.find((each) => each in value) : undefined;
    if (key === undefined) return refuse(context, `is no ${what}; it needs one of ${inQuotes(keys)}`);
    return parseAs(forms[key] as z.ZodType<AnyOf<F>>, context);
  }) as z.ZodType<AnyOf<F>>;

/** One of several forms told apart by the word that stands behind one key. */
export const byWord = <F extends Forms>(what: string, key: string, forms: F): z.ZodType<AnyOf<F>> =>
  z.unknown().transform((value, context): AnyOf<F> => {
    const word = isObject(value) ? value[key] : undefined;
    if (word === undefined) return refuse(context, `is no ${what}; it needs ${key}`);
    const form = Object.hasOwn(forms, String(word)) ? forms[String(word)] : undefined;
    if (form === undefined) {
      return refuse(context, `${key}: ${String(word)} is unknown; known: ${inQuotes(Object.keys(forms))}`);
    }
    return parseAs(form as z.ZodType<AnyOf<F>>, context);
  }) as z.ZodType<AnyOf<F>>;

/** A word, number or boolean where the value is none of these objects, else the object. */
export const plainOr = <P, O>(plain: z.ZodType<P>, object: z.ZodType<O>): z.ZodType<P | O> =>
  z
    .unknown()
    .transform((value, context): P | O =>
      parseAs<P | O>(isObject(value) ? object : plain, context),
    ) as z.ZodType<P | O>;
