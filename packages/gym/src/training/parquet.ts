import { parquetReadObjects, type SchemaElement } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import type { TrainingExample } from './training-examples.ts';

const numberColumn = (name: string, type: 'INT32' | 'DOUBLE', isThere = true): SchemaElement => ({
  name,
  type,
  repetition_type: isThere ? 'REQUIRED' : 'OPTIONAL',
});

const listColumn = (name: string): readonly SchemaElement[] => [
  { name, repetition_type: 'REQUIRED', converted_type: 'LIST', num_children: 1 },
  { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
  { name: 'element', type: 'FLOAT', repetition_type: 'REQUIRED' },
];

const NUMBERS = ['match', 'step', 'player'] as const;
const LISTS = ['position', 'options', 'policy'] as const;
/** Numbers that are not always there. */
const OPTIONAL_NUMBERS = ['expected', 'playedOn'] as const;

const SCHEMA: SchemaElement[] = [
  { name: 'root', num_children: NUMBERS.length + LISTS.length + 1 + OPTIONAL_NUMBERS.length },
  ...NUMBERS.map((name) => numberColumn(name, 'INT32')),
  ...LISTS.flatMap(listColumn),
  numberColumn('result', 'DOUBLE'),
  ...OPTIONAL_NUMBERS.map((name) => numberColumn(name, 'DOUBLE', false)),
];

/** A row as it is read. */
interface Row extends Omit<TrainingExample, 'position' | 'options' | (typeof OPTIONAL_NUMBERS)[number]> {
  readonly position: readonly number[];
  readonly options: readonly number[];
  readonly expected: number | null;
  readonly playedOn: number | null;
}

/** Under this key a table tells whoever reads it the hash of the layouts of the features. */
const FEATURES_KEY = 'gatechart.features';

/** The lessons of a match as a table, a row each, with the hash of the layouts of the features. */
export const encodeTable = (lessons: readonly TrainingExample[], features: string): Uint8Array =>
  new Uint8Array(
    parquetWriteBuffer({
      schema: SCHEMA,
      columnData: [
        ...NUMBERS.map((name) => ({ name, data: lessons.map((lesson) => lesson[name]) })),
        ...LISTS.map((name) => ({ name, data: lessons.map((lesson) => [...lesson[name]]) })),
        { name: 'result', data: lessons.map(({ result }) => result) },
        ...OPTIONAL_NUMBERS.map((name) => ({ name, data: lessons.map((lesson) => lesson[name] ?? null) })),
      ],
      kvMetadata: [{ key: FEATURES_KEY, value: features }],
    }),
  );

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): ArrayBuffer =>
  buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;

/** The lessons of a table as `tableOf` made it: of others, reading may never end. */
export const decodeTable = async (table: Uint8Array): Promise<readonly TrainingExample[]> => {
  const rows = (await parquetReadObjects({ file: bufferOf(table) })) as unknown as readonly Row[];
  return rows.map(({ match, step, player, position, options, policy, result, expected, playedOn }) => ({
    ...{ match, step, player, policy, result },
    position: Float32Array.from(position),
    options: Float32Array.from(options),
    ...(expected !== null && { expected }),
    ...(playedOn !== null && { playedOn }),
  }));
};
