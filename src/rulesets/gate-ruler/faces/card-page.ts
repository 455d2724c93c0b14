import { z } from 'zod';
import { typesWith } from '../card-check/rules/types.ts';
import { ability, cost, counter, effect, timing } from '../values/language/abilities.ts';
import { card, rulerRules } from '../values/language/cards.ts';
import { continuous } from '../values/language/changes.ts';
import { condition } from '../values/language/conditions.ts';
import { formsOf } from '../values/language/forms.ts';
import { damageFilter, instruction, instructionGroups, steps } from '../values/language/instructions.ts';
import { amount, filter, reference } from '../values/language/references.ts';
import { trigger, who } from '../values/language/triggers.ts';
import { wording } from '../values/language/wording.ts';
import {
  cardType,
  choiceName,
  duration,
  howMany,
  keyword,
  moment,
  number,
  someCards,
  stat,
  text,
  zoneKind,
} from '../values/language/words.ts';

type Schema = z.core.$ZodType;

const nameOf = (schema: Schema): string | undefined => wording.get(schema)?.called;

const unwrapped = (schema: Schema): Schema | undefined =>
  schema instanceof z.ZodReadonly || schema instanceof z.ZodExactOptional ? schema.unwrap() : undefined;

const bare = (schema: Schema): Schema => {
  const inner = unwrapped(schema);
  return inner === undefined ? schema : bare(inner);
};

const isOptional = (schema: Schema): boolean => schema instanceof z.ZodExactOptional;

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

const meaning = (schema: Schema): string => wording.get(schema)?.en ?? '';

/** One row for each form, or for each word where the form is one of several words. */
const formRows = (schema: Schema): readonly (readonly string[])[] =>
  [...new Set(allForms(schema))].flatMap((form) => {
    const said = wording.get(form);
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

const formTable = (called = '', ...schemas: readonly Schema[]): string => {
  const rows = schemas.flatMap(formRows);
  return rows.every(([, optional]) => optional === '')
    ? table(
        [called, 'means'],
        rows.map(([form = '', , en = '']) => [form, en]),
      )
    : table([called, 'may have', 'means'], rows);
};

const tableOf = (schema: Schema): string => formTable(nameOf(schema), schema);

const instructionTable = (group: Readonly<Record<string, Schema>>): string =>
  formTable(nameOf(instruction), ...new Set(Object.values(group)));

const partTable = (schema: Schema): string =>
  table(
    [`part of ${shown(schema)}`, 'is written', 'means'],
    shapeOf(schema).map(([key, part]) => [code(key), code(shown(part)), meaning(part)]),
  );

const cardTable = (): string =>
  table(
    ['part of a card', 'is written', 'means', 'which cards'],
    shapeOf(card).map(([key, part]) => {
      const types = typesWith(key);
      const which = types.length === cardType.options.length ? 'all' : types.join(', ');
      return [code(key), code(shown(part)), meaning(part), which];
    }),
  );

/** What the names in capitals stand for that have no table of their own. */
const nameTable = (): string =>
  table(
    ['name', 'stands for', 'is written'],
    [number, howMany, someCards, text, choiceName, cardType, stat, zoneKind, moment, effect, steps, who].map(
      (schema) => {
        const form = written(schema);
        return [shown(schema), meaning(schema), form === shown(schema) ? '' : code(form)];
      },
    ),
  );

/** The tables of the page for card authors, by their names on the page. */
export const cardTables = (): Readonly<Record<string, string>> => ({
  card: cardTable(),
  names: nameTable(),
  filters: partTable(filter),
  references: tableOf(reference),
  amounts: tableOf(amount),
  conditions: tableOf(condition),
  ...Object.fromEntries(
    Object.entries(instructionGroups).map(([name, group]) => [name, instructionTable(group)]),
  ),
  damage: partTable(damageFilter),
  durations: tableOf(duration),
  changes: tableOf(continuous),
  abilities: tableOf(ability),
  costs: tableOf(cost),
  triggers: tableOf(trigger),
  timings: tableOf(timing),
  counters: tableOf(counter),
  keywords: tableOf(keyword),
  rulers: partTable(rulerRules),
});
