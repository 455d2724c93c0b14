import { z } from 'zod';
import { formsOf, schemaDocs } from './schema.ts';

/** A schema of a card language. */
export type Schema = z.core.$ZodType;

/** What stands for a schema in capitals. */
export const nameOf = (schema: Schema): string | undefined => schemaDocs.get(schema)?.called;

const isOptional = (schema: Schema): schema is z.ZodExactOptional | z.ZodOptional =>
  schema instanceof z.ZodExactOptional || schema instanceof z.ZodOptional;

const unwrapped = (schema: Schema): Schema | undefined =>
  schema instanceof z.ZodReadonly || isOptional(schema) ? schema.unwrap() : undefined;

const bare = (schema: Schema): Schema => {
  const inner = unwrapped(schema);
  return inner === undefined ? schema : bare(inner);
};

/** The parts of an object by their names. */
const shapeOf = (schema: Schema): readonly (readonly [string, Schema])[] => {
  const object = bare(schema);
  return object instanceof z.ZodObject ? Object.entries<Schema>(object.shape) : [];
};

const directForms = (schema: Schema): readonly Schema[] =>
  formsOf(schema) ?? (schema instanceof z.ZodUnion ? (schema.options as readonly Schema[]) : []);

/** The forms that a value may take, itself if there is one only; what has a name is one form. */
const allForms = (schema: Schema): readonly Schema[] => {
  const forms = directForms(schema);
  return forms.length === 0
    ? [schema]
    : forms.flatMap((form) => (nameOf(form) === undefined ? allForms(form) : [form]));
};

const object = (parts: readonly (readonly [string, Schema])[]): string =>
  `{ ${parts.map(([key, part]) => `${key}: ${shown(part)}`).join(', ')} }`;

/** A value as cards write it, or the name in capitals that stands for it. */
const shown = (schema: Schema): string => nameOf(schema) ?? written(schema);

const written = (schema: Schema): string => {
  const inner = unwrapped(schema);
  if (inner !== undefined) return shown(inner);
  const forms = allForms(schema);
  if (forms.length > 1) return [...new Set(forms.map(shown))].join(' / ');
  if (schema instanceof z.ZodLiteral) return [...schema.values].join(' / ');
  if (schema instanceof z.ZodEnum) return schema.options.join(' / ');
  if (schema instanceof z.ZodBoolean) return 'true / false';
  if (schema instanceof z.ZodNull) return 'null';
  if (schema instanceof z.ZodArray) return `[${shown(schema.element)}, …]`;
  if (schema instanceof z.ZodRecord) return `{ ${shown(schema.keyType)}: ${shown(schema.valueType)}, … }`;
  if (schema instanceof z.ZodObject) return object(shapeOf(schema).filter(([, part]) => !isOptional(part)));
  return schema instanceof z.ZodNumber ? 'NUMBER' : 'TEXT';
};

const code = (text: string): string => (text === '' ? '' : `\`${text}\``);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const meaning = (schema: Schema): string => schemaDocs.get(schema)?.en ?? '';

/** One row for each form, or for each word where the form is one of several words. */
const formRows = (schema: Schema): readonly (readonly string[])[] =>
  [...new Set(allForms(schema))].flatMap((form) => {
    const said = schemaDocs.get(form);
    if (said?.words) return Object.entries(said.words).map(([word, en]) => [code(word), '', en]);
    const optional = shapeOf(form).filter(([, part]) => isOptional(part));
    return [
      [
        code(shown(form)),
        optional.map(([key, part]) => code(`${key}: ${shown(part)}`)).join(', '),
        meaning(form),
      ],
    ];
  });

/** The forms that values of these schemas take, and what each means; `called`: what stands for them. */
export const formTable = (called = '', ...schemas: readonly Schema[]): string => {
  const rows = schemas.flatMap(formRows);
  return rows.every(([, optional]) => optional === '')
    ? table(
        [called, 'means'],
        rows.map(([form = '', , en = '']) => [form, en]),
      )
    : table([called, 'may have', 'means'], rows);
};

/** The forms of a schema under its name. */
export const tableOf = (schema: Schema): string => formTable(nameOf(schema), schema);

/** The parts of an object, and what each is for. */
export const partTable = (schema: Schema): string =>
  table(
    [`part of ${shown(schema)}`, 'is written', 'means'],
    shapeOf(schema).map(([key, part]) => [code(key), code(shown(part)), meaning(part)]),
  );

/** The parts of a card, and which of so many types of card may have each. */
export const cardTable = (
  card: Schema,
  typesWith: (part: string) => readonly string[],
  types: number,
): string =>
  table(
    ['part of a card', 'is written', 'means', 'which cards'],
    shapeOf(card).map(([key, part]) => {
      const which = typesWith(key);
      return [code(key), code(shown(part)), meaning(part), which.length === types ? 'all' : which.join(', ')];
    }),
  );

/** What names in capitals stand for. */
export const nameTable = (schemas: readonly Schema[]): string =>
  table(
    ['name', 'stands for', 'is written'],
    schemas.map((schema) => {
      const form = written(schema);
      return [shown(schema), meaning(schema), form === shown(schema) ? '' : code(form)];
    }),
  );
