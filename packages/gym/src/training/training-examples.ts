import type { FeatureEncoder, Question, RatedOption } from 'gatechart/tools';
import { parquetReadObjects, type SchemaElement } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';

/** One decision, or one position, as a net learns from it, before it is known how the match ended. */
export interface UnlabeledExample {
  readonly player: number;
  /** The player's view in the ruleset's features. */
  readonly position: Float32Array;
  /** The options one after the other, likewise; none where the player decides nothing. */
  readonly options: Float32Array;
  /** For each option whether a search took it, 1 or 0; empty where the agent did not search. */
  readonly policy: readonly number[];
  /** What the search expects on the whole: 1 won, 0 lost; absent where the agent did not search. */
  readonly expected?: number;
  /** What determinizations came to on average, played on from there: 1 won, 0 lost; absent where none was. */
  readonly playedOn?: number;
}

/** An example, with how the match ended. */
export interface TrainingExample extends UnlabeledExample {
  /** Number of the match in its dataset, and of the example in its match. */
  readonly match: number;
  readonly step: number;
  /** 1 for a match won by that player, 0 lost, a half drawn. */
  readonly result: number;
}

/** What a search took and expected, of what it rated, the best first. Its visits tell little: it halves what is left, and they are equal at the end. */
const searchTargets = (keys: readonly string[], rated: readonly RatedOption[]) => {
  const rows = rated.flatMap(({ search }) => search ?? []);
  const all = rows.reduce((sum, { visits }) => sum + visits, 0);
  if (all === 0) return undefined;
  const expected = rows.reduce((sum, row) => sum + row.visits * row.expected, 0);
  return { policy: keys.map((key) => Number(key === rated[0]?.key)), expected: expected / all };
};

/** A view in the ruleset's features. */
export const encodePosition = (features: FeatureEncoder, view: unknown): Float32Array => {
  const position = new Float32Array(features.position.size);
  features.encodePosition(view, position);
  return position;
};

/** A question with how an agent rated its options, as a net learns from it. */
export const encodeDecision = (
  features: FeatureEncoder,
  question: Question,
  rated: readonly RatedOption[],
): UnlabeledExample => {
  const { player, decision } = question;
  const view = question.view();
  const options = new Float32Array(decision.options.length * features.option.size);
  features.encodeOptions({ ...question, view: () => view }, options);
  const keys = decision.options.map(({ key }) => key);
  const position = encodePosition(features, view);
  return { player, position, options, ...(searchTargets(keys, rated) ?? { policy: [] }) };
};

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

/** The metadata key of the hash of the layouts of the features. */
const FEATURES_KEY = 'gatechart.features';

/** The training examples of a match as a table, a row each, with the hash of the layouts of the features. */
export const encodeTable = (examples: readonly TrainingExample[], features: string): Uint8Array =>
  new Uint8Array(
    parquetWriteBuffer({
      schema: SCHEMA,
      columnData: [
        ...NUMBERS.map((name) => ({ name, data: examples.map((example) => example[name]) })),
        ...LISTS.map((name) => ({ name, data: examples.map((example) => [...example[name]]) })),
        { name: 'result', data: examples.map(({ result }) => result) },
        ...OPTIONAL_NUMBERS.map((name) => ({ name, data: examples.map((example) => example[name] ?? null) })),
      ],
      kvMetadata: [{ key: FEATURES_KEY, value: features }],
    }),
  );

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): ArrayBuffer =>
  buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;

/** The training examples of a table as `encodeTable` made it: of others, reading may never end. */
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
