import { parquetWriteBuffer } from 'hyparquet-writer';
import type { TrajectoryStep } from '../outcome.ts';

type Column = Parameters<typeof parquetWriteBuffer>[0]['columnData'][number];
type SchemaElement = NonNullable<Parameters<typeof parquetWriteBuffer>[0]['schema']>[number];

const NUMBERS = {
  match: 'INT32',
  step: 'INT32',
  player: 'INT32',
  action: 'INT32',
  return: 'DOUBLE',
} as const satisfies Partial<Record<keyof TrajectoryStep, SchemaElement['type']>>;

/** The elements of lists; the policy has no list where the agent does not search. */
const LISTS = {
  observation: 'FLOAT',
  mask: 'INT32',
  policy: 'DOUBLE',
} as const satisfies Partial<Record<keyof TrajectoryStep, SchemaElement['type']>>;

const namesOf = <K extends string>(columns: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(columns) as K[];

/** Lists as Parquet has them: three levels. */
const listSchema = (name: keyof typeof LISTS): readonly SchemaElement[] => [
  { name, converted_type: 'LIST', repetition_type: 'OPTIONAL', num_children: 1 },
  { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
  { name: 'element', type: LISTS[name], repetition_type: 'REQUIRED' },
];

const SCHEMA: readonly SchemaElement[] = [
  { name: 'root', num_children: namesOf(NUMBERS).length + namesOf(LISTS).length },
  ...namesOf(NUMBERS).map(
    (name): SchemaElement => ({ name, type: NUMBERS[name], repetition_type: 'REQUIRED' }),
  ),
  ...namesOf(LISTS).flatMap(listSchema),
];

/** Decisions as a Parquet table, a row each, with a typed column for each part. */
export const parquetOf = (steps: readonly TrajectoryStep[]): Uint8Array => {
  const columnData = [...namesOf(NUMBERS), ...namesOf(LISTS)].map(
    (name): Column => ({ name, data: steps.map((step) => step[name]) }),
  );
  return new Uint8Array(parquetWriteBuffer({ columnData, schema: [...SCHEMA] }));
};
