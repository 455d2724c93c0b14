import { z } from 'zod';
import { GatechartError } from '../../core/errors.ts';

/** Name and version of how a net is written down. */
export const NET_FORMAT = 'gatechart-net/1';

/** No number of a net is larger. */
const LARGEST = 1e6;

const size = z.int().positive().max(65_536);

/** A layer: `weights` are its rows, an output each, as 16-bit integers (little-endian, base64) by `scale`. */
const layer = z
  .strictObject({
    inputs: size,
    outputs: size,
    scale: z
      .number()
      .nonnegative()
      .max(LARGEST / 2 ** 15),
    weights: z.base64(),
    bias: z.array(z.number().min(-LARGEST).max(LARGEST)),
  })
  .refine(({ inputs, outputs, weights, bias }) => {
    const padding = weights.length - weights.replace(/=+$/, '').length;
    const bytes = (weights.length / 4) * 3 - padding;
    return bias.length === outputs && bytes === 2 * inputs * outputs;
  }, 'must have one weight for each input and output');

/** What the net is made of: each layer feeds on what stands behind its name. */
const layers = z.strictObject({
  /** The position. */
  first: layer,
  /** `first`, with what is below 0 made 0. */
  second: layer,
  /** `second`, likewise: the chance to win before it is squashed. */
  value: layer,
  /** An option. */
  option: layer,
  /** `second`, likewise; added to `option`. */
  context: layer,
  /** The sum of both, likewise: how much the option is to be preferred. */
  choice: layer,
});

/** A trained net as its file has it. */
const netSchema = z.strictObject({
  format: z.literal(NET_FORMAT),
  ruleset: z.string(),
  /** Of the rules. */
  version: z.int(),
  /** Hash of the layouts of what is read. */
  features: z.string(),
  /** What made it. */
  made: z.record(z.string(), z.json()),
  layers,
});

export type NetFile = Readonly<z.output<typeof netSchema>>;
export type SerializedLayer = NetFile['layers']['first'];

/** A net that was written down. Throws `BAD_NET` at that place. */
export const readNet = (value: unknown, place: string): NetFile => {
  const read = netSchema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const path = issue?.path.join('.') ?? '';
  throw new GatechartError(
    'BAD_NET',
    path === '' ? place : `${place} ${path}`,
    issue?.message ?? 'the file is not a neural network',
  );
};

/** Weights input by input, so that an input that is 0 costs nothing. */
export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float64Array;
  readonly bias: Float64Array;
}

/** A layer as it was written down, row by row. */
export const layerFrom = ({ inputs, outputs, scale, weights, bias }: SerializedLayer): Layer => {
  const bytes = Uint8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
  const integers = new DataView(bytes.buffer);
  const turned = new Float64Array(inputs * outputs);
  for (let output = 0; output < outputs; output += 1) {
    for (let input = 0; input < inputs; input += 1) {
      turned[input * outputs + output] = scale * integers.getInt16(2 * (output * inputs + input), true);
    }
  }
  return { inputs, outputs, weights: turned, bias: Float64Array.from(bias) };
};

/** Adds what the inputs from `at` on come to. */
export const addLayer = (
  { inputs, outputs, weights }: Layer,
  from: Float32Array | Float64Array,
  at: number,
  into: Float64Array,
): void => {
  for (let input = 0; input < inputs; input += 1) {
    const value = from[at + input] as number;
    if (value === 0) continue;
    const row = input * outputs;
    for (let output = 0; output < outputs; output += 1) {
      into[output] = (into[output] as number) + value * (weights[row + output] as number);
    }
  }
};

/** Makes 0 what is below. */
export const rectify = (values: Float64Array): void => {
  for (let index = 0; index < values.length; index += 1) {
    if ((values[index] as number) < 0) values[index] = 0;
  }
};

/** What a layer of one output gives. */
export const singleOutput = ({ inputs, weights, bias }: Layer, from: Float64Array): number => {
  let sum = bias[0] as number;
  for (let input = 0; input < inputs; input += 1) {
    sum += (from[input] as number) * (weights[input] as number);
  }
  return sum;
};
